import type { Phrase } from '../../../engine/rules';
import type { Province } from './provinces';
import { cornerAt, type Region, seedOf, spaceAt, type Whereabouts } from './regions';
import { LETTERS, SYMBOL_IDS, SYMBOLS } from './setup';
import type { Cards, OpenTable, Point, Sign, Space } from './state';

export { who } from '../../kit/words';

/** Phrases for the things of the board. Keys only; the sentences are in text.en.ts. */

export const symbolName = (symbol: Sign): Phrase => ({ key: `alex.symbol.${SYMBOL_IDS[symbol]}` });
/** The same after a verb: "an amphora". */
export const aSymbol = (symbol: Sign): Phrase => ({ key: `alex.a.${SYMBOL_IDS[symbol]}` });

/** As it is printed on the board. */
export const regionName = (symbols: string, { name }: Region): Phrase => ({
  key: seedOf(symbols) === 0 ? 'alex.region' : 'alex.region.far',
  args: { at: name },
});

type Land = Pick<OpenTable, 'symbols'>;

function lying(
  { symbols }: Land,
  { side, region, other }: Whereabouts,
): { side: number; region: Phrase; other?: Phrase } {
  const at = { side, region: regionName(symbols, region) };
  return other ? { ...at, other: regionName(symbols, other) } : at;
}

/** A space by its symbol and the nearest region: never by co-ordinates. Its argument `space` is for `where.ts`. */
export function spaceName(s: Land, space: Space): Phrase {
  const sign = LETTERS.indexOf(s.symbols[space]);
  const at = spaceAt(s.symbols, space);
  if (!at) return sign < 0 ? { key: 'alex.space.bare' } : symbolName(sign);
  const args = { space, ...lying(s, at) };
  if (sign < 0) return { key: 'alex.space.open', args };
  return { key: args.other ? 'alex.space.between' : 'alex.space', args: { ...args, symbol: symbolName(sign) } };
}

/** Before there is a land it has no name of its own. */
export function pointName(s: Land, point: Point): Phrase {
  const at = cornerAt(s.symbols, point);
  if (!at) return { key: 'alex.point.bare' };
  const args = lying(s, at);
  return { key: args.other ? 'alex.point.between' : 'alex.point', args };
}

/** A province by its first symbol space, or its first space. */
export const provinceName = (s: Land, province: Province): Phrase => ({
  key: 'alex.province',
  args: { where: spaceName(s, province.symbols[0] ?? province.key) },
});

/** "2 lyres and 1 horse", as a list of phrases. */
export const cardList = (cards: Cards): Phrase[] =>
  SYMBOLS.flatMap((symbol) =>
    cards[symbol] > 0 ? [{ key: 'alex.cards', args: { n: cards[symbol], symbol: symbolName(symbol) } }] : [],
  );
