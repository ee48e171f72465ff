import { same } from '../../../engine/copy';
import type { Phrase } from '../../../engine/rules';
import type { HelperProps } from '../../keeper';
import { placeOf } from '../../kit/told';
import { wordsOf } from '../../kit/words';
import { spaceName, wareName } from '../rules/names';
import type { Vacancy } from '../rules/spaces';
import { type Crew, charted, type Made, type Voyage } from './keeper-voyage';

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

/** Takes the line of whoever was placed or went aboard last out again, with what it cost. */
export function forgetCrew({ ledger, takeOut }: Book, v: Voyage, last: Crew): void {
  const said: Phrase['args'] =
    'pirate' in last
      ? { ware: wareName(waresOf(v)[last.route]) }
      : { who: { seat: last.seat }, where: spaceName(last.space, waresOf(v)) };
  const keys: readonly string[] = (
    'pirate' in last ? (['toldBoards'] as const) : (['toldAgent', 'toldPlaced'] as const)
  ).map((name) => words(name).key);
  const isIt = ({ by, what }: Book['ledger'][number]) =>
    by === VOYAGE &&
    keys.includes(what.key) &&
    Object.entries(said).every(([name, arg]) => same(what.args?.[name], arg));
  const line = ledger.findLastIndex(isIt);
  if (line >= 0) takeOut(line);
}
