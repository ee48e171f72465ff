import type { ComponentType } from 'preact';
import type { Phrase } from '../../../engine/rules';
import { CARDS, type PrintChoice, type PrintPage, type PrintProps, roomOf } from '../../print';
import { type Box, behind, block, CutMarks } from './paper';

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

/** Cards that are alike from behind. */
interface Deck {
  id: string;
  text: Phrase;
  count: number;
  Card: ComponentType<PrintProps & { card: number; box: Box }>;
  /** Its box is mirrored already. */
  Back: ComponentType<{ box: Box }>;
}

/** Above and below a block, for the marks of the knife. */
const TICKS = 3;

/** Sheets full of cards of one size, printed on both sides. */
export function cardPages({ id, text, count, Card, Back }: Deck, { paper, cards }: PrintChoice): PrintPage[] {
  const room = roomOf(paper);
  const { w, h } = CARDS[cards];
  const columns = Math.floor(room.width / w);
  const each = columns * Math.floor((room.height - 2 * TICKS) / h);
  return Array.from({ length: Math.ceil(count / each) }, (_, sheet) => {
    const first = sheet * each;
    const boxes = block(room, Math.min(each, count - first), columns, w, h, TICKS);
    return {
      id: `${id}-${sheet + 1}`,
      part: 'cards',
      text,
      Page: (props: PrintProps) => (
        <>
          {boxes.map((box, i) => (
            <Card key={i} {...props} card={first + i} box={box} />
          ))}
          <CutMarks room={room} boxes={boxes} />
        </>
      ),
      Back: () => boxes.map((box, i) => <Back key={i} box={behind(room, box)} />),
    };
  });
}
