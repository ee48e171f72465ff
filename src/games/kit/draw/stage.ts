import type { Key, Phrase } from '../../../engine/rules';
import { Cells } from './cells';
import type { Air } from './flight';
import type { Sheet } from './paper-ground';
import type { Kit } from './pieces';

/** What stands on a chart, and how events move it. */

/** The pieces of a position; `show` makes them be these facts. */
export abstract class Standing<K extends Kit, C extends Sheet, F> {
  protected readonly cells = new Cells();
  protected readonly kit: K;
  protected readonly map: C;

  constructor(kit: K, map: C) {
    this.kit = kit;
    this.map = map;
  }

  abstract show(facts: F): void;
}

/** Where choreography happens. */
export interface AnyStage extends Air {
  chart: Sheet;
  pieces: { show(facts: unknown): void };
  /** What the picture shows; acts change it as they go. */
  facts: unknown;
}

export interface Stage<K extends Kit, C extends Sheet, P extends Standing<K, C, F>, F> extends AnyStage {
  kit: K;
  chart: C;
  pieces: P;
  facts: F;
}

export const show = (stage: AnyStage): void => stage.pieces.show(stage.facts);

export type Args = NonNullable<Phrase['args']>;

/** Choreography of one kind of event. Undefined where nothing of it happens on the board. */
export type Act<S extends AnyStage, V> = (stage: S, args: Args, after: V) => Promise<void> | undefined;

/** Acts by the key of what is heard; everything else that is heard happens beside the board. */
export type Acts<S extends AnyStage, V> = { readonly [key in Key]?: Act<S, V> };

/** Who did what is heard, if anybody did. */
export const seatOf = (args: Args): number | undefined => (args.who as { seat?: number } | undefined)?.seat;
