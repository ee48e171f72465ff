import type { Arg, Phrase, Under } from '../../../engine/rules';
import type { Section } from '../../module';
import type { Transfer } from '../../transfer';
import { cardList, symbolName, who } from '../rules/names';
import { rowsOfWalls } from '../rules/notation';
import { GRID, HUNDRED, OIKUMENE, SYMBOLS, sumOf } from '../rules/setup';
import type { Sign, View } from '../rules/state';
import { NO_CARD, NOBODY } from '../rules/state';
import { handOf } from '../rules/view';
import { text as gameText } from '../speech/text.en';
import { cornerCell, spaceCell } from './cells';
import { form } from './form';
import { text as mediumText } from './text-transfer.en';

/**
 * From the app to the printed board and back, at the start of a turn. Not carried over: which cards of a hand everybody
 * saw being taken (on the table all of them are behind a cover), and what happened before.
 */

const lay = (key: Under<'alex.lay.'>, args?: { [name: string]: Arg }): Phrase => ({
  key: `alex.lay.${key}`,
  ...(args && { args }),
});

function unready(v: View): Phrase | undefined {
  const f = v.todo[0];
  if (!f) return lay('no.over');
  if (v.starter === NOBODY) return lay('no.setup');
  return f.at === 'choose' ? undefined : lay('no.turn');
}

/** The land, row by row, where the board on the shelf shows another one. */
function board(v: View): Section {
  if (v.land === 'oikumene') return { heading: lay('board'), lines: [lay('oikumene')] };
  const rows = OIKUMENE.map((_, r): Phrase => {
    const list = GRID.cells.flatMap((cell, space) =>
      cell.r === r && v.symbols[space] !== '.' ? [spaceCell(v, space)] : [],
    );
    return lay('row', { row: r + 1, list });
  });
  return { heading: lay('board'), lines: [lay('new'), ...rows] };
}

function walls(v: View): Section {
  const corner = (point: number): Phrase => {
    const { y, i } = GRID.points[point];
    return lay('corner', { line: y + 1, n: i + 1 });
  };
  const rows = rowsOfWalls(v.walls).map((row) => lay('walls', { list: row.map(corner), n: row.length - 1 }));
  const first = rows.length > 0 ? rows : [lay('noWalls')];
  return { heading: lay('wallsHeading'), lines: [...first, lay('wallsLeft', { black: v.black, red: v.red })] };
}

function figures(v: View): Section {
  const lines: Phrase[] = [lay('alexander', { where: cornerCell(v.alexander) })];
  for (let seat = 0; seat < v.n; seat++) {
    const list = v.guards.flatMap((owner, space) => (owner === seat ? [spaceCell(v, space)] : []));
    const args = { who: who(seat), home: v.stock[seat] };
    lines.push(list.length > 0 ? lay('guards', { ...args, list }) : lay('noGuards', args));
  }
  return { heading: lay('figures'), lines };
}

const points = (v: View): Section => ({
  heading: lay('points'),
  lines: v.scores.map((n, seat) =>
    n === 0 ? lay('start', { who: who(seat), hundred: HUNDRED }) : lay('disc', { who: who(seat), n }),
  ),
});

const handSize = (v: View, seat: number): number => sumOf(v.hands[seat].open) + v.hands[seat].hidden;

function cards(v: View): Section {
  const up = v.row.filter((card): card is Sign => card !== NO_CARD).map(symbolName);
  const lines = [up.length > 0 ? lay('faceUp', { list: up }) : lay('noFaceUp')];
  lines.push(sumOf(v.discards) > 0 ? lay('discards', { list: cardList(v.discards) }) : lay('noDiscards'));
  for (let seat = 0; seat < v.n; seat++) lines.push(lay('hand', { who: who(seat), n: handSize(v, seat) }));
  return { heading: lay('cards'), lines };
}

function turn(v: View): Section {
  const f = v.todo[0];
  const lines = f && 'seat' in f ? [lay('goesOn', { who: who(f.seat), n: v.turns + 1 })] : [];
  return { heading: lay('turn'), lines };
}

function take(v: View, seat: number): Phrase[] {
  if (v.scores.every((_, one) => handSize(v, one) === 0)) return [];
  const hand = handOf(v, seat);
  if (!hand || sumOf(hand) === 0) return [lay('takeNone')];
  const own = SYMBOLS.filter((symbol) => hand[symbol] > 0);
  return own.map((symbol) => lay('take', { n: hand[symbol], symbol: symbolName(symbol) }));
}

export const transfer: Transfer<View> = {
  unready,
  lay: (v) => [board(v), walls(v), figures(v), points(v), cards(v), turn(v)],
  take,
  rest: (v) => [v.supply > 0 ? lay('supply', { n: v.supply }) : lay('noSupply')],
  form,
  text: { ...gameText, ...mediumText },
};
