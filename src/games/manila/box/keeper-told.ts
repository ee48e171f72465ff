import { same } from '../../../engine/copy';
import type { Phrase } from '../../../engine/rules';
import type { HelperProps, Told } from '../../keeper';
import { placeOf } from '../../kit/told';
import { wordsOf } from '../../kit/words';
import { spaceName, wareName } from '../rules/names';
import type { Vacancy } from '../rules/spaces';
import { type Crew, charted, type Made, takenBack, type Voyage } from './keeper-voyage';

/** What of a voyage stands in the ledger: dice, pilots, accomplices and pirates, each as a line of its own. */

const words = wordsOf('manila.keeper');

/** The helper under which the ledger has what is told here. */
const VOYAGE = 'voyage';

type Book = Pick<HelperProps, 'ledger' | 'tell' | 'takeOut'>;

const waresOf = (v: Voyage): number[] => charted(v).lanes.map(({ ware }) => ware);

/** A roll, which the dice follow in the order of its wares, or a pilot's step; `roll` counts from 1. */
function madeWords(v: Voyage, one: Made, roll: number): { what: Phrase; faces?: number[] } {
  const wares = waresOf(v);
  if ('lane' in one) return { what: words(one.by > 0 ? 'toldForth' : 'toldBack', { ware: wareName(wares[one.lane]) }) };
  const list = wares.flatMap((ware, lane) => (one.dice[lane] > 0 ? [wareName(ware)] : []));
  return { what: words('toldRoll', { n: roll, list }), faces: one.dice.filter((die) => die > 0) };
}

const lastMade = (v: Voyage) => {
  const one = v.made[v.made.length - 1];
  return one && madeWords(v, one, charted(v).moved);
};

/** What `next` has made more than `v`. Before the first roll punts are only put down, which nobody wants to read. */
export function tellMade({ tell }: Book, v: Voyage, next: Voyage): void {
  if (next.made.length <= v.made.length) return;
  const last = lastMade(next);
  if (last) tell(last.what, [], last.faces && { faces: last.faces, real: true });
}

export function forgetMade({ ledger, takeOut }: Book, v: Voyage): void {
  const last = lastMade(v);
  const line = last ? placeOf(ledger, VOYAGE, last.what, last.faces) : -1;
  if (line >= 0) takeOut(line);
}

/** 3.5: somebody stands there now, for that much. */
export function crewWords(v: Voyage, seat: number, { space, cost }: Vacancy): Phrase {
  const args = { who: { seat }, where: spaceName(space, waresOf(v)), n: cost };
  return words(space === 'agent' ? 'toldAgent' : 'toldPlaced', args);
}

/** 3.6.4: a pirate is aboard now. */
export const boardWords = (v: Voyage, seat: number, route: number): Phrase =>
  words('toldBoards', { who: { seat }, ware: wareName(waresOf(v)[route]) });

/** Whether a line says that one of the crew stands there. */
function isCrew({ by, what }: Told, v: Voyage, one: Crew): boolean {
  const said: Phrase['args'] =
    'pirate' in one
      ? { ware: wareName(waresOf(v)[one.route]) }
      : { who: { seat: one.seat }, where: spaceName(one.space, waresOf(v)) };
  const keys: readonly string[] = (
    'pirate' in one ? (['toldBoards'] as const) : (['toldAgent', 'toldPlaced'] as const)
  ).map((name) => words(name).key);
  const isSaid = Object.entries(said).every(([name, arg]) => same(what.args?.[name], arg));
  return by === VOYAGE && keys.includes(what.key) && isSaid;
}

/** Takes the line of whoever was placed or went aboard last out again, with what it cost. */
export function forgetCrew({ ledger, takeOut }: Book, v: Voyage, last: Crew): void {
  const line = ledger.findLastIndex((one) => isCrew(one, v, last));
  if (line >= 0) takeOut(line);
}

const PAYDAYS: readonly string[] = [words('toldPayday').key, words('toldNothing').key];
const isPayday = ({ by, what }: Told): boolean => by === VOYAGE && PAYDAYS.includes(what.key);

/** Takes the payday back, with all that it paid. */
export function forgetPayday({ ledger, takeOut }: Pick<Book, 'ledger' | 'takeOut'>): void {
  const line = ledger.findLastIndex(isPayday);
  if (line >= 0) takeOut(line);
}

/** What the rolls of this voyage show in the ledger, the first one first; a roll is missing where it was taken out. */
function rollsOf(lines: readonly Told[], rolls: number): (readonly number[] | undefined)[] {
  const out: (readonly number[] | undefined)[] = new Array(rolls).fill(undefined);
  let before = Number.POSITIVE_INFINITY;
  for (const { by, what, dice } of [...lines].reverse()) {
    if (by !== VOYAGE || what.key !== words('toldRoll').key) continue;
    const n = Number(what.args?.n);
    // counted up again: from here on it is an earlier voyage that nobody was paid for
    if (n >= before || (before === Number.POSITIVE_INFINITY && n > rolls)) break;
    // a voyage given up after one roll shares a line with the next one
    out[n - 1] = dice?.at(-1)?.faces;
    before = n;
  }
  return out;
}

/** Dice were turned, or rolls taken out from the last one on. */
function withRolls(v: Voyage, shown: readonly (readonly number[] | undefined)[]): Voyage {
  let roll = 0;
  const made = v.made.map((one): Made => {
    if ('lane' in one) return one;
    const faces = [...(shown[roll++] ?? [])];
    const isSame = faces.length === one.dice.filter((die) => die > 0).length;
    return isSame ? { dice: one.dice.map((die) => (die > 0 ? (faces.shift() as number) : 0)) } : one;
  });
  let next: Voyage = { ...v, made };
  const stands = shown.findLastIndex((faces) => faces !== undefined) + 1;
  while (next.made.filter((one) => 'dice' in one).length > stands) next = takenBack(next);
  return { ...next, made: charted(next).made };
}

/**
 * The voyage as the ledger has it now: people turn dice there and take lines out, and nobody is to be paid for a place
 * whose price went back, nor to stay unpaid where the payday was taken out.
 */
export function followed(v: Voyage, ledger: readonly Told[]): Voyage {
  const last = ledger.findLast(({ by }) => by === VOYAGE);
  if (v.paid && last && isPayday(last)) return v;
  const lines = ledger.slice(ledger.findLastIndex(isPayday) + 1);
  const rolls = v.made.filter((one) => 'dice' in one).length;
  const crew = v.crew.filter((one) => lines.some((line) => isCrew(line, v, one)));
  return { ...withRolls(v, rollsOf(lines, rolls)), crew, paid: false };
}
