import { shuffle } from '../../../src/engine/chance';
import type { Refusal, Rng, Seat, Secret } from '../../../src/engine/rules';
import { only, tiny, withText } from './tiny';

/**
 * A choice whose legality is a secret: the suit that was led must be followed by those who hold it. In public every card
 * is offered alike. Who does not follow tells the table that they hold none of that suit.
 */

const CARDS = Array.from({ length: 12 }, (_, i) => i);
const suit = (card: number): number => card % 3;
const illegal: Refusal = { key: 'tiny.no' };
const sorted = (list: number[]): number[] => [...list].sort((a, b) => a - b);

const legal = (s: any, f: any, seat: Seat): number[] => {
  const following = f.trick.length === 0 ? [] : s.hands[seat].filter((card: number) => suit(card) === suit(f.trick[0]));
  return following.length > 0 ? following : s.hands[seat];
};

const deal = {
  kind: 'chance' as const,
  open: false,
  draw: (s: any, _f: any, rng: Rng) => ({ deal: shuffle([...CARDS], rng).slice(0, s.n * 3) }),
  accepts(s: any, _f: any, m: any) {
    const cards = typeof m === 'object' && m !== null && Object.keys(m).join() === 'deal' ? m.deal : undefined;
    if (!Array.isArray(cards) || cards.length !== s.n * 3 || new Set(cards).size !== cards.length) return illegal;
    return cards.every((card) => CARDS.includes(card)) ? (true as const) : illegal;
  },
  apply(s: any, _f: any, _seat: Seat, m: any, tell: any) {
    for (let seat = 0; seat < s.n; seat++) s.hands[seat] = sorted(m.deal.slice(3 * seat, 3 * seat + 3));
    s.rest = sorted(CARDS.filter((card) => !m.deal.includes(card)));
    for (let seat = 0; seat < s.n; seat++) tell({ key: 'follow.hand', args: { cards: [...s.hands[seat]] } }, [seat]);
    s.todo.push({ at: 'trick', trick: [] });
  },
};

const trick = {
  kind: 'choice' as const,
  privacy: 'hand' as const,
  ends: (s: any, f: any) => f.trick.length === s.n,
  actors: (_s: any, f: any): Seat[] => [f.trick.length],
  moves: (s: any, f: any, seat: Seat) => legal(s, f, seat).map((card) => ({ card })),
  offers: (s: any) => CARDS.filter((card) => !s.played.includes(card)).map((card) => ({ card })),
  accepts: (s: any, f: any, seat: Seat, m: unknown) =>
    legal(s, f, seat).includes(only(m, 'card') as number) ? (true as const) : illegal,
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    if (f.trick.length > 0 && suit(m.card) !== suit(f.trick[0])) s.lacks[seat].push(suit(f.trick[0]));
    s.hands[seat].splice(s.hands[seat].indexOf(m.card), 1);
    f.trick.push(m.card);
    s.played.push(m.card);
    tell({ key: 'follow.played', args: { who: { seat }, n: m.card } });
  },
  after(s: any, f: any, tell: any) {
    const led = f.trick.filter((card: number) => suit(card) === suit(f.trick[0]));
    const winner = f.trick.indexOf(Math.max(...led));
    s.points[winner]++;
    tell({ key: 'follow.won', args: { who: { seat: winner } } });
    if (s.hands[0].length > 0) s.todo.push({ at: 'trick', trick: [] });
  },
};

/** Deals the unseen cards again and again until everybody lacks what they were seen to lack. */
function guess(v: any, rng: Rng): { hands: number[][]; rest: number[] } {
  const unseen = CARDS.filter((card) => !v.played.includes(card) && !v.hand.includes(card));
  for (;;) {
    const cards = shuffle([...unseen], rng);
    const hands = v.sizes.map((size: number, seat: Seat) =>
      seat === v.seat ? [...v.hand] : sorted(cards.splice(0, size)),
    );
    const fits = hands.every((hand: number[], seat: Seat) => hand.every((card) => !v.lacks[seat].includes(suit(card))));
    if (fits) return { hands, rest: sorted(cards) };
  }
}

export const follow = withText(
  tiny('follow', {
    setup: (n) => ({
      todo: [{ at: 'deal' }],
      n,
      points: new Array(n).fill(0),
      hands: Array.from({ length: n }, () => []),
      rest: [...CARDS],
      played: [],
      lacks: Array.from({ length: n }, () => []),
    }),
    steps: { deal, trick },
    view: (s, seat) => ({
      seat,
      n: s.n,
      todo: structuredClone(s.todo),
      points: [...s.points],
      sizes: s.hands.map((hand: number[]) => hand.length),
      played: [...s.played],
      lacks: structuredClone(s.lacks),
      hand: seat === null ? [] : [...s.hands[seat]],
    }),
    imagine: ({ seat, sizes, hand, ...v }, rng) => ({
      ...structuredClone(v),
      ...guess({ ...v, seat, sizes, hand }, rng),
    }),
    secrets(s, seat): Secret[] {
      if (s.todo[0]?.at === 'deal') return [];
      // what may lie where: the suits a seat was seen to lack divide the unseen cards
      const may = (place: Seat | null, card: number) => place === null || !s.lacks[place].includes(suit(card));
      const free = s.lacks.every((list: number[]) => list.length === 0);
      const out: Secret[] = [];
      const add = (path: string, place: Seat | null, card: number) => {
        const known = place !== null && place === seat;
        const group = known ? 'hand' : free || may(place, card) ? `suit ${free ? 'any' : suit(card)}` : 'never';
        out.push({ path, pool: 'card', group, known });
      };
      for (const i of s.hands.keys()) for (const k of s.hands[i].keys()) add(`hands.${i}.${k}`, i, s.hands[i][k]);
      for (const k of s.rest.keys()) add(`rest.${k}`, null, s.rest[k]);
      return out;
    },
    broken: (s) =>
      sorted([...s.hands.flat(), ...s.rest, ...s.played]).join() === CARDS.join() ? undefined : 'cards are lost',
  }),
  ['follow.hand', 'follow.played', 'follow.won'],
);
