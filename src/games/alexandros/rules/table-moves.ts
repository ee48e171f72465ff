import { illegal } from '../../../engine/kinds';
import { silent, type Tell } from '../../../engine/rules';
import { listOf, text, whole } from '../../../engine/shape';
import { anyStarter } from '../../kit/starter';
import { anyCard, restock, takeFromSupply } from './cards';
import { landFault, newLand } from './land';
import { aSymbol, who } from './names';
import { SYMBOLS } from './setup';
import { type Alexandros, chance, type Event, NO_CARD, upkeep } from './state';

/** What the table does: a new land, the deal, who starts, cards turned up and drawn, the refill, the next turn. */

/** Rule page section 3, Generator. */
export const land = chance<'land', 'land'>({
  open: true,
  draw: (_s, _f, rng) => ({ land: newLand(rng) }),
  shape: { land: text },
  refuse: (_s, _f, { land }) => landFault(land),
  apply(s, _f, _seat, { land }, tell) {
    s.symbols = land;
    tell({ key: 'alex.newLand', rule: '3' });
  },
});

/** 2.1: one hidden card each. */
export const deal = chance<'deal', 'cards'>({
  open: false,
  draw(s, _f, rng) {
    const bag = s.supply.slice();
    return { cards: s.hands.map(() => bag.splice(rng.int(bag.length), 1)[0]) };
  },
  shape: { cards: listOf((symbol) => SYMBOLS.includes(symbol as number)) },
  refuse: (s, _f, { cards }) => (cards.length === s.n ? undefined : illegal),
  apply(s, _f, _seat, { cards }, tell) {
    cards.forEach((symbol, seat) => {
      takeFromSupply(s, symbol);
      s.hands[seat].hidden = [symbol];
    });
    tell({ key: 'alex.dealt', rule: '2.1' });
  },
});

/** 2.1: the first seat is favoured, so chance names it. */
export const starter = chance<'starter', 'starter'>({
  ...anyStarter,
  apply(s, _f, _seat, { starter }, tell) {
    s.starter = starter;
    tell({ key: 'alex.starts', args: { who: who(s.starter) }, rule: '2.1' });
    s.todo.push({ at: 'choose', seat: s.starter });
  },
});

const weights = (s: Alexandros): number[] => SYMBOLS.map((symbol) => s.supply.filter((card) => card === symbol).length);

const drawn = (s: Alexandros, rng: { int(n: number): number }): number => s.supply[rng.int(s.supply.length)];

/** A card is turned up in the row: seen by all. */
export const turnUp = chance<'turnUp', 'up'>({
  open: true,
  draw: (s, _f, rng) => ({ up: drawn(s, rng) }),
  shape: { up: whole },
  refuse: (s, _f, { up }) => (s.supply.includes(up) ? undefined : illegal),
  apply(s, f, _seat, { up }, tell) {
    takeFromSupply(s, up);
    s.row[f.slot] = up;
    if (tell !== silent) tell({ key: 'alex.turnedUp', args: { aSymbol: aSymbol(up) }, rule: '2.3' });
  },
  outcomes: (s) => weights(s).flatMap((weight, symbol) => (weight > 0 ? [{ move: { up: symbol }, weight }] : [])),
});

/** The top of the supply: its owner alone sees it. */
export const draw = chance<'draw', 'draw'>({
  open: false,
  draw: (s, _f, rng) => ({ draw: drawn(s, rng) }),
  shape: { draw: whole },
  refuse: (s, _f, { draw }) => (s.supply.includes(draw) ? undefined : illegal),
  apply(s, f, _seat, { draw: symbol }, tell) {
    takeFromSupply(s, symbol);
    const { hidden } = s.hands[f.seat];
    hidden.push(symbol);
    hidden.sort((a, b) => a - b);
    if (tell === silent) return;
    const args = { who: who(f.seat) };
    tell({ key: 'alex.drewCard', args: { ...args, aSymbol: aSymbol(symbol) }, rule: '2.5' }, [f.seat], {
      key: 'alex.drew',
      args,
      rule: '2.5',
    });
  },
  outcomes: (s) => weights(s).flatMap((weight, symbol) => (weight > 0 ? [{ move: { draw: symbol }, weight }] : [])),
});

/** 2.2, 2.6: the row is filled up to two, as far as there are cards. */
export const refill = upkeep<'refill'>({
  run(s, f, tell) {
    const slot = s.row.indexOf(NO_CARD);
    if (slot >= 0 && anyCard(s)) {
      restock(s, tell);
      s.todo.unshift({ at: 'turnUp', slot }, { at: 'refill', seat: f.seat });
    } else s.todo.unshift({ at: 'next', seat: f.seat });
  },
});

/** 2.7: after the final turn the game is over; otherwise the next seat's turn. */
export const next = upkeep<'next'>({
  waits: true,
  run(s, f, tell) {
    if (s.last === null) s.todo.push({ at: 'choose', seat: (f.seat + 1) % s.n });
    else over(s, s.last, tell);
  },
});

function over(s: Alexandros, end: NonNullable<Alexandros['end']>, tell: Tell<Event>): void {
  s.end = end;
  s.open = true;
  tell({ key: `alex.ended.${end}`, rule: '2.7' });
}
