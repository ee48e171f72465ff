import type { Json, Seat } from '../../../engine/rules';
import type { Drawn } from '../../drawn';
import type { Entry } from '../../keeper';
import { cellOf, type Read } from '../../sheet';
import { BRIDGES, PORTS, setup } from '../rules/setup';
import type { Options } from '../rules/state';
import { view } from '../rules/view';
import { isCounted } from './sheet';
import { islands, mostCoins, NINE, seatsOf, TITLES } from './sheet-facts';
import { text } from './text-sheet.en';

/** What lies on the map, touched in piece by piece: at the end of a game on paper, and between two rounds of one. */

/** One more or one less, within these; an empty cell is none. */
const stepped = (cell: string, now: number, away: boolean, most: number): readonly Entry[] => {
  const next = Math.min(most, Math.max(0, now + (away ? -1 : 1)));
  return next === now ? [] : [[cell, next > 0 ? `${next}` : '']];
};

/** It has one owner, or lies there or not: touched again by the same, it is free. */
const owned = (read: Read, cell: string, holder: string, away: boolean): readonly Entry[] => {
  const next = away || read.text(cell) === holder ? '' : holder;
  return next === read.text(cell) ? [] : [[cell, next]];
};

/** The coins of an island are in these rows. */
type Coins = 'coins' | 'pool';

function shown(read: Read, coins: Coins): unknown {
  const s = setup(read.n, { coins: mostCoins(read.n) });
  s.bridges = BRIDGES.map((_, site) => read.holder(`bridge.${site}`));
  s.ports = PORTS.map((_, site) => read.holder(`port.${site}`));
  s.princes = islands.map((island) => read.number(`princes.${island}`));
  s.crowned = islands.map((island) => read.flag(`crowned.${island}`));
  s.pools = islands.map((island) => seatsOf(read).map((seat) => read.number(`${coins}.${island}`, seat)));
  return view(s, null);
}

const touching =
  (coins: Coins, most: (n: number) => number): Drawn['touch'] =>
  (read, spot, whose, away) => {
    const [kind, at] = spot.split(':');
    const ours = typeof whose === 'string';
    if (kind !== 'island') return ours ? [] : owned(read, `${kind}.${at}`, `${whose + 1}`, away);
    if (whose === 'crowned') return owned(read, `crowned.${at}`, '1', away);
    const row = `${ours ? whose : coins}.${at}`;
    const seat: Seat | undefined = ours ? undefined : whose;
    const now = read.number(row, seat);
    const standing = islands.reduce((sum, island) => sum + read.number(`princes.${island}`), 0);
    return stepped(cellOf(row, seat), now, away, ours ? now + NINE - standing : most(read.n));
  };

export const drawn: Drawn = {
  fits: (read) => !isCounted(read),
  view: (read) => shown(read, 'coins'),
  things: [{ id: 'princes', text: { key: 'isla.sheet.princes' } }],
  sections: ['ports', 'sites', 'bridges', 'crowns', 'princes', 'coins', 'held', 'commerce'],
  // the Bank is counted where Strongbox, card 16, scores it
  beside: (read, seat) => [
    ...TITLES,
    'crowns',
    'commerce',
    ...(read.chosen('commerce', seat).includes('16') ? ['bank'] : []),
  ],
  touch: touching('coins', mostCoins),
  text,
};

/** See Form.drawn: its crowns lie on the map as well. */
export const formDrawn = (options: Json): Drawn => ({
  fits: () => true,
  view: (read) => shown(read, 'pool'),
  things: [
    { id: 'princes', text: { key: 'isla.form.princes' } },
    { id: 'crowned', text: { key: 'isla.category.crowns' } },
  ],
  sections: ['bridges', 'ports', 'princes', 'crowned', 'pools'],
  touch: touching('pool', () => (options as unknown as Options).coins),
  text: {},
});
