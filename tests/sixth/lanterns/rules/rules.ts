import { shuffle } from '../../../engine/chance';
import type { Arg, Phrase, Rules, Seat, Tell } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { lantern } from './names';
import { scores, winnerOf, winners, worthOf } from './scoring';
import { broken, secrets } from './secrets';
import { chance, choice, dealtTo, type Frame, type Held, LANTERNS, type Lanterns, roundsOf, type View } from './state';
import { imagine, view } from './view';

/** The rules, one step for each frame, in the order of the reference. */

const who = (seat: Seat): Arg => ({ seat });
const round = (s: Lanterns): number => s.past.length;

/** ORDER MEANS NOTHING: wherever lanterns lie in a hand, they are told and offered by their numbers. */
const numbersOf = (hand: readonly Held[]): number[] => hand.map((held) => held.lantern).sort((a, b) => a - b);

/** DRAW LATE: the bag has no order. What somebody is dealt is drawn when it comes to their hand. */
const deal = chance<'deal', 'deal'>({
  open: false,
  shape: { deal: listOf(whole) },
  draw: (s, _f, rng) => ({
    deal: shuffle([...s.bag], rng)
      .slice(0, dealtTo(s.n))
      .sort((a, b) => a - b),
  }),
  refuse: (s, _f, { deal: dealt }) =>
    dealt.length === dealtTo(s.n) && dealt.every((one, i) => s.bag.includes(one) && (i === 0 || one > dealt[i - 1]))
      ? undefined
      : { key: 'engine.illegal' },
  apply(s, f, _seat, { deal: dealt }, tell) {
    s.hands[f.seat] = dealt.map((one) => ({ lantern: one, seen: [] }));
    s.bag = s.bag.filter((one) => !dealt.includes(one));
    // AN EVENT HAS AN AUDIENCE: the owner hears which, the others hear how many
    const args = { who: who(f.seat), n: dealt.length };
    tell({ key: 'lanterns.dealtYou', args: { ...args, list: dealt.map(lantern) } }, [f.seat], {
      key: 'lanterns.dealt',
      args,
    });
    if (s.todo.length === 0) s.todo.push({ at: 'look', seat: 0 });
  },
});

/** Whose turn it is to look chooses one of the others. Everybody may know whom. */
const look = choice<'look', 'look'>({
  privacy: 'open',
  kinds: {
    look: {
      list: (s, _f, seat) => s.hands.flatMap((_, of) => (of === seat ? [] : [{ look: of }])),
      apply(s, _f, seat, { look: of }) {
        s.todo.push({ at: 'show', seat, of });
      },
    },
  },
});

/** The places of a hand that this seat has not looked at yet. */
const unseen = (s: Lanterns, f: Extract<Frame, { at: 'show' }>): number[] =>
  s.hands[f.of].flatMap(({ seen }, slot) => (seen.includes(f.seat) ? [] : [slot]));

const show = chance<'show', 'show'>({
  open: false,
  shape: { show: whole },
  draw: (s, f, rng) => ({ show: unseen(s, f)[rng.int(unseen(s, f).length)] }),
  refuse: (s, f, { show: slot }) => (unseen(s, f).includes(slot) ? undefined : { key: 'engine.illegal' }),
  apply(s, f, _seat, { show: slot }, tell) {
    const held = s.hands[f.of][slot];
    // A SEAT FORGETS NOTHING, and WHAT IS HEARD MUST BE IN THE VIEW: what was looked at is marked for good
    held.seen.push(f.seat);
    held.seen.sort();
    const args = { who: who(f.seat), of: who(f.of), n: round(s) + 1 };
    tell({ key: 'lanterns.saw', args: { ...args, lantern: lantern(held.lantern) } }, [f.seat, f.of], {
      key: 'lanterns.looked',
      args,
    });
    s.todo.push({ at: 'hang', slots: new Array(s.n).fill(null) });
  },
});

/** All choose in secret: sealed, so nobody is shown anything before the last one has chosen. */
const hang = choice<'hang', 'hang'>({
  privacy: 'sealed',
  ends: (_s, f) => !f.slots.includes(null),
  actors: (_s, f) => f.slots.flatMap((slot, seat) => (slot === null ? [seat] : [])),
  kinds: {
    hang: {
      list: (s, _f, seat) => numbersOf(s.hands[seat]).map((one) => ({ hang: one })),
      // nobody hears a thing, and the lantern stays in its hand until all are turned up
      apply(s, f, seat, { hang: chosen }) {
        f.slots[seat] = s.hands[seat].findIndex((held) => held.lantern === chosen);
      },
    },
  },
  after: (s, f, tell) => turnUp(s, f.slots as number[], tell),
});

function turnUp(s: Lanterns, slots: readonly number[], tell: Tell<Phrase>): void {
  const hung = s.hands.map((hand, seat) => hand.splice(slots[seat], 1)[0].lantern);
  const winner = winnerOf(hung);
  s.past.push({ hung, winner });
  for (const [seat, one] of hung.entries())
    tell({ key: 'lanterns.hung', args: { who: who(seat), lantern: lantern(one), n: round(s) } });
  if (winner < 0) tell({ key: 'lanterns.dark', args: { n: round(s) } });
  else tell({ key: 'lanterns.won', args: { who: who(winner), n: round(s), points: worthOf(hung) } });
  if (round(s) < roundsOf(s.n)) s.todo.push({ at: 'look', seat: round(s) % s.n });
  else for (const seat of s.hands.keys()) tell(keptBy(s, seat));
}

const keptBy = (s: Lanterns, seat: Seat): Phrase => ({
  key: 'lanterns.kept',
  args: { who: who(seat), list: numbersOf(s.hands[seat]).map(lantern) },
});

export const rules: Rules<Lanterns, Frame, Phrase, View, object> = {
  setup: (n) => ({
    todo: Array.from({ length: n }, (_, seat) => ({ at: 'deal', seat })),
    n,
    past: [],
    hands: Array.from({ length: n }, () => []),
    bag: Array.from({ length: LANTERNS }, (_, one) => one),
  }),
  options: () => ({}),
  steps: { deal, look, show, hang },
  turn: (s) => (s.todo[0] && 'seat' in s.todo[0] ? s.todo[0].seat : undefined),
  scores,
  winners: (s) => (s.todo.length === 0 ? winners(s.n, scores(s)) : []),
  ending: (s) => (s.todo.length === 0 ? 'rounds' : undefined),
  view,
  imagine,
  secrets,
  broken,
  choosers: (s) => (s.todo[0]?.at === 'hang' ? hang.actors(s, s.todo[0]) : []),
  round,
};
