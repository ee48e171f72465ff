import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Phrase, Position, Seat } from '../../../engine/rules';

/** The lanterns are numbered 0 to 15: four lights, each in four colours. */
export const LANTERNS = 16;
export const lightOf = (lantern: number): number => 1 + (lantern >> 2);
export const colourOf = (lantern: number): number => lantern & 3;

/** Everybody looks equally often: with two people there are four rounds, with three there are three. */
export const roundsOf = (n: number): number => (n === 2 ? 4 : 3);
/** How many lanterns are dealt: two are left in each hand when the rounds are over. */
export const dealtTo = (n: number): number => roundsOf(n) + 2;
/** What two lanterns of one colour are worth at the end. */
export const PAIR = 3;

/** A lantern in a hand. `seen`: who else has looked at it. */
export interface Held {
  lantern: number;
  seen: Seat[];
}

/** The agenda: one frame for each thing that is still to be done, the first one now. */
export type Frame =
  | { at: 'deal'; seat: Seat }
  | { at: 'look'; seat: Seat }
  | { at: 'show'; seat: Seat; of: Seat }
  /** By seat: the place in the hand of the lantern that was chosen; null: not yet chosen. */
  | { at: 'hang'; slots: (number | null)[] };

/** What lies open on the table. */
export interface Open {
  n: number;
  /** The rounds that were played: what everybody hung, and who won it (-1: nobody). */
  past: { hung: number[]; winner: Seat }[];
}

/** A position is plain JSON. */
export interface Lanterns extends Position<Frame>, Open {
  /** By seat, in any order: it means nothing. */
  hands: Held[][];
  /** The lanterns that nobody holds, sorted by number: the bag has no order. */
  bag: number[];
}

/** What one seat may know. In a hand the lanterns it knows come first; null is one it does not know. */
export interface View extends Open {
  /** null: the bare table, which everybody sees. */
  seat: Seat | null;
  hands: (Held | null)[][];
  todo: Frame[];
}

export interface Moves {
  /** TABLE deals these lanterns. */
  deal: { deal: number[] };
  /** Look at a lantern of that seat. */
  look: { look: Seat };
  /** TABLE shows the lantern at that place of the hand. */
  show: { show: number };
  hang: { hang: number };
}

export type Move = Moves[keyof Moves];

/** How the kinds of moves are told apart: by the name that stands in each. */
export const kinds = kindsOf<Moves>({ deal: 'deal', look: 'look', show: 'show', hang: 'hang' });

export const { choice, chance } = stepsOf<Lanterns, Frame, Moves, Phrase>(kinds);
