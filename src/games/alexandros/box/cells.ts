import type { Arg, Phrase, Under } from '../../../engine/rules';
import { symbolName } from '../rules/names';
import type { Province } from '../rules/provinces';
import { GRID, LETTERS } from '../rules/setup';
import type { OpenTable, Point, Space } from '../rules/state';

/** Places as one counts them on the printed board, row and column from one: whoever types a position in has no names. */

const lay = (key: Under<'alex.lay.'>, args: { [name: string]: Arg }): Phrase => ({ key: `alex.lay.${key}`, args });

export function spaceCell({ symbols }: Pick<OpenTable, 'symbols'>, space: Space): Phrase {
  const symbol = LETTERS.indexOf(symbols[space]);
  const { r, t } = GRID.cells[space];
  const args = { row: r + 1, column: t + 1 };
  return symbol < 0 ? lay('open', args) : lay('space', { ...args, symbol: symbolName(symbol) });
}

export function cornerCell(point: Point): Phrase {
  const { y, i } = GRID.points[point];
  return lay('point', { line: y + 1, n: i + 1 });
}

export const provinceCell = (s: Pick<OpenTable, 'symbols'>, { symbols, key }: Province): Phrase =>
  lay('province', { where: spaceCell(s, symbols[0] ?? key) });
