import { type Chance, type Choice, type Refusal, silent, type Upkeep } from '../../engine/rules';
import { before, migrate, reveal, rob, steal, takeOver } from './before';
import { build, takeTitle } from './build';
import { invest } from './invest';
import { ACTIONS, ALL_ACTIONS, draftOrder, FIRST_KING_DISCARD, sizeOf } from './setup';
import { isLocked, price, siteEnd } from './sites';
import type { Event, Isla, IslaFrame, Move } from './state';
import { actionName, commerceName, islandName, who } from './words';

/** The steps in rule-book order. Rule numbers are those of rule page section 5. */

type F<At extends IslaFrame['at']> = Extract<IslaFrame, { at: At }>;
const illegal: Refusal = { key: 'engine.illegal' };

/** The named number of a move, if the move is exactly `{ [name]: whole number }`. */
export function only(m: unknown, name: string): number | undefined {
  if (typeof m !== 'object' || m === null || Array.isArray(m)) return undefined;
  const keys = Object.keys(m);
  const value = (m as Record<string, unknown>)[name];
  return keys.length === 1 && keys[0] === name && Number.isInteger(value) ? (value as number) : undefined;
}

/** 1-2: the King is dealt at random; the first King puts three coins out of the game. */
const firstKing: Chance<Isla, F<'firstKing'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ firstKing: rng.int(s.n) }),
  accepts(s, _f, m) {
    const seat = only(m, 'firstKing');
    return seat !== undefined && seat >= 0 && seat < s.n ? true : illegal;
  },
  apply(s, _f, _seat, m, tell) {
    const seat = (m as { firstKing: number }).firstKing;
    s.titles.king = seat;
    s.firstKing = seat;
    s.bank[seat] -= FIRST_KING_DISCARD;
    s.todo.push({ at: 'draft', order: draftOrder(s.n, seat) });
    tell({ key: 'isla.firstKing', args: { who: who(seat), coins: FIRST_KING_DISCARD }, rule: '2' });
  },
  outcomes: (s) => s.bank.map((_, seat) => ({ move: { firstKing: seat }, weight: 1 })),
};

/** 3: the deck goes round from the King; each takes one card, face down and final; all are revealed together. */
const draft: Choice<Isla, F<'draft'>, Move, Event> = {
  kind: 'choice',
  privacy: 'sealed',
  ends: (s, f) => s.draft.takes.length === f.order.length,
  actors: (s, f) => [f.order[s.draft.takes.length]],
  moves: (s) => (s.draft.rest as number[]).map((card) => ({ take: card })),
  any(s, _f, _seat, rng) {
    const rest = s.draft.rest as number[];
    return { take: rest[rng.int(rest.length)] };
  },
  accepts(s, _f, _seat, m) {
    const card = only(m, 'take');
    return card !== undefined && (s.draft.rest as number[]).includes(card) ? true : illegal;
  },
  apply(s, _f, seat, m, tell) {
    const card = (m as { take: number }).take;
    s.draft.rest = (s.draft.rest as number[]).filter((c) => c !== card);
    s.draft.takes.push({ seat, card });
    const told = { key: 'isla.draftedCard', args: { who: who(seat), card: actionName(card) }, rule: '3' };
    tell(told, [seat], { key: 'isla.drafted', args: { who: who(seat) }, rule: '3' });
  },
  after(s, _f, tell) {
    s.revealed = true;
    const takes = [...s.draft.takes].sort((a, b) => a.card - b.card);
    for (const { seat, card } of takes) s.todo.push({ at: 'act', seat, card });
    s.todo.push({ at: 'gather' });
    if (tell === silent) return;
    const list = takes.map(({ seat, card }) => ({
      key: 'isla.taken',
      args: { who: who(seat), card: actionName(card) },
    }));
    tell({ key: 'isla.revealed', args: { list }, rule: '3' });
  },
};

/** 3-4: cards are resolved in ascending order; prices are fixed by the titles held as the action begins. */
const act: Upkeep<Isla, F<'act'>, Event> = {
  kind: 'upkeep',
  run(s, f, tell) {
    const { seat, card } = f;
    const action = ACTIONS[card];
    if (tell !== silent) tell({ key: 'isla.acts', args: { who: who(seat), card: actionName(card) }, rule: '4' });
    if (action.kind === 'king') {
      s.todo.unshift({ at: 'crownKing', seat });
    } else if (action.kind === 'invest') {
      const frame = { at: 'invest', seat, card, coins: action.coins, islands: action.islands } as const;
      if (invest.ends(s, frame)) tell({ key: 'isla.nothingToInvest', args: { who: who(seat) }, rule: '6' });
      else s.todo.unshift(frame);
    } else {
      const prices = { bridge: price(s, seat, card, 'bridge'), port: price(s, seat, card, 'port') };
      const frame = { at: 'build', seat, card, left: action.max, ...prices, optional: false } as const;
      if (build.ends(s, frame)) tell({ key: 'isla.nothingToBuild', args: { who: who(seat) }, rule: '12' });
      else s.todo.unshift(frame);
    }
  },
};

/** 15: card 5 takes the King at once; a King keeps it. */
const crownKing: Choice<Isla, F<'crownKing'> & { done?: true }, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: () => [{ king: true }],
  apply(s, f, seat, _m, tell) {
    f.done = true;
    if (s.titles.king === seat) tell({ key: 'isla.keptKing', args: { who: who(seat) }, rule: '15' });
    else takeTitle(s, 'king', seat, tell);
  },
};

/** 13: the builder takes the crown of the island the prince arrived on, and alone looks at it. */
const crown: Chance<Isla, F<'crown'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw: (s, _f, rng) => ({ crown: s.crownBag[rng.int(s.crownBag.length)] }),
  accepts(s, _f, m) {
    const value = only(m, 'crown');
    return value !== undefined && s.crownBag.includes(value) ? true : illegal;
  },
  apply(s, f, _seat, m, tell) {
    const value = (m as { crown: number }).crown;
    s.crownBag.splice(s.crownBag.indexOf(value), 1);
    s.crowned[f.island] = false;
    s.crowns.push({ holder: f.seat, value, seen: [f.seat] });
    const args = { who: who(f.seat), islandId: f.island, island: islandName(f.island) };
    tell({ key: 'isla.tookCrownWorth', args: { ...args, value }, rule: '13' }, [f.seat], {
      key: 'isla.tookCrown',
      args,
      rule: '13',
    });
  },
  outcomes: (s) => s.crownBag.map((value) => ({ move: { crown: value }, weight: 1 })),
};

/** 13: the builder names one of the four stacks that still has cards. */
const stack: Choice<Isla, F<'stack'> & { done?: true }, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  // a stack that was looked through before is shown at once
  final: true,
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s) => s.stacks.flatMap((deck, k) => (deck.rest === null || deck.rest.length > 0 ? [{ stack: k }] : [])),
  apply(s, f, seat, m, tell) {
    const k = (m as { stack: number }).stack;
    f.done = true;
    s.todo.splice(1, 0, { at: 'keep', seat, stack: k });
    if (s.stacks[k].rest === null) s.todo.splice(1, 0, { at: 'look', seat, stack: k });
    tell({ key: 'isla.pickedStack', args: { who: who(seat), stack: k + 1 }, rule: '13' });
  },
};

/** The cards of a stack are decided when it is first looked through. */
const look: Chance<Isla, F<'look'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw(s, f, rng) {
    const bag = s.commerceBag.slice();
    const cards: number[] = [];
    for (let i = 0; i < sizeOf(s.stacks[f.stack]); i++) cards.push(...bag.splice(rng.int(bag.length), 1));
    return { cards: cards.sort((a, b) => a - b) };
  },
  accepts(s, f, m) {
    const cards = (m as { cards?: unknown } | null)?.cards;
    if (!Array.isArray(cards) || cards.length !== sizeOf(s.stacks[f.stack]) || Object.keys(m).length !== 1)
      return illegal;
    for (let i = 0; i < cards.length; i++) {
      if (!s.commerceBag.includes(cards[i]) || (i > 0 && cards[i] <= cards[i - 1])) return illegal;
    }
    return true;
  },
  apply(s, f, _seat, m) {
    const cards = (m as { cards: number[] }).cards;
    s.commerceBag = s.commerceBag.filter((card) => !cards.includes(card));
    s.stacks[f.stack].rest = cards.slice();
  },
};

/** 13: the builder looks through the stack, keeps one card secretly, and takes Bridge Builder. */
const keep: Choice<Isla, F<'keep'> & { done?: true }, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s, f) => (s.stacks[f.stack].rest as number[]).map((card) => ({ keep: card })),
  apply(s, f, seat, m, tell) {
    const card = (m as { keep: number }).keep;
    const deck = s.stacks[f.stack];
    deck.rest = (deck.rest as number[]).filter((c) => c !== card);
    deck.takes.push({ seat, card });
    f.done = true;
    const told = { key: 'isla.keptCard', args: { who: who(seat), card: commerceName(card) }, rule: '13' };
    tell(told, [seat], { key: 'isla.kept', args: { who: who(seat), stack: f.stack + 1 }, rule: '13' });
    takeTitle(s, 'bridgeBuilder', seat, tell);
  },
};

/** 16-18: circle coins move to the pools, in the last round too; then the end is checked and the King starts anew. */
const gather: Upkeep<Isla, F<'gather'>, Event> = {
  kind: 'upkeep',
  waits: true,
  run(s, _f, tell) {
    for (let i = 0; i < s.circles.length; i++) {
      const circle = s.circles[i];
      if (circle) s.pools[i][circle.seat] += circle.coins;
      s.circles[i] = null;
    }
    tell({ key: 'isla.gathered', rule: '16' });
    s.draft = { takes: [], rest: [...ALL_ACTIONS] };
    s.revealed = false;
    s.idle = s.busy ? 0 : s.idle + 1;
    s.busy = false;
    s.end = siteEnd(s) ?? (s.idle >= 2 || isLocked(s) ? 'lock' : null);
    if (s.end === null) {
      s.round++;
      s.todo.push({ at: 'draft', order: draftOrder(s.n, s.titles.king) });
      tell({ key: 'isla.roundBegins', args: { round: s.round, who: who(s.titles.king) }, rule: '16' });
      return;
    }
    tell({ key: `isla.ended.${s.end}`, rule: s.end === 'lock' ? '18' : '17' });
    // 19: starting with the King, clockwise; who holds no commerce card has nothing to play
    for (let i = 0; i < s.n; i++) {
      const seat = (s.titles.king + i) % s.n;
      if (s.stacks.some((deck) => deck.takes.some((take) => take.seat === seat)))
        s.todo.push({ at: 'before', seat, done: false });
    }
    s.todo.push({ at: 'reveal' });
  },
};

export const steps = {
  firstKing,
  draft,
  act,
  crownKing,
  invest,
  build,
  crown,
  stack,
  look,
  keep,
  gather,
  before,
  rob,
  steal,
  takeOver,
  migrate,
  reveal,
} as const;
