import type { Arg, Json, Phrase, Seat, Under } from '../../../engine/rules';
import { cellOf, type Fault, type Read } from '../../sheet';
import { landFault } from '../rules/land';
import { symbolName, who } from '../rules/names';
import { cornerMark, cornersIn, hangingFrom, LAND_ROWS, wallsIn } from '../rules/notation';
import { provinces } from '../rules/provinces';
import { BLACK, COPIES, GRID, GUARDS, RED, SIDES, SPACES, START, SYMBOLS, sumOf, symbolAt } from '../rules/setup';
import type { Space } from '../rules/state';
import { NO_CARD, NOBODY } from '../rules/state';
import { provinceCell, spaceCell } from './cells';
import {
  discardsIn,
  discardsOf,
  guardsOf,
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

/** What cannot lie on the table at the start of a turn, where the words of one cell are well by themselves. */

const no = (key: Under<'alex.form.no.'>, args?: { [name: string]: Arg }, rule?: string): Phrase => ({
  key: `alex.form.no.${key}`,
  ...(args && { args }),
  ...(rule && { rule }),
});

const seats = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** Everything that is wrong beyond single cells. */
export function formFaults(read: Read, options: Json): Fault[] {
  return [
    ...landFaults(read, options),
    ...wallFaults(read),
    ...alexanderFaults(read),
    ...guardFaults(read, options),
    ...cardFaults(read),
    ...(read.has('turn') ? [] : [{ cell: cellOf('turn'), why: no('noTurn') }]),
  ];
}

function landFaults(read: Read, options: Json): Fault[] {
  if (!isNew(options)) return [];
  const empty = LAND_ROWS.flatMap((n, row) =>
    read.has(landRow(row)) ? [] : [{ cell: cellOf(landRow(row)), why: no('rowLength', { n, found: 0 }) }],
  );
  const land = landIn(read, options);
  const why = land === '' ? undefined : landFault(land);
  return why ? [{ cell: cellOf(landRow(0)), why }] : empty;
}

/** 2.3: Alexander walked from the start without a gap; red walls end the game with the turn in which they are laid. */
function wallFaults(read: Read): Fault[] {
  const walls = wallSet(read);
  const hanging = hangingFrom(walls, START);
  const out: Fault[] = [];
  let last = 0;
  for (let k = 1; k <= wallRowsIn(read); k++) {
    const { list } = wallsIn(read.text(wallRow(k)));
    if (list.length > 0) last = k;
    const loose = list.find((side) => !hanging.has(side));
    if (loose === undefined) continue;
    const [a, b] = [GRID.sides[loose].a, GRID.sides[loose].b].map((point) => ({ words: cornerMark(point) }));
    const start = { words: cornerMark(START) };
    out.push({ cell: cellOf(wallRow(k)), why: no('loose', { a, b, start }, '2.3') });
  }
  if (walls.size > BLACK) {
    const why = no('walls', { n: BLACK, found: walls.size, red: RED }, '2.7');
    out.push({ cell: cellOf(wallRow(last)), why });
  }
  return out;
}

function alexanderFaults(read: Read): Fault[] {
  const cell = cellOf('alexander');
  const { list, fault } = cornersIn(read.text('alexander'));
  if (fault) return [];
  if (list.length === 0) return [{ cell, why: no('noAlexander') }];
  if (list.length > 1) return [{ cell, why: no('oneAlexander') }];
  if (list[0] === START) return [];
  const walls = wallSet(read);
  const there = GRID.next[list[0]].some(({ side }) => hangingFrom(walls, START).has(side));
  return there ? [] : [{ cell, why: no('alexander', { start: { words: cornerMark(START) } }, '2.3') }];
}

/** Four guards each, on symbol spaces, one a space, and nobody in somebody else's province. */
function guardFaults(read: Read, options: Json): Fault[] {
  const symbols = landIn(read, options);
  if (symbols === '') return [];
  const out: Fault[] = [];
  const guards = new Array<Seat>(SPACES).fill(NOBODY);
  const walls = new Array<number>(SIDES).fill(0);
  for (const side of wallSet(read)) walls[side] = 1;
  const { list, of } = provinces({ walls, guards, symbols });
  const owners = list.map((): Seat => NOBODY);
  const wrong = (seat: Seat, space: Space): Phrase | undefined => {
    if (symbolAt(symbols, space) < 0) return no('openSpace', { where: spaceCell({ symbols }, space) }, '2.5');
    if (guards[space] !== NOBODY) return no('sameSpace', { where: spaceCell({ symbols }, space) }, '2.5');
    const owner = owners[of[space]];
    if (owner === NOBODY || owner === seat) return undefined;
    const where = provinceCell({ symbols }, list[of[space]]);
    return no('twoOwners', { where, one: who(owner), other: who(seat) }, '2.4');
  };
  for (const seat of seats(read)) {
    const own = guardsOf(read, seat);
    let why = own.length > GUARDS ? no('guards', { n: GUARDS }, '1') : undefined;
    for (const space of own) {
      why ??= wrong(seat, space);
      guards[space] = seat;
      owners[of[space]] = seat;
    }
    if (why) out.push({ cell: cellOf('guards', seat), why });
  }
  return out;
}

/** Eleven cards of each symbol, and two face up while there are cards to turn up (2.2, 2.6). */
function cardFaults(read: Read): Fault[] {
  const out: Fault[] = [];
  const supply = supplyIn(read);
  for (const symbol of SYMBOLS) {
    // said where all can see it: whose hand was counted wrong nobody can know
    if (supply[symbol] < 0)
      out.push({
        cell: cellOf(discardsOf(symbol)),
        why: no('tooManyCards', { n: COPIES, symbol: symbolName(symbol) }, '1'),
      });
  }
  const more = supply.some((n) => n > 0) || sumOf(discardsIn(read)) > 0;
  upIn(read).forEach((card, i) => {
    if (card === NO_CARD && more && !read.has(UP[i])) out.push({ cell: cellOf(UP[i]), why: no('faceUp', {}, '2.2') });
  });
  return out;
}
