import type { Phrase } from '../../../engine/rules';
import type { Province } from './provinces';
import { GRID, LETTERS, SYMBOL_IDS, SYMBOLS } from './setup';
import type { Cards, OpenTable, Point, Sign, Space } from './state';

export { who } from '../../kit/words';

/** Phrases for the things of the board. Keys only; the sentences are in text.en.ts. */

export const symbolName = (symbol: Sign): Phrase => ({ key: `alex.symbol.${SYMBOL_IDS[symbol]}` });
/** The same after a verb: "an amphora". */
export const aSymbol = (symbol: Sign): Phrase => ({ key: `alex.a.${SYMBOL_IDS[symbol]}` });

/** A space by its symbol and its place: row and column, counted from one. */
export function spaceName(s: Pick<OpenTable, 'symbols'>, space: Space): Phrase {
  const symbol = LETTERS.indexOf(s.symbols[space]);
  const { r, t } = GRID.cells[space];
  const args = { row: r + 1, column: t + 1 };
  if (symbol < 0) return { key: 'alex.space.open', args };
  return { key: 'alex.space', args: { ...args, symbol: symbolName(symbol) } };
}

export const pointName = (point: Point): Phrase => {
  const { y, i } = GRID.points[point];
  return { key: 'alex.point', args: { line: y + 1, n: i + 1 } };
};

/** A province by its first symbol space, or its first space. */
export const provinceName = (s: Pick<OpenTable, 'symbols'>, province: Province): Phrase => ({
  key: 'alex.province',
  args: { where: spaceName(s, province.symbols[0] ?? province.key) },
});

/** "2 lyres and 1 horse", as a list of phrases. */
export const cardList = (cards: Cards): Phrase[] =>
  SYMBOLS.flatMap((symbol) =>
    cards[symbol] > 0 ? [{ key: 'alex.cards', args: { n: cards[symbol], symbol: symbolName(symbol) } }] : [],
  );
