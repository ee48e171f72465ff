import type { Chance, Choice, Refusal, Rng, Seat, Tell } from '../../engine/rules';
import { mayHold } from './board';
import { gain } from './hands';
import { HEXES } from './island';
import { DESERT, HAND_LIMIT, noCards, PLENTY, RESOURCES, sumOf } from './setup';
import type { Cards, Event, HexId, Move, OpenTable, PuertoCatan, Resource } from './state';
import { NOBODY } from './state';
import { clockwise, type F, fields, illegal, sizeOf } from './step';
import { cardList, resourceName, who } from './words';

/** The Producer phase (rulings 8 to 14): everybody rolls once, everybody collects on every roll. */

/** What one building gets from one hex. */
export interface Yield {
  hex: HexId;
  spot: number;
  seat: Seat;
  n: number;
}

/** Everything that a number gives, hex by hex, before the bank is asked. */
export function yields(
  s: Pick<OpenTable, 'tokens' | 'terrain' | 'robber' | 'owners' | 'levels'>,
  sum: number,
): Yield[] {
  const out: Yield[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (s.tokens[hex] !== sum || hex === s.robber || s.terrain[hex] === DESERT) continue;
    for (const spot of HEXES[hex].corners) {
      if (s.owners[spot] !== NOBODY) out.push({ hex, spot, seat: s.owners[spot], n: s.levels[spot] });
    }
  }
  return out;
}

/** By seat, what is paid out; ruling 29 on a bank that is short. */
export function payout(s: Pick<OpenTable, 'n' | 'terrain' | 'bank'>, list: readonly Yield[]): Cards[] {
  const out = Array.from({ length: s.n }, noCards);
  for (const { hex, seat, n } of list) out[seat][s.terrain[hex]] += n;
  for (const kind of RESOURCES) {
    let due = 0;
    let owners = 0;
    for (const cards of out) {
      due += cards[kind];
      if (cards[kind] > 0) owners++;
    }
    if (due <= s.bank[kind]) continue;
    for (const cards of out) cards[kind] = owners === 1 && cards[kind] > 0 ? s.bank[kind] : 0;
  }
  return out;
}

function plenties(bank: Cards): Resource[][] {
  const stock = sumOf(bank);
  if (stock === 1) return [[bank.indexOf(1)]];
  const out: Resource[][] = [];
  for (const a of RESOURCES) {
    for (const b of RESOURCES.slice(a)) if (bank[a] > (a === b ? 1 : 0) && bank[b] > 0) out.push([a, b]);
  }
  return out;
}

/** The moves of a phase player of whom it is known, or supposed, that Year of Plenty is in the hand. */
function turnMoves(s: PuertoCatan, f: F<'produce'>, has: boolean): Move[] {
  const out: Move[] = f.rolled ? [{ done: true }] : [{ roll: true }];
  if (has && !f.progress) for (const plenty of plenties(s.bank)) out.push({ plenty });
  return out;
}

const owns = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(PLENTY);
const might = (s: PuertoCatan, seat: Seat): boolean => mayHold(s, seat, PLENTY);

function refusePlenty(s: PuertoCatan, f: F<'produce'>, seat: Seat, list: unknown): true | Refusal {
  const rule = '14';
  if (!Array.isArray(list) || list.some((kind, i) => !RESOURCES.includes(kind) || (i > 0 && list[i - 1] > kind)))
    return illegal;
  if (f.progress) return { key: 'pc.no.progress', rule: '13' };
  if (!owns(s, seat)) return { key: 'pc.no.dev', rule };
  const all = plenties(s.bank);
  if (all.some((one) => one.join() === list.join())) return true;
  return all.length === 0 || list.length === all[0].length ? { key: 'pc.no.plenty', rule } : illegal;
}

export const produce: Choice<PuertoCatan, F<'produce'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  brisk: true,
  final: (_s, _f, m) => 'plenty' in m,
  ends: (s, f) => f.done === true || (f.rolled && (f.progress || !might(s, f.seat) || sumOf(s.bank) === 0)),
  actors: (_s, f) => [f.seat],
  moves: (s, f, seat) => turnMoves(s, f, owns(s, seat)),
  offers: (s, f, seat) => turnMoves(s, f, might(s, seat)),
  any(s, f, seat, rng) {
    const all = turnMoves(s, f, owns(s, seat));
    return all[rng.int(all.length)];
  },
  accepts(s, f, seat, m) {
    if (fields(m, 'roll')?.roll === true) return f.rolled ? { key: 'pc.no.rolled', rule: '12' } : true;
    if (fields(m, 'done')?.done === true) return f.rolled ? true : { key: 'pc.no.roll', rule: '5' };
    const plenty = fields(m, 'plenty');
    return plenty ? refusePlenty(s, f, seat, plenty.plenty) : illegal;
  },
  apply(s, f, seat, m, tell) {
    if ('done' in m) f.done = true;
    else if ('roll' in m) {
      f.rolled = true;
      s.todo.unshift({ at: 'dice', seat, active: f.active });
    } else if ('plenty' in m) {
      f.progress = true;
      playCard(s, seat, PLENTY);
      const cards = noCards();
      for (const kind of m.plenty) cards[kind]++;
      fromBank(s, seat, cards);
      tell({ key: 'pc.plenty', args: { who: who(seat), list: cardList(cards) }, rule: '14' });
    }
  },
};

/** A development card is played: it lies open from now on. */
export function playCard(s: PuertoCatan, seat: Seat, dev: number): void {
  const list = s.devs[seat];
  list.splice(list.indexOf(dev), 1);
  s.used[dev]++;
}

export function fromBank(s: PuertoCatan, seat: Seat, cards: Cards): void {
  for (const kind of RESOURCES) s.bank[kind] -= cards[kind];
  gain(s, seat, cards);
}

export const die = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 1 && (n as number) <= 6;

export const dice: Chance<PuertoCatan, F<'dice'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (_s, _f, rng: Rng) => ({ dice: [1 + rng.int(6), 1 + rng.int(6)] }),
  accepts(_s, _f, m) {
    const list = fields(m, 'dice')?.dice;
    return Array.isArray(list) && list.length === 2 && list.every(die) ? true : { key: 'pc.no.dice' };
  },
  apply(s, f, _seat, m, tell) {
    const [a, b] = (m as { dice: [number, number] }).dice;
    s.lastRoll = [a, b];
    s.rolls[a + b - 2]++;
    tell({ key: 'pc.rolled', args: { who: who(f.seat), n: a + b, a, b }, rule: '12' });
    if (a + b === 7) seven(s, f.seat, f.active);
    else collect(s, a + b, tell);
  },
  outcomes() {
    const out: { move: Move; weight: number }[] = [];
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) out.push({ move: { dice: [a, b] }, weight: 1 });
    return out;
  },
};

/** B3, Production, and ruling 29. */
function collect(s: PuertoCatan, sum: number, tell: Tell<Event>): void {
  const list = yields(s, sum);
  const paid = payout(s, list);
  const due = noCards();
  for (const { hex, n } of list) due[s.terrain[hex]] += n;
  for (let seat = 0; seat < s.n; seat++) {
    if (sumOf(paid[seat]) === 0) continue;
    fromBank(s, seat, paid[seat]);
    tell({ key: 'pc.collected', args: { who: who(seat), list: cardList(paid[seat]) }, rule: 'B3' });
  }
  for (const kind of RESOURCES) {
    if (due[kind] > paid.reduce((sum, cards) => sum + cards[kind], 0))
      tell({ key: 'pc.short', args: { what: resourceName(kind) }, rule: '29' });
  }
}

/** Rulings 8 to 11: large hands first, then the active player's robber. The active one discards last, and goes on. */
function seven(s: PuertoCatan, roller: Seat, active: Seat): void {
  s.todo.unshift({ at: 'seven', seat: active, roller });
  if (!s.discard) return;
  const [first, ...others] = clockwise(s.n, active);
  const due = [...others, first].filter((seat) => sizeOf(s, seat) > HAND_LIMIT);
  if (due.length > 0) s.todo.unshift({ at: 'discard', active, due });
}
