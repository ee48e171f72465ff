import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Arg, Phrase, Position, Seat } from '../../../engine/rules';

/** 0..4: brick, lumber, wool, grain, ore. */
export type Resource = number;
/** Hills, forest, pasture, fields, mountains give the resource of the same number; 5 is the desert. */
type Terrain = number;
/** 0..18: a land hex, by rows. */
export type HexId = number;
/** 0..53: an intersection, by rows. */
export type Corner = number;
/** 0..71: the edge between two intersections. */
export type EdgeId = number;
/** Resource cards by kind: five numbers. */
export type Cards = number[];
/** 0..4: soldier, victory point, Road Building, Year of Plenty, Monopoly. */
export type Dev = number;
/** 0..6: producer, trader, builder, soldier, prospector, robber, second prospector. */
export type Role = number;

export const NOBODY = -1;

export interface Options {
  /** The beginner board with free placement or with the preset pieces; a board by chance, with its two ways of numbers. */
  board: 'beginner' | 'preset' | 'spiral' | 'random';
  /** Whether a seven costs large hands half of their cards (ruling 8). */
  discard: boolean;
  /** Ruling 19: gold may be part of a deal. */
  tradeGold: boolean;
  /** Ruling 2: only 30 gold pieces exist. */
  goldCap: boolean;
}

/** Why the game ended: somebody had ten points, or the safeguard against games that stand still. */
type End = 'ten' | 'rounds';

export type Frame =
  | { at: 'board' }
  | { at: 'starter' }
  | { at: 'place'; seat: Seat; second: boolean; done?: true }
  | { at: 'select'; seat: Seat; done?: true }
  /** Producer, one phase player's turn: Year of Plenty and the roll. */
  | { at: 'produce'; seat: Seat; active: Seat; rolled: boolean; progress: boolean; done?: true }
  | { at: 'dice'; seat: Seat; active: Seat }
  /** Seats that still discard, in the order in which the tablet goes round. */
  | { at: 'discard'; active: Seat; due: Seat[] }
  /** The active player moves the robber after a seven of `roller`. */
  | { at: 'seven'; seat: Seat; roller: Seat; done?: true }
  /** `rule`: by which ruling the card is taken. */
  | { at: 'steal'; seat: Seat; victim: Seat; rule: string }
  /** `offer` was made last, `answers` is what came of it: they lie open until something else is done. */
  | {
      at: 'trade';
      seat: Seat;
      active: Seat;
      progress: boolean;
      deals: number;
      offer?: Deal;
      answers?: Answer[];
      done?: true;
    }
  /** Ruling 18a: those in `due` still answer what `from` offers. What is answered lies in `answers` of the position. */
  | { at: 'answer'; from: Seat; due: Seat[]; offer: Deal }
  /** In older matches: `seat` answers the deal that `from` entered, gives `take` and gets `give`. */
  | { at: 'confirm'; seat: Seat; from: Seat; give: Cards; take: Cards; giveGold: number; takeGold: number; done?: true }
  | { at: 'build'; seat: Seat; active: Seat; paid: boolean; progress: boolean; done?: true }
  | { at: 'freeRoad'; seat: Seat; active: Seat; left: number }
  | { at: 'draw'; seat: Seat }
  | { at: 'soldier'; seat: Seat; active: Seat; done?: true }
  | { at: 'prospect'; seat: Seat; done?: true }
  | { at: 'robber'; seat: Seat; done?: true }
  | { at: 'roundEnd' }
  | { at: 'finish' };

/** What lies open on the table: the same in a position and in every view. */
export interface OpenTable extends Options {
  n: number;
  /** By hex; empty until a board by chance is made. */
  terrain: Terrain[];
  /** By hex: the number, 0 on the desert. */
  tokens: number[];
  /** By harbour: the resource of a 2:1, or 5 for a 3:1. */
  harbours: number[];
  robber: HexId;
  /** By edge: whose road, or NOBODY. */
  roads: Seat[];
  /** By intersection: whose building, or NOBODY. */
  owners: Seat[];
  /** By intersection: 1 settlement, 2 city. */
  levels: number[];
  bank: Cards;
  gold: number[];
  /** By role: gold lying on the card, and who chose it in this round. */
  roleGold: number[];
  chosen: Seat[];
  governor: Seat;
  round: number;
  /** Who has the special cards. */
  longest: Seat;
  largest: Seat;
  /** Soldiers played, by seat. */
  army: number[];
  /** Development cards played, by kind. */
  used: number[];
  /** Victory cards that lie open, by seat. */
  vp: number[];
  /** Development cards that nobody has bought yet. */
  deck: number;
  /** Resources named by Monopoly in this phase (ruling 15). */
  named: Resource[];
  /** How often each sum of 2..12 was rolled. */
  rolls: number[];
  lastRoll: [number, number] | null;
  /** Whose ten points made this the last round. */
  last: Seat;
  end: End | null;
  /** Everything lies open: the game is over. */
  open: boolean;
}

/**
 * A hand of resource cards, ascending. `eyes`, card by card: who is certain of it, as bits by seat, and TABLE_EYE for
 * what everybody at the table can tell. Among cards of one kind those that more people know come first.
 */
export interface Hand {
  kinds: Resource[];
  eyes: number[];
}

export interface PuertoCatan extends Position<Frame>, OpenTable {
  hands: Hand[];
  /** Development cards held, ascending, by seat. */
  devs: Dev[][];
  /** Bought in the present turn: not to be played in it (ruling 16). */
  fresh: Dev[];
  /** What is left of the development cards, ascending: undecided in which order. */
  stack: Dev[];
  /** What was answered and isn't turned over yet. */
  answers?: Answer[];
}

/** What whoever says it gives and gets. */
export interface Terms {
  give: Cards;
  take: Cards;
  giveGold: number;
  takeGold: number;
}

export interface Deal extends Terms {
  /** NOBODY in particular: all others are asked. */
  with: Seat;
}

/** Yes, a counter-offer, or neither: no. */
export interface Answer {
  seat: Seat;
  yes?: true;
  counter?: Terms;
}

/** Every kind of move. */
export interface Moves {
  settle: { settle: Corner; road: EdgeId };
  role: { role: Role };
  roll: { roll: true };
  /** Year of Plenty: two cards, ascending; one where the bank has no more. */
  plenty: { plenty: Resource[] };
  done: { done: true };
  discard: { discard: Cards };
  /** The robber goes there; `from` loses a card, NOBODY does where none is taken. */
  robber: { hex: HexId; from: Seat };
  stay: { stay: true };
  /** As older matches have it: to one partner, who could only accept or decline. */
  deal: { deal: Deal };
  offer: { offer: Deal };
  counter: { counter: Terms };
  /** The trader takes the answer of that partner. */
  close: { close: Seat };
  accept: { accept: true };
  decline: { decline: true };
  /** With the bank or a harbour: so many of one kind for one card of another. */
  bank: { bank: Resource; for: Resource };
  /** Three gold for a card. */
  gold: { gold: Resource };
  monopoly: { monopoly: Resource };
  road: { road: EdgeId };
  settlement: { settlement: Corner };
  city: { city: Corner };
  buy: { buy: true };
  roadBuilding: { roadBuilding: true };
  /** The robber goes there; the active player takes from all there (`from` is NOBODY). */
  soldier: { soldier: HexId; from: Seat };
  take: { take: Resource };
  /** TABLE's moves. */
  board: { board: { terrain: Terrain[]; tokens: number[]; harbours: number[] } };
  starter: { starter: Seat };
  dice: { dice: [number, number] };
  stolen: { stolen: Resource };
  drawn: { drawn: Dev };
}

export type Move = Moves[keyof Moves];

/** A first settlement has a road too, so it stands before the road. */
export const kinds = kindsOf<Moves>({
  settle: 'settle',
  role: 'role',
  roll: 'roll',
  plenty: 'plenty',
  done: 'done',
  discard: 'discard',
  robber: 'hex',
  stay: 'stay',
  deal: 'deal',
  offer: 'offer',
  counter: 'counter',
  close: 'close',
  accept: 'accept',
  decline: 'decline',
  bank: 'bank',
  gold: 'gold',
  monopoly: 'monopoly',
  road: 'road',
  settlement: 'settlement',
  city: 'city',
  buy: 'buy',
  roadBuilding: 'roadBuilding',
  soldier: 'soldier',
  take: 'take',
  board: 'board',
  starter: 'starter',
  dice: 'dice',
  stolen: 'stolen',
  drawn: 'drawn',
});

export interface Event extends Phrase {
  args?: { readonly [name: string]: Arg };
}

interface HandView {
  /** All cards. */
  size: number;
  /** What everybody at the table can tell. */
  open: Cards;
  /** What this view is certain of; all of its own. */
  known: Cards;
}

export interface View extends OpenTable {
  seat: Seat | null;
  hands: HandView[];
  /** Development cards by kind, where this view may know them. */
  devs: (number[] | null)[];
  /** How many of them each holds, those just bought not counted. */
  devCount: number[];
  fresh: number[] | null;
  freshCount: number;
  /** What this seat answered, while the answers aren't turned over. */
  answer?: Answer;
  /** Nothing secret is in a frame. */
  todo: Frame[];
}

/** How the steps of this game are written. */
export const { choice, chance, upkeep } = stepsOf<PuertoCatan, Frame, Moves, Event>(kinds);

/** A frame by its name. */
export type F<At extends Frame['at']> = Extract<Frame, { at: At }>;
