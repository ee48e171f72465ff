import type { Json, Phrase, Seat, Under } from '../../../engine/rules';
import { cellOf, type Read, type Row, type SheetSection } from '../../sheet';
import type { Form } from '../../transfer';
import { symbolName } from '../rules/names';
import { cornerMark, cornersIn, LAND_ROWS, lettersIn, MOST_ROWS, spacesIn, wallsIn } from '../rules/notation';
import {
  BLACK,
  CARDS,
  COPIES,
  GUARDS,
  HUNDRED,
  MOST_TURNS,
  RED,
  START,
  SYMBOL_IDS,
  SYMBOLS,
  setup,
} from '../rules/setup';
import type { Alexandros, Cards, Options, Sign } from '../rules/state';
import { formFaults } from './form-faults';
import {
  discardsIn,
  discardsOf,
  guardsOf,
  handIn,
  handRow,
  isNew,
  landIn,
  landRow,
  supplyIn,
  UP,
  upIn,
  wallRow,
  wallRowsIn,
  wallSet,
} from './form-read';

/** A position typed in from the printed board, at the start of a turn. */

const LONG = 480;

const says = (key: Under<'alex.form.'>, args?: Phrase['args']): Phrase => ({
  key: `alex.form.${key}`,
  ...(args && { args }),
});

const words = (id: string, text: Phrase, longest: number, check: (text: string) => Phrase | undefined) =>
  ({ id, text, kind: 'words', longest, check }) as const;

const landSection: SheetSection = {
  id: 'land',
  text: says('land'),
  hint: says('landHint'),
  rows: LAND_ROWS.map((n, row): Row => {
    const text = says('landRow', { row: row + 1, n });
    return { ...words(landRow(row), text, 3 * n, (typed) => lettersIn(typed, row).fault), per: 'table' };
  }),
};

function wallSection(read: Read): SheetSection {
  const rows = Math.min(MOST_ROWS, wallRowsIn(read) + 1);
  return {
    id: 'walls',
    text: says('walls'),
    hint: says('wallsHint'),
    rows: Array.from({ length: rows }, (_, i): Row => {
      const row = words(wallRow(i + 1), says('wallRow', { n: i + 1 }), LONG, (text) => wallsIn(text).fault);
      return { ...row, per: 'table' };
    }),
  };
}

const figureSection: SheetSection = {
  id: 'figures',
  text: says('figures'),
  rows: [
    { ...words('alexander', says('alexander'), 8, (text) => cornersIn(text).fault), per: 'table' },
    {
      ...words('guards', says('guards'), 40, (text) => spacesIn(text).fault),
      hint: says('guardsHint', { n: GUARDS }),
      per: 'seat',
    },
  ],
};

const pointSection: SheetSection = {
  id: 'points',
  text: says('points'),
  rows: [
    {
      id: 'points',
      text: says('disc'),
      hint: says('discHint'),
      per: 'seat',
      kind: 'number',
      least: 0,
      most: HUNDRED - 1,
      tooMany: { key: 'alex.form.no.hundred', rule: '2.7' },
    },
  ],
};

const only: Phrase = { key: 'alex.form.no.copies', args: { n: COPIES }, rule: '1' };
const some = (id: string, symbol: Sign): Row & { kind: 'number' } => ({
  id,
  text: symbolName(symbol),
  per: 'table',
  kind: 'number',
  least: 0,
  most: COPIES,
  tooMany: only,
});

const cardSections: SheetSection[] = [
  {
    id: 'up',
    text: says('up'),
    rows: UP.map((id, i): Row => {
      const choices = SYMBOLS.map((symbol) => ({ id: SYMBOL_IDS[symbol], text: symbolName(symbol) }));
      return { id, text: says('upCard', { n: i + 1 }), per: 'table', kind: 'one', choices };
    }),
  },
  {
    id: 'discards',
    text: says('discards'),
    hint: says('discardsHint'),
    rows: SYMBOLS.map((symbol) => some(discardsOf(symbol), symbol)),
  },
];

const handSection: SheetSection = {
  id: 'hands',
  text: says('hands'),
  hint: says('handsHint'),
  rows: SYMBOLS.map((symbol): Row => ({ ...some(handRow(symbol), symbol), per: 'seat', secret: true })),
};

const turnSection: SheetSection = {
  id: 'turn',
  text: says('turn'),
  rows: [
    { id: 'turn', text: says('whose'), per: 'table', kind: 'holder' },
    {
      id: 'turns',
      text: says('turns'),
      hint: says('turnsHint'),
      per: 'table',
      kind: 'number',
      least: 0,
      most: MOST_TURNS - 1,
      tooMany: { key: 'alex.form.no.turns', args: { n: MOST_TURNS }, rule: '2.3' },
      aside: true,
    },
  ],
};

const listed = (cards: Cards): Sign[] =>
  SYMBOLS.flatMap((symbol) => new Array<Sign>(Math.min(CARDS, Math.max(0, cards[symbol]))).fill(symbol));

const seats = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

function position(read: Read, options: Json): Json {
  const s: Alexandros = setup(read.n, { land: isNew(options) ? 'new' : 'oikumene' } satisfies Options);
  s.symbols = landIn(read, options);
  s.alexander = cornersIn(read.text('alexander')).list[0] ?? START;
  const walls = wallSet(read);
  s.walls = s.walls.map((_, side) => (walls.has(side) ? 1 : 0));
  s.black = BLACK - walls.size;
  s.red = RED;
  const turn = Math.max(0, read.holder('turn'));
  s.turns = read.number('turns');
  // turns go round without a gap
  s.starter = (((turn - s.turns) % read.n) + read.n) % read.n;
  for (const seat of seats(read)) {
    const guards = guardsOf(read, seat);
    for (const space of guards) s.guards[space] = seat;
    s.stock[seat] = GUARDS - guards.length;
    s.scores[seat] = read.number('points', seat);
    s.hands[seat].hidden = listed(handIn(read, seat));
  }
  s.row = upIn(read);
  s.discards = discardsIn(read);
  s.supply = listed(supplyIn(read));
  s.todo = [{ at: 'choose', seat: turn }];
  return s as unknown as Json;
}

export const form: Form = {
  sections: (read, options) => [
    ...(isNew(options) ? [landSection] : []),
    wallSection(read),
    figureSection,
    pointSection,
    ...cardSections,
    turnSection,
    handSection,
  ],
  presets: () => ({ alexander: cornerMark(START), [cellOf('turn')]: '1' }),
  faults: formFaults,
  position,
};
