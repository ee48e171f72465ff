/** The words every game is written in: frames, steps, phrases, and what a rules module offers. */

/** 0..n-1 clockwise round the table. */
export type Seat = number;

/** Whatever is not a player deciding: dice, draws, the sand timer, a result measured or typed in. */
export const TABLE: Seat = -1;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every sentence there is: each catalogue declares its own into this, so that the compiler knows all keys. */
// biome-ignore lint/suspicious/noEmptyInterface: it is open, and the engine has no words
export interface Sentences {}

/** A key that some catalogue has words for. */
export type Key = keyof Sentences;

/** What may follow a prefix that helpers share: `Under<'manila.no.'>`. */
export type Under<P extends string, K extends string = Key> = K extends `${P}${infer Rest}` ? Rest : never;

/**
 * What a phrase may be filled with: a number, a seat (shown as that person's name), another phrase, or a list of these.
 * `words` is what `broken` found, as it says it.
 */
export type Arg = number | { seat: Seat } | { words: string } | Phrase | readonly Arg[];

/** No sentence lives in the rules: a key into the game's catalogue, its arguments, and the rule-page paragraph it comes from. */
export interface Phrase {
  key: Key;
  args?: { readonly [name: string]: Arg };
  rule?: string;
}

/** Why something is not allowed. */
export type Refusal = Phrase;

/** One thing the rule book still asks for. Plain data; owns its scratch and dies with it. */
export interface Frame {
  at: string;
}

/** Plain JSON that holds its own agenda, first frame first. The game is over when `todo` is empty. */
export interface Position<F extends Frame = Frame> {
  todo: F[];
}

/** Counter-based randomness handed to `draw`, `any` and `imagine`; see chance.ts. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** An unbiased whole number in 0..n-1; n >= 1. */
  int(n: number): number;
}

/**
 * Say that something happened. Without `to` everyone hears it. With `to` only those seats do, and everyone else
 * (the bare table included) hears `rest` if it is given.
 */
export type Tell<E> = (event: E, to?: readonly Seat[], rest?: E) => void;

/** Nobody listens: playouts and searches pass this, and a step may then skip making words that cost time. */
// biome-ignore lint/suspicious/noExplicitAny: it takes every game's events
export const silent: Tell<any> = () => {};

/** open: legality is public. hand: legality depends on the actor's secrets. sealed: also hidden until all have chosen. */
export type Privacy = 'open' | 'hand' | 'sealed';

/** Seats decide. When several are actors, any of them may go next; TABLE among them is a bell. */
export interface Choice<S, F, M, E> {
  kind: 'choice';
  /** May depend on an option or on the frame (hidden money makes a bid a matter of the hand). */
  privacy: Privacy | ((s: S, f: F) => Privacy);
  /**
   * true: never to be taken back freely (a bribe, a flight, a card whose replacement is shown). false: may be, although
   * the hand decides (building from a hidden hand). Left out: a hand or sealed choice is committed by its confirm.
   */
  final?: boolean | ((s: S, f: F, move: M) => boolean);
  ends(s: S, f: F): boolean;
  actors(s: S, f: F): Seat[];
  /** Every legal move of that seat, distinct and in a fixed order; where they cannot be listed, a sample. */
  moves(s: S, f: F, seat: Seat): M[];
  /**
   * `hand` only: every move that the open facts alone allow, for drawing in public. A step with offers needs no
   * hand-over: it is decided on the open board, and a person looks at their own hand from their corner.
   */
  offers?(s: S, f: F, seat: Seat): M[];
  /** One legal move without listing them; reaches every one of them. */
  any?(s: S, f: F, seat: Seat, rng: Rng): M;
  /** `moves` lists only a sample of what `accepts` takes. */
  sampled?: boolean;
  /** The next person may go on at once: no End turn is waited for where somebody decides in the open next. */
  noEndTurn?: boolean;
  /** Needed where `moves` only samples; faster where it lists many. Must survive any JSON. */
  accepts?(s: S, f: F, seat: Seat, move: M): true | Refusal;
  /** Why a seat that is not among the actors may not do this, where the rule book has a sentence for it. */
  refuseOthers?(s: S, f: F, seat: Seat, move: M): Refusal | undefined;
  apply(s: S, f: F, seat: Seat, move: M, tell: Tell<E>): void;
  after?(s: S, f: F, tell: Tell<E>): void;
}

/** The table decides once; the outcome is a logged move by TABLE. The frame is gone before `apply` runs. */
export interface Chance<S, F, M, E> {
  kind: 'chance';
  /** The whole table sees the outcome; only open chance can be typed in from a real table. */
  open: boolean;
  draw(s: S, f: F, rng: Rng): M;
  accepts(s: S, f: F, move: M): true | Refusal;
  apply(s: S, f: F, seat: Seat, move: M, tell: Tell<E>): void;
  /** Every outcome with its weight, where exact odds are wanted; weights need not sum to 1. */
  outcomes?(s: S, f: F): { move: M; weight: number }[];
}

/** Nobody decides: payouts, clean-up. The frame is gone before `run`, which may push what follows. */
export interface Upkeep<S, F, E> {
  kind: 'upkeep';
  /** Entered by TABLE (as `null`) instead of at once, so that the last action of a turn can still be taken back. */
  waits?: boolean;
  run(s: S, f: F, tell: Tell<E>): void;
}

type Step<S, F, M, E> = Choice<S, F, M, E> | Chance<S, F, M, E> | Upkeep<S, F, E>;

/** Every point by category, with its reason. */
export interface ScoreLine {
  seat: Seat;
  category: string;
  points: number;
  reason: Phrase;
}

/**
 * Something hidden at `path` (dotted, into the position), seen from one seat. Two unknown secrets of the same pool
 * and group could trade places without that seat being able to tell. A known one that trades places with a differently
 * valued secret of its pool but of another group must change that seat's view.
 */
export interface Secret {
  path: string;
  /** What kind of thing it is: secrets of one pool have values of one kind. */
  pool: string;
  /**
   * Narrower than the pool where this seat knows more about some than about others. Known secrets of one group lie in
   * one place where order means nothing (a hand, a sorted bag).
   */
  group?: string;
  known: boolean;
}

export interface Rules<S extends Position<F>, F extends Frame, E extends Phrase, V, O> {
  /** A new position before any chance. Options must have passed `options`. Throws on an impossible seat count. */
  setup(seats: number, options: O): S;
  /** The options as played: defaults filled in, nonsense refused. */
  options(raw: unknown, seats: number): O | Refusal;
  // biome-ignore lint/suspicious/noExplicitAny: each step sees its own frame and its own moves; the table cannot say so
  steps: { readonly [name: string]: Step<S, any, any, E> };
  /** Whose turn it is in the eyes of the table; undefined where nobody in particular has it. */
  turn(s: S): Seat | undefined;
  scores(s: S): ScoreLine[];
  /** Winners, best first among equals only; several seats share a win. Empty while the game runs. */
  winners(s: S): Seat[];
  /** How a tie for the first place was decided, or that it was not; undefined where nobody is tied for it. */
  tie?(s: S): Phrase | undefined;
  /** Why the game ended, for the statistics and the final screen. */
  ending(s: S): string | undefined;
  /** What that seat may know, built up from nothing; null is the bare table. */
  view(s: S, seat: Seat | null): V;
  /** A full position consistent with everything in the view. */
  imagine(v: V, rng: Rng): S;
  /** Written independently of `view`; the contract suite swaps these. */
  secrets(s: S, seat: Seat | null): Secret[];
  /** The first broken invariant in words, or undefined. */
  broken(s: S): string | undefined;
  /** Seats that still choose in secret in the present phase, in order: the pass planner counts hand-overs by it. */
  choosers?(s: S): Seat[];
  /** Rounds (voyages, turns) played so far, for the statistics. */
  round(s: S): number;
}

// biome-ignore lint/suspicious/noExplicitAny: the kernel runs every game through one door
export type AnyRules = Rules<any, any, any, any, any>;
