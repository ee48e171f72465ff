import { choicesOf, passing, standing } from '../src/companion/library/filter';
import { byBots, bySeat, byStart, lastOfGames } from '../src/companion/library/habits';
import { identified } from '../src/companion/library/identity';
import type { Played } from '../src/companion/library/played';
import { closest, courses, duel, records, shares, tallies } from '../src/companion/library/stats';
import { EVERYTHING } from '../src/storage/prefs';
import { finderIn } from '../src/storage/register';

/** How long the library reckons over a thousand plays: `PACE=1 npx vitest run tests/habits.test.ts` prints it. */

const NAMES = ['Ana', 'Ben', 'Cy', 'Dora', 'Emil', 'Fay', 'Anna', 'Gus'];
const GAMES = ['manila', 'alexandros', 'isla-margarita', 'puerto-catan', 'other'];

export function manyPlays(n: number): Played[] {
  return Array.from({ length: n }, (_, i): Played => {
    const people = Array.from({ length: 2 + (i % 3) }, (_, seat) => ({
      name: NAMES[(i * 3 + seat * (1 + (i % 2))) % 8],
      colour: seat,
    }));
    const totals = people.map((_, seat) => (i * 37 + seat * 53) % 90);
    const best = Math.max(...totals);
    const parts = ['a', 'b', 'c', 'd'].map((id) => ({ id, points: totals.map((points) => points / 4) }));
    return {
      id: `p${i}`,
      kind: 'boxed',
      game: GAMES[i % 5],
      name: i % 5 === 4 ? 'Skat' : '',
      people,
      standing: { totals, parts },
      winners: totals.flatMap((points, seat) => (points === best ? [seat] : [])),
      low: false,
      when: 1.7e12 - i * 1e8,
      minutes: 60,
      note: '',
      place: i % 2 ? 'Home' : 'Café',
      first: 0,
    };
  });
}

/** Milliseconds for each thing, the middle of several goes. */
export function pace(n = 1000): { [what: string]: number } {
  const plays = manyPlays(n);
  const find = finderIn([{ id: 'x', name: 'Anna', colour: 0, names: ['Ana'], was: [] }]);
  const known = plays.map((played) => identified(played, find));
  const choices = choicesOf(known);
  const wanted = { ...EVERYTHING, person: 'ben', place: 'home' };
  const game = known.filter((one) => one.game === 'manila');
  const works = {
    identity: () => plays.map((played) => identified(played, find)),
    choices: () => choicesOf(known),
    filter: () => passing(known, standing(wanted, choices, []), []),
    people: () => tallies(known),
    records: () => records(known),
    habits: () => [bySeat(known, ''), byStart(known, ''), byBots(known, ''), lastOfGames(known)],
    duel: () => [closest(known), duel(known, 'ben', 'cy')],
    charts: () => [courses(game), shares(game, [])],
  };
  const middle = (work: () => unknown): number => {
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return Math.round(times.sort((a, b) => a - b)[4] * 100) / 100;
  };
  return Object.fromEntries(Object.entries(works).map(([what, work]) => [what, middle(work)]));
}
