import { againstRivals } from '../../kit/rivals';
import { missing, need } from './acting';
import { cardsOf } from './cards';
import { incomes, type Province, provinces } from './provinces';
import { HUNDRED, sumOf } from './setup';
import type { Move } from './state';
import { type Alexandros, type Cards, kinds, NOBODY, type View } from './state';
import { handOf } from './view';

/** What positions and choices are worth to a computer player, in points. */

/** Turns that are probably left for each, from the walls: about 2.3 of them are built a turn (rule page section 3). */
const turnsLeft = (s: Pick<View, 'black' | 'red' | 'n' | 'last'>): number =>
  s.last !== null ? 0 : Math.max(0, (s.black + 2) / 2.3 / s.n);

/** Levies somebody with this income can still make: each needs a card and an action. */
const leviesLeft = (turns: number): number => 0.75 * turns + 0.2;

/** What a free province promises to whoever can cover it with these cards. */
function promise(s: Pick<View, 'symbols'>, province: Province, cards: Cards, stock: number): number {
  if (stock === 0 || province.owner !== NOBODY || province.symbols.length === 0 || province.symbols.length > 8)
    return 0;
  const short = missing(cards, need(s, province, [])) - 1;
  return province.value / (2 + Math.max(0, short));
}

function standing(s: Alexandros, seat: number, list: readonly Province[], income: readonly number[]): number {
  const turns = turnsLeft(s);
  const cards = cardsOf(s.hands[seat]);
  const value = s.scores[seat] + income[seat] * leviesLeft(turns);
  if (turns === 0) return s.scores[seat];
  let best = 0;
  for (const province of list) best = Math.max(best, promise(s, province, cards, s.stock[seat]));
  const held = Math.min(sumOf(cards), 12);
  return value + 0.55 * held * Math.min(1, turns) + best * 0.8 * Math.min(2, turns) + 0.4 * s.stock[seat];
}

/** See GameModule.evaluate. */
export function evaluate(s: Alexandros): number[] {
  if (s.symbols === '') return s.scores.map(() => 0);
  const { list } = provinces(s);
  const income = incomes(s);
  const top = Math.max(...s.scores);
  const won = top >= HUNDRED ? 50 : 0;
  const worth = againstRivals(
    s.scores.map((_, seat) => standing(s, seat, list, income)),
    0.7,
  );
  return worth.map((one, seat) => one + (s.scores[seat] >= top ? won : -won));
}

/** Cards that free provinces near at hand ask for. */
function wanted(v: View, symbol: number): number {
  let out = 0;
  for (const province of provinces(v).list) {
    if (province.owner !== NOBODY || province.symbols.length === 0 || province.symbols.length > 7) continue;
    out += (need(v, province, [])[symbol] > 0 ? province.value : 0) / (1 + province.symbols.length);
  }
  return Math.min(3, out);
}

/** See GameModule.prior. */
export const prior = (v: View, moves: readonly Move[]) => moves.map((m) => worthOf(m, v));

/** Cards before they are seen to move anybody; all else one step of search can see. */
const worthOf = kinds.some<[v: View], number | undefined>(undefined, {
  take: (m, v) => 2 + wanted(v, v.row[m.take]),
  play: (m, v) => -1 - 0.5 * wanted(v, m.play),
  stay: () => 0,
  give(m, v) {
    const hand = v.seat === null ? undefined : handOf(v, v.seat);
    return hand ? -m.give.reduce((sum, n, symbol) => sum + n * wanted(v, symbol), 0) : 0;
  },
});
