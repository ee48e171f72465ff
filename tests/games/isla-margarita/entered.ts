import { BRIDGES, ISLANDS } from '../../../src/games/isla-margarita/rules/setup';
import type { View } from '../../../src/games/isla-margarita/rules/state';
import { cellOf, type Entered } from '../../../src/games/sheet';

/** What a person at the table sees when everything lies open, as typed into the cells. */
export function entered(v: View, sited = false): Entered {
  const cells: { [cell: string]: string } = {};
  const put = (row: string, text: string, seat?: number) => {
    if (text !== '') cells[cellOf(row, seat)] = text;
  };
  const holder = (seat: number) => (seat < 0 ? '' : `${seat + 1}`);
  for (const [port, owner] of v.ports.entries()) put(`port.${port}`, holder(owner));
  for (const title of ['king', 'bridgeBuilder', 'portBuilder'] as const) put(title, holder(v.titles[title]));
  for (const [island, n] of v.princes.entries()) put(`princes.${island}`, `${n}`);
  if (sited) for (const [site, owner] of v.bridges.entries()) put(`bridge.${site}`, holder(owner));
  for (let seat = 0; seat < v.n; seat++) {
    ISLANDS.forEach((_, island) => {
      const mine = BRIDGES.filter(({ a, b }, site) => v.bridges[site] === seat && (a === island || b === island));
      if (!sited) put(`bridges.${island}`, `${mine.length}`, seat);
      const coins = v.pools[island][seat];
      put(`coins.${island}`, coins > 9 ? `9+${coins - 9}` : `${coins}`, seat);
    });
    put('crowns', v.crowns[seat].join('+'), seat);
    put('bank', `${v.bank[seat]}`, seat);
    const hand = v.stacks.flatMap(({ takes }) => takes.filter((take) => take.seat === seat).map(({ card }) => card));
    put('commerce', hand.join(' '), seat);
  }
  return cells;
}

const STAKEHOLDER = 15;
const STRONGBOX = 16;

/** What of it scores: the most coins of each island, and what cards 15 and 16 of their holders count. */
export function needed(v: View): Entered {
  const holder = (card: number) => v.stacks.flatMap(({ takes }) => takes).find((take) => take.card === card)?.seat;
  const isNeeded = (cell: string, text: string): boolean => {
    const [row, seat] = [cell.split('@')[0], Number(cell.split('@')[1])];
    if (text === '0') return row.startsWith('princes');
    if (row === 'bank') return seat === holder(STRONGBOX);
    if (!row.startsWith('coins.')) return true;
    const pool = v.pools[Number(row.slice('coins.'.length))];
    return seat === holder(STAKEHOLDER) || pool[seat] === Math.max(...pool);
  };
  return Object.fromEntries(Object.entries(entered(v, true)).filter(([cell, text]) => isNeeded(cell, text)));
}
