import type { CardSize, Paper, PrintModule, PrintPage, PrintPart } from '../../games/print';
import { CARDS, PAPERS } from '../../games/print';
import { BOARD_STYLES } from '../../look/seats';
import { read, write } from '../../storage/store';

/** What somebody wants printed: remembered from game to game. */

export const PARTS: readonly PrintPart[] = ['board', 'cards', 'counters'];
export const BACKS = ['duplex', 'apart', 'none'] as const;
type Backs = (typeof BACKS)[number];

export interface Choice {
  paper: Paper;
  parts: readonly PrintPart[];
  backs: Backs;
  /** The sleeves people have; until they say so, those that suit each game. */
  cards?: CardSize;
}

const KEY = 'print';
export const PAPER_NAMES = Object.keys(PAPERS) as readonly Paper[];
export const CARD_SIZES = Object.keys(CARDS) as readonly CardSize[];
export const FIRST: Choice = { paper: 'a4', parts: PARTS, backs: 'duplex' };

/** What was stored is believed only where it makes sense. */
export function sound(stored: unknown): Choice {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as { [key: string]: unknown };
  const one = <T>(values: readonly T[], x: unknown, preset: T): T => (values.includes(x as T) ? (x as T) : preset);
  return {
    paper: one(PAPER_NAMES, raw.paper, FIRST.paper),
    parts: Array.isArray(raw.parts) ? PARTS.filter((part) => (raw.parts as unknown[]).includes(part)) : FIRST.parts,
    backs: one(BACKS, raw.backs, FIRST.backs),
    ...(CARD_SIZES.includes(raw.cards as CardSize) ? { cards: raw.cards as CardSize } : {}),
  };
}

export const recall = async (): Promise<Choice> => sound(await read(KEY));
export const remember = (choice: Choice): void => void write([[KEY, choice]]);

/** The first colours in the order in which people are seated, one each. */
export const firstColours = (seats: number): number[] =>
  Array.from({ length: Math.min(seats, BOARD_STYLES.length) }, (_, i) => i);

/** One side of one sheet. An empty side keeps fronts on fronts when both sides are printed. */
export interface Side {
  page: PrintPage;
  side: 'front' | 'back' | 'empty';
  /** Its place among the sheets of its part, from one. */
  n: number;
  of: number;
}

/** Everything the printer is given, in order. */
export function sidesOf(module: PrintModule, { paper, parts, backs, cards = module.cards }: Choice): Side[] {
  const pages = module.pages({ paper, cards });
  const wanted = pages.filter(({ part }) => parts.includes(part));
  const anyBack = wanted.some(({ Back }) => Back);
  const sides = wanted.flatMap((page): Side[] => {
    const alike = pages.filter(({ part }) => part === page.part);
    const place = { page, n: alike.indexOf(page) + 1, of: alike.length };
    const front: Side = { ...place, side: 'front' };
    if (backs === 'none' || !anyBack) return [front];
    if (page.Back) return [front, { ...place, side: 'back' }];
    return backs === 'duplex' ? [front, { ...place, side: 'empty' }] : [front];
  });
  // nothing follows the last sheet
  return sides.at(-1)?.side === 'empty' ? sides.slice(0, -1) : sides;
}
