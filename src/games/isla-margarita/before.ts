import type { Chance, Choice, Upkeep } from '../../engine/rules';
import { movePrince } from './build';
import { BEFORE_SCORING } from './setup';
import type { Event, Isla, IslaFrame, Move } from './state';
import { NOBODY } from './state';
import { bridgeName, commerceName, who } from './words';

/** Play Before Scoring (rule page 5.19-22) and the reveal. */

type F<At extends IslaFrame['at']> = Extract<IslaFrame, { at: At }>;
type Once = { done?: true };

/** Commerce cards a seat holds, in the order of the stacks. */
export function handOf(s: Pick<Isla, 'stacks'>, seat: number): number[] {
  const hand: number[] = [];
  for (const deck of s.stacks) for (const take of deck.takes) if (take.seat === seat) hand.push(take.card);
  return hand;
}

export function crownsOf(s: Pick<Isla, 'crowns'>, seat: number): number[] {
  return s.crowns.flatMap((crown, i) => (crown.holder === seat ? [i] : []));
}

/** Whether showing the card would do anything at all. */
function hasEffect(s: Isla, seat: number, card: number): boolean {
  if (card === 9) return s.crowns.some((crown) => crown.holder !== seat);
  if (card === 10) return s.bank[seat] > 0 && s.bridges.some((owner) => owner !== NOBODY && owner !== seat);
  return true;
}

const isShown = (s: Isla, card: number): boolean => s.shown.some((shown) => shown.card === card);

/** All three cards lie open: nobody else can hold one. */
const allShown = (s: Isla): boolean => s.shown.length === BEFORE_SCORING.length;

/** 19: in turn from the King, each reveals and resolves all such cards in the order they like; each may be declined. */
export const before: Choice<Isla, F<'before'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  ends: (s, f) => f.done || allShown(s),
  actors: (_s, f) => [f.seat],
  moves(s, f, seat) {
    const out: Move[] = [];
    for (const card of handOf(s, f.seat)) {
      if (BEFORE_SCORING.includes(card) && !isShown(s, card) && hasEffect(s, seat, card)) out.push({ show: card });
    }
    out.push({ done: true });
    return out;
  },
  apply(s, f, seat, m, tell) {
    if ('done' in m) {
      f.done = true;
      tell({ key: 'isla.passedBefore', args: { who: who(seat) }, rule: '19' });
      return;
    }
    const card = (m as { show: number }).show;
    s.shown.push({ seat, card });
    tell({ key: 'isla.showed', args: { who: who(seat), card: commerceName(card) }, rule: '19' });
    if (card === 9) s.todo.unshift({ at: 'rob', seat });
    else if (card === 10) s.todo.unshift({ at: 'takeOver', seat });
    else s.todo.unshift({ at: 'migrate', seat });
  },
};

/** 20, card 9: up to two crowns from different opponents who hold any; which one is up to chance. */
export const rob: Choice<Isla, F<'rob'> & Once, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves(s, _f, seat) {
    const out: Move[] = [];
    for (let a = 0; a < s.n; a++) {
      if (a === seat || crownsOf(s, a).length === 0) continue;
      out.push({ rob: [a] });
      for (let b = a + 1; b < s.n; b++) if (b !== seat && crownsOf(s, b).length > 0) out.push({ rob: [a, b] });
    }
    return out;
  },
  apply(s, f, seat, m, tell) {
    const victims = (m as { rob: number[] }).rob;
    f.done = true;
    s.todo.splice(1, 0, ...victims.map((victim) => ({ at: 'steal', thief: seat, victim }) as const));
    tell({ key: 'isla.robbed', args: { who: who(seat), list: victims.map((seat) => ({ seat })) }, rule: '20' });
  },
};

/** 20: the token is taken at random, face down; thief and victim know which it was. */
export const steal: Chance<Isla, F<'steal'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw: (s, f, rng) => ({ steal: rng.int(crownsOf(s, f.victim).length) }),
  accepts(s, f, m) {
    const k = (m as { steal?: unknown } | null)?.steal;
    const ok = Number.isInteger(k) && (k as number) >= 0 && (k as number) < crownsOf(s, f.victim).length;
    return ok && Object.keys(m).length === 1 ? true : { key: 'engine.illegal' };
  },
  apply(s, f, _seat, m, tell) {
    const at = crownsOf(s, f.victim)[(m as { steal: number }).steal];
    const [crown] = s.crowns.splice(at, 1);
    // where it lay in the row of tokens would tell everybody which it was: it goes to the end
    s.crowns.push({
      holder: f.thief,
      value: crown.value,
      seen: [...new Set([...crown.seen, f.thief])].sort((a, b) => a - b),
    });
    const args = { who: who(f.thief), victim: who(f.victim) };
    const told = { key: 'isla.stoleWorth', args: { ...args, value: crown.value }, rule: '20' };
    tell(told, [f.thief, f.victim], { key: 'isla.stole', args, rule: '20' });
  },
};

/** 21, card 10: an opponent's bridge becomes yours; a Bank coin marks it, the old mark goes home. */
export const takeOver: Choice<Isla, F<'takeOver'> & Once, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s, _f, seat) =>
    s.bridges.flatMap((owner, site) => (owner !== NOBODY && owner !== seat ? [{ takeOver: site }] : [])),
  apply(s, f, seat, m, tell) {
    const site = (m as { takeOver: number }).takeOver;
    const victim = s.bridges[site];
    f.done = true;
    s.bank[victim]++;
    s.bank[seat]--;
    s.bridges[site] = seat;
    tell({
      key: 'isla.tookOver',
      args: { who: who(seat), victim: who(victim), site, where: bridgeName(site) },
      rule: '21',
    });
  },
};

/** 22, card 12: two princes from two islands to a third; where only one island holds princes, that one alone. */
export const migrate: Choice<Isla, F<'migrate'> & Once, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves(s) {
    const sources = s.princes.flatMap((count, i) => (count > 0 ? [i] : []));
    const out: Move[] = [];
    for (let to = 0; to < s.princes.length; to++) {
      if (sources.length === 1) {
        if (to !== sources[0]) out.push({ migrate: [sources[0]], to });
        continue;
      }
      for (let x = 0; x < sources.length; x++) {
        for (let y = x + 1; y < sources.length; y++) {
          if (sources[x] !== to && sources[y] !== to) out.push({ migrate: [sources[x], sources[y]], to });
        }
      }
    }
    return out;
  },
  apply(s, f, seat, m, tell) {
    const { migrate: from, to } = m as { migrate: number[]; to: number };
    f.done = true;
    tell({ key: 'isla.migrated', args: { who: who(seat) }, rule: '22' });
    for (const island of from) movePrince(s, island, to, tell);
  },
};

/** Everything is turned over; the score is a function of what then lies open. */
export const reveal: Upkeep<Isla, F<'reveal'>, Event> = {
  kind: 'upkeep',
  waits: true,
  run(s, _f, tell) {
    s.open = true;
    tell({ key: 'isla.allRevealed', rule: '23' });
  },
};
