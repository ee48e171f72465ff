import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Arg, Phrase, Position, Seat } from '../../../engine/rules';

/** 0..3: ginseng, nutmeg, silk, jade, in the order of rule page 1.1. */
export type Ware = number;
/** 0..2: a sea route with the punt on it. */
export type Route = number;
/** 0..2: berth A, B or C of the port or the shipyard. */
type Berth = number;
/**
 * Where an accomplice may stand: `seat:<route>:<place>`, `port:<berth>`, `yard:<berth>`, `boat:0` (captain), `boat:1`
 * (mate), `small` and `large` (pilots), `agent` (insurance). The board's places have the same names.
 */
export type Space = string;

/** Where nobody stands or holds an office. */
export const NOBODY = -1;
/** A number that nobody at the table knows. */
export const UNKNOWN = -1;

export interface Options {
  /** What the hidden shares are dealt from: three of each ware, or all twenty (rule page 3.1). */
  dealPool: 'threeEach' | 'all20';
  /** Where a blind passenger may go (rule page 3.8.5). */
  blindPassenger: 'puntsOnly' | 'anyButInsurance';
  /** Pirates may throw somebody off a full punt (rule page 3.11). */
  strongPirates: boolean;
  /** Cash shows to its owner alone (rule page 3.1.5). */
  hiddenMoney: boolean;
  /** Who counts as the oldest: a seat drawn at random, or the first one (rule page 3.1.4). */
  opener: 'random' | 'first';
  /** Punts move in route order, or as the harbour master says (rule page 3.6.3). */
  moving: 'route' | 'choose';
}

export type Dock = 'sea' | 'port' | 'yard';

/** The punt on a route; `punts[r]` sails route r. */
export interface Punt {
  ware: Ware;
  /** 0..13. A punt that passed 13 keeps 13 and lies in the port. */
  pos: number;
  dock: Dock;
  /** Berth it lies in; NOBODY at sea. */
  berth: Berth;
  /** Accomplices by seat, the cheapest seat first. */
  aboard: Seat[];
  plundered: boolean;
}

/** One share of a ware. */
export interface Share {
  ware: Ware;
  /** Encumbered: face down, with a loan on it. */
  pledged: boolean;
  /** Bought in public: everybody knows its ware. */
  bought: boolean;
}

/** One line of the payday: what somebody got, and for what; from the agent where coins are below zero. */
export interface Pay {
  seat: Seat;
  coins: number;
  why: 'plunder' | 'load' | 'port' | 'yard' | 'agent';
  /** Route, or berth for port and yard. */
  at: number;
}

export type ManilaFrame =
  | { at: 'deal' }
  | { at: 'opener' }
  | { at: 'auction'; high: number; bidder: Seat; passed: boolean[]; turn: Seat }
  | { at: 'buy' }
  | { at: 'load' }
  | { at: 'launch'; wares: Ware[] }
  /** `next` seats clockwise from the harbour master have been asked. */
  | { at: 'hire'; next: number }
  /** `move` 1..3. */
  | { at: 'sail'; move: number }
  | { at: 'roll'; move: number }
  | { at: 'order'; move: number; dice: number[] }
  | { at: 'moved'; move: number }
  /** `mate`: asked second. `over`: the seat a captain has just boarded, which the mate may not clear. */
  | { at: 'board'; seat: Seat; mate: boolean; over: Space | null }
  | { at: 'pilots' }
  | { at: 'pilot'; size: 'small' | 'large' }
  | { at: 'plunder'; punt: Route }
  | { at: 'payday' }
  | { at: 'pause' };

/** What lies open on the table: the same in a position and in every view. */
export interface OpenTable extends Options {
  n: number;
  /** Voyages begun. */
  voyage: number;
  /** Harbour master; before the first auction is over the opener; NOBODY before anybody is. */
  master: Seat;
  /** Black market: pesos by ware, 0, 5, 10, 20 or 30. */
  values: number[];
  /** Shares nobody holds, by ware. */
  supply: number[];
  /** Encumbered shares by seat. */
  pledged: number[];
  /** Pesos each seat has taken in, loans included: an upper bound of its cash that everybody can count. */
  income: number[];
  /** Coins everybody has seen each seat pay. Undefined where nobody has counted from the start. */
  outlay?: number[];
  /** Accomplices still at home. */
  pieces: number[];
  /** Places nobody more this voyage. */
  passed: boolean[];
  /** The three punts by route; empty between voyages. */
  punts: Punt[];
  ports: Seat[];
  yards: Seat[];
  /** Pirates aboard their boat, the captain first. */
  boat: Seat[];
  small: Seat;
  large: Seat;
  /** The insurance agent. */
  agent: Seat;
  /** The last roll by route; 0 where no die was thrown. */
  dice: number[];
  /** Movement rounds done this voyage. */
  moved: number;
  /** What the last payday brought; empty while sailing. */
  pay: Pay[];
  /** Wares whose value rose at the last payday. */
  rose: Ware[];
  /** The ware that ended the game at 30; NOBODY while it runs. */
  end: Ware;
  /** Everything lies open: scoring. */
  open: boolean;
}

export interface Manila extends Position<ManilaFrame>, OpenTable {
  cash: number[];
  /** Shares of each seat: the dealt ones first, then as bought. */
  hands: Share[][];
}

/** Every kind of move. */
export interface Moves {
  bid: { bid: number };
  pass: { pass: true };
  buy: { buy: Ware };
  decline: { decline: true };
  /** Three different wares, ascending. */
  load: { load: Ware[] };
  /** Route and start of each punt, in the order of the load. */
  launch: { launch: [Route, number][] };
  place: { place: Space };
  /** A seat on a punt standing on 13; where somebody sits there (strong pirates), they go home. */
  board: { board: Space };
  stay: { stay: true };
  /** Punts moved by a pilot: route and steps, in this order; none is allowed. */
  pilot: { pilot: [Route, number][] };
  /** Where a plundered punt goes. */
  route: { to: 'port' | 'yard' };
  /** Routes in the order they move. */
  order: { order: Route[] };
  loan: { loan: true };
  redeem: { redeem: true };
  /** TABLE's moves. */
  hands: { hands: Ware[][] };
  opener: { opener: Seat };
  /** By route; 0 for a punt that is not at sea. */
  dice: { dice: number[] };
  go: { go: true };
}

export type Move = Moves[keyof Moves];

export const kinds = kindsOf<Moves>({
  bid: 'bid',
  pass: 'pass',
  buy: 'buy',
  decline: 'decline',
  load: 'load',
  launch: 'launch',
  place: 'place',
  board: 'board',
  stay: 'stay',
  pilot: 'pilot',
  route: 'to',
  order: 'order',
  loan: 'loan',
  redeem: 'redeem',
  hands: 'hands',
  opener: 'opener',
  dice: 'dice',
  go: 'go',
});

export interface Event extends Phrase {
  args?: { readonly [name: string]: Arg };
}

/** A share as one seat sees it; null where it does not know. */
export interface ShareView {
  ware: Ware | null;
  pledged: boolean | null;
  bought: boolean;
}

export interface View extends OpenTable {
  seat: Seat | null;
  /** Pesos by seat; null where they are hidden from this one. */
  cash: (number | null)[];
  hands: ShareView[][];
  /** What the rule book still asks for; nothing secret is in a frame. */
  todo: ManilaFrame[];
}

/** How the steps of this game are written. */
export const { choice, chance, upkeep } = stepsOf<Manila, ManilaFrame, Moves, Event>(kinds);

/** A frame by its name. */
export type F<At extends ManilaFrame['at']> = Extract<ManilaFrame, { at: At }>;
