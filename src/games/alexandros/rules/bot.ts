import { againstRivals, NEVER } from '../../kit/rivals';
import { need } from './acting';
import { cardsOf } from './cards';
import { type Holding, held, incomes, provinces } from './provinces';
import { HUNDRED, sumOf } from './setup';
import type { Move } from './state';
import { type Alexandros, type Cards, kinds, NOBODY, type View } from './state';
import { handOf } from './view';
import { AVERAGE, BEST, handWorth, heldWorth, homeWorth, perIncome, READY, turnsLeft } from './worth';

/** What positions and choices are worth to a computer player, in points. */

/** Wider land than this is out of reach. */
const WIDE = 8;

/** Open spaces of the best claim within reach of these cards, less for each card that is missing. */
function within({ parting, owners, removals }: Holding, seat: number, cards: Cards): number {
  const { count, values, signs } = parting;
  let best = 0;
  for (let part = 0; part < count; part++) {
    if (owners[part] === seat || values[part] <= 2 * best) continue;
    let short = -1;
    let spaces = 0;
    for (let symbol = 0, k = 5 * part; symbol < 5; symbol++, k++) {
      spaces += signs[k];
      const lack = signs[k] + removals[k] - cards[symbol];
      if (lack > 0) short += lack;
    }
    if (spaces === 0 || spaces > WIDE) continue;
    best = Math.max(best, values[part] / (2 + Math.max(0, short)));
  }
  return best;
}

function standings(s: Alexandros): number[] {
  const turns = turnsLeft(s);
  if (turns === 0) return s.scores.slice();
  const all = held(s);
  const { parting, owners, guards } = all;
  const each = perIncome(turns);
  const out = s.hands.map((hand, seat) => {
    const cards = cardsOf(hand);
    const ready = s.stock[seat] > 0 ? READY * each * within(all, seat, cards) : 0;
    return s.scores[seat] + handWorth(sumOf(cards), turns) + homeWorth(s.stock[seat], turns) + ready;
  });
  for (let part = 0; part < parting.count; part++) {
    if (owners[part] !== NOBODY) out[owners[part]] += heldWorth(each, parting.values[part], guards[part]);
  }
  return out;
}

/** See GameModule.evaluate. */
export function evaluate(s: Alexandros): number[] {
  if (s.symbols === '') return s.scores.map(() => 0);
  const top = Math.max(...s.scores);
  const won = top >= HUNDRED || s.todo.length === 0 ? 50 : 0;
  const worth = againstRivals(standings(s), BEST, AVERAGE);
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

/** A levy now would pay somebody else more than whoever is to act, and would not win them the game. */
function forAnother(v: View): boolean {
  const { seat } = v;
  if (seat === null) return false;
  const gains = incomes(v);
  const after = gains.map((gain, one) => v.scores[one] + gain);
  const wins = after[seat] >= HUNDRED && after[seat] >= Math.max(...after);
  return !wins && Math.max(...gains) > gains[seat];
}

/** See GameModule.prior. */
export const prior = (v: View, moves: readonly Move[]) => moves.map((m) => worthOf(m, v));

/** What goes to the loser of a province; all else the end of the own turn can tell. */
const worthOf = kinds.some<[v: View], number | undefined>(undefined, {
  stay: () => 0,
  levy: (_m, v) => (forAnother(v) ? NEVER : undefined),
  give(m, v) {
    const hand = v.seat === null ? undefined : handOf(v, v.seat);
    return hand ? -m.give.reduce((sum, n, symbol) => sum + n * wanted(v, symbol), 0) : 0;
  },
});
