import type { Phrase } from '../../engine/rules';
import { type CATEGORIES, pointsOf, type Tally, totalOf, best as winnersOf } from './scoring';
import { CITIES, DEV_COPIES, LONGEST, ROADS, SETTLEMENTS, VICTORY } from './setup';
import { who } from './words';

/** The score sheet for a game with the box: what people enter, what is impossible, and who wins by the same scoring. */

export interface Entry extends Tally {
  /** The length of their longest road, where somebody counted it; 0 where nobody did. Scores nothing itself. */
  roads: number;
  /** Cards in hand, resources and development cards: they break a tie, and gold does after them (ruling 28). */
  cards: number;
  gold: number;
}

export const emptyEntry = (): Entry => ({
  settlements: 0,
  cities: 0,
  roads: 0,
  longest: false,
  largest: false,
  victory: 0,
  cards: 0,
  gold: 0,
});

export type Cell = keyof Entry;

/** In the order of a sheet: what scores, then what breaks a tie. */
export const CELLS: readonly Cell[] = [
  'settlements',
  'cities',
  'roads',
  'longest',
  'largest',
  'victory',
  'cards',
  'gold',
];

const VICTORY_CARDS = DEV_COPIES[VICTORY];
const MOST: { readonly [cell in Cell]?: number } = {
  settlements: SETTLEMENTS,
  cities: CITIES,
  roads: ROADS,
  victory: VICTORY_CARDS,
};

const no = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `pc.sheet.${key}`, args, rule: 'B3' });

/** As far as roads were counted: five at least, and nobody's longer. */
function tooShort(sheet: readonly Entry[], seat: number): Phrase | undefined {
  const { roads } = sheet[seat];
  if (roads === 0) return undefined;
  if (roads < LONGEST) return no('fiveRoads', { n: LONGEST });
  const longer = sheet.findIndex((one) => one.roads > roads);
  return longer >= 0 ? no('longerRoad', { who: who(longer), n: sheet[longer].roads }) : undefined;
}

/** Why that cannot be entered for that person; undefined where it can. */
export function refuse(sheet: readonly Entry[], seat: number, cell: Cell, value: number | boolean): Phrase | undefined {
  if (cell === 'longest' || cell === 'largest') {
    if (typeof value !== 'boolean') return no('flag');
    const holder = sheet.findIndex((one, other) => other !== seat && one[cell]);
    if (value && holder >= 0) return no(cell, { who: who(holder) });
    return value && cell === 'longest' ? tooShort(sheet, seat) : undefined;
  }
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return no('whole');
  const most = MOST[cell];
  if (most !== undefined && value > most) return no(cell, { n: most });
  if (cell !== 'victory') return undefined;
  const others = sheet.reduce((sum, one, other) => (other === seat ? sum : sum + one.victory), 0);
  return value + others > VICTORY_CARDS ? no('victory', { n: VICTORY_CARDS }) : undefined;
}

/** The sheet with that entry; the caller has asked `refuse`. */
export const enter = (sheet: readonly Entry[], seat: number, cell: Cell, value: number | boolean): Entry[] =>
  sheet.map((one, other) => (other === seat ? { ...one, [cell]: value } : one));

/** What one person's line shows for a category, in points. */
export const cellPoints = (entry: Entry, category: (typeof CATEGORIES)[number]): number => pointsOf(entry)[category];

export const totals = (sheet: readonly Entry[]): number[] => sheet.map(totalOf);

/** Best total, then cards in hand, then gold; several where all are equal. */
export const winners = (sheet: readonly Entry[]): number[] =>
  winnersOf(sheet.map((one) => ({ total: totalOf(one), cards: one.cards, gold: one.gold })));
