import type { Phrase } from '../../../engine/rules';
import type { RuleTable } from '../../module';
import { ACTIONS, BLACK, COPIES, GUARDS, HUNDRED, PER_SYMBOL, RED, ROW, SYMBOL_IDS } from '../rules/setup';

/** What is counted out of the box (rule page 2.1), for the rules reader. */

const symbols = SYMBOL_IDS.map((id): Phrase => ({ key: `alex.symbol.${id}` }));

export const tables: readonly RuleTable[] = [
  {
    at: '2.1',
    title: { key: 'alex.table.pieces' },
    columns: [{ key: 'alex.table.what' }, { key: 'alex.table.many' }],
    rows: [
      ...symbols.map((symbol) => [{ key: 'alex.table.cards', args: { symbol } } satisfies Phrase, COPIES]),
      ...symbols.map((symbol) => [{ key: 'alex.table.spaces', args: { symbol } } satisfies Phrase, PER_SYMBOL]),
      [{ key: 'alex.table.black' }, BLACK],
      [{ key: 'alex.table.red' }, RED],
      [{ key: 'alex.table.guards' }, GUARDS],
      [{ key: 'alex.table.row' }, ROW],
      [{ key: 'alex.table.actions' }, ACTIONS],
      [{ key: 'alex.table.hundred' }, HUNDRED],
    ],
  },
];
