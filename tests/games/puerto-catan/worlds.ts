import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { AnyRules, Rng } from '../../../src/engine/rules';
import { play } from '../../../src/engine/run';
import type { Made } from '../wander';
import { any, type Move, type PuertoCatan, table } from './position';

/**
 * Who can know which resource cards, by brute force: for every pair of eyes all hands that agree with what was seen.
 * Nothing here asks the rules who knows what; they only make the moves.
 */

/** Hands as one list: seat 0's five kinds, then seat 1's. */
type World = number[];

export const count = (s: PuertoCatan): World => {
  const out = new Array<number>(5 * s.n).fill(0);
  s.hands.forEach(({ kinds }, seat) => {
    for (const kind of kinds) out[5 * seat + kind]++;
  });
  return out;
};
const keyOf = (world: World): string => String.fromCharCode(...world);
const unique = (worlds: World[]): World[] => [...new Map(worlds.map((world) => [keyOf(world), world])).values()];

export class Worlds {
  /** By seat, and the bare table last. */
  readonly eyes: (number | null)[];
  #worlds: World[][];

  /** All hands lie open to begin with. */
  constructor(s: PuertoCatan) {
    this.eyes = [...s.hands.keys(), null];
    this.#worlds = this.eyes.map(() => [count(s)]);
  }

  /** How many worlds the most ignorant eye thinks possible. */
  get most(): number {
    return Math.max(...this.#worlds.map((list) => list.length));
  }

  /** What that eye can be certain of, hand by hand. */
  least(eye: number): World {
    const [first, ...others] = this.#worlds[eye];
    const out = [...first];
    for (const world of others) for (let i = 0; i < out.length; i++) if (world[i] < out[i]) out[i] = world[i];
    return out;
  }

  holdsTruth(s: PuertoCatan): boolean {
    const truth = keyOf(count(s));
    return this.#worlds.every((list) => list.some((world) => keyOf(world) === truth));
  }

  /** The entry is made; what everybody saw of it is taken in. */
  make(rules: AnyRules, s: PuertoCatan, { seat, move }: Made<Move>): void {
    const [f] = s.todo;
    const before = count(s);
    play(rules, any(s), seat, move);
    const after = count(s);
    if (move && 'stolen' in move && f.at === 'steal') this.#steal(f.seat, f.victim, move.stolen);
    else if (move && 'offer' in move)
      this.#see((world) => move.offer.give.every((n, kind) => world[5 * seat + kind] >= n));
    else if (f.at === 'answer') this.#turnOver(s);
    else if (move && 'monopoly' in move) this.#monopoly(before, after, seat, move.monopoly);
    else this.#open(before, after);
  }

  /** Nothing is shown before all have answered; then whoever says yes or makes a counter-offer shows those cards. */
  #turnOver(s: PuertoCatan): void {
    const [f] = s.todo;
    if (f.at !== 'trade') return;
    for (const { seat, yes, counter } of f.answers ?? []) {
      const shown = counter?.give ?? (yes ? f.offer?.take : undefined);
      if (shown) this.#see((world) => shown.every((n, kind) => world[5 * seat + kind] >= n));
    }
  }

  #see(possible: (world: World) => boolean): void {
    this.#worlds = this.#worlds.map((list) => list.filter(possible));
  }

  /** Cards come and go before everybody's eyes. */
  #open(before: World, after: World): void {
    const change = after.map((n, i) => n - before[i]);
    if (change.every((n) => n === 0)) return;
    this.#worlds = this.#worlds.map((list) =>
      list.map((world) => world.map((n, i) => n + change[i])).filter((world) => world.every((n) => n >= 0)),
    );
  }

  /** Everybody gives all they have: a world in which they would have given another number is none. */
  #monopoly(before: World, after: World, seat: number, kind: number): void {
    this.#see((world) => world.every((n, i) => i % 5 !== kind || i === 5 * seat + kind || n === before[i]));
    this.#open(before, after);
  }

  /** The two see the card; for everybody else it may have been any. */
  #steal(thief: number, victim: number, kind: number): void {
    this.#worlds = this.#worlds.map((list, i) => {
      const eye = this.eyes[i];
      const kinds = eye === thief || eye === victim ? [kind] : [0, 1, 2, 3, 4];
      const next: World[] = [];
      for (const world of list) {
        for (const one of kinds) {
          if (world[5 * victim + one] === 0) continue;
          const other = world.slice();
          other[5 * victim + one]--;
          other[5 * thief + one]++;
          next.push(other);
        }
      }
      return unique(next);
    });
  }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Small hands, cards that steal, and people who trade and rob a lot. */
function start(random: Rng): PuertoCatan {
  const seats = 3 + random.int(2);
  const some = (): string => Array.from({ length: random.int(5) }, () => 'blwgo'[random.int(5)]).join('');
  return table({
    seats,
    governor: random.int(seats),
    hands: Array.from({ length: seats }, some),
    devs: ['SSM', 'SSP', 'SM', 'SSS'].slice(0, seats),
    gold: new Array(seats).fill(3),
  });
}

function next(rules: AnyRules, s: PuertoCatan, random: Rng): Made<Move> | undefined {
  const entry = randomEntry(rules, any(s), random) as Made<Move> | undefined;
  const [f] = s.todo;
  if (f?.at === 'dice' && random.int(2) === 0) return { seat: -1, move: { dice: [3, 4] } };
  if (f?.at === 'select' && random.int(2) === 0) {
    const role = [0, 1, 3][random.int(3)];
    if (s.chosen[role] < 0) return { seat: f.seat, move: { role } };
  }
  return entry;
}

export interface Tally {
  looks: number;
  steals: number;
  /** Cards that somebody is certain of, and those of which they could be. */
  certain: number;
  possible: number;
}

/** One random sequence from an open table; throws where somebody is certain of what might be otherwise. */
export function sequence(rules: AnyRules, seed: number, tally: Tally): void {
  const random = rng(seed, 30);
  const s = start(random);
  const all = new Worlds(s);
  for (let k = 0; k < 36 && all.most < 150; k++) {
    const entry = next(rules, s, random);
    if (!entry) return;
    if (entry.move && 'stolen' in entry.move) tally.steals++;
    all.make(rules, s, entry);
    if (s.open) return;
    if (!all.holdsTruth(s)) throw new Error(`certain: sequence ${seed}, entry ${k}: the truth is ruled out`);
    for (const [i, eye] of all.eyes.entries()) look(rules, s, eye, all.least(i), tally, `sequence ${seed}, entry ${k}`);
  }
}

function look(rules: AnyRules, s: PuertoCatan, eye: number | null, mins: World, tally: Tally, where: string): void {
  const truth = count(s);
  const { hands } = rules.view(any(s), eye);
  for (const [seat, { known, size, open }] of hands.entries()) {
    tally.looks++;
    const least = mins.slice(5 * seat, 5 * seat + 5);
    const real = truth.slice(5 * seat, 5 * seat + 5);
    for (let kind = 0; kind < 5; kind++) {
      const sure = known[kind];
      // an owner knows all of it, everybody at least what the whole table does, and nobody what may not be so
      const fits =
        sure <= least[kind] && sure <= real[kind] && open[kind] <= sure && (eye !== seat || sure === real[kind]);
      if (!fits)
        throw new Error(
          `certain: ${where}: ${eye ?? 'the table'} of ${seat}: ${known}, ${open}, possible ${least}, true ${real}`,
        );
      tally.certain += sure;
      tally.possible += least[kind];
    }
    if (size !== sum(real)) throw new Error(`certain: ${where}: ${size} cards of ${seat}`);
  }
}
