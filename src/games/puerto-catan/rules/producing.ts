import { same } from '../../../engine/copy';
import { illegal } from '../../../engine/kinds';
import { type Refusal, type Seat, silent, type Tell } from '../../../engine/rules';
import { listOf, yes } from '../../../engine/shape';
import { mayHold } from './board';
import { gain, sizeOf } from './hands';
import { HEXES } from './island';
import { cardList, resourceName, who } from './names';
import { clockwise } from './purse';
import { counts, DESERT, HAND_LIMIT, isResource, noCards, PLENTY, RESOURCES, sumOf } from './setup';
import {
  type Cards,
  chance,
  choice,
  type Event,
  type F,
  type HexId,
  kinds,
  type Moves,
  NOBODY,
  type OpenTable,
  type PuertoCatan,
  type Resource,
} from './state';

/** The Producer phase (rulings 8 to 14): everybody rolls once, everybody collects on every roll. */

/** What one building gets from one hex. */
interface Yield {
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
    const { corners } = HEXES[hex];
    for (let k = 0; k < corners.length; k++) {
      const spot = corners[k];
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

const owns = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(PLENTY);
const might = (s: PuertoCatan, seat: Seat): boolean => mayHold(s, seat, PLENTY);

/** Year of Plenty, by somebody who holds it, or of whom that is supposed. */
const takings = (s: PuertoCatan, f: F<'produce'>, has: boolean): Moves['plenty'][] =>
  has && !f.progress ? plenties(s.bank).map((plenty) => ({ plenty })) : [];

function refusePlenty(s: PuertoCatan, f: F<'produce'>, seat: Seat, list: Resource[]): Refusal | undefined {
  const rule = '14';
  if (list.some((kind, i) => i > 0 && list[i - 1] > kind)) return illegal;
  if (f.progress) return { key: 'pc.no.progress', rule: '13' };
  if (!owns(s, seat)) return { key: 'pc.no.dev', rule };
  const all = plenties(s.bank);
  if (all.some((one) => same(one, list))) return undefined;
  return all.length === 0 || list.length === all[0].length ? { key: 'pc.no.plenty', rule } : illegal;
}

export const produce = choice<'produce', 'done' | 'roll' | 'plenty'>({
  privacy: 'hand',
  noEndTurn: true,
  final: (_s, _f, m) => kinds.is('plenty', m),
  ends: (s, f) => f.done === true || (f.rolled && (f.progress || !might(s, f.seat) || sumOf(s.bank) === 0)),
  kinds: {
    done: {
      list: (_s, f) => (f.rolled ? [{ done: true }] : []),
      shape: { done: yes },
      refuse: (_s, f) => (f.rolled ? undefined : { key: 'pc.no.roll', rule: '5' }),
      apply(_s, f) {
        f.done = true;
      },
    },
    roll: {
      list: (_s, f) => (f.rolled ? [] : [{ roll: true }]),
      shape: { roll: yes },
      refuse: (_s, f) => (f.rolled ? { key: 'pc.no.rolled', rule: '12' } : undefined),
      apply(s, f, seat) {
        f.rolled = true;
        s.todo.unshift({ at: 'dice', seat, active: f.active });
      },
    },
    plenty: {
      list: (s, f, seat) => takings(s, f, owns(s, seat)),
      offers: (s, f, seat) => takings(s, f, might(s, seat)),
      shape: { plenty: listOf(isResource) },
      refuse: (s, f, seat, m) => refusePlenty(s, f, seat, m.plenty),
      apply(s, f, seat, { plenty }, tell) {
        f.progress = true;
        playCard(s, seat, PLENTY);
        const cards = counts(plenty);
        fromBank(s, seat, cards);
        if (tell !== silent) tell({ key: 'pc.plenty', args: { who: who(seat), list: cardList(cards) }, rule: '14' });
      },
    },
  },
});

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

const die = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 1 && (n as number) <= 6;
const twoDice = listOf(die, 2);

export const dice = chance<'dice', 'dice'>({
  open: true,
  draw: (_s, _f, rng) => ({ dice: [1 + rng.int(6), 1 + rng.int(6)] }),
  // what dice cannot show has a sentence of its own
  shape: { dice: () => true },
  refuse: (_s, _f, m) => (twoDice(m.dice) ? undefined : { key: 'pc.no.dice' }),
  apply(s, f, _seat, { dice: [a, b] }, tell) {
    s.lastRoll = [a, b];
    s.rolls[a + b - 2]++;
    if (tell !== silent) tell({ key: 'pc.rolled', args: { who: who(f.seat), n: a + b, a, b }, rule: '12' });
    if (a + b === 7) seven(s, f.seat, f.active);
    else collect(s, a + b, tell);
  },
  outcomes() {
    const out: { move: Moves['dice']; weight: number }[] = [];
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) out.push({ move: { dice: [a, b] }, weight: 1 });
    return out;
  },
});

/** B3, Production, and ruling 29. */
function collect(s: PuertoCatan, sum: number, tell: Tell<Event>): void {
  const list = yields(s, sum);
  if (list.length === 0) return;
  const paid = payout(s, list);
  for (let seat = 0; seat < s.n; seat++) {
    if (sumOf(paid[seat]) === 0) continue;
    fromBank(s, seat, paid[seat]);
    if (tell !== silent)
      tell({ key: 'pc.collected', args: { who: who(seat), list: cardList(paid[seat]) }, rule: 'B3' });
  }
  if (tell === silent) return;
  const due = noCards();
  for (const { hex, n } of list) due[s.terrain[hex]] += n;
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
