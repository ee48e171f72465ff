import { illegal } from '../../../engine/kinds';
import { whole } from '../../../engine/shape';
import { done } from '../../kit/done';
import { movePrince } from './build';
import { bridgeName, commerceName, who } from './names';
import { BEFORE_SCORING } from './setup';
import { chance, choice, type Event, type Isla, type Moves, NOBODY, upkeep } from './state';

/** Play Before Scoring (rule page 5.19-22) and the reveal. */

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
export const before = choice<'before', 'show' | 'done'>({
  privacy: 'hand',
  ends: (s, f) => f.done || allShown(s),
  kinds: {
    show: {
      list(s, _f, seat) {
        const may = (card: number) => BEFORE_SCORING.includes(card) && !isShown(s, card) && hasEffect(s, seat, card);
        return handOf(s, seat).flatMap((card) => (may(card) ? [{ show: card }] : []));
      },
      apply(s, _f, seat, { show: card }, tell) {
        s.shown.push({ seat, card });
        tell({ key: 'isla.showed', args: { who: who(seat), card: commerceName(card) }, rule: '19' });
        if (card === 9) s.todo.unshift({ at: 'rob', seat });
        else if (card === 10) s.todo.unshift({ at: 'takeOver', seat });
        else s.todo.unshift({ at: 'migrate', seat });
      },
    },
    done: done((seat) => ({ key: 'isla.passedBefore', args: { who: who(seat) }, rule: '19' })),
  },
});

/** 20, card 9: up to two crowns from different opponents who hold any; which one is up to chance. */
export const rob = choice<'rob', 'rob'>({
  privacy: 'open',
  kinds: {
    rob: {
      list(s, _f, seat) {
        const out: Moves['rob'][] = [];
        for (let a = 0; a < s.n; a++) {
          if (a === seat || crownsOf(s, a).length === 0) continue;
          out.push({ rob: [a] });
          for (let b = a + 1; b < s.n; b++) if (b !== seat && crownsOf(s, b).length > 0) out.push({ rob: [a, b] });
        }
        return out;
      },
      apply(s, _f, seat, { rob: victims }, tell) {
        s.todo.splice(1, 0, ...victims.map((victim) => ({ at: 'steal', thief: seat, victim }) as const));
        tell({ key: 'isla.robbed', args: { who: who(seat), list: victims.map((seat) => ({ seat })) }, rule: '20' });
      },
    },
  },
});

/** 20: the token is taken at random, face down; thief and victim know which it was. */
export const steal = chance<'steal', 'steal'>({
  open: false,
  draw: (s, f, rng) => ({ steal: rng.int(crownsOf(s, f.victim).length) }),
  shape: { steal: whole },
  refuse: (s, f, { steal }) => (steal < crownsOf(s, f.victim).length ? undefined : illegal),
  apply(s, f, _seat, { steal }, tell) {
    const [crown] = s.crowns.splice(crownsOf(s, f.victim)[steal], 1);
    // where it lay in the row of tokens would tell everybody which it was: it goes to the end
    s.crowns.push({
      holder: f.thief,
      value: crown.value,
      seen: [...new Set([...crown.seen, f.thief])].sort((a, b) => a - b),
    });
    const args = { who: who(f.thief), victim: who(f.victim) };
    const told: Event = { key: 'isla.stoleWorth', args: { ...args, value: crown.value }, rule: '20' };
    tell(told, [f.thief, f.victim], { key: 'isla.stole', args, rule: '20' });
  },
});

/** 21, card 10: an opponent's bridge becomes yours; a Bank coin marks it, the old mark goes home. */
export const takeOver = choice<'takeOver', 'takeOver'>({
  privacy: 'open',
  kinds: {
    takeOver: {
      list: (s, _f, seat) =>
        s.bridges.flatMap((owner, site) => (owner !== NOBODY && owner !== seat ? [{ takeOver: site }] : [])),
      apply(s, _f, seat, { takeOver: site }, tell) {
        const victim = s.bridges[site];
        s.bank[victim]++;
        s.bank[seat]--;
        s.bridges[site] = seat;
        const args = { who: who(seat), victim: who(victim), site, where: bridgeName(site) };
        tell({ key: 'isla.tookOver', args, rule: '21' });
      },
    },
  },
});

/** 22, card 12: two princes from two islands to a third; where only one island holds princes, that one alone. */
export const migrate = choice<'migrate', 'migrate'>({
  privacy: 'open',
  kinds: {
    migrate: {
      list: (s) => migrations(s.princes),
      apply(s, _f, seat, { migrate: from, to }, tell) {
        tell({ key: 'isla.migrated', args: { who: who(seat) }, rule: '22' });
        for (const island of from) movePrince(s, island, to, tell);
      },
    },
  },
});

function migrations(princes: readonly number[]): Moves['migrate'][] {
  const sources = princes.flatMap((count, i) => (count > 0 ? [i] : []));
  const out: Moves['migrate'][] = [];
  for (let to = 0; to < princes.length; to++) {
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
}

/** Everything is turned over; the score is a function of what then lies open. */
export const reveal = upkeep<'reveal'>({
  waits: true,
  run(s, _f, tell) {
    s.open = true;
    tell({ key: 'isla.allRevealed', rule: '23' });
  },
});
