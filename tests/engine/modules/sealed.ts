import { shuffle } from '../../../src/engine/chance';
import type { Rng, Seat, Secret } from '../../../src/engine/rules';
import { tiny, withText } from './tiny';

/**
 * Sealed choices: all choose a card from the same hand at once; when the last has chosen, all are turned over and the
 * highest that nobody else played scores. Three rounds.
 */

const CARDS = [1, 2, 3, 4, 5];

const bid = {
  kind: 'choice' as const,
  privacy: 'sealed' as const,
  ends: (_s: any, f: any) => f.sealed.every((card: number | null) => card !== null),
  actors: (_s: any, f: any) => f.sealed.flatMap((card: number | null, seat: Seat) => (card === null ? [seat] : [])),
  moves: (s: any, _f: any, seat: Seat) => s.hands[seat].map((card: number) => ({ card })),
  any: (s: any, _f: any, seat: Seat, rng: Rng) => ({ card: s.hands[seat][rng.int(s.hands[seat].length)] }),
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    s.hands[seat].splice(s.hands[seat].indexOf(m.card), 1);
    f.sealed[seat] = m.card;
    tell({ key: 'sealed.chose', args: { who: { seat }, card: m.card } }, [seat], {
      key: 'sealed.chosen',
      args: { who: { seat } },
    });
  },
  after(s: any, f: any, tell: any) {
    const alone = f.sealed.filter((card: number) => f.sealed.indexOf(card) === f.sealed.lastIndexOf(card));
    const top = Math.max(0, ...alone);
    const winner = f.sealed.indexOf(top);
    if (winner >= 0) s.points[winner] += top;
    s.played.push(f.sealed);
    tell({ key: 'sealed.revealed', args: { cards: [...f.sealed] } });
    if (s.played.length < 3) s.todo.push({ at: 'bid', sealed: new Array(s.n).fill(null) });
  },
};

const hidden = (s: any, seat: Seat | null): Seat[] =>
  s.points.map((_: number, i: Seat) => i).filter((i: Seat) => i !== seat);

export const sealed = withText(
  tiny('sealed', {
    setup: (n) => ({
      todo: [{ at: 'bid', sealed: new Array(n).fill(null) }],
      n,
      points: new Array(n).fill(0),
      hands: Array.from({ length: n }, () => [...CARDS]),
      played: [],
    }),
    steps: { bid },
    view(s, seat) {
      const f = s.todo[0];
      return {
        seat,
        n: s.n,
        points: [...s.points],
        played: structuredClone(s.played),
        // everybody can count what each has left, but not which of it lies face down
        left: s.hands.map((hand: number[], i: Seat) => [...hand, ...(f?.sealed[i] ? [f.sealed[i]] : [])].sort()),
        chosen: f ? f.sealed.map((card: number | null) => card !== null) : [],
        own: f && seat !== null ? f.sealed[seat] : null,
        over: !f,
      };
    },
    imagine(v, rng) {
      const hands = v.left.map((cards: number[]) => [...cards]);
      const laid = v.chosen.map((yes: boolean, i: Seat) => {
        if (!yes) return null;
        const card = i === v.seat ? v.own : shuffle([...hands[i]], rng)[0];
        hands[i].splice(hands[i].indexOf(card), 1);
        return card;
      });
      const todo = v.over ? [] : [{ at: 'bid', sealed: laid }];
      return { todo, n: v.n, points: [...v.points], hands, played: structuredClone(v.played) };
    },
    secrets(s, seat): Secret[] {
      const f = s.todo[0];
      const out: Secret[] = [];
      for (const i of s.points.keys()) {
        if (!f || f.sealed[i] === null) continue;
        const known = !hidden(s, seat).includes(i);
        const pool = `hand ${i}`;
        out.push({ path: `todo.0.sealed.${i}`, pool, group: known ? 'laid' : 'any', known });
        for (const k of s.hands[i].keys())
          out.push({ path: `hands.${i}.${k}`, pool, group: known ? 'left' : 'any', known });
      }
      return out;
    },
    broken(s) {
      for (const i of s.points.keys()) {
        const laid = s.todo[0]?.sealed[i] ? [s.todo[0].sealed[i]] : [];
        const all = [...s.hands[i], ...laid, ...s.played.map((round: number[]) => round[i])].sort();
        if (all.join() !== CARDS.join()) return `the cards of seat ${i} are ${all.join()}`;
      }
      return undefined;
    },
  }),
  ['sealed.chose', 'sealed.chosen', 'sealed.revealed'],
);
