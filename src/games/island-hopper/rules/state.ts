import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Arg, Phrase, Position, Seat } from '../../../engine/rules';
import type { Card, Good, Island } from './deck';
import type { Difficulty } from './lagoon';
import type { Skill, Wind } from './noise';

/** Where nobody is captain, has bid, or put a card. */
export const NOBODY = -1;

/** How a flight is flown: by a finger, by a finger over clouds, on the real table, or by dead reckoning. */
export type Mode = 'drag' | 'cloud' | 'table' | 'reckon';

export interface Options {
  /** `house`, or the text of a deck that was typed in. */
  deck: string;
  /** How fingers fly here; a captain may fly any flight by dead reckoning instead. */
  flight: 'drag' | 'cloud' | 'table';
  difficulty: Difficulty;
  /** Seconds of the bribing minute, or `calm`: everybody in turn, in secret. */
  bribing: 60 | 90 | 'calm';
  /** The minute ends when everybody but the captain is ready. */
  early: boolean;
  /** Cash lies open. */
  openMoney: boolean;
  /** Three players: two islands get $3 before each round card. */
  dummy: boolean;
  /** Who gets the captain tile first: drawn, or the first seat. */
  tile: 'random' | 'first';
  /** How well computer players fly; `table`: as well as the people do. */
  skill: Skill | 'table';
  /** The wind on a dead reckoning. */
  wind: Wind;
}

/** A contract in a hand. */
export interface Held {
  card: Card;
  /** Taken face up: everybody knows it. */
  open: boolean;
  /** Who put this card under the deck that it was drawn from, and so knows it too; NOBODY otherwise. */
  from: Seat;
}

/** A card under the deck; the first one is drawn first. */
export interface Buried {
  card: Card;
  by: Seat;
  /** Everybody knew it before. */
  open: boolean;
}

/** One flight as it was flown. */
export interface Flight {
  round: number;
  captain: Seat;
  good: Good;
  mode: Mode;
  /** Where it came down, SEA for the water. */
  island: Island;
  landed: boolean;
  /** Hundredths of a millimetre, see lagoon.ts; null where it was flown on the real table. */
  drop: [number, number] | null;
  /** The way it took, x and y in turn, from the compass on. Empty: straight there. */
  path: number[];
  /** A second chance. */
  again: boolean;
  /** A computer pilot's error before any words, with the deviation it was drawn with. */
  astray?: { dx: number; dy: number; sd: number };
}

/** A bot's flight before the drop: where it wants to go, how far astray it is, and how much words have changed that. */
export interface Approach {
  island: Island;
  /** Drawn error, hundredths of a millimetre. */
  dx: number;
  dy: number;
  sd: number;
  /** What the words heard have made of the error. */
  factor: number;
}

export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTIONS = [
  'north',
  'east',
  'south',
  'west',
  'left',
  'right',
  'further',
  'back',
  'stop',
  'drop',
] as const;

interface Air {
  good: Good;
  again: boolean;
  /** Words said by each seat during this flight. */
  words: number[];
  /** Seats that say no more. */
  hushed: boolean[];
}

export type HopperFrame =
  | { at: 'deal' }
  | { at: 'tile' }
  | { at: 'dummy' }
  | { at: 'round' }
  | { at: 'auction'; high: number; bidder: Seat; passed: boolean[]; turn: Seat }
  /** Dueling Pilots: the bidder puts three goods on the compass, names a price, the other answers. */
  | { at: 'load' }
  | { at: 'price'; goods: Good[] }
  | { at: 'answer'; goods: Good[]; price: number }
  /** Who is ready, and what each has put down this minute. */
  | { at: 'bribe'; done: boolean[]; given: number[]; rung: boolean }
  /** Dollars by seat and island, unseen by the others until all have done. */
  | { at: 'calm'; puts: number[][]; done: boolean[] }
  /** The captain chooses a good, first of all reveals tourists. `first`: nothing has been flown this round. */
  | { at: 'choose'; first: boolean }
  /**
   * A finger on the screen; early: false starts so far; paid: dollars by seat for words too many, once there is one,
   * null in a view that does not tell.
   */
  | ({ at: 'air'; mode: 'drag' | 'cloud'; early: number; paid?: (number | null)[] } & Air)
  | ({ at: 'claim'; by: Seat; island: Island } & Air)
  | ({ at: 'reckon'; target: [heading: number, steps: number] | null; aim: Island } & Air)
  | ({ at: 'wind'; target: [heading: number, steps: number] } & Air)
  | ({ at: 'gust'; aim: Island } & Air)
  | ({ at: 'guide'; approach: Approach } & Air)
  /** The result lies open; what was said too much may still be told. `told`: seats that have told something. */
  | { at: 'result'; words: number[]; told: boolean[]; again: boolean; good: Good; landed: boolean }
  /** A second chance for one of these goods. */
  | { at: 'again'; goods: Good[]; last: boolean }
  | { at: 'takeoff'; good: Good }
  | { at: 'home' }
  /** `next` seats clockwise from the captain have exchanged; `swapped`: this one has put a card under. */
  | { at: 'contracts'; next: number; swapped: boolean; kept: boolean }
  | { at: 'blind' }
  | { at: 'refill'; next: number };

/** What lies open on the table: the same in a position and in every view. */
export interface OpenTable extends Options {
  n: number;
  /** Rounds begun. */
  round: number;
  /** Who has the captain tile; NOBODY before anybody has. */
  captain: Seat;
  /** The card of this round, and all that lie on the discards: indices into the deck's round cards. */
  card: number;
  rounds: number[];
  /** This is the last round. */
  last: boolean;
  /** Dollars by island. */
  money: number[];
  /** Goods still on the compass. */
  compass: Good[];
  /** Tourists revealed this round. */
  tourists: Card[];
  /** Goods that fell into the sea this round and have had no second chance. */
  lost: Good[];
  /** The second chance of this round is used up. */
  chance: boolean;
  /** Face-up contracts. */
  row: Card[];
  discards: Card[];
  /** Completed contracts by seat, in the order they were cashed. Everybody saw them; their owners keep them face down. */
  piles: Card[][];
  /** Dollars each seat has taken in: an upper bound of its cash that everybody can count. */
  income: number[];
  /**
   * Dollars everybody has seen each seat pay for bids, prices and bribes, and what its words have cost, as far as it had
   * cash (rule page A4: all cash movements are public). Undefined where nobody has counted from the start.
   */
  outlay?: { paid: number[]; fines: number[] };
  /** Every flight of the game. */
  flights: Flight[];
  /** Flights of this round begin here. */
  since: number;
  /** False words of each seat to computer pilots. */
  hurt: number[];
  /** Scoring: everything lies open. */
  open: boolean;
  /** Why the game ended. */
  ending: '' | 'last' | 'deck';
}

export interface Hopper extends Position<HopperFrame>, OpenTable {
  cash: number[];
  /** What is neither in a hand nor on the board; below zero where the box would not be enough. */
  bank: number;
  hands: Held[][];
  /** Contracts nobody has seen: a sorted bag. */
  bag: Card[];
  under: Buried[];
}

/** Every kind of move. */
export interface Moves {
  bid: { bid: number };
  pass: { pass: true };
  load: { load: Good[] };
  price: { price: number };
  take: { take: true };
  let: { let: true };
  /** So many dollars, a coin of 1, 5 or 10, beside an island. */
  put: { put: Island; coins: number };
  ready: { ready: boolean };
  done: { done: true };
  /** What a tourist pays that is revealed. */
  tourist: { tourist: number };
  fly: { fly: Good; mode: Mode };
  reckon: { heading: number; steps: number };
  /** A computer pilot's flight, with its own error. */
  aim: { aim: Island };
  /** One word more; to a computer pilot the word itself. */
  word: { word: Direction | true };
  hush: { hush: true };
  /** Somebody else said a word too much. */
  caught: { caught: Seat };
  /** What happened on the real table: an island or SEA. */
  claim: { claim: Island };
  confirm: { confirm: boolean };
  /** A completed contract by its place in the pile, for a second flight with that good. */
  again: { again: number; good: Good };
  no: { no: true };
  under: { under: Card };
  keep: { keep: true };
  pick: { pick: Card };
  blind: { blind: true };
  /** TABLE's moves. */
  deal: { hands: Card[][]; row: Card[] };
  tile: { tile: Seat };
  drawn: { drawn: Card[] };
  roundCard: { card: number };
  bell: { bell: true };
  drop: { drop: [number, number]; path: number[] };
  void: { void: 'cancel' | 'early' };
  wind: { wind: [number, number] };
  gust: { gust: [number, number] };
  go: { go: true };
}

export type Move = Moves[keyof Moves];

export const kinds = kindsOf<Moves>({
  bid: 'bid',
  pass: 'pass',
  load: 'load',
  price: 'price',
  take: 'take',
  let: 'let',
  put: 'put',
  ready: 'ready',
  done: 'done',
  tourist: 'tourist',
  fly: 'fly',
  reckon: 'heading',
  aim: 'aim',
  word: 'word',
  hush: 'hush',
  caught: 'caught',
  claim: 'claim',
  confirm: 'confirm',
  again: 'again',
  no: 'no',
  under: 'under',
  keep: 'keep',
  pick: 'pick',
  blind: 'blind',
  deal: 'hands',
  tile: 'tile',
  drawn: 'drawn',
  roundCard: 'card',
  bell: 'bell',
  drop: 'drop',
  void: 'void',
  wind: 'wind',
  gust: 'gust',
  go: 'go',
});

export interface Event extends Phrase {
  args?: { readonly [name: string]: Arg };
}

export interface View extends OpenTable {
  seat: Seat | null;
  /** Dollars by seat; null where they are behind a screen. */
  cash: (number | null)[];
  /** Contracts by seat; null where this seat does not know the card. */
  hands: { card: Card | null; open: boolean }[][];
  /** Contracts in the deck that nobody has seen. */
  left: number;
  under: { card: Card | null; by: Seat; open: boolean }[];
  /** What the rule book still asks for; what others bribe in secret is left out of it. */
  todo: HopperFrame[];
}

/** How the steps of this game are written. */
export const { choice, chance, upkeep } = stepsOf<Hopper, HopperFrame, Moves, Event>(kinds);

/** A frame by its name. */
export type F<At extends HopperFrame['at']> = Extract<HopperFrame, { at: At }>;
