import './print.css';
import { boardPages, cardPages } from '../../kit/draw/print-pages';
import type { PrintModule } from '../../print';
import { ALL_ACTIONS, COMMERCE_CARDS } from '../rules/setup';
import { BoardPage, COLUMNS, ROWS } from './print-board';
import { ActionBack, ActionCard, CommerceBack, CommerceCard } from './print-cards';
import { CounterBack, CounterPage } from './print-counters';
import { text } from './text-print.en';

/** Isla Margarita on paper: the board, nine action and 24 commerce cards, and everything that lies on the board. */

const board = boardPages(COLUMNS * ROWS, { key: 'isla.print.board' }, BoardPage);
const actions = {
  id: 'actions',
  text: { key: 'isla.print.actions' },
  count: ALL_ACTIONS.length,
  Card: ActionCard,
  Back: ActionBack,
} as const;
const commerce = {
  id: 'commerce',
  text: { key: 'isla.print.commerce' },
  count: COMMERCE_CARDS,
  Card: CommerceCard,
  Back: CommerceBack,
} as const;

export const print: PrintModule = {
  cards: '63x88',
  pages: (choice) => [
    ...board,
    ...cardPages(actions, choice),
    ...cardPages(commerce, choice),
    { id: 'counters', part: 'counters', text: { key: 'isla.print.counters' }, Page: CounterPage, Back: CounterBack },
  ],
  text,
};
