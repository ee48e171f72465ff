import { describe, expect, test } from 'vitest';
import { accepts } from '../../../src/engine/run';
import { cardList } from '../../../src/games/puerto-catan/rules/names';
import { preview } from '../../../src/games/puerto-catan/speech/moves';
import {
  A,
  actors,
  any,
  B,
  C,
  can,
  cards,
  counter,
  D,
  deal,
  done,
  hands,
  legal,
  now,
  offer,
  type PuertoCatan,
  plays,
  rules,
  table,
  type Written,
} from './position';

/** Ruling 18a of rule page B2: an offer to one or to all, and its answers. */

const ALL = -1;
const trader = (w: Written = {}): PuertoCatan => table({ at: 'trader', hands: ['bbl', 'wwo', 'gg', 'o'], ...w });
const kindsOf = (s: PuertoCatan, seat: number): string[] => [
  ...new Set(legal(s, seat).map((m) => Object.keys(m as object)[0])),
];

describe('ruling 18a: an offer to all', () => {
  test('all answer before any answer is seen, and all turn over together', () => {
    const s = trader();
    expect(plays(s, A, offer(ALL, 'b', 'o'))).toEqual(['Player 1 offered all players 1 brick for 1 ore.']);
    expect([now(s), actors(s)]).toEqual(['answer 1,2,3', [B, C, D]]);
    // in any order
    expect(plays(s, D, { decline: true })).toEqual(['Player 4 answered.']);
    expect(plays(s, B, { accept: true })).toEqual(['Player 2 answered.']);
    expect(plays(s, C, counter('g', 'l'))).toEqual([
      'Player 3 answered.',
      'Player 2 agreed.',
      'Player 3 offered 1 grain for 1 lumber instead.',
      'Player 4 declined.',
    ]);
    expect([now(s), hands(s).join()]).toEqual(['trade 0', 'bbl,wwo,gg,o']);
  });

  test('the trader takes one of them or none', () => {
    const s = trader();
    plays(s, A, offer(ALL, 'b', 'o'));
    for (const seat of [B, D]) plays(s, seat, { accept: true });
    plays(s, C, counter('g', 'l'));
    for (const seat of [B, C, D]) expect(can(s, seat, { close: seat })).toBe(false);
    expect(can(s, A, { close: A })).toBe(false);
    expect(plays(s, A, { close: C })).toEqual(['Player 1 gave Player 3 1 lumber for 1 grain.']);
    expect(hands(s)).toEqual(['bbg', 'wwo', 'lg', 'o']);
    // the others are not asked again
    expect([can(s, A, { close: B }), can(s, A, { close: D })]).toEqual([false, false]);
  });

  test('the offer may be changed and made again', () => {
    const s = trader();
    plays(s, A, offer(ALL, 'b', 'o'));
    for (const seat of [B, C, D]) plays(s, seat, { decline: true });
    for (const seat of [B, C, D]) expect(can(s, A, { close: seat })).toBe(false);
    plays(s, A, offer(ALL, 'bb', 'o'));
    plays(s, B, { accept: true });
    for (const seat of [C, D]) plays(s, seat, { decline: true });
    plays(s, A, { close: B });
    expect(hands(s)).toEqual(['lo', 'bbww', 'gg', 'o']);
  });

  test('whatever else is done takes the answers off the table', () => {
    const s = trader({ gold: [3, 0, 0, 0] });
    plays(s, A, offer(ALL, 'b', 'o'));
    plays(s, B, { accept: true });
    for (const seat of [C, D]) plays(s, seat, { decline: true });
    plays(s, A, { gold: 4 });
    expect(can(s, A, { close: B })).toBe(false);
    done(s);
    expect(now(s)).toBe('trade 1');
  });

  test('a player without cards answers no by themselves', () => {
    const s = trader({ hands: ['bb', 'o', '', 'w'] });
    plays(s, A, offer(ALL, 'b', 'o'));
    expect(actors(s)).toEqual([B, D]);
    plays(s, D, { decline: true });
    expect(plays(s, B, { decline: true })).toEqual([
      'Player 2 answered.',
      'Player 2 declined.',
      'Player 3 declined.',
      'Player 4 declined.',
    ]);
  });
});

describe('ruling 18a: what may be answered', () => {
  test('yes only by whoever can pay, a counter-offer by whoever has a card', () => {
    const s = trader();
    plays(s, A, offer(ALL, 'b', 'o'));
    expect([B, C, D].map((seat) => kindsOf(s, seat))).toEqual([
      ['accept', 'decline', 'counter'],
      ['decline', 'counter'],
      ['accept', 'decline', 'counter'],
    ]);
    expect(can(s, C, { accept: true })).toBe(false);
  });

  test('a counter-offer is a legal deal, and asks for no more cards than all see', () => {
    const s = trader();
    plays(s, A, offer(ALL, 'b', 'o'));
    // A has no wool: that is not known to C
    expect(can(s, C, counter('g', 'www'))).toBe(true);
    for (const bad of [counter('g', 'wwww'), counter('w', 'b'), counter('g', ''), counter('', 'b'), counter('g', 'g')])
      expect(can(s, C, bad)).toBe(false);
    expect(can(s, C, counter('g', 'b', 0, 1))).toBe(false);
  });

  test('one that the trader can\u2019t pay is refused without a reason', () => {
    const s = trader();
    plays(s, A, offer(C, 'b', 'g'));
    plays(s, C, counter('g', 'ww'));
    expect(accepts(rules, any(s), A, { close: C })).toEqual({ key: 'engine.illegal' });
    // on the open board it is offered all the same
    const step = rules.steps.trade;
    const f = s.todo[0];
    expect(step.kind === 'choice' && step.offers?.(s, f as never, A)).toContainEqual({ close: C });
  });

  test('nobody counters a counter-offer, and to one partner only that one answers', () => {
    const s = trader();
    plays(s, A, offer(C, 'b', 'o'));
    expect(actors(s)).toEqual([C]);
    plays(s, C, counter('g', 'l'));
    expect([now(s), can(s, A, counter('b', 'g'))]).toEqual(['trade 0', false]);
  });
});

describe('ruling 18a: what the answers show', () => {
  const open = (s: PuertoCatan, seat: number): readonly number[] => rules.view(s, null).hands[seat].open;

  test('those cards, when they turn over and not before', () => {
    const s = trader();
    // nobody has seen a card
    s.hands.forEach((hand, seat) => {
      hand.eyes = hand.kinds.map(() => 1 << seat);
    });
    plays(s, A, offer(ALL, 'b', 'o'));
    plays(s, B, { accept: true });
    plays(s, C, counter('g', 'l'));
    const before = JSON.stringify(rules.view(s, D));
    expect([open(s, B), open(s, C)]).toEqual([cards(''), cards('')]);
    expect(before).not.toContain('counter');
    // one\u2019s own is in one\u2019s own view
    expect(rules.view(s, C).answer).toEqual({ seat: C, ...counter('g', 'l') });
    plays(s, D, { decline: true });
    expect([open(s, A), open(s, B), open(s, C), open(s, D)]).toEqual(['b', 'o', 'g', ''].map(cards));
  });

  test('until then nothing anybody else sees or hears depends on what was answered', () => {
    const seen = [{ accept: true }, { decline: true }, counter('ww', 'b'), counter('o', 'l')].map((move) => {
      const s = trader();
      plays(s, A, offer(ALL, 'b', 'o'));
      const heard = plays(s, B, move as never);
      const eyes = [null, A, C, D].map((eye) => rules.view(s, eye));
      return JSON.stringify([heard, eyes, actors(s), legal(s, C), legal(s, D)]);
    });
    expect(new Set(seen).size).toBe(1);
  });
});

test('the hand after the deal is said to its owner alone', () => {
  const s = trader();
  const said = (seat: number | null) => preview(offer(ALL, 'b', 'o'), rules.view(s, seat)).map(({ text }) => text);
  expect(said(A)).toEqual([{ key: 'pc.preview.then', args: { list: cardList(cards('blo')) } }]);
  expect(said(null)).toEqual([]);
});

test('a deal of an older match in mid-air goes on as before', () => {
  const s = trader();
  plays(s, A, deal(B, 'b', 'w'));
  expect([now(s), kindsOf(s, B)]).toEqual(['confirm 1', ['accept', 'decline']]);
  expect(plays(s, B, { accept: true })).toEqual(['Player 1 gave Player 2 1 brick for 1 wool.']);
  // it is offered to nobody any more
  expect(kindsOf(s, A)).not.toContain('deal');
});
