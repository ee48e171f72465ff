import type { Phrase } from '../engine/rules';
import type { Catalogue } from './module';

/** Paper as it lies in the printer, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof PAPERS;

/** Cards for which sleeves are sold, in millimetres. */
export const CARDS = {
  '44x68': { w: 44, h: 68 },
  '57x87': { w: 57, h: 87 },
  '59x92': { w: 59, h: 92 },
  '63x88': { w: 63, h: 88 },
} as const;

export type CardSize = keyof typeof CARDS;

/** What decides how many sheets there are. */
export interface PrintChoice {
  paper: Paper;
  cards: CardSize;
}

/** Free on every side of a sheet, and the strip above the lower margin that names the sheet; in millimetres. */
export const MARGIN = 10;
export const FOOT = 6;

/** What a page may fill, in millimetres; a landscape page is drawn lying and turned by the printer. */
export function roomOf(paper: Paper, landscape = false): { width: number; height: number } {
  const { width, height } = PAPERS[paper];
  const [wide, high] = landscape ? [height, width] : [width, height];
  return { width: wide - 2 * MARGIN, height: high - 2 * MARGIN - FOOT };
}

/** What the pages on paper are given. */
export interface PrintProps {
  /** The room inside margins and foot, in millimetres. */
  width: number;
  height: number;
  say(phrase: Phrase): string;
  /** Seat colours to make pieces for, as indices of the seat styles. */
  colours: readonly number[];
  /** What a running match has of its own, from `given`. */
  given?: string;
}

export type PrintPart = 'board' | 'cards' | 'counters';

/** One sheet of paper: a component that fills the room it is told. */
export interface PrintPage {
  id: string;
  part: PrintPart;
  text: Phrase;
  landscape?: true;
  // biome-ignore lint/suspicious/noExplicitAny: Preact's component type stays out of this file
  Page: any;
  /** What is printed behind it, mirrored from left to right already. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  Back?: any;
}

/** A game's own is `box/print.tsx`. */
export interface PrintModule {
  pages(choice: PrintChoice): readonly PrintPage[];
  /** The sleeves that suit its cards best; people may have others. */
  cards: CardSize;
  /** Nothing in it has the colour of a seat. */
  colourless?: true;
  text: Catalogue;
  /** What of a match's open table changes the pages; undefined where the printed table serves. */
  // biome-ignore lint/suspicious/noExplicitAny: a view of the game's own shape
  given?(view: any): string | undefined;
}
