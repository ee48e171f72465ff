import { Container } from 'pixi.js';
import type { Key, Phrase } from '../../../engine/rules';
import type { Air } from './flight';
import { inGlass } from './ghosts';
import { type Goal, Keyed, type Piece } from './keyed';
import type { Sheet } from './paper-ground';
import type { Kit } from './pieces';

/** What stands on a chart, and how events move it. */

/** The pieces of a position as a list: what moves between two of them follows from their keys. */
export abstract class KeyedStanding<K extends Kit, C extends Sheet, F> {
  readonly keyed = new Keyed();
  /** Above the pieces: the signs of a ghost. */
  readonly glass = new Container();
  protected readonly kit: K;
  protected readonly map: C;

  constructor(kit: K, map: C) {
    this.kit = kit;
    this.map = map;
  }

  /** Those below first. */
  abstract list(facts: F): Piece[];

  /** These facts; where a ghost shows what would be, `now` is what is, and signs are laid on it. */
  show(facts: F, now: F = facts, signs: readonly Piece[] = []): void {
    const pieces = this.list(facts);
    // signs are drawn anew with every ghost
    for (const { key } of signs) this.keyed.take(key);
    this.keyed.put(now === facts ? pieces : [...inGlass(this.list(now), pieces), ...signs]);
  }
}

/** Where choreography happens. */
export interface AnyStage extends Air {
  chart: Sheet;
  pieces: {
    show(facts: unknown, now?: unknown, signs?: readonly Piece[]): void;
    keyed: Keyed;
    glass: Container;
    list(facts: unknown): Piece[];
  };
  /** What the picture shows; acts change it as they go. */
  facts: unknown;
}

export interface Stage<K extends Kit, C extends Sheet, P extends KeyedStanding<K, C, F>, F> extends AnyStage {
  kit: K;
  chart: C;
  pieces: P;
  facts: F;
}

/** Moves the pieces that `which` names, or all, to where these facts have them; what leaves goes `to` there. */
export const glide = (
  { pieces, motion, air }: AnyStage,
  facts: unknown,
  which?: (key: string) => boolean,
  to?: Goal,
): Promise<void> | undefined => pieces.keyed.glide({ motion, air, to }, pieces.list(facts), which);

export const show = (stage: AnyStage): void => stage.pieces.show(stage.facts);

export type Args = NonNullable<Phrase['args']>;

/** Choreography of one kind of event. Undefined where nothing of it happens on the board. */
export type Act<S extends AnyStage, V> = (stage: S, args: Args, after: V) => Promise<void> | undefined;

/** Acts by the key of what is heard; everything else that is heard happens beside the board. */
export type Acts<S extends AnyStage, V> = { readonly [key in Key]?: Act<S, V> };

/** Who did what is heard, if anybody did. */
export const seatOf = (args: Args): number | undefined => (args.who as { seat?: number } | undefined)?.seat;
