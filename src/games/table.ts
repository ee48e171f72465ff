import type { Phrase, Seat } from '../engine/rules';
import type { GameModule, Spot } from './module';

/** The drawn half of a game. The scene knows no rules: the view is the truth, events are only choreography. */

/** How a place of the board stands out just now. */
export type Mark = 'lit' | 'picked' | 'hint';

export interface Look {
  theme: 'light' | 'dark';
  contrast: boolean;
  /** 0 = no animation; 1 = normal; 2 = fast. */
  motion: 0 | 1 | 2;
  /** Chairs: index into SEAT_STYLES for each seat, and the name. */
  chairs: readonly { colour: number; name: string }[];
  /** Text in the reader's language, for labels drawn on the board. */
  say(phrase: Phrase): string;
}

/** A ghost of what a move would do, drawn while it is only a preview. */
export interface Ghost<M = unknown> {
  move: M;
  seat: Seat;
}

/** The Pixi side of one game. `stage` is in board units; the host owns camera, pointers and the ticker. */
export interface Scene<V = unknown, E extends Phrase = Phrase, M = unknown> {
  /** Board units; the host fits this into the screen. */
  readonly field: { width: number; height: number };
  /** Builds everything once; may be called again after a lost context or another look. */
  mount(stage: unknown, look: Look): void;
  /** Idempotent: make the picture be this view, with these places marked and this move as a ghost. */
  draw(view: V, marks: ReadonlyMap<string, Mark>, ghost: Ghost<M> | null): void;
  /** Choreography for one heard event; resolves when it is done. `before` is on the picture, `after` will be drawn next. */
  act(event: E, before: V, after: V): Promise<void>;
  /** Jumps to the end of whatever is moving. */
  skip(): void;
  /** Advances whatever is moving by this many milliseconds; false when nothing moves any more. */
  tick(ms: number): boolean;
  unmount(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every shape
export interface TableModule<V = any, M = any> {
  /** Preact components; the view they get is the one of the person who holds the tablet, or the bare table. */
  // biome-ignore lint/suspicious/noExplicitAny: Preact's component type stays out of this file
  panels: { [place: string]: any };
  scene(): Scene<V, Phrase, M>;
  spots: GameModule<never, M, Phrase, V>['spots'];
}

export type { Spot };
