import type { Phrase, Seat } from '../engine/rules';
import type { GameModule, Spot } from './module';

/** The drawn half of a game. The scene knows no rules: the view is the truth, events are only choreography. */

/**
 * How a place of the board stands out just now. `lit`: may be picked. `picked`: chosen, done with. `again`: chosen and may
 * be picked once more (another coin on that island). `hint`: part of the question, not to be picked.
 */
export type Mark = 'lit' | 'picked' | 'again' | 'hint';

/** Where a person sits round the tablet. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Look {
  theme: 'light' | 'dark';
  contrast: boolean;
  /** 0 = no animation; 1 = normal; 2 = fast. */
  motion: 0 | 1 | 2;
  /** Chairs: index into SEAT_STYLES for each seat, the name, and the side where that person sits. */
  chairs: readonly { colour: number; name: string; side?: Side }[];
  /** Text in the reader's language, for labels drawn on the board. */
  say(phrase: Phrase): string;
}

/** A ghost of what a move would do, drawn while it is only a preview. */
export interface Ghost<M = unknown> {
  move: M;
  seat: Seat;
}

/** The part of the board plane that is worth seeing, margins included. Spots lie inside it. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The Pixi side of one game. `stage` is in board units; the host owns camera, pointers and the ticker. */
export interface Scene<V = unknown, E extends Phrase = Phrase, M = unknown> {
  /** Board units; the host fits this into the screen. */
  readonly field: Field;
  /** The scene can also draw itself turned a quarter clockwise, labels upright; see `turned` in board-turn.ts. */
  readonly turns: boolean;
  /** What surrounds the field, as 0xrrggbb. */
  ground(look: Look): number;
  /** Builds everything once; called again after a lost context, another look or another turn (always after `unmount`). */
  mount(stage: unknown, look: Look, turned: boolean): void;
  /** Idempotent: make the picture be this view, with these places marked and this move as a ghost. */
  draw(view: V, marks: ReadonlyMap<string, Mark>, ghost: Ghost<M> | null): void;
  /** Something passing that is in no view (a token under a finger), drawn at once; null takes it away. */
  live?(now: unknown): void;
  /** Choreography for one heard event; resolves when it is done. `before` is on the picture, `after` will be drawn next. */
  act(event: E, before: V, after: V): Promise<void>;
  /** Jumps to the end of whatever is moving. */
  skip(): void;
  /** Advances whatever is moving by this many milliseconds; false when nothing moves any more. */
  tick(ms: number): boolean;
  unmount(): void;
}

/** What every panel is given; `chairs` by seat. */
export interface PanelProps {
  view: unknown;
  say: (phrase: Phrase) => string;
  chairs: readonly { name: string; colour: number }[];
}

/** The board under a live face. Points of the screen are client px, points of the board those of the flat board. */
export interface Ground {
  toBoard(x: number, y: number): [number, number];
  toScreen(x: number, y: number): [number, number];
  /** Client px of one board unit. */
  readonly scale: number;
  /** See Scene.live. */
  live(now: unknown): void;
  /** Shows all of the board. */
  whole(): void;
}

/** What is used at any moment by several people at once, without a second act: coins to be dragged, a plane to be flown. */
export interface LiveProps extends PanelProps {
  /** Seats played by people. */
  people: readonly Seat[];
  /** Milliseconds left on the table's clock; undefined where none runs. */
  left: { readonly value: number | undefined };
  ground(): Ground | undefined;
  /** Enters a move at once; TABLE's are measured ones. The refusal where it is not legal. */
  strike(seat: Seat, move: unknown): true | Phrase;
  /** What that seat itself knows: to be asked and shown to nobody. */
  viewOf(seat: Seat): unknown;
  /** The device may speak. */
  sound: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every shape
export interface TableModule<V = any, M = any> {
  /** Preact components; the view they get is the one of the person who holds the tablet, or the bare table. */
  // biome-ignore lint/suspicious/noExplicitAny: Preact's component type stays out of this file
  panels: { [place: string]: any };
  /** Picks that `panels.Choice` draws with a face of their own (cards); the others are places or plain buttons. */
  faces(pickId: string): boolean;
  /** Of these, the ones that are put together on their face: nothing can be committed before that. */
  composes?(pickId: string): boolean;
  /**
   * What of a step is live. `all`: `panels.Tray` on the plate of every person and `panels.Over` above the board take the
   * place of the picks, to which people may always turn. `trays`: one person picks, the others have their trays.
   */
  live?(step: string): 'all' | 'trays' | undefined;
  scene(): Scene<V, Phrase, M>;
  spots: GameModule<never, M, Phrase, V>['spots'];
}

export type { Spot };
