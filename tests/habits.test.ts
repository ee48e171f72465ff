import { expect, test } from 'vitest';
import { byBots, bySeat, byStart, daysSince, lastOfGames } from '../src/companion/library/habits';
import type { Played } from '../src/companion/library/played';
import { tallies } from '../src/companion/library/stats';
import { manyPlays, pace } from './logbook-pace';

// How plays go by seat, start and bots, and how long ago they were.

let day = 0;

/** A play a day at noon from Monday, 5 January 2026; a star marks a bot. The most points win. */
function played(names: string[], totals: number[], some: Partial<Played> = {}): Played {
  const best = Math.max(...totals);
  const when = new Date(2026, 0, 5 + day++, 12).getTime();
  return {
    id: `p${day}`,
    kind: 'boxed',
    game: 'manila',
    name: '',
    people: names.map((name, colour) => (name.startsWith('*') ? { name, colour, bot: 'x' } : { name, colour })),
    standing: { totals, parts: [] },
    winners: totals.flatMap((n, seat) => (n === best ? [seat] : [])),
    low: false,
    when,
    note: '',
    first: 0,
    ...some,
  };
}

const plays = [
  played(['Ana', 'Ben', 'Cy'], [9, 5, 1]),
  played(['Ben', 'Ana'], [4, 4]),
  played(['Ana', '*Pearl'], [1, 7], { first: 1 }),
  played(['Ben', 'Ana', '*Pearl'], [1, 7, 2], { first: undefined, game: 'alexandros' }),
  played(['Ana'], [40]),
].reverse();

const score = (contests: number, wins: number, par: number) => ({ contests, wins, par: expect.closeTo(par) });

test('by seat: what was won there, and what chance would give', () => {
  expect(bySeat(plays, 'ana')).toEqual([score(2, 1, 1 / 3 + 1 / 2), score(2, 1.5, 1 / 2 + 1 / 3)]);
  expect(bySeat(plays, '')).toEqual([score(4, 1.5, 5 / 3), score(3, 1.5, 7 / 6), score(1, 0, 1 / 3)]);
  expect(bySeat(plays, 'zoe')).toEqual([]);
});

test('by who began, where that is known', () => {
  expect(byStart(plays, 'ana')).toEqual({ began: score(1, 1, 1 / 3), followed: score(2, 0.5, 1) });
  expect(byStart([], '')).toEqual({ began: score(0, 0, 0), followed: score(0, 0, 0) });
});

test('with bots and without', () => {
  expect(byBots(plays, 'ana')).toEqual({ among: score(2, 1.5, 5 / 6), against: score(2, 1, 5 / 6) });
});

test('plays in a row without a win', () => {
  const more = [played(['Ana', 'Ben'], [1, 2]), played(['Ana', 'Ben'], [1, 2])].reverse();
  const [ana, ben] = tallies([...more, ...plays]);
  expect(ana).toMatchObject({ name: 'Ana', streak: 0, without: 2, mostWithout: 2 });
  expect(ben).toMatchObject({ name: 'Ben', streak: 2, without: 0, mostWithout: 1 });
});

test('days since: by the calendar, not by the hour', () => {
  const evening = new Date(2026, 2, 28, 23, 30).getTime();
  // the night in which clocks go forward in Europe
  expect(daysSince(evening, new Date(2026, 2, 29, 0, 30).getTime())).toBe(1);
  expect(daysSince(evening, new Date(2026, 2, 28, 23, 59).getTime())).toBe(0);
  expect(daysSince(evening, new Date(2026, 3, 28, 1).getTime())).toBe(31);
});

test('the last play of each game, the longest ago first', () => {
  expect(lastOfGames(plays).map(({ key, last, plays: n }) => [key, last.id, n])).toEqual([
    ['alexandros', 'p4', 1],
    ['manila', 'p5', 4],
  ]);
});

test('a thousand plays add up, whichever way they are counted', () => {
  const many = manyPlays(1000);
  const sum = (scores: readonly { contests: number; wins: number }[]) =>
    scores.reduce(([n, wins], one) => [n + one.contests, wins + one.wins], [0, 0]).map(Math.round);
  const { began, followed } = byStart(many, '');
  const all = sum(tallies(many));
  expect(all[1]).toBe(1000);
  expect([sum(bySeat(many, '')), sum([began, followed])]).toEqual([all, all]);
  if (process.env.PACE) console.log(pace());
});
