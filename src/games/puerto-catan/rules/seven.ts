import { illegal } from '../../../engine/kinds';
import { type Refusal, type Rng, type Seat, silent } from '../../../engine/rules';
import { whole, yes } from '../../../engine/shape';
import { neighbours } from './board';
import { countOf, lose, sizeOf, steal as takeUnseen } from './hands';
import { cardList, resourceName, who } from './names';
import { elsewhere, moveRobber, refuseHex } from './roles';
import { isCards, isResource, noCards, RESOURCES, sumOf } from './setup';
import {
  type Cards,
  chance,
  choice,
  type Event,
  type F,
  type HexId,
  type Moves,
  NOBODY,
  type PuertoCatan,
  type Resource,
} from './state';

/** After a seven: discards, the robber, and what it steals (rulings 8 to 10). */

export const dueOf = (size: number): number => Math.floor(size / 2);

/** Every way to give up so many cards of these. */
function ways(own: Cards, n: number): Cards[] {
  const out: Cards[] = [];
  const give = noCards();
  const go = (kind: number, left: number): void => {
    if (kind === RESOURCES.length) {
      if (left === 0) out.push(give.slice());
      return;
    }
    for (let k = Math.min(left, own[kind]); k >= 0; k--) {
      give[kind] = k;
      go(kind + 1, left - k);
    }
    give[kind] = 0;
  };
  go(0, n);
  return out;
}

/** A random way to give up so many. */
function anyWay(hand: readonly Resource[], n: number, rng: Rng): Cards {
  const bag = hand.slice();
  const out = noCards();
  for (let k = 0; k < n; k++) out[bag.splice(rng.int(bag.length), 1)[0]]++;
  return out;
}

/** Ruling 8: one batch a person, behind the cover, one person after the other. */
export const discard = choice<'discard', 'discard'>({
  privacy: 'hand',
  ends: (_s, f) => f.due.length === 0,
  actors: (_s, f) => [f.due[0]],
  any(s, _f, seat, rng) {
    const { kinds } = s.hands[seat];
    const due = dueOf(kinds.length);
    // a batch of one kind is as much a choice as any other
    const all = rng.int(4) === 0 ? ways(countOf(s.hands[seat]), due) : [];
    return { discard: all.length > 0 ? all[rng.int(all.length)] : anyWay(kinds, due, rng) };
  },
  kinds: {
    discard: {
      list: (s, _f, seat) => ways(countOf(s.hands[seat]), dueOf(sizeOf(s, seat))).map((one) => ({ discard: one })),
      shape: { discard: isCards },
      refuse(s, _f, seat, { discard: cards }) {
        const own = countOf(s.hands[seat]);
        if (cards.some((n, kind) => n > own[kind])) return { key: 'pc.no.cards', rule: '8' };
        const due = dueOf(sizeOf(s, seat));
        return sumOf(cards) === due ? undefined : { key: 'pc.no.half', args: { n: due }, rule: '8' };
      },
      apply(s, f, seat, { discard: cards }, tell) {
        f.due.shift();
        lose(s, seat, cards);
        for (const kind of RESOURCES) s.bank[kind] += cards[kind];
        if (tell !== silent) tell({ key: 'pc.discarded', args: { who: who(seat), list: cardList(cards) }, rule: '8' });
      },
    },
  },
});

/** Opponents with a building on that hex who hold cards. */
export const victims = (s: PuertoCatan, hex: HexId, seat: Seat): Seat[] =>
  neighbours(s, hex).filter((one) => one !== seat && sizeOf(s, one) > 0);

/** Ruling 9: whoever rolled, if it was not the active player and still has a card, is robbed, and nobody else. */
const bound = (s: PuertoCatan, f: F<'seven'>): boolean => f.roller !== f.seat && sizeOf(s, f.roller) > 0;

/** From whom the robber may take a card on that hex; NOBODY where it need not take one. */
function losers(s: PuertoCatan, f: F<'seven'>, hex: HexId): Seat[] {
  if (bound(s, f)) return neighbours(s, hex).includes(f.roller) ? [f.roller] : [];
  return [...victims(s, hex, f.seat), NOBODY];
}

const mustRob = (f: F<'seven'>): Refusal => ({ key: 'pc.no.mustRob', args: { who: who(f.roller) }, rule: '9' });

export const seven = choice<'seven', 'robber' | 'stay'>({
  privacy: 'open',
  noEndTurn: true,
  kinds: {
    robber: {
      list(s, f) {
        const out: Moves['robber'][] = [];
        for (const hex of elsewhere(s)) for (const from of losers(s, f, hex)) out.push({ hex, from });
        return out;
      },
      shape: { hex: whole, from: Number.isInteger },
      refuse(s, f, _seat, { hex, from }) {
        const there = refuseHex(s, hex);
        if (there || losers(s, f, hex).includes(from)) return there;
        return bound(s, f) ? mustRob(f) : { key: 'pc.no.victim', rule: '10' };
      },
      apply(s, f, seat, { hex, from }, tell) {
        const rule = bound(s, f) ? '9' : '10';
        moveRobber(s, seat, hex, rule, tell);
        if (from !== NOBODY) s.todo.splice(1, 0, { at: 'steal', seat, victim: from, rule });
      },
    },
    stay: {
      list: (s, f) => (bound(s, f) ? [] : [{ stay: true }]),
      shape: { stay: yes },
      refuse: (s, f) => (bound(s, f) ? mustRob(f) : undefined),
      apply: (_s, _f, seat, _m, tell) => tell({ key: 'pc.robberStays', args: { who: who(seat) }, rule: '10' }),
    },
  },
});

/** One card at random; thief and victim see which. */
export const steal = chance<'steal', 'stolen'>({
  open: false,
  draw(s, f, rng) {
    const { kinds } = s.hands[f.victim];
    return { stolen: kinds[rng.int(kinds.length)] };
  },
  shape: { stolen: isResource },
  refuse: (s, f, { stolen }) => (s.hands[f.victim].kinds.includes(stolen) ? undefined : illegal),
  apply(s, f, _seat, { stolen }, tell) {
    takeUnseen(s, f.seat, f.victim, stolen);
    if (tell === silent) return;
    const args = { who: who(f.seat), victim: who(f.victim) };
    const seen: Event = { key: 'pc.stoleCard', args: { ...args, what: resourceName(stolen) }, rule: f.rule };
    tell(seen, [f.seat, f.victim], { key: 'pc.stole', args, rule: f.rule });
  },
  outcomes(s, f) {
    const own = countOf(s.hands[f.victim]);
    return RESOURCES.flatMap((stolen) => (own[stolen] > 0 ? [{ move: { stolen }, weight: own[stolen] }] : []));
  },
});
