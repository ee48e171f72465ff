import type { Phrase, Seat } from '../../engine/rules';
import type { Earned, Read, Row, Sheet, SheetSection, Tools } from '../../games/sheet';
import type { Free } from '../../storage/plays';
import { text } from '../text.en';

/** The sheet of a game that is not on the shelf: rounds that grow, or categories that people named. */

const called = (words: string): Phrase => ({ key: 'free.words', args: { words: { words } } });

/** Nobody knows what lies in that box; most games with points have dice. */
const TOOLS: Tools = { dice: { count: 2 } };

/** Where it stands who won, in a game without points. */
const WON = 'category1';

/** Far more rounds than anybody plays: a sheet has an end. */
const MOST_ROUNDS = 200;

const rowOf = (id: string, text: Phrase): Row => ({ id, text, per: 'seat', kind: 'number' });

/** Rounds up to the last one with an entry, and an empty one to go on with. */
function rounds(read: Read): Row[] {
  let last = 0;
  for (let round = 1; round <= MOST_ROUNDS; round++)
    for (let seat = 0; seat < read.n; seat++) if (read.has(`round${round}`, seat)) last = round;
  return Array.from({ length: Math.min(last + 1, MOST_ROUNDS) }, (_, i) =>
    rowOf(`round${i + 1}`, { key: 'free.round', args: { n: i + 1 } }),
  );
}

/** What a category is multiplied by. */
const factorOf = ({ kind, factors }: Free, at: number): number => (kind === 'categories' ? (factors?.[at] ?? 1) : 1);

const categories = (free: Free): Row[] =>
  free.rows.map((name, i) => {
    const row = rowOf(`category${i + 1}`, called(name));
    const n = factorOf(free, i);
    return n === 1
      ? row
      : { ...row, hint: { key: 'free.factor', args: { n: { words: String(n).replace('-', '−') } } } };
  });

/** Who won, one by one; or what became of all of them. */
const outcome = ({ by, rows: [name = ''] }: Free): Row =>
  by === 'won'
    ? { id: WON, text: called(name), per: 'seat', kind: 'flag' }
    : {
        ...{ id: WON, text: { key: 'free.together' }, per: 'table', kind: 'one' },
        choices: [
          { id: 'won', text: { key: 'free.together.won' } },
          { id: 'lost', text: { key: 'free.together.lost' } },
        ],
      };

function wonBy({ by, teams }: Free, read: Read): Seat[] {
  const all = Array.from({ length: read.n }, (_, seat) => seat);
  const won = sidesOf(read.n, teams).filter((side) => side.some((seat) => read.flag(WON, seat)));
  if (by === 'won') return all.filter((seat) => won.some((side) => side.includes(seat)));
  return read.chosen(WON)[0] === 'won' ? all : [];
}

/** Who plays as one, a team or somebody alone, in the order of the first of them. */
export function sidesOf(n: number, teams: readonly number[] = []): Seat[][] {
  const sides = new Map<number | string, Seat[]>();
  for (let seat = 0; seat < n; seat++) {
    const side = teams[seat] || `alone ${seat}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

/** A team is called as people said, or by all of its names. */
export const sideName = (
  side: readonly Seat[],
  names: readonly string[],
  { teams = [], teamNames = [] }: Pick<Free, 'teams' | 'teamNames'> = {},
): string => (side.length > 1 && teamNames[teams[side[0]] - 1]) || side.map((seat) => names[seat]).join(' & ');

function linesOf(free: Free, rows: readonly Row[], read: Read): Earned[] {
  const out: Earned[] = [];
  const sides = sidesOf(read.n, free.teams);
  rows.forEach((row, at) => {
    const category = free.kind === 'rounds' ? 'points' : row.id;
    for (let seat = 0; seat < read.n; seat++) {
      // what one has entered counts for all of the team
      for (const mate of sides.find((side) => side.includes(seat)) ?? []) {
        if (!read.has(row.id, mate)) continue;
        out.push({
          seat,
          category,
          points: read.number(row.id, mate) * factorOf(free, at),
          reason: row.text,
          row: row.id,
        });
      }
    }
  });
  return out;
}

/** The best of those who were there: whoever has no entry was not, or is still to come. */
function bestOf(free: Free, lines: readonly Earned[], n: number): Seat[] {
  const totals = Array.from({ length: n }, () => 0);
  const there = new Set<Seat>();
  for (const { seat, points } of lines) {
    totals[seat] += points * (free.low ? -1 : 1);
    there.add(seat);
  }
  const counted = totals.map((_, seat) => seat).filter((seat) => there.size === 0 || there.has(seat));
  const best = Math.max(...counted.map((seat) => totals[seat]));
  return counted.filter((seat) => totals[seat] === best);
}

/** Who won is all that is told. */
const unscored = (free: Free): Sheet => ({
  sections: () => [{ id: 'outcome', text: { key: 'free.outcome' }, rows: [outcome(free)] }],
  faults: () => [],
  scores: () => [],
  winners: (read) => wonBy(free, read),
  categories: [],
  text,
  teams: free.teams,
  teamNames: free.teamNames,
});

export function freeSheet(free: Free): Sheet {
  if (free.by) return unscored(free);
  const rowsOf = (read: Read): Row[] => (free.kind === 'rounds' ? rounds(read) : categories(free));
  const goal: Phrase | undefined =
    free.goal === undefined
      ? undefined
      : {
          key: free.low ? 'free.goalLow' : 'free.goal',
          args: { goal: free.goal },
        };
  const hint: Phrase | undefined = goal ?? (free.low ? { key: 'keep.low' } : undefined);
  const sections = (read: Read): SheetSection[] => [
    { id: free.kind, text: { key: `free.${free.kind}` }, rows: rowsOf(read), ...(hint ? { hint } : {}) },
  ];
  const scores = (read: Read): Earned[] => linesOf(free, rowsOf(read), read);
  return {
    sections,
    faults: () => [],
    scores,
    winners: (read) => bestOf(free, scores(read), read.n),
    categories:
      free.kind === 'rounds'
        ? [{ id: 'points', text: { key: 'free.points' } }]
        : categories(free).map(({ id, text }) => ({ id, text })),
    text,
    goal: free.goal,
    teams: free.teams,
    teamNames: free.teamNames,
    tools: TOOLS,
  };
}
