import { rng } from '../../src/engine/chance';
import { copy, same } from '../../src/engine/copy';
import { randomEntry } from '../../src/engine/playout';
import type { Json, Phrase, Rng, Seat } from '../../src/engine/rules';
import { type AnyPosition, accepts, begin, play, privacyOf, stepOf } from '../../src/engine/run';
import type { Ghost } from '../../src/games/table';
import type { Checked } from '../../src/headless/contract';
import { partingOf } from './picture';
import { type Drawable, type Scenery, Stand } from './stand';

/**
 * What a scene shows hangs on the public part of the view alone: pictures, ghosts and movements are the same in every
 * world that looks the same to the bare table, for all eyes, and whatever it showed to somebody before. What is
 * somebody's own is shown by panels.
 */

export interface Drawn {
  module: Checked;
  table: Drawable;
}

interface Entry {
  seat: Seat;
  move: Json;
}

/** A position with what is done next, and moves of somebody who might do something else. */
interface Moment {
  s: AnyPosition;
  entry: Entry;
  ghosts: Ghost[];
}

/** What the bare table is shown. */
interface Shown {
  still: string;
  ghosts: string[];
  frames: string[];
  /** Answers to a touch. */
  answers: string[];
}

/**
 * How many of each were compared. `held`: positions in which somebody knows what the bare table does not; `secrets`: looks
 * at something else than that.
 */
interface Compared {
  held: number;
  looks: number;
  secrets: number;
  ghosts: number;
  frames: number;
  answers: number;
}

/** Of each position so many ghosts. */
const GHOSTS = 2;

export class SceneCheck {
  readonly compared: Compared = { held: 0, looks: 0, secrets: 0, ghosts: 0, frames: 0, answers: 0 };
  private readonly drawn: Drawn;
  private readonly seats: number;
  private readonly seed: number;
  /** Of each step so many positions. */
  private readonly each: number;
  private readonly rng: Rng;
  private step = '';

  constructor(drawn: Drawn, seats: number, seed: number, each: number) {
    this.drawn = drawn;
    this.seats = seats;
    this.seed = seed;
    this.each = each;
    this.rng = rng(seed, seats, 0x5ce7e);
  }

  /** Plays a random game, and shows parts of it twice: at a table where nobody looks at their own, and where all do. */
  async run(options: Json): Promise<Compared> {
    const moments = this.play(options);
    const shown: Shown[] = [];
    const bare = new Stand(this.drawn.table, this.seats);
    for (const moment of moments) shown.push(await this.show(bare, moment));
    bare.close();
    const looked = new Stand(this.drawn.table, this.seats);
    for (const [i, moment] of moments.entries()) await this.check(looked, moment, shown[i]);
    looked.close();
    return this.compared;
  }

  private play(options: Json): Moment[] {
    const { rules } = this.drawn.module;
    const s = begin(rules, this.seats, rules.options(options, this.seats));
    const kept = new Map<string, Moment[]>();
    const met = new Map<string, number>();
    for (;;) {
      const entry = randomEntry(rules, s, this.rng) as Entry | undefined;
      if (!entry) return [...kept.values()].flat();
      const { at } = s.todo[0];
      const [list, n] = [kept.get(at) ?? [], met.get(at) ?? 0];
      met.set(at, n + 1);
      kept.set(at, list);
      // early ones as well as late ones
      const slot = n < this.each ? n : this.rng.int(n + 1);
      if (slot < this.each) list[slot] = { s: copy(s), entry: copy(entry), ghosts: this.ghosts(s) };
      play(rules, s, entry.seat, entry.move);
    }
  }

  private ghosts(s: AnyPosition): Ghost[] {
    const step = stepOf(this.drawn.module.rules, s);
    const seats = step?.kind === 'choice' ? step.actors(s, s.todo[0]).filter((one) => one >= 0) : [];
    if (step?.kind !== 'choice' || seats.length === 0) return [];
    const seat = seats[this.rng.int(seats.length)];
    const moves = step.moves(s, s.todo[0], seat);
    const some = Array.from({ length: Math.min(GHOSTS, moves.length) }, () => moves[this.rng.int(moves.length)]);
    return some.map((move) => ({ seat, move: copy(move) }));
  }

  /** What that entry is to these eyes; undefined where it may not be made in that world. */
  private scenery(s: AnyPosition, { seat, move }: Entry, eyes: Seat | null): Scenery | undefined {
    const { rules } = this.drawn.module;
    if (accepts(rules, s, seat, copy(move)) !== true) return undefined;
    const after = copy(s);
    const events: Phrase[] = [];
    play(rules, after, seat, copy(move), (event, to, rest) => {
      if (!to || (eyes !== null && to.includes(eyes))) events.push(event);
      else if (rest) events.push(rest);
    });
    return { before: rules.view(s, eyes), after: rules.view(after, eyes), events };
  }

  /** A moment as the bare table sees it, in its own world or in another one. */
  private async show(stand: Stand, { s, entry, ghosts }: Moment, world = s): Promise<Shown> {
    const { rules } = this.drawn.module;
    const view = rules.view(world, null);
    const step = stepOf(rules, s);
    // what is decided behind a cover is no ghost on the open board
    const open = step?.kind === 'choice' && (privacyOf(rules, s) === 'open' || step.offers !== undefined);
    const [here, there] = [this.scenery(s, entry, null), this.scenery(world, entry, null)];
    return {
      still: stand.still(view),
      ghosts: open ? ghosts.map((ghost) => stand.still(view, ghost)) : [],
      // what is drawn or thrown there may be something else
      answers: await stand.touched(view),
      frames: there && same(here, there) ? await stand.frames(there) : [],
    };
  }

  private async check(stand: Stand, moment: Moment, shown: Shown): Promise<void> {
    const { rules } = this.drawn.module;
    const { s, ghosts } = moment;
    this.step = s.todo[0].at;
    const actor = ghosts[0]?.seat ?? this.rng.int(this.seats);
    if (this.isHeld(s, actor)) this.compared.held++;
    const own = this.ownGhosts(stand, s, ghosts);
    const other = rules.imagine(rules.view(s, null), this.rng);
    await this.look(stand, moment, s, actor, shown);
    await this.look(stand, moment, other, (actor + 1) % this.seats, shown);
    await this.look(stand, moment, other, actor, shown);
    const now = await this.show(stand, moment, other);
    for (const [i, ghost] of now.ghosts.entries()) {
      this.same(shown.ghosts[i], ghost, 'is another ghost on the open board after a look at what is hidden');
      this.same(own[i], ghost, 'is another ghost for whoever may do it than for the bare table');
      this.compared.ghosts++;
    }
    const [long, longer] = [shown.frames.length, now.frames.length];
    if (longer > 0)
      this.same(`${long} frames`, `${longer} frames`, 'moves for another time after a look at what is hidden');
    for (const [i, frame] of now.frames.entries()) {
      this.same(shown.frames[i], frame, 'moves otherwise after a look at what is hidden');
      this.compared.frames++;
    }
    this.same(
      shown.answers.join('\n'),
      now.answers.join('\n'),
      'answers a touch otherwise after a look at what is hidden',
    );
    this.compared.answers += now.answers.length;
    // other hands, other piles: whoever decides cannot know
    const alike = this.ownGhosts(stand, rules.imagine(rules.view(s, actor), this.rng), ghosts);
    for (const [i, ghost] of alike.entries()) {
      this.same(own[i], ghost, 'is another ghost where the view is the same');
      this.compared.ghosts++;
    }
  }

  private isHeld(s: AnyPosition, seat: Seat): boolean {
    const { rules } = this.drawn.module;
    const known = rules.secrets(s, seat).flatMap((one) => (one.known ? [one.path] : []));
    const bare = new Set(rules.secrets(s, null).flatMap((one) => (one.known ? [] : [one.path])));
    return known.some((path) => bare.has(path));
  }

  private ownGhosts(stand: Stand, s: AnyPosition, ghosts: readonly Ghost[]): string[] {
    return ghosts.map((ghost) => stand.still(this.drawn.module.rules.view(s, ghost.seat), ghost));
  }

  /** Somebody sees their own view, and what they alone hear, in a world; then the board is the bare table's again. */
  private async look(stand: Stand, { s, entry }: Moment, world: AnyPosition, seat: Seat, shown: Shown): Promise<void> {
    const { rules } = this.drawn.module;
    const view = rules.view(world, seat);
    this.same(shown.still, stand.still(view), `shows seat ${seat} what the bare table does not see`);
    const heard = this.scenery(world, entry, seat);
    if (heard) await stand.begin(heard);
    const still = stand.still(rules.view(world, null));
    this.same(shown.still, still, `shows the bare table what is left of a look by seat ${seat}`);
    this.compared.looks++;
    if (!same(view, rules.view(s, seat))) this.compared.secrets++;
  }

  private same(expected: string, found: string, what: string): void {
    if (expected === found) return;
    const where = `${this.seats} seats, seed ${this.seed}, step ${this.step}`;
    throw new Error(`the scene of ${this.drawn.module.id} ${what}: ${partingOf(expected, found)} (${where})`);
  }
}
