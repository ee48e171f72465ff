import { type Checkpoint, digestAt, fitting, nextSeed, PIECE } from './checkpoints';
import { canonical, copy } from './copy';
import { type Playable, RefusedError, type Said } from './playable';
import type { MatchRecord } from './record';
import { type Json, type Phrase, type Refusal, silent } from './rules';
import { type AnyPosition, accepts, actorsOf, begin, play, settle } from './run';

const UNREADABLE = 'it cannot be read';

/** Without what is left out when it is stored. */
const plain = (said: readonly Said[]): string => canonical(JSON.parse(JSON.stringify(said)));

/** What is wrong with a position, in words; undefined where nothing is broken and it can be looked at. */
export function wrongWith({ rules }: Playable, seats: number, s: AnyPosition): string | undefined {
  try {
    if (s.todo.length === 0 && rules.ending(s) === undefined) return 'it ends without an ending';
    if (s.todo.some((frame) => !rules.steps[frame.at])) return 'it asks for something the rules do not know';
    const broken = rules.broken(s);
    if (broken !== undefined) return broken;
    for (let seat = 0; seat < seats; seat++) rules.view(s, seat);
    rules.view(s, null);
    actorsOf(rules, s);
    return undefined;
  } catch {
    return UNREADABLE;
  }
}

const illegal = (at: number, why: Phrase): Phrase => ({ key: 'save.illegal', args: { at: at + 1, why } });

/**
 * Where the log of a match leads: the position, what was heard on the way, and checkpoints, so that going back costs the
 * same late in a game as early. The log is the record's; whoever changes it says so here.
 */
export class Line {
  /** Never changed in place: checkpoints share it. */
  position: AnyPosition = { todo: [] };
  /** In the order of the entries. */
  said: Said[] = [];
  checkpoints: Checkpoint[];
  /** Why it can only be looked at. */
  trouble: Phrase | undefined;
  readonly #game: Playable;
  readonly #record: MatchRecord;
  /** The position one entry earlier, where it is known. */
  #before: { length: number; position: AnyPosition } | undefined;

  /** Replays what follows the last of these checkpoints, or all of it where the log does not go through them. */
  constructor(game: Playable, record: MatchRecord, checkpoints: readonly Checkpoint[]) {
    this.#game = game;
    this.#record = record;
    this.checkpoints = record.rules === game.version ? fitting(record, checkpoints) : [];
    this.trouble = this.#replay();
    if (this.trouble && this.checkpoints.length > 0) this.#replayWhole();
    if (record.rules < game.version) this.#outgrow();
  }

  get #length(): number {
    return this.#record.log.length;
  }

  /** The position before the last entry, not to be changed. */
  before(): AnyPosition {
    const length = this.#length - 1;
    if (this.#before?.length !== length) this.#before = { length, position: this.#at(length) };
    return this.#before.position;
  }

  /** One entry was added to the log. */
  goOn(position: AnyPosition, said: readonly Said[]): void {
    this.#before = { length: this.#length - 1, position: this.position };
    this.position = position;
    this.said.push(...said);
    this.#mark(position, this.#length);
  }

  /** Entries were taken off the end of the log. */
  rewind(): void {
    const position = this.#before?.length === this.#length ? this.#before.position : undefined;
    this.#forget(this.#length);
    this.position = position ?? this.#at(this.#length);
    this.#before = undefined;
  }

  /**
   * Replays everything once more, an entry at each step, and compares it with the checkpoints this was opened from.
   * Where they disagree the log decides: the match stands where the log leads, or, once something was entered on top of
   * a wrong position, it is in trouble and keeps its entries. Returns whether anything was wrong.
   */
  *verification(): Generator<void, boolean> {
    const trusted = [...this.checkpoints];
    const { log } = this.#record;
    const [length, last] = [log.length, log.at(-1)];
    try {
      yield* this.#compared(trusted);
      return false;
    } catch {
      if (log.length !== length || log.at(-1) !== last) this.trouble = { key: 'save.changed' };
      else {
        // it may have been told from the wrong position
        this.#record.last = null;
        this.#replayWhole();
        this.#record.last = this.position as unknown as Json;
      }
      return true;
    }
  }

  /** Throws where the log does not lead through these. */
  *#compared(trusted: readonly Checkpoint[]): Generator<void, void> {
    const { rules } = this.#game;
    let said: Said[] = [];
    let entry = -1;
    const tell = (event: Phrase, to?: readonly number[], rest?: Phrase) => said.push({ entry, event, to, rest });
    const s = this.#origin(tell);
    for (const [i, one] of trusted.entries()) {
      for (entry = one.at - PIECE; entry < one.at; entry++) {
        yield;
        // what was taken back meanwhile is not there to be judged
        if (this.checkpoints[i] !== one) return;
        const { seat, move } = this.#record.log[entry];
        if (accepts(rules, s, seat, move) !== true) throw new Error('illegal');
        play(rules, s, seat, copy(move), tell);
      }
      const sound = one.digest === digestAt(this.#record, trusted[i - 1]?.digest, one.at);
      if (!sound || canonical(s) !== canonical(one.position)) throw new Error('changed');
      // words may have been mended since: what is heard today counts
      if (plain(said) !== plain(one.said)) this.#rehear(one, said);
      said = [];
    }
  }

  #rehear(one: Checkpoint, said: readonly Said[]): void {
    one.said = [...said];
    const end = this.checkpoints.at(-1)?.at ?? 0;
    const since = this.said.filter(({ entry }) => entry >= end);
    this.said = [...this.checkpoints.flatMap((each) => each.said), ...since];
  }

  #origin(tell: (event: Phrase, to?: readonly number[], rest?: Phrase) => void): AnyPosition {
    const { rules } = this.#game;
    const { start, chairs, options } = this.#record;
    if (start === undefined) return begin(rules, chairs.length, copy(options), tell);
    const s = copy(start) as AnyPosition;
    settle(rules, s, tell);
    return s;
  }

  /** The position after so many entries. */
  #at(length: number): AnyPosition {
    const from = this.checkpoints.findLast(({ at }) => at <= length);
    const s = from ? (copy(from.position) as unknown as AnyPosition) : this.#origin(silent);
    for (let i = from?.at ?? 0; i < length; i++) {
      const { seat, move } = this.#record.log[i];
      play(this.#game.rules, s, seat, copy(move));
    }
    return s;
  }

  /** Keeps a checkpoint where a piece of the log has become full. */
  #mark(position: AnyPosition, at: number): void {
    if (at === 0 || at % PIECE !== 0) return;
    const since = this.checkpoints.at(-1)?.at ?? -1;
    const first = this.said.findIndex(({ entry }) => entry >= since);
    this.checkpoints.push({
      at,
      digest: digestAt(this.#record, this.checkpoints.at(-1)?.digest, at),
      position: position as unknown as Json,
      said: first < 0 ? [] : this.said.slice(first),
    });
  }

  /** What was heard and kept of entries from here on. */
  #forget(length: number): void {
    while (this.said.length > 0 && this.said[this.said.length - 1].entry >= length) this.said.pop();
    while ((this.checkpoints.at(-1)?.at ?? 0) > length) this.checkpoints.pop();
  }

  /** Goes from the last checkpoint on, every entry judged; says what is wrong, standing before the fault. */
  #replay(): Phrase | undefined {
    const from = this.checkpoints.at(-1);
    const trouble = from ? undefined : this.#opening();
    if (trouble) return trouble;
    if (from) {
      this.said = this.checkpoints.flatMap(({ said }) => said);
      this.position = copy(from.position) as unknown as AnyPosition;
    }
    return this.#onward(from?.at ?? 0) ?? this.#unlikeLast();
  }

  #onward(from: number): Phrase | undefined {
    const { rules } = this.#game;
    const s = this.position;
    let at = from;
    try {
      for (; at < this.#length; at++) {
        const { seat, move } = this.#record.log[at];
        const verdict = accepts(rules, s, seat, move);
        if (verdict !== true) return illegal(at, verdict);
        const entry = at;
        play(rules, s, seat, copy(move), (event, to, rest) => this.said.push({ entry, event, to, rest }));
        if ((at + 1) % PIECE === 0) this.#mark(copy(s), at + 1);
      }
      return undefined;
    } catch {
      // a step that threw may have left half a move behind
      this.#forget(at);
      this.position = this.#at(at);
      return illegal(at, { key: 'engine.illegal' });
    }
  }

  #unlikeLast(): Phrase | undefined {
    const { last, rules } = this.#record;
    if (last === null || canonical(this.#noted(last, rules)) === canonical(last)) return undefined;
    const wrong = this.#wrong(copy(last) as AnyPosition);
    return wrong ? { key: 'save.spoilt', args: { why: { words: wrong } } } : { key: 'save.changed' };
  }

  /** Where the log leads, as far as the rules of that version noted it: newer ones may note more. */
  #noted(last: Json, rules: number): unknown {
    const now = this.position as unknown as { [key: string]: unknown };
    if (rules >= this.#game.version) return now;
    return Object.fromEntries(Object.keys(last as object).map((key) => [key, now[key]]));
  }

  /** Without any shortcut: the log decides. */
  #replayWhole(): void {
    this.checkpoints = [];
    this.said = [];
    this.#before = undefined;
    this.trouble = this.#replay();
  }

  /**
   * A match begun under older rules goes on under these: from its start where its moves still lead to its position, else
   * from that position, and a note keeps the moves. A fresh seed then: the draws of the old one are used up.
   */
  #outgrow(): void {
    const record = this.#record;
    if (this.trouble) {
      if (this.#wrong(copy(record.last) as AnyPosition) !== undefined) return;
      const { log, clock } = record;
      const reason = this.trouble.key;
      record.notes.push({ kind: 'continued', at: log.length, when: clock.changed, reason, before: log });
      record.seed = nextSeed(record.seed, log.length);
      record.start = copy(record.last);
      record.log = [];
      record.sealed = 0;
    } else if (record.last !== null) record.last = copy(this.position) as unknown as Json;
    record.rules = this.#game.version;
    this.#replayWhole();
  }

  /**
   * Goes to the position before the first entry. Where there is none (options, seats or a typed-in start that the rules
   * do not know), the last position is left to look at and the reason is returned; without even that it is thrown.
   */
  #opening(): Phrase | undefined {
    const said: Said[] = [];
    let why: Refusal | { words: string } = { words: UNREADABLE };
    try {
      const { start, options, chairs } = this.#record;
      const verdict = start === undefined ? this.#game.rules.options(copy(options), chairs.length) : undefined;
      if (verdict && typeof verdict === 'object' && 'key' in verdict) why = verdict as Refusal;
      else {
        const s = this.#origin((event, to, rest) => said.push({ entry: -1, event, to, rest }));
        const wrong = this.#wrong(s);
        if (wrong === undefined) {
          this.said = said;
          this.position = s;
          return undefined;
        }
        why = { words: wrong };
      }
    } catch {
      // rules that throw on it have said enough
    }
    // what `broken` found is for developers
    const trouble: Phrase = { key: 'words' in why ? 'save.impossible' : 'save.broken', args: { why } };
    const last = copy(this.#record.last) as AnyPosition;
    if (this.#wrong(last) !== undefined) throw new RefusedError(trouble);
    this.position = last;
    return trouble;
  }

  #wrong(s: AnyPosition): string | undefined {
    return wrongWith(this.#game, this.#record.chairs.length, s);
  }
}
