import { illegal } from '../../../engine/kinds';
import { type Phrase, silent } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { before, migrate, reveal, rob, steal, takeOver } from './before';
import { build, takeTitle } from './build';
import { invest } from './invest';
import { actionName, commerceName, islandName, who } from './names';
import { ACTIONS, ALL_ACTIONS, draftOrder, FIRST_KING_DISCARD, sizeOf } from './setup';
import { isLocked, lockOf, price, siteEnd } from './sites';
import { chance, choice, type Event, upkeep } from './state';

/** The steps in rule-book order. Rule numbers are those of rule page section 5. */

/** 1-2: the King is dealt at random; the first King puts three coins out of the game. */
const firstKing = chance<'firstKing', 'firstKing'>({
  open: true,
  draw: (s, _f, rng) => ({ firstKing: rng.int(s.n) }),
  shape: { firstKing: whole },
  refuse: (s, _f, { firstKing }) => (firstKing < s.n ? undefined : illegal),
  apply(s, _f, _seat, { firstKing: seat }, tell) {
    s.titles.king = seat;
    s.firstKing = seat;
    s.bank[seat] -= FIRST_KING_DISCARD;
    s.todo.push({ at: 'draft', order: draftOrder(s.n, seat) });
    tell({ key: 'isla.firstKing', args: { who: who(seat), coins: FIRST_KING_DISCARD }, rule: '2' });
  },
  outcomes: (s) => s.bank.map((_, seat) => ({ move: { firstKing: seat }, weight: 1 })),
});

/** 3: the deck goes round from the King; each takes one card, face down and final; all are revealed together. */
const draft = choice<'draft', 'take'>({
  privacy: 'sealed',
  ends: (s, f) => s.draft.takes.length === f.order.length,
  actors: (s, f) => [f.order[s.draft.takes.length]],
  any(s, _f, _seat, rng) {
    const rest = s.draft.rest as number[];
    return { take: rest[rng.int(rest.length)] };
  },
  kinds: {
    take: {
      list: (s) => (s.draft.rest as number[]).map((card) => ({ take: card })),
      apply(s, _f, seat, { take: card }, tell) {
        s.draft.rest = (s.draft.rest as number[]).filter((c) => c !== card);
        s.draft.takes.push({ seat, card });
        const told: Event = { key: 'isla.draftedCard', args: { who: who(seat), card: actionName(card) }, rule: '3' };
        tell(told, [seat], { key: 'isla.drafted', args: { who: who(seat) }, rule: '3' });
      },
    },
  },
  after(s, _f, tell) {
    s.revealed = true;
    const takes = [...s.draft.takes].sort((a, b) => a.card - b.card);
    for (const { seat, card } of takes) s.todo.push({ at: 'act', seat, card });
    s.todo.push({ at: 'gather' });
    if (tell === silent) return;
    const list = takes.map(
      ({ seat, card }): Phrase => ({
        key: 'isla.taken',
        args: { who: who(seat), card: actionName(card) },
      }),
    );
    tell({ key: 'isla.revealed', args: { list }, rule: '3' });
  },
});

/** 3-4: cards are resolved in ascending order; prices are fixed by the titles held as the action begins. */
const act = upkeep<'act'>({
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
});

/** 15: card 5 takes the King at once; a King keeps it. */
const crownKing = choice<'crownKing', 'king'>({
  privacy: 'open',
  kinds: {
    king: {
      list: () => [{ king: true }],
      apply(s, _f, seat, _m, tell) {
        if (s.titles.king === seat) tell({ key: 'isla.keptKing', args: { who: who(seat) }, rule: '15' });
        else takeTitle(s, 'king', seat, tell);
      },
    },
  },
});

/** 13: the builder takes the crown of the island the prince arrived on, and alone looks at it. */
const crown = chance<'crown', 'crown'>({
  open: false,
  draw: (s, _f, rng) => ({ crown: s.crownBag[rng.int(s.crownBag.length)] }),
  shape: { crown: whole },
  refuse: (s, _f, { crown }) => (s.crownBag.includes(crown) ? undefined : illegal),
  apply(s, f, _seat, { crown: value }, tell) {
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
});

/** 13: the builder names one of the four stacks that still has cards. */
const stack = choice<'stack', 'stack'>({
  privacy: 'open',
  // a stack that was looked through before is shown at once
  final: true,
  kinds: {
    stack: {
      list: (s) => s.stacks.flatMap((deck, k) => (deck.rest === null || deck.rest.length > 0 ? [{ stack: k }] : [])),
      apply(s, _f, seat, { stack: k }, tell) {
        s.todo.splice(1, 0, { at: 'keep', seat, stack: k });
        if (s.stacks[k].rest === null) s.todo.splice(1, 0, { at: 'look', seat, stack: k });
        tell({ key: 'isla.pickedStack', args: { who: who(seat), stack: k + 1 }, rule: '13' });
      },
    },
  },
});

/** The cards of a stack are decided when it is first looked through. */
const look = chance<'look', 'cards'>({
  open: false,
  draw(s, f, rng) {
    const bag = s.commerceBag.slice();
    const cards: number[] = [];
    for (let i = 0; i < sizeOf(s.stacks[f.stack]); i++) cards.push(...bag.splice(rng.int(bag.length), 1));
    return { cards: cards.sort((a, b) => a - b) };
  },
  shape: { cards: listOf(whole) },
  refuse(s, f, { cards }) {
    if (cards.length !== sizeOf(s.stacks[f.stack])) return illegal;
    return cards.every((card, i) => s.commerceBag.includes(card) && (i === 0 || card > cards[i - 1]))
      ? undefined
      : illegal;
  },
  apply(s, f, _seat, { cards }) {
    s.commerceBag = s.commerceBag.filter((card) => !cards.includes(card));
    s.stacks[f.stack].rest = cards.slice();
  },
});

/** 13: the builder looks through the stack, keeps one card secretly, and takes Bridge Builder. */
const keep = choice<'keep', 'keep'>({
  privacy: 'hand',
  kinds: {
    keep: {
      list: (s, f) => (s.stacks[f.stack].rest as number[]).map((card) => ({ keep: card })),
      apply(s, f, seat, { keep: card }, tell) {
        const deck = s.stacks[f.stack];
        deck.rest = (deck.rest as number[]).filter((c) => c !== card);
        deck.takes.push({ seat, card });
        const told: Event = { key: 'isla.keptCard', args: { who: who(seat), card: commerceName(card) }, rule: '13' };
        tell(told, [seat], { key: 'isla.kept', args: { who: who(seat), stack: f.stack + 1 }, rule: '13' });
        takeTitle(s, 'bridgeBuilder', seat, tell);
      },
    },
  },
});

/** 16-18: circle coins move to the pools, in the last round too; then the end is checked and the King starts anew. */
const gather = upkeep<'gather'>({
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
    if (s.end === 'lock') tell({ key: `isla.ended.${lockOf(s)}`, rule: '18' });
    else tell({ key: `isla.ended.${s.end}`, rule: '17' });
    // 19: starting with the King, clockwise; who holds no commerce card has nothing to play
    for (let i = 0; i < s.n; i++) {
      const seat = (s.titles.king + i) % s.n;
      if (s.stacks.some((deck) => deck.takes.some((take) => take.seat === seat)))
        s.todo.push({ at: 'before', seat, done: false });
    }
    s.todo.push({ at: 'reveal' });
  },
});

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
