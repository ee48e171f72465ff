import { same } from '../../engine/copy';
import type { Phrase } from '../../engine/rules';
import type { Entry, Thrown } from '../../games/keeper';
import { added, type Row, rowOf, termsOf } from '../../games/sheet';
import type { Edit, LedgerLine, Play } from '../../storage/plays';
import { withCell } from '../../storage/sheets';

/**
 * What happened at the table, line by line, and what each line changed. The cells alone say what they come to, so that
 * a number typed over is simply right; the lines say where it came from, and can be mended or taken out again.
 */

/** So many throws of dice in a row share a line: an evening of them is no longer than an evening of payments. */
const RUN = 12;
/** More than the longest evening has. The oldest are forgotten, and what they changed stays. */
const MOST_LINES = 2000;

const sumOf = (text: string): number | undefined => termsOf(text)?.reduce((a, b) => a + b, 0);
const textOf = (play: Play, cell: string): string => play.cells[cell] ?? '';

/** What somebody tells: the helper, its words, and dice where some were thrown. */
interface Happened {
  by: string;
  what: Phrase;
  thrown?: Thrown;
}

/** Dice that were thrown right after others of the same helper, with nothing between them. */
const goesOn = (last: LedgerLine | undefined, line: LedgerLine): last is LedgerLine =>
  last?.dice !== undefined &&
  line.dice !== undefined &&
  last.dice.length < RUN &&
  last.by === line.by &&
  [last.moves, last.puts, line.moves, line.puts].every(({ length }) => length === 0) &&
  same(last.what, line.what);

function withLine(play: Play, line: LedgerLine): Play {
  const { ledger = [], clock } = play;
  const last = ledger.at(-1);
  const joined = goesOn(last, line) && { ...last, dice: [...(last.dice ?? []), ...(line.dice ?? [])] };
  const lines = joined ? [...ledger.slice(0, -1), joined] : [...ledger, line].slice(-MOST_LINES);
  return { ...play, ledger: lines, clock: { ...clock, changed: line.when } };
}

/** The play after one event. `rows` tells numbers, which add up, from what is put in the place of something else. */
export function told(
  play: Play,
  { by, what, thrown }: Happened,
  entries: readonly Entry[],
  rows: ReadonlyMap<string, Row>,
  when: number,
): Play {
  const line: LedgerLine = { when, by, what, moves: [], puts: [], ...(thrown && { dice: [thrown] }) };
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
  return withLine(next, line);
}

/** A number less in a sum: the term itself where it stands at the end, else its counterpart behind the others. */
function less(text: string, by: number): string {
  const term = `${by < 0 ? '-' : '+'}${Math.abs(by)}`;
  return text.endsWith(term) ? text.slice(0, -term.length) : added(text, -by);
}

/** The play with other lines where one stood: what only explains changes no cell. */
const withLines = (play: Play, at: number, some: readonly LedgerLine[], when: number): Play => ({
  ...play,
  ledger: [...(play.ledger ?? [])].toSpliced(at, 1, ...some),
  clock: { ...play.clock, changed: when },
});

/** The play with a line again where it stood before it was taken out. */
export function retold(play: Play, at: number, line: LedgerLine, when: number): Play {
  let next = play;
  for (const { cell, from, to } of line.puts)
    if (textOf(next, cell) === from) next = withCell(next, cell, to, when, false);
  for (const { cell, by } of line.moves) next = withCell(next, cell, less(textOf(next, cell), -by), when, false);
  const ledger = (play.ledger ?? []).toSpliced(at, 0, line);
  return { ...silently(next, play), ledger, clock: { ...play.clock, changed: when } };
}

/** The play as if that line had never been told; what was put and has changed since stays. Nothing else tells of it. */
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
  const { edits, ...rest } = silently(next, play);
  // what the line told when it was told is no change by itself, now that it is gone
  const silent = edits.map((edit) => (isOf(line, edit) ? { ...edit, mends: true as const } : edit));
  return withLines({ ...rest, edits: silent }, at, [], when);
}

type Changed = Pick<Edit, 'cell' | 'when'>;

/** Whether that line made this change. */
const isOf = ({ when, moves, puts }: LedgerLine, edit: Changed): boolean =>
  when === edit.when && [...moves, ...puts].some(({ cell }) => cell === edit.cell);

/** Which line made this change; below zero where somebody typed it. */
export const toldBy = ({ ledger = [] }: Play, edit: Changed): number =>
  ledger.findLastIndex((line) => isOf(line, edit));

/** One throw of a line never was; with the only one goes the line, and what it changed. */
export function unthrown(play: Play, at: number, thrown: number, when: number): Play {
  const line = play.ledger?.[at];
  if (!line?.dice?.[thrown]) return play;
  if (line.dice.length === 1) return untold(play, at, when);
  return withLines(play, at, [{ ...line, dice: line.dice.toSpliced(thrown, 1) }], when);
}

/** The same throw with another face (1 to 6) on one of its dice. */
export function turned(play: Play, at: number, thrown: number, die: number, face: number, when: number): Play {
  const line = play.ledger?.[at];
  const one = line?.dice?.[thrown];
  if (!line?.dice || one?.faces[die] === undefined) return play;
  const dice = line.dice.with(thrown, { ...one, faces: one.faces.with(die, face) });
  return withLines(play, at, [{ ...line, dice }], when);
}

/** The line says what was mended in it: no change of a cell tells it again. */
const silently = (next: Play, { edits }: Play): Play => ({
  ...next,
  edits: next.edits.map((edit, i) => (i < edits.length ? edit : { ...edit, mends: true })),
});

/** Words that name an amount, with another one. */
function renamed(what: Phrase, from: number, to: number): Phrase {
  const { n } = what.args ?? {};
  return n === Math.abs(from) ? { ...what, args: { ...what.args, n: Math.abs(to) } } : what;
}

/** The same line with another amount in one of its moves; what somebody paid another one is mended for both. */
export function mended(play: Play, at: number, move: number, by: number, when: number): Play {
  const line = play.ledger?.[at];
  const old = line?.moves[move];
  if (!line || !old || old.by === by) return play;
  const [one, other] = line.moves;
  const isPaid = line.moves.length === 2 && rowOf(one.cell) === rowOf(other.cell) && one.by === -other.by;
  let next = play;
  const moves = line.moves.map((each, i) => {
    const to = i === move ? by : isPaid ? -by : each.by;
    if (to !== each.by)
      next = withCell(next, each.cell, added(less(textOf(next, each.cell), each.by), to), when, false);
    return { ...each, by: to };
  });
  return withLines(silently(next, play), at, [{ ...line, moves, what: renamed(line.what, old.by, by) }], when);
}

/** The same line with another number where it put the first one into a cell; what was added since stays. */
export function begunWith(play: Play, at: number, put: number, to: number, when: number): Play {
  const line = play.ledger?.[at];
  const old = line?.puts[put];
  const terms = old && termsOf(old.to);
  if (!line || !old || terms?.length !== 1 || terms[0] === to) return play;
  const text = textOf(play, old.cell);
  const rest = text.slice(old.to.length);
  const stands = text.startsWith(old.to) && !/^\d/.test(rest);
  const next = withCell(play, old.cell, stands ? `${to}${rest}` : added(text, to - terms[0]), when, false);
  const puts = line.puts.with(put, { ...old, to: String(to) });
  return withLines(silently(next, play), at, [{ ...line, puts }], when);
}

/** The lines that touched a cell, as their places in the ledger. */
export const linesOf = ({ ledger = [] }: Play, cell: string): number[] =>
  ledger.flatMap(({ moves, puts }, at) => ([...moves, ...puts].some((one) => one.cell === cell) ? [at] : []));
