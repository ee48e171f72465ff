import type { Key, Phrase, Seat } from '../engine/rules';
import type { GameModule, Pick, PreviewLine } from './module';

/** The drawn half of a game. The scene knows no rules: the view is the truth, events are only choreography. */

/**
 * How a place of the board stands out just now. `lit`: may be picked. `picked`: chosen, done with. `again`: chosen and may
 * be picked once more (another coin on that island). `hint`: part of the question, not to be picked. `ask`: looks like
 * any other, and may be asked about.
 */
export type Mark = 'lit' | 'picked' | 'again' | 'hint' | 'ask';

/** Where a person sits round the tablet. */
type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Look {
  theme: 'light' | 'dark';
  contrast: boolean;
  /** 0 = no animation; 1 = normal; 2 = fast. */
  motion: 0 | 1 | 2;
  /** Chairs: index into SEAT_STYLES for each seat, the name, and the side where that person sits. */
  chairs: readonly { colour: number; name: string; side?: Side }[];
  /** Client px of one board unit where the whole field is seen: letters are printed so that they can be read. */
  unit?: number;
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
  /** The sheet of which that is a part, if it is one: the board is turned with all of it. */
  readonly paper?: Field;
  /** The scene can also draw itself turned a quarter clockwise, labels upright; see `turned` in board-turn.ts. */
  readonly turns: boolean;
  /** What surrounds the field, as 0xrrggbb. */
  ground(look: Look): number;
  /** Builds everything once; called again after a lost context, another look or another turn (always after `unmount`). */
  mount(stage: unknown, look: Look, turned: boolean): void;
  /**
   * The layers under all others, as they lie on the stage: the host may keep a picture of them as long as none of their
   * parts is moved or replaced.
   */
  readonly lowest?: readonly unknown[];
  /** Idempotent: make the picture be this view, with these places marked and this move as a ghost. */
  draw(view: V, marks: ReadonlyMap<string, Mark>, ghost: Ghost<M> | null): void;
  /** The numbers that are printed on it as it is drawn now, in board units: what marks a place keeps clear of them. */
  figures?(): readonly Field[];
  /** Where that piece, or that printed place, lies on it just now, in board units; undefined where there is none. */
  lies?(key: string): Field | undefined;
  /** Something passing that is in no view (a token under a finger), drawn at once; null takes it away. */
  live?(now: unknown): void;
  /**
   * Somebody touched that point, in board units as they are drawn, and chose nothing by it: what lies there moves once, for
   * less than 700 ms. False where nothing does. Never asked where nothing may move.
   */
  touch?(at: readonly [number, number]): boolean;
  /**
   * Choreography for one heard event; resolves when it is done. `before` is on the picture, `after` will be drawn next, and
   * `rest` follows in the same act.
   */
  act(event: E, before: V, after: V, rest?: readonly E[]): Promise<void>;
  /**
   * Milliseconds that all these events of one act may move at the usual speed, where that is more than every act has: a
   * flight with its payouts.
   */
  lasts?(events: readonly E[]): number | undefined;
  /** Jumps to the end of whatever is moving. */
  skip(): void;
  /** Advances whatever is moving by this many milliseconds; false when nothing moves any more. */
  tick(ms: number): boolean;
  unmount(): void;
}

export type Say = (phrase: Phrase) => string;

/** What every panel is given; `chairs` by seat. */
export interface PanelProps<V = unknown> {
  view: V;
  say: Say;
  chairs: readonly { name: string; colour: number }[];
}

interface PlateProps<V = unknown> extends PanelProps<V> {
  seat: Seat;
}

/** The picks of a level that have faces of their own. */
export interface ChoiceProps<V = unknown, M = unknown> extends PanelProps<V> {
  picks: readonly Pick[];
  /** What is offered beside these: on the board, and as plain buttons. */
  elsewhere?: readonly Pick[];
  made: readonly Pick[];
  onPick(id: string): void;
  /** All picks of a move at once. */
  onChoose(ids: readonly string[]): void;
  /** A move that was put together here; undefined while it is not complete. */
  onCompose(move: M | undefined, open?: boolean): void;
  /** Enters a move that the person has asked for already: the same offer to the next one of several. */
  onEnter?(move: M): void;
  /** What the board shows of a move before it is one; null: nothing. */
  onLive(now: unknown): void;
  /** What committing that pick alone would do. */
  previewOf(id: string): readonly PreviewLine[];
}

/** A Preact component; its type stays out of this file. */
export type Panel<Props> = (props: Props) => unknown;

/** The view they get is the one of the person who holds the tablet, or the bare table. */
interface Panels<V = unknown, M = unknown> {
  /** Public facts of one seat. */
  Plate?: Panel<PlateProps<V>>;
  /** How far the game is, in the strip. */
  Facts?: Panel<PanelProps<V>>;
  /** What is somebody's own, behind their cover or in their pressed corner. */
  Hand?: Panel<PanelProps<V>>;
  Choice?: Panel<ChoiceProps<V, M>>;
  /** Beside a bell: what has just come about. */
  Between?: Panel<PanelProps<V>>;
  /** Behind a way in the menu. */
  Statistics?: Panel<PanelProps<V>>;
  /** What that way is called; the dice so far where nothing is said. */
  statisticsName?: Phrase;
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
export interface LiveProps<V = unknown> extends PanelProps<V> {
  /** Seats played by people. */
  people: readonly Seat[];
  /** What makes each computer player special, by seat; undefined where nothing does. */
  characters: readonly (string | undefined)[];
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

/** Spot ids: one place, or those of a path in the order in which it was gone. */
export type Way = readonly string[];

/**
 * Where what was heard happened. It goes by the event's own words alone; the view that heard it serves to find the place
 * a word stands for (the route a punt sails on, the island of that name).
 */
export type Where<V = unknown> = (args: NonNullable<Phrase['args']>, view: V) => readonly Way[];

/** A heading of the log; `after`: the event itself still belongs to what comes before. */
export interface Chapter {
  text: Phrase;
  after?: true;
}

/**
 * How the game stands, counted from what a view shows to everybody: it is the same whatever a secret of somebody is, and
 * whoever's view it is.
 */
export interface Standing {
  /** By seat: the points everybody may count; `more`: what is hidden may add to them, as the number of hidden cards says. */
  points: readonly { n: number; more?: boolean }[];
  /**
   * At places of the board: whose it is just now (undefined: nobody's, or several people's), a figure that needs no
   * words ("+2", "63 %"), what it counts where that must be drawn, and the sentence that says the same.
   */
  places: readonly { spot: string; seat?: Seat; mark: string; of?: Counted; text: Phrase; off?: Off }[];
  /** What these marks mean, in one line. */
  legend?: Phrase;
  /** What stands at no place. */
  lines?: readonly Phrase[];
}

/** A figure on a card, one below the other, or beside a coin. */
export type Counted = 'card' | 'coin';

/** How far from the middle of its place a mark hangs, in parts of its width and height on the screen. */
export type Off = readonly [right: number, down: number];

/** A point of the flat board. */
type At = readonly [number, number];

/** What a thing or a moment of the table sounds like; `src/table/voices.ts` says what each is made of. */
export type Sound =
  | ('bell' | 'peal' | 'alarm')
  | ('coin' | 'purse' | 'treasure' | 'page' | 'shuffle' | 'reveal' | 'stamp' | 'snatch' | 'dice' | 'seven')
  | ('pawn' | 'crate' | 'tiles' | 'step' | 'stone' | 'guard' | 'clash' | 'sword' | 'robber')
  | ('road' | 'settlement' | 'city' | 'bridge' | 'port')
  | ('splash' | 'cast' | 'sail' | 'oar' | 'dock' | 'fleet' | 'wreck' | 'storm' | 'anchor' | 'boarding')
  | ('engine' | 'landing' | 'miss' | 'march' | 'gate' | 'laurel' | 'king' | 'crown' | 'coronation' | 'title')
  | ('plunder' | 'rise' | 'peak' | 'gavel' | 'salute' | 'longest' | 'largest' | 'lost' | 'monopoly')
  | ('lumber' | 'brick' | 'wool' | 'grain' | 'ore');

/** What an event sounds like; where its own words decide, by what it says to everybody. */
type Sounding = Sound | readonly Sound[] | ((args: NonNullable<Phrase['args']>) => Sound | readonly Sound[]);

/** What somebody got (or, below zero, paid) by an event that says so itself, in the game's money or points. */
type Gains = (args: NonNullable<Phrase['args']>) => readonly { seat: Seat; n: number }[];

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every shape
export interface TableModule<V = any, M = any> {
  panels: Panels<V, M>;
  /** Picks that `panels.Choice` draws with a face of their own (cards); the others are places or plain buttons. */
  faces(pickId: string): boolean;
  /**
   * Pieces that are dragged while something is picked. From what was picked so far and two points of the flat board, where
   * a finger came down and where it is now: all picks of the move that is meant. Undefined where no piece lay under it.
   */
  drags?(v: V, made: readonly string[], from: At, to: At): readonly string[] | undefined;
  /** Of these, the ones that are put together on their face: nothing can be committed before that. */
  composes?(pickId: string): boolean;
  /** What is used at any moment by several people at once. */
  live?: {
    /**
     * What of a step is live. `all`: a Tray on the plate of every person and Over above the board take the place of the
     * picks, to which people may always turn. `trays`: one person picks, the others have their trays.
     */
    of(step: string): 'all' | 'trays' | undefined;
    /** The move of whoever would rather tap: it asks at once what would otherwise be done by hand. */
    instead?(v: V): { seat: Seat; move: M } | undefined;
    Tray: Panel<LiveProps<V> & { seat: Seat }>;
    Over: Panel<LiveProps<V>>;
  };
  scene(): Scene<V, Phrase, M>;
  /**
   * Where each kind of event happens, and where points of each kind lie on the board (the reasons of score lines); a kind
   * that is not there has no place of the board.
   */
  where: { readonly [key in Key]?: Where<V> };
  standing?(v: V): Standing;
  /** What each kind of event brings to whom; told at the plates, beside what is counted where that is no point. */
  gains?: { readonly [key in Key]?: Gains };
  gainsOf?: 'coin';
  /** What each kind of event sounds like, as the bare table hears it; a kind that is not there makes no sound. */
  sounds?: { readonly [key in Key]?: Sounding };
  /**
   * What a place of the board is, what it costs and brings and to whom: short sentences, each with its paragraph. From the
   * view alone.
   */
  about?(spot: string, v: V): readonly Phrase[];
  /** The name of a card or piece beside the board that carries this as `data-about`; `about` tells of it as of a place. */
  named?(thing: string, v: V): Phrase | undefined;
  /** Figures beside the board, by their `data-about`: what each is called, and what it tells and is for. */
  figures?: { readonly [thing: string]: (v: V) => readonly [name: Phrase, ...is: Phrase[]] };
  /** What a touch of that place would mean after these picks, legal or not: the rules say why it may not be done. */
  tries?(spot: string, v: V, made: readonly Pick[]): readonly M[];
  /**
   * The place of a piece that may be dragged to a lit place instead of a tap there. Under the finger the scene is handed
   * `{ carried: [x, y] }` as what lives for a moment, in board units as they are drawn.
   */
  carries?(v: V): string | undefined;
  /**
   * The heading that an event of the log begins, if it begins one, after `n` others; of nothing yet heard: the first
   * heading.
   */
  chapter(event: Phrase | undefined, n: number): Chapter | undefined;
  spots: GameModule<never, M, Phrase, V>['spots'];
}
