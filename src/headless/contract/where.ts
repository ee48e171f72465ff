import { rng as startRng } from '../../engine/chance';
import type { Playable } from '../../engine/match';
import type { Json, Rng, Seat } from '../../engine/rules';
import type { AnyPosition } from '../../engine/run';
import type { Catalogue, GameModule } from '../../games/module';

/** What the contract looks at: a whole GameModule, or of one no more than its rules in the kernel's own tests. */
export type Checked = Playable & Partial<Omit<GameModule, keyof Playable>>;

/** One random game to be checked. */
export interface Trial {
  seats: number;
  options?: Json;
  seed: number;
  /** 1 = everything at every decision; less = the dear checks at that share of the decisions. Default 0.1. */
  effort?: number;
  /** Entries after which a game counts as endless. Default 3000. */
  limit?: number;
  /** The app's own catalogue, for engine.*, undo.* and save.* keys; not checked when absent. */
  words?: Catalogue;
}

/** Says which clause of the contract is broken, and where to find the position again. */
export class ContractError extends Error {
  readonly clause: string;
  constructor(clause: string, where: string, what: string) {
    super(`${clause}: ${what} (${where})`);
    this.name = 'ContractError';
    this.clause = clause;
  }
}

/** The place where the contract is looking just now, with the dice of the checks themselves. */
export class Where {
  readonly game: Checked;
  readonly trial: Trial;
  readonly rng: Rng;
  readonly effort: number;
  entry = 0;
  step = 'setup';
  /** Phrases met so far, by key: each is looked up once. */
  readonly met = new Set<string>();
  /** A few moves of every step, to be offered at other steps. */
  readonly moves = new Map<string, Json[]>();

  constructor(game: Checked, trial: Trial) {
    this.game = game;
    this.trial = trial;
    this.effort = trial.effort ?? 0.1;
    this.rng = startRng(trial.seed, trial.seats, 0xc0de);
  }

  get seats(): Seat[] {
    return Array.from({ length: this.trial.seats }, (_, seat) => seat);
  }

  /** Every seat, and the bare table. */
  get eyes(): (Seat | null)[] {
    return [...this.seats, null];
  }

  /** Everybody's eyes where everything is checked; a few of them, others each time, where games are many. */
  get looking(): (Seat | null)[] {
    return this.some(this.eyes, 3, this.effort >= 0.3);
  }

  /** True at every decision with effort 1, and at a share of them with less; `weight` lifts cheap checks. */
  often(weight = 1): boolean {
    return this.rng.next() < this.effort * weight;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.rng.int(list.length)];
  }

  /** At most `n` of the list, in random order; all of it where that is asked for. */
  some<T>(list: readonly T[], n: number, all = false): T[] {
    if (all || list.length <= n) return [...list];
    const rest = [...list];
    const out: T[] = [];
    for (let i = 0; i < n; i++) out.push(rest.splice(this.rng.int(rest.length), 1)[0]);
    return out;
  }

  fail(clause: string, what: string): never {
    const { seats, seed, options } = this.trial;
    const where = [
      this.game.id,
      `${seats} seats`,
      ...(options === undefined ? [] : [`options ${JSON.stringify(options)}`]),
      `seed ${seed}`,
      `entry ${this.entry}`,
      `step ${this.step}`,
    ].join(', ');
    throw new ContractError(clause, where, what);
  }

  /** Runs something that must not throw. */
  calm<T>(clause: string, what: string, act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof ContractError) throw error;
      return this.fail(clause, `${what} throws: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  view(s: AnyPosition, seat: Seat | null): Json {
    return this.calm('view', `the view of ${who(seat)}`, () => this.game.rules.view(s, seat));
  }
}

export function who(seat: Seat | null): string {
  if (seat === null) return 'the bare table';
  return seat < 0 ? 'TABLE' : `seat ${seat}`;
}

/** Short text of a value for a message. */
export function show(value: unknown, length = 160): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > length ? `${text.slice(0, length)}...` : text;
}

/** Where two plain values part, as a dotted path; for messages. */
export function parting(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const x = (a as Record<string, unknown>)[key];
      const y = (b as Record<string, unknown>)[key];
      if (JSON.stringify(x) !== JSON.stringify(y)) return parting(x, y, path ? `${path}.${key}` : key);
    }
  }
  return `${path || 'the whole'}: ${show(a, 60)} / ${show(b, 60)}`;
}
