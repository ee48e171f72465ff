// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, test } from 'vitest';
import { Podium, type Result } from '../src/look/podium';
import { type Broken, brokenBy } from '../src/scorekeeper/figures/broken';
import type { Played } from '../src/scorekeeper/library/played';

/** The result of a play explains itself: places, totals and parts of all; records that fell on that day. */

const NAMES = ['Ana', 'Ben', 'Cy'];

function played(when: number, totals: (number | undefined)[], change: Partial<Played> = {}): Played {
  const people = totals.map((_, seat) => ({ name: NAMES[seat], colour: seat }));
  const missing = totals.flatMap((one, seat) => (one === undefined ? [seat] : []));
  const standing = { totals: totals.map((one) => one ?? 0), parts: [], missing };
  const common = { kind: 'boxed', game: 'other', name: 'Karak', winners: [], low: false, note: '' } as const;
  return { ...common, winners: [], id: `p${when}`, when, people, standing, ...change };
}

const told = (broken: readonly Broken[]) =>
  broken.map(({ seats, points, before, everybody }) => [everybody ? 'all' : 'own', seats.join(), points, before]);

test('a record is more than ever before in that game; where it fell, nobody is told of their own as well', () => {
  const old = [played(1, [10, 20, 5]), played(2, [12, 15, 6])];
  const now = played(3, [30, 18, 7]);
  expect(told(brokenBy(now, [...old, now]))).toEqual([
    ['all', '0', 30, 20],
    ['own', '2', 7, 6],
  ]);
  // two share it, and as much as before is no record
  expect(told(brokenBy(played(3, [21, 21, 6]), old))).toEqual([['all', '0,1', 21, 20]]);
  expect(told(brokenBy(played(3, [12, 20, 6]), old))).toEqual([]);
});

test('no record is told of what came later, of another game, of too few plays, or of points nobody wrote down', () => {
  const now = played(3, [30, 18, undefined]);
  const other = { name: 'Another' };
  expect(brokenBy(now, [played(1, [1, 1, 1]), now])).toEqual([]);
  expect(brokenBy(now, [played(1, [1, 1, 1], other), played(2, [1, 1, 1], other)])).toEqual([]);
  expect(brokenBy(now, [played(4, [1, 1, 1]), played(5, [1, 1, 1])])).toEqual([]);
  expect(told(brokenBy(now, [played(1, [99, 1, 1]), played(2, [2, 3, undefined])]))).toEqual([['own', '1', 18, 3]]);
});

test('where the fewest points win, the fewest are the record', () => {
  const low = { low: true };
  const old = [played(1, [10, 20, 5], low), played(2, [12, 15, 6], low)];
  expect(told(brokenBy(played(3, [9, 4, 30], low), old))).toEqual([
    ['all', '1', 4, 5],
    ['own', '0', 9, 10],
  ]);
});

function podium(n: number, change: Partial<Result> = {}): HTMLElement {
  const parts = ['Castles', 'Roads', 'Fines'].map((text, i) => ({
    text,
    points: Array.from({ length: n }, (_, seat) => (i === 2 ? -5 : (n - seat) * (i + 1))),
  }));
  const people = Array.from({ length: n }, (_, i) => ({ name: `P${i}`, colour: i }));
  const totals = people.map((_, seat) => parts.reduce((sum, { points }) => sum + points[seat], 0));
  const root = document.createElement('div');
  render(<Podium result={{ people, totals, parts, winners: [0], ...change }} />, root);
  return root;
}

const texts = (root: ParentNode, of: string) => [...root.querySelectorAll(of)].map((one) => one.textContent?.trim());
const widths = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('.podium-bar i')].map((one) => one.style.width);

test('twelve have a place, a total and a bar each, and one key to the colours; a few read their parts', () => {
  const many = podium(12);
  expect(texts(many, '.podium-rank')).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  expect(texts(many, '.podium b')[0]).toBe('31');
  expect(texts(many, '.podium-parts li')).toEqual(['Castles', 'Roads', 'Fines']);
  const tones = [...many.querySelectorAll<HTMLElement>('.podium-parts li')].map((one) => one.style.cssText);
  expect(new Set(tones).size).toBe(3);
  const few = podium(3);
  expect(texts(few.querySelector('li') as Element, '.podium-parts li')).toEqual(['Castles 3', 'Roads 6', 'Fines −5']);
});

test('what is left of a bar is the total: what was lost lies over its end, and never more than was gained', () => {
  const few = podium(3);
  const [first, , last] = few.querySelectorAll('.podium > li');
  expect(widths(first)).toEqual([`${(100 * 3) / 9}%`, `${(100 * 6) / 9}%`, `${(100 * 5) / 9}%`]);
  expect(widths(last)).toEqual([`${(100 * 1) / 9}%`, `${(100 * 2) / 9}%`, `${(100 * 3) / 9}%`]);
  const lost = first.querySelector<HTMLElement>('.podium-bar .less');
  expect(lost?.style.marginLeft).toBe(`-${(100 * 5) / 9}%`);
});

test('whoever has no points written down has no place and no bar; where nobody has, no points are shown', () => {
  const root = podium(2, { totals: [31, undefined] });
  const [, second] = root.querySelectorAll('.podium > li');
  expect([...texts(second, '.podium-rank'), ...texts(second, 'b')]).toEqual(['–', '–']);
  expect(widths(second)).toEqual([]);
  expect(podium(2, { totals: [undefined, undefined] }).querySelector('.podium-bare')).toBeTruthy();
});
