import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/games/keeper';
import { borrowed, bought, loansFor, paid, redeemed, standing } from '../../../src/games/manila/box/keeper-loans';
import { sheet } from '../../../src/games/manila/box/sheet';
import { faultsOf, reading } from '../../../src/games/sheet';
import { A, B } from './position';

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
    one.write(bought(one.read(), A, 1, 5));
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
    expect(bought(desk(5, { 'held@0': '12' }).read(), A, 1, 5)).toEqual([]);
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
