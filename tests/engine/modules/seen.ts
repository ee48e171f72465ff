import { shuffle } from '../../../src/engine/chance';
import { copy, same } from '../../../src/engine/copy';
import { illegal, kindsOf, stepsOf } from '../../../src/engine/kinds';
import type { Phrase, Seat, Secret } from '../../../src/engine/rules';
import { whole } from '../../../src/engine/shape';
import { type Tiny, tiny, withText } from './tiny';

/** What was seen is marked on the card, and hands are bags that are kept sorted: the samples of the laws, as a game. */

interface Held {
  card: number;
  seen: Seat[];
}
type Frame = { at: 'draw'; seat: Seat } | { at: 'look'; seat: Seat } | { at: 'show'; seat: Seat; of: Seat };
interface Cards extends Tiny {
  todo: Frame[];
  deck: number[];
  hands: Held[][];
}
interface Moves {
  card: { card: number };
  look: { look: Seat };
  show: { show: number };
}

const CARDS = Array.from({ length: 12 }, (_, card) => card);
const kinds = kindsOf<Moves>({ card: 'card', look: 'look', show: 'show' });
const { choice, chance } = stepsOf<Cards, Frame, Moves, Phrase>(kinds);
const byCard = (a: Held, b: Held): number => a.card - b.card;

const draw = chance<'draw', 'card'>({
  open: false,
  shape: { card: whole },
  draw: (s, _f, rng) => ({ card: s.deck[rng.int(s.deck.length)] }),
  refuse: (s, _f, { card }) => (s.deck.includes(card) ? undefined : illegal),
  apply(s, f, _seat, { card }, tell) {
    s.hands[f.seat].push({ card, seen: [] });
    s.hands[f.seat].sort(byCard);
    s.deck.splice(s.deck.indexOf(card), 1);
    tell({ key: 'seen.drew', args: { card } }, [f.seat], { key: 'seen.drewOne' });
  },
});

const look = choice<'look', 'look'>({
  privacy: 'open',
  kinds: {
    look: {
      list: (s, _f, seat) => s.hands.flatMap((_, of) => (of === seat ? [] : [{ look: of }])),
      apply: (s, _f, seat, { look: of }) => void s.todo.unshift({ at: 'show', seat, of }),
    },
  },
});

const show = chance<'show', 'show'>({
  open: false,
  shape: { show: whole },
  draw: (s, f, rng) => ({ show: rng.int(s.hands[f.of].length) }),
  refuse: (s, f, m) => (s.hands[f.of][m.show] ? undefined : illegal),
  apply(s, f, _seat, m, tell) {
    const held = s.hands[f.of][m.show];
    held.seen.push(f.seat);
    tell({ key: 'seen.saw', args: { card: held.card } }, [f.seat, f.of], { key: 'seen.looked' });
  },
});

/** Known cards first: a place in the hand would tell which cards lie before it. */
function handFor(hand: readonly Held[], of: Seat, seat: Seat | null): (Held | null)[] {
  const known = hand.flatMap(({ card, seen }): Held[] => {
    if (of === seat) return [{ card, seen: [...seen] }];
    return seat !== null && seen.includes(seat) ? [{ card, seen: [seat] }] : [];
  });
  return [...known, ...new Array<null>(hand.length - known.length).fill(null)];
}

const WORDS = ['seen.drew', 'seen.drewOne', 'seen.saw', 'seen.looked'] as const;
declare module '../../../src/engine/rules' {
  interface Sentences extends Record<(typeof WORDS)[number], string> {}
}

export const seen = withText(
  tiny<Cards>('seen', {
    setup: (n): Cards => ({
      todo: [
        ...Array.from({ length: 3 * n }, (_, i): Frame => ({ at: 'draw', seat: i % n })),
        ...Array.from({ length: n }, (_, seat): Frame => ({ at: 'look', seat })),
      ],
      n,
      points: new Array(n).fill(0),
      deck: [...CARDS],
      hands: Array.from({ length: n }, () => []),
    }),
    steps: { draw, look, show },
    view: (s: Cards, seat) => ({
      todo: copy(s.todo),
      seat,
      n: s.n,
      hands: s.hands.map((hand, of) => handFor(hand, of, seat)),
    }),
    imagine({ todo, n, hands: held }, rng): Cards {
      const known = held.flat().map((one: Held | null) => one?.card);
      const rest = shuffle(
        CARDS.filter((card) => !known.includes(card)),
        rng,
      );
      const hands = held.map((hand: (Held | null)[]) =>
        hand.map((one) => (one ? copy(one) : { card: rest.pop() as number, seen: [] })).sort(byCard),
      );
      return { todo: copy(todo), n, points: new Array(n).fill(0), hands, deck: rest.sort((a, b) => a - b) };
    },
    secrets: (s: Cards, seat): Secret[] => [
      ...s.hands.flatMap((hand, of) =>
        hand.map((held, i): Secret => {
          const known = of === seat || (seat !== null && held.seen.includes(seat));
          return { path: `hands.${of}.${i}.card`, pool: 'card', group: known ? `hand ${of}` : 'unseen', known };
        }),
      ),
      ...s.deck.map((_, i): Secret => ({ path: `deck.${i}`, pool: 'card', group: 'unseen', known: false })),
    ],
    broken: (s: Cards) =>
      same(
        [...s.deck, ...s.hands.flat().map(({ card }) => card)].sort((a, b) => a - b),
        CARDS,
      )
        ? undefined
        : 'cards are lost',
  }),
  WORDS,
);
