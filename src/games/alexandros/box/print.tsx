import './print.css';
import type { PrintModule, PrintPage, PrintProps } from '../../print';
import { OIKUMENE, SPACES, symbolsOf } from '../rules/setup';
import type { View } from '../rules/state';
import { BoardPage, COLUMNS, ROWS } from './print-board';
import { CARD_SHEETS, CardPage, CardsBack, FigurePage, WallPage } from './print-pieces';
import { text } from './text-print.en';

/** Alexandros on paper: the land with its score track, 55 cards, 75 walls, guards, discs and Alexander. */

const board = Array.from(
  { length: COLUMNS * ROWS },
  (_, tile): PrintPage => ({
    id: `board-${tile + 1}`,
    part: 'board',
    text: { key: 'alex.print.board' },
    landscape: true,
    Page: (props: PrintProps) => <BoardPage {...props} tile={tile} />,
  }),
);

const cards = Array.from(
  { length: CARD_SHEETS },
  (_, sheet): PrintPage => ({
    id: `cards-${sheet + 1}`,
    part: 'cards',
    text: { key: 'alex.print.cards' },
    Page: (props: PrintProps) => <CardPage {...props} sheet={sheet} />,
    Back: (props: PrintProps) => <CardsBack {...props} sheet={sheet} />,
  }),
);

export const print: PrintModule = {
  pages: [
    ...board,
    ...cards,
    { id: 'walls', part: 'counters', text: { key: 'alex.print.walls' }, Page: WallPage },
    { id: 'figures', part: 'counters', text: { key: 'alex.print.figures' }, Page: FigurePage },
  ],
  text,
  // a land that is not charted yet has no symbols
  given: ({ symbols }: Pick<View, 'symbols'>) =>
    symbols.length === SPACES && symbols !== symbolsOf(OIKUMENE) ? symbols : undefined,
};
