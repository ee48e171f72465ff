import type { ComponentType } from 'preact';
import type { Phrase } from '../../../engine/rules';
import type { PrintPage, PrintProps } from '../../print';

/** Pages that come in numbers. */

/** The tiles of a board that is larger than a sheet. */
export const boardPages = (
  tiles: number,
  text: Phrase,
  Tile: ComponentType<PrintProps & { tile: number }>,
): PrintPage[] =>
  Array.from({ length: tiles }, (_, tile) => ({
    id: `board-${tile + 1}`,
    part: 'board',
    text,
    landscape: true,
    Page: (props: PrintProps) => <Tile {...props} tile={tile} />,
  }));

type Sheet = ComponentType<PrintProps & { sheet: number }>;

/** Sheets full of cards, printed on both sides. */
export const cardPages = (sheets: number, id: string, text: Phrase, Front: Sheet, Reverse: Sheet): PrintPage[] =>
  Array.from({ length: sheets }, (_, sheet) => ({
    id: `${id}-${sheet + 1}`,
    part: 'cards',
    text,
    Page: (props: PrintProps) => <Front {...props} sheet={sheet} />,
    Back: (props: PrintProps) => <Reverse {...props} sheet={sheet} />,
  }));
