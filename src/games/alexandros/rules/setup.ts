import type { Seat, Under } from '../../../engine/rules';
import { type Grid, gridOf, pointId } from './grid';
import type { Alexandros, Cards, Options, Point, Sign, Space } from './state';
import { NO_CARD, NOBODY } from './state';

/** The board and the pieces (rule page sections 1 and 3). */

/** `~` sea, `.` open, T A H L S symbols; nine rows of 23 triangles. The layout is this project's own. */
export const OIKUMENE: readonly string[] = [
  '~S..~~~~~L.ASL~~~~~AL.~',
  'H.A..H.A..S.T.H~~~T..SH',
  'T.S.L.T..H.....A..L..T.',
  '~~~~~HS.L.AT.L.S..H.A.L',
  '~~~~~~~~.T...H..T..S..S',
  '~~~~~~~~.A.S..TA...H..T',
  '~~~.T.L.H..L.H..L~~~AL.',
  '.HL..A.ST.A...T.S~~~~~~',
  'AT.S.H.~~~.SL.HA.~~~~~~',
];

/** Every land has the coast of the Oikumene; only the symbols differ. */
export const GRID: Grid = gridOf(OIKUMENE);
export const SPACES = GRID.cells.length;
export const SIDES = GRID.sides.length;

export const LETTERS = 'TAHLS';
export const SYMBOLS: readonly Sign[] = [0, 1, 2, 3, 4];
export const SYMBOL_IDS: readonly Under<'alex.symbol.'>[] = ['temple', 'amphora', 'horse', 'lyre', 'soldier'];
export const COPIES = 11;
export const CARDS = COPIES * SYMBOLS.length;
export const PER_SYMBOL = 14;
export const BLACK = 65;
export const RED = 10;
export const GUARDS = 4;
export const ROW = 2;
export const ACTIONS = 2;
export const HUNDRED = 100;
export const MOST_TURNS = 150;

/** Rule page section 3: the upper left tip. */
export const START: Point = GRID.points.findIndex((point) => pointId(point) === '1,0');

/** The symbols of a map, a letter a space. */
export const symbolsOf = (rows: readonly string[]): string => rows.join('').replaceAll('~', '');

let readLand = '';
let readList = new Int8Array(0);

/** The symbol of every space; -1 for an open one. Read once a land: the rules ask for it a million times. */
export function symbolList(land: string): Int8Array {
  if (land !== readLand) {
    readLand = land;
    readList = Int8Array.from([...land].map((letter) => LETTERS.indexOf(letter)));
  }
  return readList;
}

/** The symbol of a space; -1 for an open one. */
export const symbolAt = (land: string, space: Space): number => symbolList(land)[space];

export const noCards = (): Cards => [0, 0, 0, 0, 0];
export const sumOf = (cards: readonly number[]): number => cards[0] + cards[1] + cards[2] + cards[3] + cards[4];

const fill = <T>(n: number, value: T): T[] => new Array<T>(n).fill(value);

/** Rule page 2.1. Identical for two, three and four players; the cards are dealt by TABLE. */
export function setup(n: number, options: Options): Alexandros {
  if (!Number.isInteger(n) || n < 2 || n > 4) throw new Error(`Alexandros is for 2 to 4, not ${n}`);
  return {
    ...options,
    n,
    symbols: options.land === 'new' ? '' : symbolsOf(OIKUMENE),
    alexander: START,
    walls: fill(SIDES, 0),
    black: BLACK,
    red: RED,
    guards: fill<Seat>(SPACES, NOBODY),
    stock: fill(n, GUARDS),
    scores: fill(n, 0),
    row: fill(ROW, NO_CARD),
    discards: noCards(),
    turns: 0,
    starter: NOBODY,
    last: null,
    end: null,
    open: false,
    hands: Array.from({ length: n }, () => ({ open: noCards(), hidden: [] })),
    supply: SYMBOLS.flatMap((symbol) => fill(COPIES, symbol)),
    todo: [
      ...(options.land === 'new' ? [{ at: 'land' } as const] : []),
      { at: 'deal' },
      { at: 'turnUp', slot: 0 },
      { at: 'turnUp', slot: 1 },
      { at: 'starter' },
    ],
  };
}
