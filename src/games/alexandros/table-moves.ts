import type { Chance, Tell, Upkeep } from '../../engine/rules';
import { anyCard, restock, takeFromSupply } from './cards';
import { type F, illegal } from './choose';
import { landFault, newLand } from './land';
import { SYMBOLS } from './setup';
import type { Alexandros, Event, Move } from './state';
import { NO_CARD } from './state';
import { aSymbol, who } from './words';

/** What the table does: a new land, the deal, who starts, cards turned up and drawn, the refill, the next turn. */

/** The named value of a move, if the move is exactly that. */
function only(m: unknown, name: string): unknown {
  if (typeof m !== 'object' || m === null || Array.isArray(m)) return undefined;
  const keys = Object.keys(m);
  return keys.length === 1 && keys[0] === name ? (m as Record<string, unknown>)[name] : undefined;
}

/** Rule page section 3, Generator. */
export const land: Chance<Alexandros, F<'land'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (_s, _f, rng) => ({ land: newLand(rng) }),
  accepts(_s, _f, m) {
    const symbols = only(m, 'land');
    if (typeof symbols !== 'string') return illegal;
    return landFault(symbols) ?? true;
  },
  apply(s, _f, _seat, m, tell) {
    s.symbols = (m as { land: string }).land;
    tell({ key: 'alex.newLand', rule: '3' });
  },
};

/** 2.1: one hidden card each. */
export const deal: Chance<Alexandros, F<'deal'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw(s, _f, rng) {
    const bag = s.supply.slice();
    return { cards: s.hands.map(() => bag.splice(rng.int(bag.length), 1)[0]) };
  },
  accepts(s, _f, m) {
    const cards = only(m, 'cards');
    if (!Array.isArray(cards) || cards.length !== s.n) return illegal;
    return cards.every((symbol) => SYMBOLS.includes(symbol)) ? true : illegal;
  },
  apply(s, _f, _seat, m, tell) {
    (m as { cards: number[] }).cards.forEach((symbol, seat) => {
      takeFromSupply(s, symbol);
      s.hands[seat].hidden = [symbol];
    });
    tell({ key: 'alex.dealt', rule: '2.1' });
  },
};

/** 2.1: the first seat is favoured, so chance names it. */
export const starter: Chance<Alexandros, F<'starter'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ starter: rng.int(s.n) }),
  accepts(s, _f, m) {
    const seat = only(m, 'starter');
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < s.n ? true : illegal;
  },
  apply(s, _f, _seat, m, tell) {
    s.starter = (m as { starter: number }).starter;
    tell({ key: 'alex.starts', args: { who: who(s.starter) }, rule: '2.1' });
    s.todo.push({ at: 'choose', seat: s.starter });
  },
  outcomes: (s) => s.scores.map((_, seat) => ({ move: { starter: seat }, weight: 1 })),
};

const weights = (s: Alexandros): number[] => SYMBOLS.map((symbol) => s.supply.filter((card) => card === symbol).length);

const drawn = (s: Alexandros, rng: { int(n: number): number }): number => s.supply[rng.int(s.supply.length)];

/** A card is turned up in the row: seen by all. */
export const turnUp: Chance<Alexandros, F<'turnUp'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ up: drawn(s, rng) }),
  accepts: (s, _f, m) => (s.supply.includes(only(m, 'up') as number) ? true : illegal),
  apply(s, f, _seat, m, tell) {
    const { up } = m as { up: number };
    takeFromSupply(s, up);
    s.row[f.slot] = up;
    tell({ key: 'alex.turnedUp', args: { aSymbol: aSymbol(up) }, rule: '2.3' });
  },
  outcomes: (s) => weights(s).flatMap((weight, symbol) => (weight > 0 ? [{ move: { up: symbol }, weight }] : [])),
};

/** The top of the supply: its owner alone sees it. */
export const draw: Chance<Alexandros, F<'draw'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw: (s, _f, rng) => ({ draw: drawn(s, rng) }),
  accepts: (s, _f, m) => (s.supply.includes(only(m, 'draw') as number) ? true : illegal),
  apply(s, f, _seat, m, tell) {
    const symbol = (m as { draw: number }).draw;
    takeFromSupply(s, symbol);
    const { hidden } = s.hands[f.seat];
    hidden.push(symbol);
    hidden.sort((a, b) => a - b);
    const args = { who: who(f.seat) };
    tell({ key: 'alex.drewCard', args: { ...args, aSymbol: aSymbol(symbol) }, rule: '2.5' }, [f.seat], {
      key: 'alex.drew',
      args,
      rule: '2.5',
    });
  },
  outcomes: (s) => weights(s).flatMap((weight, symbol) => (weight > 0 ? [{ move: { draw: symbol }, weight }] : [])),
};

/** 2.2, 2.6: the row is filled up to two, as far as there are cards. */
export const refill: Upkeep<Alexandros, F<'refill'>, Event> = {
  kind: 'upkeep',
  run(s, f, tell) {
    const slot = s.row.indexOf(NO_CARD);
    if (slot >= 0 && anyCard(s)) {
      restock(s, tell);
      s.todo.unshift({ at: 'turnUp', slot }, { at: 'refill', seat: f.seat });
    } else s.todo.unshift({ at: 'next', seat: f.seat });
  },
};

/** 2.7: after the final turn the game is over; otherwise the next seat's turn. */
export const next: Upkeep<Alexandros, F<'next'>, Event> = {
  kind: 'upkeep',
  waits: true,
  run(s, f, tell) {
    if (s.last === null) s.todo.push({ at: 'choose', seat: (f.seat + 1) % s.n });
    else over(s, tell);
  },
};

function over(s: Alexandros, tell: Tell<Event>): void {
  s.end = s.last;
  s.open = true;
  tell({ key: `alex.ended.${s.end}`, rule: '2.7' });
}
