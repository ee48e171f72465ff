import type { Phrase } from '../engine/rules';
import type { Earned, Read, Row, Sheet, SheetSection } from '../games/sheet';
import type { Free } from '../storage/plays';
import { text } from './text.en';

/** The sheet of a game that is not on the shelf: rounds that grow, or categories that people named. */

const called = (words: string): Phrase => ({ key: 'free.words', args: { words: { words } } });

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

const categories = (free: Free): Row[] => free.rows.map((name, i) => rowOf(`category${i + 1}`, called(name)));

export function freeSheet(free: Free): Sheet {
  const rowsOf = (read: Read): Row[] => (free.kind === 'rounds' ? rounds(read) : categories(free));
  const sections = (read: Read): SheetSection[] => [
    { id: free.kind, text: { key: `free.${free.kind}` }, rows: rowsOf(read) },
  ];
  const total = (read: Read, seat: number): number =>
    rowsOf(read).reduce((sum, { id }) => sum + read.number(id, seat), 0);
  return {
    sections,
    faults: () => [],
    scores(read) {
      const out: Earned[] = [];
      for (const row of rowsOf(read)) {
        const category = free.kind === 'rounds' ? 'points' : row.id;
        for (let seat = 0; seat < read.n; seat++)
          if (read.has(row.id, seat))
            out.push({ seat, category, points: read.number(row.id, seat), reason: row.text, row: row.id });
      }
      return out;
    },
    winners(read) {
      const all = Array.from({ length: read.n }, (_, seat) => total(read, seat) * (free.low ? -1 : 1));
      // whoever has no entry was not there, or is still to come
      const counted = rowsOf(read).map(({ id }) => id);
      const there = all.map((_, seat) => counted.some((id) => read.has(id, seat)));
      const nobody = !there.includes(true);
      const best = Math.max(...all.filter((_, seat) => nobody || there[seat]));
      return all.flatMap((points, seat) => (points === best && (nobody || there[seat]) ? [seat] : []));
    },
    categories:
      free.kind === 'rounds'
        ? [{ id: 'points', text: { key: 'free.points' } }]
        : categories(free).map(({ id, text }) => ({ id, text })),
    text,
  };
}
