import { rng } from '../../../src/engine/chance';
import { copy, same } from '../../../src/engine/copy';
import type { AnyRules, Choice, Phrase, Seat } from '../../../src/engine/rules';
import { actorsOf, play, stepOf } from '../../../src/engine/run';
import { demand } from '../wander';
import { type Plan, type Tally, wander } from './checks';
import { any, type Frame, type Move, type PuertoCatan } from './position';

/** Ruling 30 and what the page says of answers, as checks of whole random games: nobody learns what is hidden. */

/** What one pair of eyes hears of an entry, and sees after it. */
function witnessed(rules: AnyRules, s: PuertoCatan, seat: number, move: Move, eye: number | null): unknown[] {
  const t = copy(s);
  const heard: Phrase[] = [];
  play(rules, any(t), seat, copy(move), (event, to: readonly Seat[] | undefined, rest) => {
    if (!to || (eye !== null && to.includes(eye))) heard.push(event);
    else if (rest) heard.push(rest);
  });
  return [heard, rules.view(any(t), eye), actorsOf(rules, any(t)), t.last];
}

const told = (eye: number | null): string => (eye === null ? 'the table' : `seat ${eye}`);

/** Nothing of a position lies in a view but what is open, and what its own seat holds. */
function checkView(rules: AnyRules, s: PuertoCatan, eye: number | null): void {
  const v = rules.view(any(s), eye);
  const text = JSON.stringify(v);
  for (const name of ['stack', 'kinds', 'eyes'])
    demand(!text.includes(`"${name}"`), 'view', () => `${told(eye)} sees ${name}`);
  v.devs.forEach((list: number[] | null, seat: number) => {
    demand(s.open || seat === eye || list === null, 'view', () => `${told(eye)} sees the cards of ${seat}`);
  });
  const builder = s.todo.find((f) => f.at === 'build');
  const own = builder !== undefined && 'seat' in builder && builder.seat === eye;
  demand(v.fresh === null || own, 'view', () => `${told(eye)} sees what was bought`);
  demand(same(v.vp, s.vp), 'view', () => `${told(eye)} sees ${v.vp} victory cards`);
}

/** A steal or a draw is the same to everybody else, whatever the card was. */
function checkDraw(rules: AnyRules, s: PuertoCatan, move: Move, tally: Tally): void {
  const [f] = s.todo;
  const step = stepOf(rules, any(s));
  if (step?.kind !== 'chance' || (f.at !== 'steal' && f.at !== 'draw')) return;
  const others: Move[] = (step.outcomes?.(s, f) ?? []).map((one: { move: Move }) => one.move);
  for (const eye of [null, ...s.hands.keys()]) {
    if (eye === f.seat || (f.at === 'steal' && eye === f.victim)) continue;
    const real = witnessed(rules, s, -1, move, eye);
    for (const other of others) {
      const seen = witnessed(rules, s, -1, other, eye);
      // a victory card may end the game, and is turned up then
      if (seen[3] !== s.last || real[3] !== s.last) continue;
      tally.draws = (tally.draws ?? 0) + 1;
      demand(same(real, seen), 'secret', () => `${told(eye)} learns that it was ${JSON.stringify(move)}`);
    }
  }
}

/** Ruling 18a: *no* never says why, and what somebody answers shows nothing before all have answered. */
function checkAnswer(rules: AnyRules, s: PuertoCatan, seed: number, tally: Tally): void {
  const [f] = s.todo;
  if (f.at !== 'answer') return;
  const [seat] = f.due;
  const all = rules.steps.answer as Choice<PuertoCatan, Frame, Move, Phrase>;
  for (const eye of [null, ...s.hands.keys()]) {
    if (eye === seat) continue;
    const real = witnessed(rules, s, seat, { decline: true }, eye);
    for (const move of f.due.length > 1 ? all.moves(s, f, seat) : []) {
      const alike = same(real, witnessed(rules, s, seat, move, eye));
      demand(alike, 'secret', () => `the answer of ${seat} tells ${told(eye)} what it is`);
    }
    for (let k = 0; k < 2; k++) {
      const dream = unturned(rules.imagine(rules.view(any(s), eye), rng(seed, k)), s);
      const seen = witnessed(rules, dream, seat, { decline: true }, eye);
      // hands in which what others have answered can't be are no dream
      if (rules.broken(any(dream))) continue;
      const pays = (t: PuertoCatan): boolean =>
        f.offer.take.every((n, kind) => t.hands[seat].kinds.filter((one) => one === kind).length >= n);
      if (pays(s) !== pays(dream)) tally.answers = (tally.answers ?? 0) + 1;
      demand(same(real, seen), 'secret', () => `the answer of ${seat} tells ${told(eye)} why`);
    }
  }
}

/** What the others answered stays as it is: only hands differ. */
const unturned = (dream: PuertoCatan, { answers }: PuertoCatan): PuertoCatan => Object.assign(dream, { answers });

/** Who is asked, and what is offered in public, is the same in every world that others think possible. */
function checkOffers(rules: AnyRules, s: PuertoCatan, seed: number, tally: Tally): void {
  const step = stepOf(rules, any(s));
  if (step?.kind !== 'choice') return;
  const [f] = s.todo;
  const [seat] = actorsOf(rules, any(s));
  for (const eye of [null, ...s.hands.keys()]) {
    if (eye === seat) continue;
    const dream = rules.imagine(rules.view(any(s), eye), rng(seed, 5));
    const asked = !step.ends(dream, dream.todo[0]) && same(actorsOf(rules, dream), actorsOf(rules, any(s)));
    demand(asked, 'secret', () => `${told(eye)} learns why ${seat} is asked to ${f.at}`);
    if (!step.offers) continue;
    tally.offers = (tally.offers ?? 0) + 1;
    const [real, seen] = [s, dream].map((t) => step.offers?.(t, t.todo[0], seat));
    demand(same(real, seen), 'secret', () => `${told(eye)} learns from what ${seat} is offered to ${f.at}`);
  }
}

/** One random game; counts what was met. */
export function secrecy(rules: AnyRules, plan: Plan, tally: Tally = {}): void {
  const random = rng(plan.seed, 30, 18);
  wander(rules, plan, (s, { move }) => {
    const { at } = s.todo[0];
    const rare = at === 'steal' || at === 'draw' || at === 'answer';
    if (random.int(rare ? 2 : 8) > 0) return;
    for (const eye of [null, ...s.hands.keys()]) checkView(rules, s, eye);
    if (move) checkDraw(rules, s, move, tally);
    checkAnswer(rules, s, random.int(1e9), tally);
    checkOffers(rules, s, random.int(1e9), tally);
  });
}
