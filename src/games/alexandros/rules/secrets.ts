import type { Seat, Secret } from '../../../engine/rules';
import { provinces } from './provinces';
import {
  BLACK,
  COPIES,
  GRID,
  GUARDS,
  LETTERS,
  PER_SYMBOL,
  RED,
  ROW,
  SIDES,
  SPACES,
  SYMBOL_IDS,
  SYMBOLS,
} from './setup';
import type { Alexandros } from './state';
import { NO_CARD, NOBODY } from './state';

/** What is hidden from whom, written independently of view.ts: cards drawn unseen, and the supply. */
export function secrets(s: Alexandros, seat: Seat | null): Secret[] {
  const out: Secret[] = [];
  s.hands.forEach(({ hidden }, holder) => {
    const known = s.open || holder === seat;
    hidden.forEach((_, i) => {
      out.push({
        path: `hands.${holder}.hidden.${i}`,
        pool: 'card',
        group: known ? `hand ${holder}` : 'unseen',
        known,
      });
    });
  });
  s.supply.forEach((_, i) => {
    out.push({ path: `supply.${i}`, pool: 'card', group: 'unseen', known: false });
  });
  return out;
}

const whole = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0;

/** 55 cards, 16 guards, 75 walls, one owner a province. */
export function broken(s: Alexandros): string | undefined {
  return brokenShape(s) ?? brokenCards(s) ?? brokenWalls(s) ?? brokenGuards(s) ?? brokenTurn(s);
}

const five = (list: unknown): boolean => Array.isArray(list) && list.length === SYMBOLS.length && list.every(whole);
const symbols = (list: unknown): boolean => Array.isArray(list) && list.every((card) => SYMBOLS.includes(card));

/** Lists of the length they should have, of nothing but what belongs into them. */
function brokenShape(s: Alexandros): string | undefined {
  if (s.hands.length !== s.n) return `${s.hands.length} hands for ${s.n} people`;
  if (s.stock.length !== s.n || s.scores.length !== s.n) return 'guards or points of somebody who is not there';
  if (!five(s.discards)) return 'discards that are no cards';
  if (!symbols(s.supply)) return 'a supply with a card of no symbol';
  for (const { open, hidden } of s.hands) if (!five(open) || !symbols(hidden)) return 'a hand with a card of no symbol';
  if (s.row.length !== ROW || s.row.some((card) => card !== NO_CARD && !SYMBOLS.includes(card)))
    return 'a face-up row that is none';
  return undefined;
}

function brokenCards(s: Alexandros): string | undefined {
  for (const symbol of SYMBOLS) {
    let n = s.discards[symbol];
    for (const card of s.row) if (card === symbol) n++;
    for (const card of s.supply) if (card === symbol) n++;
    for (const { open, hidden } of s.hands) {
      n += open[symbol];
      for (const card of hidden) if (card === symbol) n++;
    }
    if (n !== COPIES) return `${n} ${SYMBOL_IDS[symbol]} cards instead of ${COPIES}`;
  }
  return undefined;
}

/** Whose turn it is, and whether the game is over. */
function brokenTurn(s: Alexandros): string | undefined {
  const over = s.todo.length === 0;
  if (s.open !== over || (s.end !== null) !== over)
    return over ? 'an end without a reason' : 'an end in a game that goes on';
  if (s.symbols === '' && s.todo[0]?.at !== 'land') return 'no land to play on';
  if (s.starter !== NOBODY && !(whole(s.starter) && s.starter < s.n)) return 'a first player who is not there';
  for (const f of s.todo) {
    for (const seat of 'loser' in f ? [f.seat, f.loser] : 'seat' in f ? [f.seat] : [])
      if (!whole(seat) || seat >= s.n) return `a turn of player ${seat + 1}, who is not there`;
  }
  return undefined;
}

function brokenWalls(s: Alexandros): string | undefined {
  if (s.walls.length !== SIDES) return `${s.walls.length} sides`;
  const count = (kind: number): number => s.walls.filter((wall) => wall === kind).length;
  if (s.walls.some((wall) => wall !== 0 && wall !== 1 && wall !== 2)) return 'a wall of no colour';
  if (!whole(s.black) || count(1) + s.black !== BLACK) return `${count(1) + s.black} black walls instead of ${BLACK}`;
  if (!whole(s.red) || count(2) + s.red !== RED) return `${count(2) + s.red} red walls instead of ${RED}`;
  if (s.black > 0 && count(2) > 0) return 'red walls before the black ones are used up';
  return GRID.points[s.alexander] ? undefined : 'Alexander is nowhere';
}

function brokenGuards(s: Alexandros): string | undefined {
  if (s.symbols !== '' && s.symbols.length !== SPACES) return `${s.symbols.length} spaces`;
  if (s.symbols !== '' && [...LETTERS].some((letter) => s.symbols.split(letter).length - 1 !== PER_SYMBOL))
    return 'a land with other symbols';
  if (s.guards.length !== SPACES) return `${s.guards.length} spaces for guards`;
  for (let seat = 0; seat < s.n; seat++) {
    const out = s.guards.filter((owner) => owner === seat).length;
    if (!whole(s.stock[seat]) || out + s.stock[seat] !== GUARDS)
      return `player ${seat + 1} has ${out + s.stock[seat]} guards`;
    if (!whole(s.scores[seat])) return `player ${seat + 1} has ${s.scores[seat]} points`;
  }
  for (let space = 0; space < SPACES; space++) {
    if (s.guards[space] === NOBODY) continue;
    if (!whole(s.guards[space]) || s.guards[space] >= s.n) return 'a guard of nobody';
    if (s.symbols[space] === '.') return 'a guard on an open space';
  }
  for (const province of provinces(s).list) {
    if (province.guarded.some((space) => s.guards[space] !== province.owner)) return 'a province with two owners';
  }
  return undefined;
}
