import type { Phrase } from '../engine/rules';
import type { Entry } from '../games/keeper';
import { added, type Row, rowOf, termsOf } from '../games/sheet';
import type { LedgerLine, Play } from '../storage/plays';
import { withCell } from '../storage/sheets';

/**
 * What happened at the table, line by line, and what each line changed. The cells alone say what they come to, so that
 * a number typed over is simply right; the lines say where it came from, and can be mended or taken out again.
 */

const sumOf = (text: string): number | undefined => termsOf(text)?.reduce((a, b) => a + b, 0);
const textOf = (play: Play, cell: string): string => play.cells[cell] ?? '';

/** The play after one event. `rows` tells numbers, which add up, from what is put in the place of something else. */
export function told(
  play: Play,
  { by, what }: { by: string; what: Phrase },
  entries: readonly Entry[],
  rows: ReadonlyMap<string, Row>,
  when: number,
): Play {
  const line: LedgerLine = { when, by, what, moves: [], puts: [] };
  let next = play;
  for (const [cell, to] of entries) {
    const from = textOf(next, cell);
    const isNumber = rows.get(rowOf(cell))?.kind === 'number';
    const terms = isNumber ? (termsOf(to) ?? []) : [];
    const was = isNumber && from !== '' ? sumOf(from) : terms[0];
    if (was === undefined) line.puts.push({ cell, from, to });
    else {
      // a purse begins with what everybody starts with
      if (from === '') line.puts.push({ cell, from, to: String(was) });
      const by = (sumOf(to) ?? 0) - was;
      if (by !== 0) line.moves.push({ cell, by });
    }
    next = withCell(next, cell, to, when, false);
  }
  return { ...next, ledger: [...(play.ledger ?? []), line] };
}

/** A number less in a sum: the term itself where it stands at the end, else its counterpart behind the others. */
function less(text: string, by: number): string {
  const term = `${by < 0 ? '-' : '+'}${Math.abs(by)}`;
  return text.endsWith(term) ? text.slice(0, -term.length) : added(text, -by);
}

/** The play as if that line had never been told; what was put and has changed since stays. */
export function untold(play: Play, at: number, when: number): Play {
  const line = play.ledger?.[at];
  if (!line) return play;
  let next = play;
  for (const { cell, by } of [...line.moves].reverse())
    next = withCell(next, cell, less(textOf(next, cell), by), when, false);
  const ledger = play.ledger?.filter((_, i) => i !== at) ?? [];
  // purses that began here are everybody's as long as anything else was told of them
  const isKept = (cell: string) => ledger.some(({ moves }) => moves.some((one) => rowOf(one.cell) === rowOf(cell)));
  for (const { cell, from, to } of [...line.puts].reverse())
    if (textOf(next, cell) === to && !(from === '' && isKept(cell))) next = withCell(next, cell, from, when, false);
  return { ...next, ledger };
}

/** The same line with another amount in one of its moves. */
export function mended(play: Play, at: number, move: number, by: number, when: number): Play {
  const line = play.ledger?.[at];
  const old = line?.moves[move];
  if (!line || !old || old.by === by) return play;
  const text = added(less(textOf(play, old.cell), old.by), by);
  const moves = line.moves.map((one, i) => (i === move ? { ...one, by } : one));
  const ledger = play.ledger?.map((one, i) => (i === at ? { ...one, moves } : one));
  return { ...withCell(play, old.cell, text, when, false), ledger };
}

/** The lines that touched a cell, as their places in the ledger. */
export const linesOf = ({ ledger = [] }: Play, cell: string): number[] =>
  ledger.flatMap(({ moves, puts }, at) => ([...moves, ...puts].some((one) => one.cell === cell) ? [at] : []));
