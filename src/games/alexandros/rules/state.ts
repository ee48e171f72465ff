import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Arg, Phrase, Position, Seat } from '../../../engine/rules';

/** 0..4: temple, amphora, horse, lyre, soldier. */
export type Sign = number;
/** 0..149: a space in reading order (rule page section 3). */
export type Space = number;
/** 0..100: a point in reading order. */
export type Point = number;
/** Cards by symbol: five numbers. */
export type Cards = number[];

export const NOBODY = -1;
/** An empty place in the face-up row. */
export const NO_CARD = -1;

export interface Options {
  /** The fixed board, or one that TABLE makes by the same checks (rule page section 3). */
  land: 'oikumene' | 'new';
}

/** Why the game ended: red walls, 100 points, nobody could move, or the 150-turn safeguard. */
type End = 'walls' | 'hundred' | 'stuck' | 'turns';

export type AlexFrame =
  | { at: 'land' }
  | { at: 'deal' }
  | { at: 'starter' }
  /** The card at that place of the row is turned up. */
  | { at: 'turnUp'; slot: number }
  | { at: 'choose'; seat: Seat; done?: true }
  /** `symbol` to move to; a joker moves to any. */
  | { at: 'route'; seat: Seat; symbol: Sign; joker: boolean; done?: true }
  | { at: 'act'; seat: Seat; left: number; levied: boolean }
  /** The top card of the supply goes to that seat's hand. */
  | { at: 'draw'; seat: Seat }
  /** The conqueror names half of the cards used. */
  | { at: 'compensate'; seat: Seat; loser: Seat; used: Cards; done?: true }
  | { at: 'refill'; seat: Seat }
  | { at: 'next'; seat: Seat };

/** What lies open on the table: the same in a position and in every view. */
export interface OpenTable extends Options {
  n: number;
  /** A letter a space, in reading order: T A H L S, or a dot for an open space. Empty until a new land is made. */
  symbols: string;
  /** Alexander's point. */
  alexander: Point;
  /** By side: 0 no wall, 1 black, 2 red. Another list takes its place where walls are built: what it makes of the land is kept. */
  walls: readonly number[];
  black: number;
  red: number;
  /** By space: the seat whose guard stands there, or NOBODY. */
  guards: Seat[];
  /** Guards at home, by seat. */
  stock: number[];
  scores: number[];
  /** The face-up row. */
  row: (Sign | -1)[];
  discards: Cards;
  /** Player turns begun. */
  turns: number;
  starter: Seat;
  /** The turn after which the game ends, and why. */
  last: End | null;
  end: End | null;
  /** Everything lies open: the game is over. */
  open: boolean;
}

/** A hand: what everybody saw it take, and what only its owner knows, ascending. */
export interface Hand {
  open: Cards;
  hidden: Sign[];
}

export interface Alexandros extends Position<AlexFrame>, OpenTable {
  hands: Hand[];
  /** The supply, ascending: undecided in which order. */
  supply: Sign[];
}

/** Every kind of move. */
export interface Moves {
  /** A face-up card, by its place in the row. */
  take: { take: number };
  /** Special move: a card from the hand. */
  play: { play: Sign };
  /** No move is possible: a face-up card is taken, if there is one (-1: there is none). */
  stay: { stay: number };
  route: { to: Space; walk: Point[] };
  /** A card as an action: a place of the row, or -1 for the top of the supply. */
  card: { card: number };
  /** `province` by its first space in reading order; `guards` ascending, all other symbol spaces by cards. */
  occupy: { occupy: Space; guards: Space[] };
  takeOver: { takeOver: Space; guards: Space[] };
  levy: { levy: Sign };
  back: { back: Space };
  stop: { stop: true };
  give: { give: Cards };
  /** TABLE's moves. */
  land: { land: string };
  cards: { cards: Sign[] };
  starter: { starter: Seat };
  up: { up: Sign };
  draw: { draw: Sign };
}

export type Move = Moves[keyof Moves];

export const kinds = kindsOf<Moves>({
  take: 'take',
  play: 'play',
  stay: 'stay',
  route: 'to',
  card: 'card',
  occupy: 'occupy',
  takeOver: 'takeOver',
  levy: 'levy',
  back: 'back',
  stop: 'stop',
  give: 'give',
  land: 'land',
  cards: 'cards',
  starter: 'starter',
  up: 'up',
  draw: 'draw',
});

export interface Event extends Phrase {
  args?: { readonly [name: string]: Arg };
}

interface HandView {
  open: Cards;
  /** How many more cards. */
  hidden: number;
}

export interface View extends OpenTable {
  seat: Seat | null;
  hands: HandView[];
  /** The hidden cards of each hand this view knows: its own, and all at the end. */
  known: (Cards | null)[];
  /** Cards in the supply. */
  supply: number;
  /** Nothing secret is in a frame. */
  todo: AlexFrame[];
}

/** How the steps of this game are written. */
export const { choice, chance, upkeep } = stepsOf<Alexandros, AlexFrame, Moves, Event>(kinds);

/** A frame by its name. */
export type F<At extends AlexFrame['at']> = Extract<AlexFrame, { at: At }>;
