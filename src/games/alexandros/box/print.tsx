import './print.css';
import { boardPages, cardPages } from '../../kit/draw/print-pages';
import type { PrintModule } from '../../print';
import { OIKUMENE, SPACES, symbolsOf } from '../rules/setup';
import type { View } from '../rules/state';
import { BoardPage, COLUMNS, ROWS } from './print-board';
import { BackOfCard, CARD_COUNT, Card, FigurePage, WallPage } from './print-pieces';
import { text } from './text-print.en';

/** Alexandros on paper: the land with its score track, 55 cards, 75 walls, guards, discs and Alexander. */

const board = boardPages(COLUMNS * ROWS, { key: 'alex.print.board' }, BoardPage);
const deck = {
  id: 'cards',
  text: { key: 'alex.print.cards' },
  count: CARD_COUNT,
  Card,
  Back: BackOfCard,
} as const;

export const print: PrintModule = {
  cards: '44x68',
  pages: (choice) => [
    ...board,
    ...cardPages(deck, choice),
    { id: 'walls', part: 'counters', text: { key: 'alex.print.walls' }, Page: WallPage },
    { id: 'figures', part: 'counters', text: { key: 'alex.print.figures' }, Page: FigurePage },
  ],
  text,
  // a land that is not charted yet has no symbols
  given: ({ symbols }: Pick<View, 'symbols'>) =>
    symbols.length === SPACES && symbols !== symbolsOf(OIKUMENE) ? symbols : undefined,
};
