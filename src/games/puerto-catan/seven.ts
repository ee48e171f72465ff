import type { Chance, Choice, Refusal, Rng, Seat, Tell } from '../../engine/rules';
import { neighbours } from './board';
import { countOf, lose, steal as takeUnseen } from './hands';
import { elsewhere, moveRobber, refuseHex } from './roles';
import { noCards, RESOURCES, sumOf } from './setup';
import type { Cards, Event, HexId, Move, PuertoCatan, Resource } from './state';
import { NOBODY } from './state';
import { type F, fields, illegal, sizeOf, whole } from './step';
import { cardList, resourceName, who } from './words';

/** After a seven: discards, the robber, and what it steals (rulings 8 to 10). */

export const dueOf = (size: number): number => Math.floor(size / 2);

/** Every way to give up so many cards of these. */
export function ways(own: Cards, n: number): Cards[] {
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
  const bag = [...hand];
  const out = noCards();
  for (let k = 0; k < n; k++) out[bag.splice(rng.int(bag.length), 1)[0]]++;
  return out;
}

/** Ruling 8: one batch a person, behind the cover, one person after the other. */
export const discard: Choice<PuertoCatan, F<'discard'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  ends: (_s, f) => f.due.length === 0,
  actors: (_s, f) => [f.due[0]],
  moves: (s, _f, seat) => ways(countOf(s.hands[seat]), dueOf(sizeOf(s, seat))).map((one) => ({ discard: one })),
  any(s, _f, seat, rng) {
    const { kinds } = s.hands[seat];
    const due = dueOf(kinds.length);
    // a batch of one kind is as much a choice as any other
    const all = rng.int(4) === 0 ? ways(countOf(s.hands[seat]), due) : [];
    return { discard: all.length > 0 ? all[rng.int(all.length)] : anyWay(kinds, due, rng) };
  },
  accepts(s, _f, seat, m) {
    const list = fields(m, 'discard')?.discard;
    if (!Array.isArray(list) || list.length !== RESOURCES.length || !list.every(whole)) return illegal;
    const own = countOf(s.hands[seat]);
    if (list.some((n, kind) => n > own[kind])) return { key: 'pc.no.cards', rule: '8' };
    const due = dueOf(sizeOf(s, seat));
    return sumOf(list) === due ? true : { key: 'pc.no.half', args: { n: due }, rule: '8' };
  },
  apply(s, f, seat, m, tell) {
    f.due.shift();
    const cards = (m as { discard: Cards }).discard;
    lose(s, seat, cards);
    for (const kind of RESOURCES) s.bank[kind] += cards[kind];
    tell({ key: 'pc.discarded', args: { who: who(seat), list: cardList(cards) }, rule: '8' });
  },
};

/** Opponents with a building on that hex who hold cards. */
export const victims = (s: PuertoCatan, hex: HexId, seat: Seat): Seat[] =>
  neighbours(s, hex).filter((one) => one !== seat && sizeOf(s, one) > 0);

/** Ruling 9: whoever rolled, if it was not the active player and still has a card, is robbed, and nobody else. */
const bound = (s: PuertoCatan, f: F<'seven'>): boolean => f.roller !== f.seat && sizeOf(s, f.roller) > 0;

function robberies(s: PuertoCatan, f: F<'seven'>): Move[] {
  const out: Move[] = [];
  if (bound(s, f)) {
    for (const hex of elsewhere(s)) if (neighbours(s, hex).includes(f.roller)) out.push({ hex, from: f.roller });
    return out;
  }
  for (const hex of elsewhere(s)) {
    for (const from of victims(s, hex, f.seat)) out.push({ hex, from });
    out.push({ hex, from: NOBODY });
  }
  out.push({ stay: true });
  return out;
}

function whyNot(s: PuertoCatan, f: F<'seven'>, m: unknown): Refusal {
  const must = bound(s, f);
  if (fields(m, 'stay')?.stay === true && must)
    return { key: 'pc.no.mustRob', args: { who: who(f.roller) }, rule: '9' };
  const one = fields(m, 'hex', 'from');
  if (!one || !Number.isInteger(one.hex) || !Number.isInteger(one.from)) return illegal;
  if (!elsewhere(s).includes(one.hex as HexId)) return refuseHex(s, one.hex);
  if (must) return { key: 'pc.no.mustRob', args: { who: who(f.roller) }, rule: '9' };
  return { key: 'pc.no.victim', rule: '10' };
}

export const seven: Choice<PuertoCatan, F<'seven'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  brisk: true,
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s, f) => robberies(s, f),
  accepts(s, f, _seat, m) {
    const listed = robberies(s, f).some((one) =>
      'stay' in one
        ? fields(m, 'stay')?.stay === true
        : fields(m, 'hex', 'from') && (m as F2).hex === (one as F2).hex && (m as F2).from === (one as F2).from,
    );
    return listed ? true : whyNot(s, f, m);
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    if ('stay' in m) return tell({ key: 'pc.robberStays', args: { who: who(seat) }, rule: '10' });
    const { hex, from } = m as F2;
    const rule = bound(s, f) ? '9' : '10';
    moveRobber(s, seat, hex, rule, tell);
    if (from !== NOBODY) s.todo.splice(1, 0, { at: 'steal', seat, victim: from, rule });
  },
};

interface F2 {
  hex: HexId;
  from: Seat;
}

/** One card at random; thief and victim see which. */
export const steal: Chance<PuertoCatan, F<'steal'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw(s, f, rng) {
    const { kinds } = s.hands[f.victim];
    return { stolen: kinds[rng.int(kinds.length)] };
  },
  accepts(s, f, m) {
    const kind = fields(m, 'stolen')?.stolen;
    return s.hands[f.victim].kinds.includes(kind as number) ? true : illegal;
  },
  apply(s, f, _seat, m, tell: Tell<Event>) {
    const { stolen } = m as { stolen: Resource };
    takeUnseen(s, f.seat, f.victim, stolen);
    const args = { who: who(f.seat), victim: who(f.victim) };
    const seen = { key: 'pc.stoleCard', args: { ...args, what: resourceName(stolen) }, rule: f.rule };
    tell(seen, [f.seat, f.victim], { key: 'pc.stole', args, rule: f.rule });
  },
  outcomes(s, f) {
    const own = countOf(s.hands[f.victim]);
    return RESOURCES.flatMap((stolen) => (own[stolen] > 0 ? [{ move: { stolen }, weight: own[stolen] }] : []));
  },
};
