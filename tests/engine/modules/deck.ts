import { shuffle } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import type { Refusal, Rng, Seat, Secret } from '../../../src/engine/rules';
import { only, tiny, withText } from './tiny';

/**
 * Late draws, and events with an audience: the deck is a sorted bag, and TABLE decides a card when the first person sees
 * it. On a turn one draws a card that nobody else sees, or peeks at a card of a neighbour: what was seen is never forgotten.
 */

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const illegal: Refusal = { key: 'tiny.no' };
const sorted = (list: number[]): number[] => [...list].sort((a, b) => a - b);

const turn = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  ends: (_s: any, f: any) => f.done === true,
  actors: (_s: any, f: any): Seat[] => [f.seat],
  moves(s: any, f: any) {
    const out: any[] = s.bag.length > 0 ? [{ draw: true }] : [{ pass: true }];
    s.cards.forEach((card: any, i: number) => {
      if (card.holder !== f.seat && !card.seen.includes(f.seat)) out.push({ peek: i });
    });
    return out;
  },
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    f.done = true;
    tell({ key: 'deck.turn', args: { who: { seat } } });
    if (m.draw) s.todo.splice(1, 0, { at: 'draw', seat });
    if (m.peek !== undefined) s.todo.splice(1, 0, { at: 'peek', seat, card: m.peek });
  },
  after(s: any) {
    s.turns++;
    const next = { at: 'turn', seat: s.turns % s.n };
    if (s.turns < 4 * s.n) s.todo.push(next);
  },
};

const draw = {
  kind: 'chance' as const,
  open: false,
  draw: (s: any, _f: any, rng: Rng) => ({ card: s.bag[rng.int(s.bag.length)] }),
  accepts: (s: any, _f: any, m: unknown) => (s.bag.includes(only(m, 'card')) ? (true as const) : illegal),
  apply(s: any, f: any, _seat: Seat, m: any, tell: any) {
    s.bag.splice(s.bag.indexOf(m.card), 1);
    s.cards.push({ holder: f.seat, value: m.card, seen: [f.seat] });
    s.points[f.seat] += m.card;
    const who = { seat: f.seat };
    tell({ key: 'deck.drew', args: { who, n: m.card } }, [f.seat], { key: 'deck.drewHidden', args: { who } });
  },
  outcomes: (s: any) => s.bag.map((card: number) => ({ move: { card }, weight: 1 })),
};

/** Nobody decides what a card is that was drawn already; it is shown to one. Waits, so that nothing is shown by a choice. */
const peek = {
  kind: 'upkeep' as const,
  waits: true,
  run(s: any, f: any, tell: any) {
    const card = s.cards[f.card];
    card.seen = sorted([...card.seen, f.seat]);
    const who = { seat: f.seat };
    tell({ key: 'deck.saw', args: { who, n: card.value } }, [f.seat], { key: 'deck.peeked', args: { who } });
  },
};

const knows = (s: any, card: any, seat: Seat | null): boolean =>
  s.todo.length === 0 || (seat !== null && card.seen.includes(seat));

export const deck = withText(
  tiny('deck', {
    setup: (n) => ({
      todo: [{ at: 'turn', seat: 0 }],
      n,
      points: new Array(n).fill(0),
      bag: [...CARDS],
      cards: [],
      turns: 0,
    }),
    steps: { turn, draw, peek },
    view: (s, seat) => ({
      seat,
      n: s.n,
      turns: s.turns,
      todo: structuredClone(s.todo),
      left: s.bag.length,
      cards: s.cards.map((card: any) => ({
        holder: card.holder,
        seen: [...card.seen],
        value: knows(s, card, seat) ? card.value : null,
      })),
    }),
    imagine(v, rng) {
      const known = v.cards.map((card: any) => card.value);
      const bag = shuffle(
        CARDS.filter((card) => !known.includes(card)),
        rng,
      );
      const cards = v.cards.map((card: any) => ({ ...structuredClone(card), value: card.value ?? bag.pop() }));
      const points = new Array(v.n).fill(0);
      for (const card of cards) points[card.holder] += card.value;
      return { todo: structuredClone(v.todo), n: v.n, points, bag: sorted(bag), cards, turns: v.turns };
    },
    secrets(s, seat): Secret[] {
      // points are the sum of a hand; they follow the cards and are in no view before the end
      const cards = s.cards.map((card: any, i: number) => ({
        path: `cards.${i}.value`,
        pool: 'card',
        group: knows(s, card, seat) ? `card ${i}` : 'unseen',
        known: knows(s, card, seat),
      }));
      const bag = s.bag.map((_: number, i: number) => ({
        path: `bag.${i}`,
        pool: 'card',
        group: 'unseen',
        known: false,
      }));
      return [...cards, ...bag];
    },
    broken: (s) =>
      same(sorted([...s.bag, ...s.cards.map((card: any) => card.value)]), CARDS) ? undefined : 'cards are lost',
  }),
  ['deck.turn', 'deck.drew', 'deck.drewHidden', 'deck.saw', 'deck.peeked'],
);
