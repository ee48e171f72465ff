import { shuffle } from '../../../engine/chance';
import { copy } from '../../../engine/copy';
import type { Rng, Seat } from '../../../engine/rules';
import { counted } from './cards';
import { COPIES, SYMBOLS } from './setup';
import type { Alexandros, AlexFrame, Cards, Hand, OpenTable, Sign, View } from './state';
import { NO_CARD } from './state';

/** Who knows what (rule page 2.1). A view is built up from nothing; `imagine` fills the rest in at random. */

/** A copy of what lies open, field by field: a field of the position that is not named here reaches nobody. */
function openTable(s: OpenTable, walls: readonly number[]): OpenTable {
  return {
    land: s.land,
    n: s.n,
    symbols: s.symbols,
    alexander: s.alexander,
    walls,
    black: s.black,
    red: s.red,
    guards: s.guards.slice(),
    stock: s.stock.slice(),
    scores: s.scores.slice(),
    row: s.row.slice(),
    discards: s.discards.slice(),
    turns: s.turns,
    starter: s.starter,
    last: s.last,
    end: s.end,
    open: s.open,
  };
}

const frameOf = (f: AlexFrame): AlexFrame => ('used' in f ? { ...f, used: f.used.slice() } : { ...f });
const handCopy = ({ open, hidden }: Hand): Hand => ({ open: open.slice(), hidden: hidden.slice() });

/** See GameModule.clone. */
export function clone(s: Alexandros): Alexandros {
  const out = openTable(s, s.walls) as Alexandros;
  out.hands = s.hands.map(handCopy);
  out.supply = s.supply.slice();
  out.todo = s.todo.map(frameOf);
  return out;
}

export function view(s: Alexandros, seat: Seat | null): View {
  const out = openTable(s, s.walls.slice()) as View;
  out.seat = seat;
  out.hands = s.hands.map(({ open, hidden }) => ({ open: open.slice(), hidden: hidden.length }));
  out.known = s.hands.map(({ hidden }, i) => (s.open || i === seat ? counted(hidden) : null));
  out.supply = s.supply.length;
  out.todo = copy(s.todo);
  return out;
}

/** Every card this view cannot place: with others, or in the supply. */
function unseen(v: View): Sign[] {
  const left: Cards = SYMBOLS.map((symbol) => COPIES - v.discards[symbol]);
  for (const card of v.row) if (card !== NO_CARD) left[card]--;
  v.hands.forEach(({ open }, seat) => {
    for (const symbol of SYMBOLS) left[symbol] -= open[symbol] + (v.known[seat]?.[symbol] ?? 0);
  });
  return SYMBOLS.flatMap((symbol) => new Array<number>(left[symbol]).fill(symbol));
}

/** All cards of a hand, where this view knows them. */
export function handOf(v: View, seat: Seat): Cards | null {
  const hidden = v.known[seat];
  return hidden ? v.hands[seat].open.map((n, symbol) => n + hidden[symbol]) : null;
}

const listed = (cards: Cards): Sign[] => SYMBOLS.flatMap((symbol) => new Array<number>(cards[symbol]).fill(symbol));
const sorted = (list: Sign[]): Sign[] => list.sort((a, b) => a - b);

export function imagine(v: View, rng: Rng): Alexandros {
  const bag = shuffle(unseen(v), rng);
  const out = openTable(v, v.walls) as Alexandros;
  out.hands = v.hands.map(({ open, hidden }, seat) => {
    const known = v.known[seat];
    return { open: open.slice(), hidden: known ? listed(known) : sorted(bag.splice(bag.length - hidden, hidden)) };
  });
  out.supply = sorted(bag);
  out.todo = copy(v.todo);
  return out;
}
