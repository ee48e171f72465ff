import { rngAt } from './chance';
import type { Checkpoint } from './checkpoints';
import { copy, isPlain, same } from './copy';
import { Line, wrongWith } from './line';
import {
  type Ask,
  type Heard,
  isBarrier,
  type MatchSetup,
  type Playable,
  RefusedError,
  type Said,
  standing,
} from './playable';
import { type Entry, FORMAT, type How, type MatchRecord, type Thinking } from './record';
import { type Json, type Phrase, type Refusal, type ScoreLine, type Seat, TABLE } from './rules';
import { type AnyPosition, accepts, actorsOf, movesOf, play, privacyOf, stepOf } from './run';

export { type Ask, isBarrier, type MatchSetup, type Playable, RefusedError } from './playable';

/**
 * A match in progress. The position stays inside: everybody else gets `view(seat)`, `moves(seat)` and what that seat
 * heard. Entries are made on a copy, so a step that throws leaves the match on the position before.
 */
export class Match {
  readonly game: Playable;
  readonly record: MatchRecord;
  readonly #line: Line;
  /** The game's own way to copy positions does for this match; undefined before it was tried. */
  #isOwn: boolean | undefined;

  private constructor(game: Playable, record: MatchRecord, checkpoints: readonly Checkpoint[] = []) {
    this.game = game;
    this.record = record;
    this.#line = new Line(game, record, checkpoints);
  }

  /** Why this match can only be looked at: an illegal or changed entry was found. */
  get trouble(): Phrase | undefined {
    return this.#line.trouble;
  }

  /** Where every fifty entries led, for the store. */
  get checkpoints(): readonly Checkpoint[] {
    return this.#line.checkpoints;
  }

  /** Judges the checkpoints this match was opened from, a step at a time; see `Line`. */
  verification(): Generator<void, boolean> {
    return this.#line.verification();
  }

  get #position(): AnyPosition {
    return this.#line.position;
  }

  /** A new match. Throws a Refusal-bearing error when the options do not fit the seats. */
  static start(game: Playable, setup: MatchSetup): Match {
    const options = game.rules.options(setup.options, setup.chairs.length);
    if (options && typeof options === 'object' && 'key' in options) throw new RefusedError(options as Refusal);
    const record: MatchRecord = {
      format: FORMAT,
      id: setup.id,
      game: game.id,
      rules: game.version,
      options: options as Json,
      chairs: copy(setup.chairs),
      seed: setup.seed,
      typed: setup.typed ?? [],
      log: [],
      notes: [],
      clock: { started: setup.now, changed: setup.now, played: 0 },
      last: null,
      brief: { over: false, round: 0, waiting: [], winners: [] },
    };
    if (setup.start !== undefined) record.start = copy(setup.start);
    const match = new Match(game, record);
    match.#keep();
    return match;
  }

  /**
   * Opens a saved record (whose form has been judged); look at `trouble` before playing on. Where checkpoints come along
   * only what follows the last one is replayed: let `verification` run. Throws a RefusedError for newer rules than these,
   * and where no position could even be looked at.
   */
  static resume(game: Playable, record: MatchRecord, checkpoints: readonly Checkpoint[] = []): Match {
    if (record.rules > game.version) throw new RefusedError({ key: 'save.future' });
    const match = new Match(game, copy(record), checkpoints);
    // what only the shelf reads may have been damaged, or written by an older version
    if (!match.trouble) match.#keep();
    return match;
  }

  /**
   * A new match of the same people from the last position that was saved, or, where that is unsound, from the last one
   * that the log still leads to. The match in trouble stays as it is. A fresh seed: the old one's draws are used up.
   */
  continued(setup: { id: string; seed: string; now: number }): Match {
    const { last, log, notes, clock } = this.record;
    const sound = wrongWith(this.game, this.seats, copy(last) as AnyPosition) === undefined;
    const from = sound ? last : (this.#position as unknown as Json);
    const record = copy(this.record);
    record.id = setup.id;
    record.seed = setup.seed;
    record.start = copy(from);
    record.last = null;
    record.notes = [...notes, { kind: 'continued', at: log.length, when: setup.now, reason: this.trouble?.key ?? '' }];
    record.log = [];
    record.sealed = 0;
    record.rules = this.game.version;
    record.clock = { ...clock, changed: setup.now };
    const match = new Match(this.game, record);
    match.#keep(setup.now);
    return match;
  }

  get over(): boolean {
    return this.#position.todo.length === 0;
  }

  get seats(): number {
    return this.record.chairs.length;
  }

  get length(): number {
    return this.record.log.length;
  }

  ask(): Ask | undefined {
    const step = stepOf(this.game.rules, this.#position);
    if (!step) return undefined;
    const name = this.#position.todo[0].at;
    const actors = actorsOf(this.game.rules, this.#position);
    return {
      step: name,
      kind: step.kind === 'upkeep' ? 'waits' : step.kind,
      privacy: privacyOf(this.game.rules, this.#position),
      actors: actors.filter((seat) => seat !== TABLE),
      offered: step.kind === 'choice' && step.offers !== undefined,
      noEndTurn: step.kind === 'choice' && step.noEndTurn === true,
      table: actors.includes(TABLE),
      typed: step.kind === 'chance' && step.open && this.record.typed.includes(name),
      turn: this.game.rules.turn(this.#position),
      choosers: this.game.rules.choosers?.(this.#position) ?? [],
    };
  }

  /** What people may type in at a chance they throw or draw themselves: everything that can come of it. */
  outcomes(): Json[] {
    const step = stepOf(this.game.rules, this.#position);
    if (step?.kind !== 'chance' || !step.open || !step.outcomes) return [];
    const s = copy(this.#position);
    return step.outcomes(s, s.todo[0]).map(({ move }) => move as Json);
  }

  /** The legal moves of one seat, from what that seat may know. */
  moves(seat: Seat): Json[] {
    return movesOf(this.game.rules, this.#position, seat);
  }

  /** What may be drawn in public for that seat: the moves themselves when open, `offers` when the hand decides. */
  offers(seat: Seat): Json[] {
    const step = stepOf(this.game.rules, this.#position);
    if (step?.kind !== 'choice' || !step.actors(this.#position, this.#position.todo[0]).includes(seat)) return [];
    if (privacyOf(this.game.rules, this.#position) === 'open')
      return step.moves(this.#position, this.#position.todo[0], seat);
    return step.offers?.(this.#position, this.#position.todo[0], seat) ?? [];
  }

  accepts(seat: Seat, move: unknown): true | Refusal {
    if (this.trouble) return this.trouble;
    if (!isPlain(move)) return { key: 'engine.illegal' };
    try {
      return accepts(this.game.rules, this.#position, seat, move);
    } catch {
      return { key: 'engine.broke' };
    }
  }

  view<V = unknown>(seat: Seat | null): V {
    return this.game.rules.view(this.#position, seat) as V;
  }

  scores(): ScoreLine[] {
    return this.over ? this.game.rules.scores(this.#position) : [];
  }

  winners(): Seat[] {
    return this.over ? this.game.rules.winners(this.#position) : [];
  }

  /** See `Rules.tie`. */
  tie(): Phrase | undefined {
    return this.over ? this.game.rules.tie?.(this.#position) : undefined;
  }

  ending(): string | undefined {
    return this.over ? this.game.rules.ending(this.#position) : undefined;
  }

  /** Everything that seat has heard from entry `since` on. The only source for its log, recap, animation and sound. */
  heard(seat: Seat | null, since = -1): Heard[] {
    const out: Heard[] = [];
    const all = this.#line.said;
    let from = all.length;
    while (from > 0 && all[from - 1].entry >= since) from--;
    for (let i = from; i < all.length; i++) {
      const said = all[i];
      if (!said.to || (seat !== null && said.to.includes(seat)))
        out.push({ entry: said.entry, at: i, event: said.event });
      else if (said.rest) out.push({ entry: said.entry, at: i, event: said.rest });
    }
    return out;
  }

  /** Enters one move; the refusal in words when it is not legal, and nothing has changed then. */
  enter(seat: Seat, move: Json, now: number, how?: How, ms?: number, thought?: Thinking): true | Refusal {
    const verdict = this.accepts(seat, move);
    if (verdict !== true) return verdict;
    if (how === 'typed') {
      const step = stepOf(this.game.rules, this.#position);
      if (step?.kind === 'chance' && !step.open) return { key: 'engine.notTyped' };
    }
    const next = this.#copied();
    const said: Said[] = [];
    const at = this.length;
    try {
      play(this.game.rules, next, seat, copy(move), (event, to, rest) => said.push({ entry: at, event, to, rest }));
    } catch {
      return { key: 'engine.broke' };
    }
    const entry: Entry = { seat, move: copy(move) };
    if (how) entry.how = how;
    if (ms !== undefined) entry.ms = ms;
    if (thought) Object.assign(entry, thought);
    this.record.log.push(entry);
    this.#line.goOn(next, said);
    this.#keep(now);
    return true;
  }

  /** TABLE makes the move nobody decides: draws the chance, or carries out the waiting clean-up. */
  draw(now: number): true | Refusal {
    const step = stepOf(this.game.rules, this.#position);
    if (step?.kind === 'upkeep') return this.enter(TABLE, null, now);
    if (step?.kind !== 'chance') return { key: 'engine.notYours' };
    const takebacks = this.record.notes.filter((note) => note.kind === 'takeback').length;
    const random = rngAt(this.record.seed, this.length, takebacks);
    let move: Json;
    try {
      const s = this.#copied();
      move = step.draw(s, s.todo[0], random);
    } catch {
      return { key: 'engine.broke' };
    }
    return this.enter(TABLE, move, now, 'drawn');
  }

  /** A hand-over happened: nothing before it can be undone any more. */
  seal(): void {
    this.record.sealed = this.length;
  }

  /** True when the last entry told nobody anything new and may be taken back freely; else why not. */
  undoable(): true | Phrase {
    if (this.trouble) return this.trouble;
    if (this.length === 0) return { key: 'undo.nothing' };
    const entry = this.record.log[this.length - 1];
    const { seat, how } = entry;
    if (seat === TABLE && how !== 'typed') return { key: 'undo.drawn' };
    if (this.record.chairs[seat]?.bot) return { key: 'undo.other', args: { who: { seat } } };
    if ((this.record.sealed ?? 0) >= this.length) return { key: 'undo.handed' };
    // what was thrown on a real table lies there for everybody: entering it wrongly can be mended
    if (how === 'typed') return true;
    if (isBarrier(this.game.rules, this.#line.before(), entry.move)) return { key: 'undo.secret' };
    return true;
  }

  /** Whether this move, made now, tells nobody anything new and could be taken back freely. */
  isFree(move: Json): boolean {
    return !this.trouble && !isBarrier(this.game.rules, this.#position, move);
  }

  /** Takes the last entry back and returns it, for a redo; what was decided before a typed-in throw stays decided. */
  undo(now: number): Entry | Phrase {
    const verdict = this.undoable();
    if (verdict !== true) return verdict;
    const entry = this.record.log.pop() as Entry;
    if (entry.how === 'typed') this.record.sealed = this.length;
    this.#rewind(now);
    return entry;
  }

  /** Everybody agreed: back to the position before entry `at`. What is dropped is kept in a note. */
  takeBack(at: number, now: number): void {
    const dropped = this.record.log.splice(at);
    if (dropped[0]?.how === 'typed') this.record.sealed = at;
    this.record.notes.push({ kind: 'takeback', at, when: now, dropped });
    this.#rewind(now);
  }

  /** A bot takes over a seat, or gives it back to a person (`null`). */
  seatBot(seat: Seat, bot: string | null, now: number): void {
    const chair = this.record.chairs[seat];
    if (bot !== null) chair.bot = bot;
    else {
      delete chair.bot;
      delete chair.character;
    }
    this.record.notes.push({ kind: 'bot', at: this.length, when: now, seat, bot });
    this.#keep(now);
  }

  /** The bot on that seat plays better or worse from now on; changed again before the next entry, the last word counts. */
  changeLevel(seat: Seat, bot: string, now: number): void {
    const { chairs, notes } = this.record;
    chairs[seat].bot = bot;
    const last = notes.at(-1);
    if (last?.kind === 'bot' && last.level && last.seat === seat && last.at === this.length) notes.pop();
    notes.push({ kind: 'bot', at: this.length, when: now, seat, bot, level: true });
    this.#keep(now);
  }

  /** Somebody asked for advice on the present question; the result will say so. */
  advised(seat: Seat, now: number): void {
    const { record, length } = this;
    const asked = record.advised ?? [];
    if (asked.some((one) => one.seat === seat && one.at === length)) return;
    record.advised = [...asked, { seat, at: length }];
    this.#keep(now);
  }

  /** The match as it stood before entry `at`, to look at. */
  prefix(at: number): Match {
    const record = copy(this.record);
    record.log.length = Math.max(0, Math.min(at, record.log.length));
    record.last = null;
    return new Match(this.game, record, this.checkpoints);
  }

  /**
   * What was taken back together, oldest first: the match as it stood then, and the entry it went back to. What can't be
   * played again (a free take-back came between) is left out.
   */
  takenBack(): { at: number; match: Match }[] {
    const out: { at: number; match: Match }[] = [];
    let { log } = this.record;
    for (const note of this.record.notes.toReversed()) {
      // the entries before belong to another log
      if (note.kind === 'continued') break;
      if (note.kind !== 'takeback') continue;
      log = [...log.slice(0, note.at), ...note.dropped];
      const match = new Match(this.game, { ...copy(this.record), log: copy(log), last: null });
      if (!match.trouble) out.unshift({ at: note.at, match });
    }
    return out;
  }

  /** For the headless tools and the tests alone: a copy of the whole position, secrets and all. */
  position(): AnyPosition {
    return copy(this.#position);
  }

  /**
   * The position, to be changed. The game's own copy serves where it has all that this match's positions have: what came
   * from an older version or from a real table may have more.
   */
  #copied(): AnyPosition {
    const { clone } = this.game;
    if (!clone) return copy(this.#position);
    const own = this.#isOwn === false ? undefined : clone(this.#position);
    this.#isOwn ??= same(own, this.#position);
    return this.#isOwn && own ? own : copy(this.#position);
  }

  #rewind(now: number): void {
    this.#line.rewind();
    this.record.sealed = Math.min(this.record.sealed ?? 0, this.length);
    this.#keep(now);
  }

  #keep(now?: number): void {
    const { record } = this;
    // positions are never changed in place
    record.last = this.#position as unknown as Json;
    if (now !== undefined) record.clock.changed = now;
    const { rules } = this.game;
    record.brief = {
      over: this.over,
      round: rules.round(this.#position),
      waiting: actorsOf(rules, this.#position).filter((seat) => seat !== TABLE),
      winners: this.winners(),
      ...(this.over ? standing(this.seats, rules.scores(this.#position)) : {}),
    };
  }
}
