import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/games/keeper';
import {
  auctionAfter,
  type Called,
  calledIn,
  outcome,
  roomFor,
  settled,
  withCall,
  withoutLast,
} from '../../../src/games/manila/box/keeper-auction';
import { borrowed, holding, loansFor, paid, redeemed, standing } from '../../../src/games/manila/box/keeper-loans';
import { sheet } from '../../../src/games/manila/box/sheet';
import { auctionOver } from '../../../src/games/manila/rules/bidding';
import { type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { wander } from './checks';
import { A, actors, B, C, type Manila, now, plays, rules, table } from './position';

const D = 3;

/** A sheet that helpers write on. */
function desk(n: number, cells: { [cell: string]: string } = {}) {
  const all = { ...cells };
  return {
    all,
    read: () => reading(n, all),
    write(list: readonly Entry[]) {
      for (const [cell, text] of list) all[cell] = text;
      return list.length;
    },
    faults: () => faultsOf(sheet.sections(reading(n, all)), reading(n, all), sheet.faults),
  };
}

describe('loans', () => {
  test('E4: a chain of loans, coin by coin as the rule page tells it', () => {
    const one = desk(3, { 'cash@0': '4' });
    expect(standing(one.read(), A)).toMatchObject({ held: 2, pledged: 0, limit: 28, owed: 0 });
    expect(loansFor(one.read(), A, 20)).toBe(2);
    one.write(paid(one.read(), A, 20));
    expect(one.all).toEqual({ 'cash@0': '4+12+12-20', 'pledged@0': '2' });
    expect(standing(one.read(), A)).toMatchObject({ cash: 8, limit: 8, owed: 30, mayBorrow: false, mayRedeem: false });
    // buys a share for 5, pledges it, redeems one
    one.write(paid(one.read(), A, 5));
    one.write([holding(one.read(), A, 1) as Entry]);
    one.write(borrowed(one.read(), A));
    expect(standing(one.read(), A)).toMatchObject({ held: 3, pledged: 3, cash: 15, mayBorrow: false, mayRedeem: true });
    one.write(redeemed(one.read(), A));
    expect(standing(one.read(), A)).toMatchObject({ held: 3, pledged: 2, cash: 0, limit: 12, owed: 30 });
    expect(one.all['cash@0']).toBe('4+12+12-20-5+12-15');
    expect(one.faults()).toEqual([]);
  });

  test('without cash on the sheet only the shares are kept', () => {
    const one = desk(4);
    one.write(borrowed(one.read(), B));
    expect(one.all).toEqual({ 'pledged@1': '1' });
    expect(standing(one.read(), B)).toMatchObject({ cash: undefined, limit: undefined, owed: 15, mayRedeem: true });
    expect(paid(one.read(), B, 9)).toEqual([]);
    one.write(redeemed(one.read(), B));
    expect(one.all).toEqual({ 'pledged@1': '0' });
  });

  test('an unfinished sum is not touched', () => {
    const one = desk(3, { 'cash@0': '30+' });
    expect(borrowed(one.read(), A)).toEqual([['pledged@0', '1']]);
    expect(paid(one.read(), A, 9)).toEqual([]);
  });

  test('nothing is pledged beyond the hand, redeemed without money, or held beyond what exists', () => {
    const one = desk(5, { 'cash@0': '14', 'pledged@0': '2' });
    expect(borrowed(one.read(), A)).toEqual([]);
    expect(redeemed(one.read(), A)).toEqual([]);
    expect(redeemed(desk(5, { 'cash@0': '99' }).read(), A)).toEqual([]);
    expect(holding(one.read(), A, -1)).toBeUndefined();
    expect(holding(desk(5, { 'held@0': '12' }).read(), A, 1)).toBeUndefined();
    // a payment out of reach takes what there is: the sheet marks it
    const poor = desk(3, { 'cash@0': '1' });
    poor.write(paid(poor.read(), A, 40));
    expect(poor.all).toEqual({ 'cash@0': '1+12+12-40', 'pledged@0': '2' });
    expect(poor.faults().map(({ cell }) => cell)).toEqual(['cash@0']);
  });

  test('a sum never grows past what a cell can hold', () => {
    const one = desk(3, { 'cash@0': '500' });
    for (let i = 0; i < 100; i++) {
      one.write(borrowed(one.read(), A));
      one.write(redeemed(one.read(), A));
    }
    expect(one.read().number('cash', A)).toBe(200);
    expect(one.faults()).toEqual([]);
  });
});

/** Everybody in turn. */
const said = (n: number, opener: number, ...list: (number | null)[]): Called => {
  let called: Called = { opener, said: [] };
  for (const bid of list) called = withCall(called, bid);
  return calledIn(JSON.parse(JSON.stringify(called)), n);
};

describe('the auction', () => {
  test('E1: twenty for D, who opens the next one', () => {
    const called = said(4, A, 5, 9, null, 12, null, 14, 20, null);
    const { f } = auctionAfter(4, called);
    expect(auctionOver(f)).toBe(true);
    expect(outcome(f, A)).toEqual({ master: D, coins: 20 });
    const one = desk(4, { 'cash@3': '30' });
    const { entries, next } = settled(one.read(), f, A);
    expect(entries).toEqual([['cash@3', '30-20']]);
    expect(next).toEqual({ opener: D, said: [] });
  });

  test('who is asked, and how high they can go', () => {
    const one = desk(4, { 'cash@0': '30', 'cash@1': '30', 'pledged@1': '1', 'cash@2': '3', 'pledged@2': '2' });
    const first = auctionAfter(4, said(4, A));
    expect([first.f.turn, roomFor(one.read(), first.f)]).toEqual([A, { least: 1, most: 54 }]);
    const second = auctionAfter(4, said(4, A, 14));
    expect([second.f.turn, roomFor(one.read(), second.f)]).toEqual([B, { least: 15, most: 42 }]);
    const third = auctionAfter(4, said(4, A, 14, null));
    expect([third.f.turn, roomFor(one.read(), third.f)]).toEqual([C, undefined]);
    const fourth = auctionAfter(4, said(4, A, 14, null, null));
    expect([fourth.f.turn, roomFor(one.read(), fourth.f)]).toEqual([D, { least: 15, most: 999 }]);
  });

  test('nobody bids: the opener, for nothing; the last one is asked before', () => {
    const three = said(4, B, null, null, null);
    expect(auctionOver(auctionAfter(4, three).f)).toBe(false);
    const all = withCall(three, null);
    const { f } = auctionAfter(4, all);
    expect(auctionOver(f)).toBe(true);
    expect(settled(desk(4, { 'cash@1': '9' }).read(), f, B)).toEqual({ entries: [], next: { opener: B, said: [] } });
  });

  test('a call can be taken back, the chosen bid lasts until it is made', () => {
    const called = said(3, C, 5, 6);
    expect(withoutLast(called)).toEqual({ opener: C, said: [5] });
    expect(calledIn({ opener: 2, said: [5], bid: 9 }, 3)).toEqual({ opener: C, said: [5], bid: 9 });
    expect(calledIn({ opener: 2, said: [5], bid: 5 }, 3)).toEqual({ opener: C, said: [5] });
  });

  test.each([
    [undefined, { opener: A, said: [] }],
    [null, { opener: A, said: [] }],
    [7, { opener: A, said: [] }],
    [[], { opener: A, said: [] }],
    [
      { opener: 3, said: 'x' },
      { opener: A, said: [] },
    ],
    [
      { opener: 1.5, said: [1, 2, 2, 9] },
      { opener: A, said: [1, 2] },
    ],
    [
      { opener: 1, said: [1, 'x', 3] },
      { opener: B, said: [1] },
    ],
    [
      { opener: 1, said: [1, null, null, 5, 6] },
      { opener: B, said: [1, null, null] },
    ],
    [
      { opener: 1, said: [4, 1e9], bid: 'x' },
      { opener: B, said: [4] },
    ],
  ])('keeps only what can be an auction: %j', (kept, sound) => {
    expect(calledIn(kept as never, 3)).toEqual(sound);
  });

  test('hears the same auctions as the digital game', () => {
    let heard = 0;
    for (let seed = 0; seed < 20; seed++) {
      let called: Called | undefined;
      let cells: Entered = {};
      wander(rules, { seats: 3 + (seed % 3), seed }, (s, entry, go) => {
        const [f] = s.todo;
        const move = entry.move as { bid?: number; pass?: true } | null;
        if (f?.at !== 'auction' || (!move?.bid && !move?.pass)) return;
        if (f.high === 0 && f.passed.every((out) => !out)) called = { opener: s.master, said: [] };
        const before = auctionAfter(s.n, called as Called).f;
        expect(before).toEqual(f);
        cells = purse(s);
        const room = roomFor(reading(s.n, cells), before);
        expect(room?.most ?? f.high).toBe(
          Math.max(f.high, s.cash[f.turn] + 12 * (s.hands[f.turn].length - s.pledged[f.turn])),
        );
        called = withCall(called as Called, move.bid ?? null);
        const { f: after } = auctionAfter(s.n, called);
        const read = reading(s.n, purse(s));
        const end = auctionOver(after) ? settled(read, after, called.opener) : undefined;
        go();
        expect(s.todo[0].at !== 'auction').toBe(end !== undefined);
        if (!end) return;
        heard++;
        expect(end.next.opener).toBe(s.master);
        const filled = reading(s.n, { ...cells, ...Object.fromEntries(end.entries) });
        expect([filled.number('cash', s.master), filled.number('pledged', s.master)]).toEqual([
          s.cash[s.master],
          s.pledged[s.master],
        ]);
      });
    }
    expect(heard).toBeGreaterThan(50);
  });

  /** What the table knows of every purse. */
  function purse(s: Manila): Entered {
    const out: { [cell: string]: string } = {};
    s.cash.forEach((cash, seat) => {
      out[`cash@${seat}`] = String(cash);
      out[`held@${seat}`] = String(s.hands[seat].length);
      out[`pledged@${seat}`] = String(s.pledged[seat]);
    });
    return out;
  }

  test('the digital game still hears its own', () => {
    const s = table({ at: 'auction', seats: 4 });
    for (const bid of [5, 9, null, 12, null, 14, 20, null])
      plays(s, actors(s)[0], bid === null ? { pass: true } : { bid });
    expect([now(s), s.master, s.cash[D]]).toEqual(['buy 3', D, 10]);
  });
});
