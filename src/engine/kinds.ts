import { same } from './copy';
import type { Chance, Choice, Frame, Refusal, Seat, Tell, Upkeep } from './rules';
import { fits, type Shape } from './shape';

/**
 * Kinds of moves. A game names each kind once (`type Moves = { bid: { bid: number }; pass: { pass: true } }`); whatever
 * is said or done by kind is a table with a line for each, so that a kind somebody forgot does not compile.
 */

export const illegal: Refusal = { key: 'engine.illegal' };

/** A line for every kind of move. */
type ByKind<Ms, Args extends unknown[], Result> = {
  readonly [Kind in keyof Ms]: (m: Ms[Kind], ...args: Args) => Result;
};

export type AnyOf<Ms> = Ms[keyof Ms];

/** Tells the moves of a game apart. */
export interface Kinds<Ms> {
  /** The kind of a move; undefined where it is none of this game's. */
  of(m: unknown): (keyof Ms & string) | undefined;
  is<Kind extends keyof Ms & string>(kind: Kind, m: unknown): m is Ms[Kind];
  /** The line of a table for the kind of this move; throws where it is none of this game's. */
  line<Line>(table: { readonly [Kind in keyof Ms]: Line }, m: AnyOf<Ms>): Line;
  /** A function for a facet that few kinds have: it goes to the line of the move's kind; `otherwise` for all others. */
  some<Args extends unknown[], Result>(
    otherwise: Result,
    table: Partial<ByKind<Ms, Args, Result>>,
  ): (m: AnyOf<Ms>, ...args: Args) => Result;
}

/**
 * By kind, the name in a move that tells it from others; null for the kind whose move is `null`. Where a move has the
 * names of two kinds (`{ settle, road }`), it is of the one that stands first.
 */
export function kindsOf<Ms extends object>(
  names: {
    readonly [Kind in keyof Ms]: Ms[Kind] extends null ? null : keyof Ms[Kind] & string;
  },
): Kinds<Ms> {
  type Kind = keyof Ms & string;
  const order = Object.keys(names) as Kind[];
  const ranks = new Map<string, number>();
  order.forEach((kind, rank) => {
    if (names[kind] !== null) ranks.set(names[kind], rank);
  });
  const nothing = order.find((kind) => names[kind] === null);
  const of = (m: unknown): Kind | undefined => {
    if (typeof m !== 'object' || m === null) return m === null ? nothing : undefined;
    let best = order.length;
    for (const name in m) {
      const rank = ranks.get(name);
      if (rank !== undefined && rank < best) best = rank;
    }
    return order[best];
  };
  return {
    of,
    is: <K extends Kind>(kind: K, m: unknown): m is Ms[K] => of(m) === kind,
    line(table, m) {
      const kind = of(m);
      if (kind === undefined) throw new Error(`no move of this game: ${JSON.stringify(m)}`);
      return table[kind];
    },
    some<Args extends unknown[], Result>(otherwise: Result, table: Partial<ByKind<Ms, Args, Result>>) {
      return (m: AnyOf<Ms>, ...args: Args): Result => {
        const kind = of(m);
        return kind === undefined ? otherwise : (table[kind]?.(m as Ms[Kind], ...args) ?? otherwise);
      };
    },
  };
}

/** What a choice says of one kind of move. */
export interface MoveKind<S, F, M, E> {
  /** Every legal move of this kind, distinct and in a fixed order; where they cannot be listed, a sample. */
  list?(s: S, f: F, seat: Seat): M[];
  /** Of a `hand` choice: what the open facts alone allow. */
  offers?(s: S, f: F, seat: Seat): M[];
  /** What is not of this shape is illegal; what is, `refuse` decides. Without a shape the list decides. */
  shape?: Shape<M>;
  /** The list decides although there is a shape: `refuse` is only asked why something of that shape is not in it. */
  listed?: true;
  /** The rule book's sentence on why this may not be done. */
  refuse?(s: S, f: F, seat: Seat, m: M): Refusal | undefined;
  /** In a step without `ends`: not over by this move (a loan beside the question that was asked). */
  stays?: true | ((m: M) => boolean);
  apply(s: S, f: F, seat: Seat, m: M, tell: Tell<E>): void;
}

/** A choice by kinds of moves: `actors`, `ends`, `moves`, `offers`, `accepts` follow from them where they are not given. */
interface ChoiceByKind<S, F, Ms, E>
  extends Omit<Choice<S, F, AnyOf<Ms>, E>, 'kind' | 'ends' | 'actors' | 'moves' | 'accepts' | 'apply'> {
  /** Left out: over after one move. */
  ends?(s: S, f: F): boolean;
  /** In a step without `ends`: over as well where there is nothing to decide. */
  idle?(s: S, f: F): boolean;
  /** Left out: the seat of the frame alone; see Deciding. */
  actors?(s: S, f: F): Seat[];
  /** Left out: kind after kind, as each lists its own. */
  moves?(s: S, f: F, seat: Seat): AnyOf<Ms>[];
  /** Why what is none of this step's kinds may not be done here, where the rule book has a sentence for it. */
  misplaced?(s: S, f: F, seat: Seat, m: unknown): Refusal | undefined;
  kinds: { readonly [Kind in keyof Ms]: MoveKind<S, F, Ms[Kind], E> };
}

/** A frame that has no seat does not say who decides: then the choice must. */
type Deciding<S, F> = F extends { seat: Seat } ? unknown : { actors(s: S, f: F): Seat[] };

type Ended = { done?: boolean };

/** A step in which seats decide, from what it says of each kind of move. */
function choiceOf<S, F, Ms extends object, E>(
  kindOf: (m: unknown) => string | undefined,
  { kinds: table, ends, idle, actors, moves, misplaced, ...rest }: ChoiceByKind<S, F, Ms, E>,
): Choice<S, F, AnyOf<Ms>, E> {
  type Line = MoveKind<S, F, AnyOf<Ms>, E>;
  const lines = new Map(Object.entries(table) as [string, Line][]);
  const all = [...lines.values()];
  const only = all.length === 1 ? all[0] : undefined;
  const lineOf = (m: unknown): Line | undefined => lines.get(kindOf(m) ?? '');
  const list = moves ?? ((s: S, f: F, seat: Seat) => joined(all, (line) => line.list?.(s, f, seat)));
  return {
    ...(all.some((line) => line.offers) && {
      offers: (s: S, f: F, seat: Seat) =>
        joined(all, (line) => (line.offers ? line.offers(s, f, seat) : line.list?.(s, f, seat))),
    }),
    ...rest,
    kind: 'choice',
    ends: ends ?? ((s, f) => (f as Ended).done === true || idle?.(s, f) === true),
    actors: actors ?? ((_s, f) => [(f as unknown as { seat: Seat }).seat]),
    moves: moves ?? only?.list ?? list,
    accepts(s, f, seat, m) {
      const line = lineOf(m);
      if (!line) return misplaced?.(s, f, seat, m) ?? illegal;
      if (line.shape && !fits(m, line.shape)) return illegal;
      if (line.shape && !line.listed) return line.refuse?.(s, f, seat, m) ?? true;
      for (const legal of (line.list ?? moves ?? list)(s, f, seat)) if (same(legal, m)) return true;
      return line.refuse?.(s, f, seat, m) ?? illegal;
    },
    apply(s, f, seat, m, tell) {
      const line = only ?? lineOf(m) ?? missing(m);
      const { stays } = line;
      if (!ends && stays !== true && !stays?.(m)) (f as Ended).done = true;
      line.apply(s, f, seat, m, tell);
    },
  };
}

/** A hot path: most lists of a step are empty, and the only one that is not needs no copy. */
function joined<Line, M>(lines: readonly Line[], listOf: (line: Line) => M[] | undefined): M[] {
  let out: M[] | undefined;
  for (const line of lines) {
    const more = listOf(line);
    if (more && more.length > 0) out = out ? out.concat(more) : more;
  }
  return out ?? [];
}

function missing(m: unknown): never {
  throw new Error(`no move of this step: ${JSON.stringify(m)}`);
}

/** What the table decides: `accepts` follows from the outcome's shape and from why it may be refused. */
interface ChanceByShape<S, F, M, E> extends Omit<Chance<S, F, M, E>, 'kind' | 'accepts'> {
  shape: Shape<M>;
  refuse?(s: S, f: F, m: M): Refusal | undefined;
}

function chanceOf<S, F, M, E>({ shape, refuse, ...rest }: ChanceByShape<S, F, M, E>): Chance<S, F, M, E> {
  return {
    ...rest,
    kind: 'chance',
    accepts: (s, f, m) => (fits(m, shape) ? (refuse?.(s, f, m) ?? true) : illegal),
  };
}

/** How the steps of one game are written: by the name of the frame, and of the kinds of moves that are made there. */
interface StepMakers<S, F extends Frame, Ms extends object, E> {
  choice<At extends F['at'], Kind extends keyof Ms>(
    spec: ChoiceByKind<S, Extract<F, { at: At }>, Pick<Ms, Kind>, E> & Deciding<S, Extract<F, { at: At }>>,
  ): Choice<S, Extract<F, { at: At }>, Ms[Kind], E>;
  chance<At extends F['at'], Kind extends keyof Ms>(
    spec: ChanceByShape<S, Extract<F, { at: At }>, Ms[Kind], E>,
  ): Chance<S, Extract<F, { at: At }>, Ms[Kind], E>;
  upkeep<At extends F['at']>(
    spec: Omit<Upkeep<S, Extract<F, { at: At }>, E>, 'kind'>,
  ): Upkeep<S, Extract<F, { at: At }>, E>;
}

export const stepsOf = <S, F extends Frame, Ms extends object, E>(all: Kinds<Ms>): StepMakers<S, F, Ms, E> => ({
  choice: (spec) => choiceOf(all.of, spec),
  chance: chanceOf,
  upkeep: (spec) => ({ ...spec, kind: 'upkeep' }),
});
