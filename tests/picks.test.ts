import { describe, expect, it } from 'vitest';
import type { Pick } from '../src/games/module';
import { type Branch, level } from '../src/table/picks';

const pick = (id: string): Pick => ({ id, text: { key: 'home.play' } });
const branch = (move: string, ...stages: string[][]): Branch => ({ move, walk: stages.map((ids) => ids.map(pick)) });
const ids = (picks: readonly Pick[]) => picks.map(({ id }) => id);

describe('the tree of picks', () => {
  const bridges = [
    branch('A1', ['a'], ['pay 2'], ['from x']),
    branch('A2', ['a'], ['pay 2'], ['from y']),
    branch('B', ['b'], ['pay 1']),
  ];

  it('offers the distinct first picks', () => {
    const now = level(bridges, []);
    expect(ids(now.picks)).toEqual(['a', 'b']);
    expect(now.move).toBeUndefined();
  });

  it('skips a forced pick in the middle and still hears the next explicit one', () => {
    expect(ids(level(bridges, ['a']).picks)).toEqual(['from x', 'from y']);
    const now = level(bridges, ['a', 'from y']);
    expect(now.move).toBe('A2');
    expect(ids(now.made)).toEqual(['a', 'pay 2', 'from y']);
  });

  it('ends as soon as one move is left', () => {
    expect(level(bridges, ['b']).move).toBe('B');
    expect(level([bridges[2]], []).move).toBe('B');
  });

  it('takes the picks of one stage in any order, repeats counted', () => {
    const coins = [branch('2+1', ['x', 'x', 'y']), branch('1+2', ['x', 'y', 'y']), branch('x+z', ['x', 'x', 'z'])];
    expect(ids(level(coins, ['y']).made)).toEqual(['y']);
    expect(ids(level(coins, ['y']).picks)).toEqual(['x', 'y']);
    expect(level(coins, ['y', 'y']).move).toBe('1+2');
    expect(level(coins, ['x', 'y', 'x']).move).toBe('2+1');
    expect(level(coins, ['z']).move).toBe('x+z');
  });

  it('makes no lone pick by itself where something else may be done instead, and goes on as ever after it', () => {
    expect(ids(level([bridges[2]], [], true).picks)).toEqual(['b']);
    expect(level([bridges[2]], ['nonsense'], true).made).toEqual([]);
    expect(level([bridges[2]], ['b'], true).move).toBe('B');
    const spread = [branch('x+y', ['x', 'y'])];
    expect(ids(level(spread, [], true).picks)).toEqual(['x', 'y']);
    expect(level(spread, ['x'], true).move).toBe('x+y');
  });

  it('makes no lone pick by itself that wants to be made', () => {
    const no = [{ move: 'no', walk: [[{ ...pick('no'), deliberate: true as const }]] }];
    expect(ids(level(no, []).picks)).toEqual(['no']);
    expect(level(no, []).move).toBeUndefined();
    expect(level(no, ['no']).move).toBe('no');
  });

  it('does not count a pick as lone that stands beside another question', () => {
    const beside = [branch('B', ['b']), { move: 'loan', walk: [[{ ...pick('loan'), aside: true as const }]] }];
    expect(ids(level(beside, []).picks)).toEqual(['b', 'loan']);
  });

  it('passes over picks that fit nothing', () => {
    expect(ids(level(bridges, ['nonsense', 'a']).picks)).toEqual(['from x', 'from y']);
  });
});
