import './print.css';
import type { PrintModule, PrintPage, PrintProps } from '../../print';
import { COMMERCE_CARDS } from '../rules/setup';
import { BoardPage, COLUMNS, ROWS } from './print-board';
import { ActionBack, ActionPage, COMMERCE_A_SHEET, CommerceBack, CommercePage } from './print-cards';
import { CounterBack, CounterPage } from './print-counters';
import { text } from './text-print.en';

/** Isla Margarita on paper: the board, nine action and 24 commerce cards, and everything that lies on the board. */

const board = Array.from(
  { length: COLUMNS * ROWS },
  (_, tile): PrintPage => ({
    id: `board-${tile + 1}`,
    part: 'board',
    text: { key: 'isla.print.board' },
    landscape: true,
    Page: (props: PrintProps) => <BoardPage {...props} tile={tile} />,
  }),
);

const commerce = Array.from(
  { length: Math.ceil(COMMERCE_CARDS / COMMERCE_A_SHEET) },
  (_, sheet): PrintPage => ({
    id: `commerce-${sheet + 1}`,
    part: 'cards',
    text: { key: 'isla.print.commerce' },
    Page: (props: PrintProps) => <CommercePage {...props} sheet={sheet} />,
    Back: (props: PrintProps) => <CommerceBack {...props} sheet={sheet} />,
  }),
);

export const print: PrintModule = {
  pages: [
    ...board,
    { id: 'actions', part: 'cards', text: { key: 'isla.print.actions' }, Page: ActionPage, Back: ActionBack },
    ...commerce,
    { id: 'counters', part: 'counters', text: { key: 'isla.print.counters' }, Page: CounterPage, Back: CounterBack },
  ],
  text,
};
