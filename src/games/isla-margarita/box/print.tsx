import './print.css';
import { boardPages, cardPages } from '../../kit/draw/print-pages';
import type { PrintModule } from '../../print';
import { COMMERCE_CARDS } from '../rules/setup';
import { BoardPage, COLUMNS, ROWS } from './print-board';
import { ActionBack, ActionPage, COMMERCE_A_SHEET, CommerceBack, CommercePage } from './print-cards';
import { CounterBack, CounterPage } from './print-counters';
import { text } from './text-print.en';

/** Isla Margarita on paper: the board, nine action and 24 commerce cards, and everything that lies on the board. */

const sheets = Math.ceil(COMMERCE_CARDS / COMMERCE_A_SHEET);
const board = boardPages(COLUMNS * ROWS, { key: 'isla.print.board' }, BoardPage);
const commerce = cardPages(sheets, 'commerce', { key: 'isla.print.commerce' }, CommercePage, CommerceBack);

export const print: PrintModule = {
  pages: [
    ...board,
    { id: 'actions', part: 'cards', text: { key: 'isla.print.actions' }, Page: ActionPage, Back: ActionBack },
    ...commerce,
    { id: 'counters', part: 'counters', text: { key: 'isla.print.counters' }, Page: CounterPage, Back: CounterBack },
  ],
  text,
};
