import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestScores,
  fitted,
  inAll,
  madeOf,
  marginOf,
  months,
  percents,
  pointsOf,
  records,
  sizes,
  yearOf,
} from '../src/scorekeeper/figures/game-stats';
import {
  allWins,
  bestGame,
  byEdge,
  bySize,
  byStart,
  gamesIn,
  longestRun,
  meetings,
  nemesisOf,
  type Score,
  tallies,
  winsOver,
} from '../src/scorekeeper/figures/stats';
import { resultOf } from '../src/scorekeeper/library/pieces';
import { gameKey, humans, isContest, type Played } from '../src/scorekeeper/library/played';
import { played } from './played';

// What the pages of figures say of people, games and years; and that it adds up, whatever was played.

const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const free = (some: Partial<NonNullable<Played['free']>>): Played['free'] =>
  ({ kind: 'rounds', rows: [], ...some }) as any;
const score = (contests: number, wins: number, par: number) => ({ contests, wins, par: expect.closeTo(par) });

test('who wins: shares of a win, and what chance would give', () => {
  const plays = [
    played(['Ana', 'Ben'], [3, 1]),
    played(['Ana', 'Ben', 'Cy'], [5, 5, 1]),
    played(['ana ', '*Pearl'], [2, 8]),
    played(['Ana', 'Ben'], [4, 2]),
    played(['Ana'], [40]),
    played(['', 'Ben'], [1, 2]),
  ].reverse();
  const [ana, ben, cy] = tallies(plays);
  expect(ana).toMatchObject({ key: 'ana', name: 'Ana', plays: 5, ...score(4, 2.5, 1 / 2 + 1 / 3 + 1 / 2 + 1 / 2) });
  expect(ben).toMatchObject({ plays: 4, wins: 1.5 });
  expect(cy).toMatchObject({ plays: 1, wins: 0 });
  expect(longestRun(plays, 'ana')).toBe(2);
  expect(byEdge([ben, cy, ana]).map(({ key }) => key)).toEqual(['ana', 'ben', 'cy']);
  expect(bySize(plays, 'ana')).toEqual([
    [2, score(3, 2, 1.5)],
    [3, score(1, 0.5, 1 / 3)],
  ]);
  expect(allWins(plays)).toEqual({ people: 4, others: 1, doubled: 0, contests: 5 });
});

test('a team wins as one: each member has the whole win, and the chance of a side', () => {
  const tichu = played(['Ana', 'Ben', 'Cy', 'Dora'], [9, 1, 9, 1], { free: free({ teams: [1, 2, 1, 2] }) });
  expect(tallies([tichu]).map(({ wins, par }) => [wins, par])).toEqual([
    [1, 0.5],
    [1, 0.5],
    [0, 0.5],
    [0, 0.5],
  ]);
  expect(allWins([tichu])).toEqual({ people: 2, others: 0, doubled: 1, contests: 1 });
  expect(meetings([tichu], 'ana').map(({ key, ahead, open }) => [key, ahead, open])).toEqual([
    ['ben', 1, 0],
    ['cy', 0, 1],
    ['dora', 1, 0],
  ]);
});

test('a name twice at one table counts once, and chairs without one are nobody', () => {
  expect(tallies([played(['Ana', 'ANA', 'Ben'], [1, 9, 2])])).toMatchObject([
    { key: 'ana', plays: 1, wins: 0 },
    { key: 'ben', plays: 1 },
  ]);
  const plays = [played(['', 'Ana', ''], [9, 3, 2]), played(['', 'Ana', ''], [1, 3, 2])];
  expect(tallies(plays).map(({ key }) => key)).toEqual(['ana']);
  expect(bestScores(plays).map(({ seat }) => seat)).toEqual([1]);
  expect(meetings(plays, 'ana')).toEqual([]);
  expect(resultOf(plays[0])).toBe('Player 1 wins.');
});

test('records: the first to reach one keeps it, and the fewest points win where they do', () => {
  const first = played(['A', 'B'], [50, 20], { minutes: 30 });
  const second = played(['A', 'B'], [50, 49], { minutes: 90 });
  const third = played(['A', 'B'], [12, 12]);
  const plays = [third, second, first];
  expect(records(plays)).toMatchObject({
    lowest: { value: 12, played: { id: third.id } },
    margin: { value: 30, played: { id: first.id } },
    longest: { value: 90, played: { id: second.id } },
  });
  expect(bestScores(plays).map(({ value, seat, played: { id } }) => [value, seat, id])).toEqual([
    [50, 0, first.id],
    [49, 1, second.id],
  ]);
  const golf = played(['A', 'B'], [70, 95], { low: true });
  expect(bestScores([golf])[0]).toMatchObject({ value: 70, seat: 0 });
  expect(records([golf])).toMatchObject({ lowest: undefined, margin: { value: 25 }, longest: undefined });
  expect(gamesIn([golf], 'b')[0].best?.value).toBe(95);
  expect(gamesIn(plays, 'a')[0].best).toMatchObject({ value: 50, played: { id: first.id } });
  expect(marginOf(third)).toBeUndefined();
});

test('two people: who finished before whom, and where nobody knows', () => {
  const plays = [
    played(['Ana', 'Ben', 'Cy'], [9, 5, 5]),
    played(['Ben', 'Cy', 'Ana'], [7, 8, 1]),
    played(['Ben', 'Cy'], [8, 8]),
    played(['Ben', 'Cy', 'Ana'], undefined, { winners: [2] }),
    played(['Ben', 'Cy', 'Ana'], undefined, { winners: [0] }),
    played(['Ben', 'Cy'], [3, 3], { free: free({ by: 'together' }) }),
  ];
  const met = (a: string, b: string) => meetings(plays, a).find(({ key }) => key === b);
  expect(met('ben', 'cy')).toMatchObject({ together: 6, ahead: 1, behind: 1, level: 2, open: 2 });
  expect(met('ana', 'ben')).toMatchObject({ together: 4, ahead: 2, behind: 2, level: 0, open: 0 });
  expect(met('ana', 'nobody')).toBeUndefined();
});

test('a nemesis and a best game take enough plays, and more than chance', () => {
  const lost = (n: number) => Array.from({ length: n }, () => played(['Ana', 'Ben'], [1, 2]));
  expect(nemesisOf(meetings(lost(4), 'ana'))).toBeUndefined();
  expect(nemesisOf(meetings(lost(5), 'ana'))).toMatchObject({ key: 'ben', behind: 5 });
  expect(nemesisOf(meetings(lost(5), 'ben'))).toBeUndefined();
  const even = [...lost(3), ...lost(3).map((one) => ({ ...one, winners: [0] }))];
  expect(nemesisOf(meetings(even, 'ana'))).toBeUndefined();
  expect(bestGame(gamesIn(lost(5), 'ana'))).toBeUndefined();
  expect(bestGame(gamesIn(lost(2), 'ben'))).toBeUndefined();
  expect(bestGame(gamesIn(lost(3), 'ben'))).toMatchObject({ key: 'manila', wins: 3 });
});

test('by who began, where that is known', () => {
  const plays = [
    played(['Ana', 'Ben', 'Cy'], [9, 5, 1], { first: 0 }),
    played(['Ana', '*Pearl'], [1, 7], { first: 1 }),
    played(['Ben', 'Ana'], [1, 7]),
  ];
  expect(byStart(plays)).toEqual({ began: score(1, 1, 1 / 3), followed: score(3, 0, 1 / 3 + 1 / 3 + 1 / 2) });
  expect(byStart([])).toEqual({ began: score(0, 0, 0), followed: score(0, 0, 0) });
});

test('rounded figures still add up, each within one of what it was', () => {
  expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percents([0, 0])).toEqual([0, 0]);
  const numbers = fc.array(fc.double({ min: -500, max: 500, noNaN: true }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(numbers, (exact) => {
      const out = fitted(exact);
      expect(total(out)).toBe(Math.round(total(exact)) + 0);
      for (const [i, n] of out.entries()) expect(Math.abs(n - exact[i])).toBeLessThanOrEqual(1);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 9 }), (counts) => {
      if (counts.some(Boolean)) expect(total(percents(counts))).toBe(100);
    }),
  );
});

const NAMES = ['Ana', 'Ben', 'Cy', 'Dora', 'ana', '', '*Pearl'];

/** Anything that can lie in a library: bots, names twice, teams, plays without points or without a winner. */
const table = fc
  .record({
    names: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 }),
    points: fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 5, maxLength: 5 }),
    game: fc.constantFrom('manila', 'alexandros'),
    bare: fc.boolean(),
    other: fc.option(fc.nat(9), { nil: undefined }),
    low: fc.boolean(),
    first: fc.option(fc.nat(4), { nil: undefined }),
    kind: fc.constantFrom('alone', 'alone', 'teams', 'together'),
    missing: fc.option(fc.nat(4), { nil: undefined }),
  })
  .map(({ names, points, bare, other, kind, missing, first, ...some }) => {
    const n = names.length;
    const totals = points.slice(0, n);
    // some points belong to no category
    const parts = [{ id: 'cash', points: totals.map((one) => one - (other ?? 0)) }];
    const standing = { totals, parts, ...(missing !== undefined && missing < n && { missing: [missing] }) };
    const teams = names.map((_, seat) => 1 + (seat % 2));
    return played(names, totals, {
      ...some,
      ...(bare && { standing: undefined, winners: other === undefined ? [] : [other % n] }),
      ...(!bare && { standing }),
      ...(first !== undefined && first < n && { first }),
      ...(kind !== 'alone' && { free: free(kind === 'teams' ? { teams } : { by: 'together' }) }),
    });
  });
const library = fc.array(table, { maxLength: 12 }).map((plays) => plays.sort((a, b) => b.when - a.when));

const sum = (scores: readonly Score[]) => {
  const of = (key: keyof Score) => expect.closeTo(scores.reduce((all, one) => all + one[key], 0));
  return { contests: of('contests'), wins: of('wins'), par: of('par') };
};

test('whatever was played, wins and chance add up', () => {
  fc.assert(
    fc.property(library, (plays) => {
      const people = tallies(plays);
      const { people: won, others, doubled, contests } = allWins(plays);
      expect(total(people.map(({ wins }) => wins))).toBeCloseTo(won);
      expect(won + others - doubled).toBeCloseTo(contests);
      expect(contests).toBe(plays.filter(isContest).length);
      const plain = plays.filter((one) => !one.free && isContest(one) && humans(one).length === one.people.length);
      expect(total(tallies(plain).map(({ par }) => par))).toBeCloseTo(plain.length);
      const { began, followed } = byStart(plays);
      expect(began.contests + followed.contests).toBe(
        total(plays.map((one) => (one.first !== undefined && isContest(one) ? humans(one).length : 0))),
      );
    }),
  );
});

test('whatever was played, a person’s page adds up', () => {
  fc.assert(
    fc.property(library, (plays) => {
      const people = tallies(plays);
      for (const who of people) {
        const { key } = who;
        expect(who).toMatchObject(sum(bySize(plays, key).map(([, one]) => one)));
        const theirs = plays.filter((one) => humans(one).some((sat) => sat.key === key));
        const games = gamesIn(theirs, key);
        expect(who).toMatchObject(sum(games));
        expect(total(games.map((one) => one.plays))).toBe(who.plays);
        const last = winsOver(plays, key).at(-1) ?? { wins: 0, par: 0 };
        expect([last.wins, last.par]).toEqual([expect.closeTo(who.wins), expect.closeTo(who.par)]);
        for (const met of meetings(plays, key)) {
          const both = theirs.filter((one) => humans(one).some((sat) => sat.key === met.key)).length;
          expect([met.together, met.ahead + met.behind + met.level + met.open]).toEqual([both, both]);
          const back = meetings(plays, met.key).find((one) => one.key === key);
          expect(back).toMatchObject({ ahead: met.behind, behind: met.ahead, level: met.level, open: met.open });
        }
      }
    }),
  );
});

test('whatever was played, a game’s page and a year’s add up', () => {
  fc.assert(
    fc.property(library, (plays) => {
      expect(total(sizes(plays).map(([, n]) => n))).toBe(plays.length);
      expect(total(gamesIn(plays).map((one) => one.plays))).toBe(plays.length);
      const years = [...new Set(plays.map(yearOf))];
      const inYears = years.map((year) => months(plays.filter((one) => yearOf(one) === year)));
      expect(total(inYears.map(total))).toBe(plays.length);
      const some = plays.filter((one) => gameKey(one) === 'manila');
      const all = inAll(pointsOf(some).values());
      if (all.scores === 0) return;
      const { parts, rest } = madeOf(some, ['cash'], all);
      expect(total(parts.map(({ points }) => points)) + rest).toBeCloseTo(all.points / all.scores);
    }),
  );
});
