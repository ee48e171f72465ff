import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Arg, Phrase, Position, Seat } from '../../../engine/rules';

/** 0..8 in the order of rule page 4.1. */
export type Island = number;
/** 0..16: b1..b17 of rule page 4.2. */
export type Bridge = number;
/** 0..12: p1..p13 of rule page 4.3. */
export type Port = number;
/** 0..3: a face-down stack of commerce cards. */
type Stack = number;
/** Action cards 1..9 (rule page 4.4). */
export type Action = number;
/** Commerce cards 1..24 (rule page 5.27). */
type Commerce = number;

/** Where nobody holds a title or owns a site. */
export const NOBODY = -1;

export type Title = 'king' | 'bridgeBuilder' | 'portBuilder';

export interface Options {
  /** Coins per player: 20, or 25 (always with two players, by choice with three; rule page 4.6). */
  coins: number;
}

/** One card taken from a deck that went from hand to hand. The order of takes is what everybody's memory is made of. */
export interface Take {
  seat: Seat;
  card: number;
}

/** A deck people look through in turn, each keeping one card: the nine action cards, or a commerce stack. */
export interface Deck {
  takes: Take[];
  /** What is left, ascending. Null while nobody has looked: the cards are not decided yet. */
  rest: number[] | null;
  /** How many commerce cards it began with, where that was not six: in a game that came from the real table. */
  size?: number;
}

export interface Crown {
  holder: Seat;
  value: number;
  /** Seats that have seen its value. */
  seen: Seat[];
}

/** The coins in one investment circle. */
interface Circle {
  seat: Seat;
  coins: number;
}

type End = 'bridges' | 'ports' | 'both' | 'lock';

export type IslaFrame =
  | { at: 'firstKing' }
  | { at: 'draft'; order: Seat[] }
  | { at: 'act'; seat: Seat; card: Action }
  | { at: 'crownKing'; seat: Seat }
  | { at: 'invest'; seat: Seat; card: Action; coins: number; islands: number }
  /** `left` structures still allowed; prices are fixed at the start of the action (rule page 5.4). */
  | { at: 'build'; seat: Seat; card: Action; left: number; bridge: number; port: number; optional: boolean }
  | { at: 'crown'; seat: Seat; island: Island }
  | { at: 'stack'; seat: Seat }
  | { at: 'look'; seat: Seat; stack: Stack }
  | { at: 'keep'; seat: Seat; stack: Stack }
  | { at: 'gather' }
  | { at: 'before'; seat: Seat; done: boolean }
  | { at: 'rob'; seat: Seat }
  | { at: 'steal'; thief: Seat; victim: Seat }
  | { at: 'takeOver'; seat: Seat }
  | { at: 'migrate'; seat: Seat }
  | { at: 'reveal' };

/** What lies open on the table: the same in a position and in every view. */
export interface OpenTable {
  n: number;
  /** Coins each player started with. */
  coins: number;
  /** Rounds begun. */
  round: number;
  titles: { [title in Title]: Seat };
  /** Who lost three coins for being the first King. */
  firstKing: Seat;
  bank: number[];
  circles: (Circle | null)[];
  /** [island][seat] */
  pools: number[][];
  bridges: Seat[];
  ports: Seat[];
  princes: number[];
  /** Islands whose crown still lies there. */
  crowned: boolean[];
  /** Action cards are face up: everybody sees who took what, and what nobody took. */
  revealed: boolean;
  /** Play-Before-Scoring cards that have been shown, and by whom. */
  shown: Take[];
  /** Something was invested or built this round. */
  busy: boolean;
  /** Rounds in a row without a coin invested or a site built (rule page 5.18). */
  idle: number;
  end: End | null;
  /** Everything lies open: scoring. */
  open: boolean;
}

export interface Isla extends Position<IslaFrame>, OpenTable {
  /** Values of the crowns still lying on islands, ascending: undecided which is where. */
  crownBag: number[];
  crowns: Crown[];
  /** The round's action cards, while they are drafted and until they are gathered. */
  draft: Deck;
  /** Commerce cards that no one has looked at, ascending: undecided which stack they are in. */
  commerceBag: number[];
  /**
   * The four stacks. In a game that came from the real table a deck follows for each person who brought cards: nothing
   * is left of it, and nobody else has looked through it.
   */
  stacks: Deck[];
}

/** Every kind of move. */
export interface Moves {
  take: { take: Action };
  king: { king: true };
  /** Coins per island, nine numbers. */
  put: { put: number[] };
  /** `from`: coins from the pool at the pair's first and second island. `cross`: the island the prince leaves. */
  bridge: { bridge: Bridge; from: [number, number]; cross?: Island };
  /** `prince`: optional, from island and to island. */
  port: { port: Port; prince?: [Island, Island] };
  stop: { stop: true };
  stack: { stack: Stack };
  keep: { keep: Commerce };
  show: { show: Commerce };
  done: { done: true };
  rob: { rob: Seat[] };
  takeOver: { takeOver: Bridge };
  migrate: { migrate: Island[]; to: Island };
  /** TABLE's moves. */
  firstKing: { firstKing: Seat };
  crown: { crown: number };
  cards: { cards: Commerce[] };
  /** Which of the victim's crowns, counting in the order they were taken. */
  steal: { steal: number };
}

export type Move = Moves[keyof Moves];

export const kinds = kindsOf<Moves>({
  take: 'take',
  king: 'king',
  put: 'put',
  bridge: 'bridge',
  port: 'port',
  stop: 'stop',
  stack: 'stack',
  keep: 'keep',
  show: 'show',
  done: 'done',
  rob: 'rob',
  takeOver: 'takeOver',
  migrate: 'migrate',
  firstKing: 'firstKing',
  crown: 'crown',
  cards: 'cards',
  steal: 'steal',
});

export interface Event extends Phrase {
  args?: { readonly [name: string]: Arg };
}

/** What a seat knows of a deck: takes in order, with the card where it is known. */
export interface DeckView {
  takes: { seat: Seat; card: number | null }[];
  /** How many cards are left; six where nobody has looked. */
  left: number;
  /** What is left, where this seat knows it exactly. */
  rest: number[] | null;
  /** Knowledge of sets: these cards, in some order, went to the takes of these indices (and to the rest). */
  groups: { takes: number[]; rest: boolean; cards: number[] }[];
}

export interface View extends OpenTable {
  seat: Seat | null;
  /** Crowns of each seat: the values this seat knows, ascending, then null for each it does not. */
  crowns: (number | null)[][];
  /** Action cards of this round: what was taken, what was passed to this seat. Public once revealed. */
  draft: DeckView;
  stacks: DeckView[];
  /** What the rule book still asks for; nothing secret is in a frame. */
  todo: IslaFrame[];
}

/** How the steps of this game are written. */
export const { choice, chance, upkeep } = stepsOf<Isla, IslaFrame, Moves, Event>(kinds);
