import type { Seat } from '../../../engine/rules';
import type { Drawn } from '../../drawn';
import type { Entry } from '../../keeper';
import { cellOf, type Read } from '../../sheet';
import { BRIDGES, PORTS, setup } from '../rules/setup';
import { view } from '../rules/view';
import { isCounted } from './sheet';
import { islands, NINE, seatsOf } from './sheet-facts';
import { text } from './text-sheet.en';

/** What lies on the map at the end of a game on paper, touched in piece by piece. */

const MOST_COINS = 25;

/** One more or one less, within these; an empty cell is none. */
const stepped = (cell: string, now: number, away: boolean, most: number): readonly Entry[] => {
  const next = Math.min(most, Math.max(0, now + (away ? -1 : 1)));
  return next === now ? [] : [[cell, next > 0 ? `${next}` : '']];
};

/** A site has one owner: touched again by the same, it is free. */
const owned = (read: Read, cell: string, seat: Seat, away: boolean): readonly Entry[] =>
  away || read.holder(cell) === seat ? [[cell, '']] : [[cell, `${seat + 1}`]];

export const drawn: Drawn = {
  fits: (read) => !isCounted(read),
  view(read) {
    const s = setup(read.n, { coins: MOST_COINS });
    s.bridges = BRIDGES.map((_, site) => read.holder(`bridge.${site}`));
    s.ports = PORTS.map((_, site) => read.holder(`port.${site}`));
    s.princes = islands.map((island) => read.number(`princes.${island}`));
    s.crowned = islands.map(() => false);
    s.pools = islands.map((island) => seatsOf(read).map((seat) => read.number(`coins.${island}`, seat)));
    return view(s, null);
  },
  things: [{ id: 'princes', text: { key: 'isla.sheet.princes' } }],
  sections: ['ports', 'sites', 'bridges', 'princes', 'coins'],
  touch(read, spot, whose, away) {
    const [kind, at] = spot.split(':');
    if (kind === 'island') {
      const row = typeof whose === 'string' ? `${whose}.${at}` : `coins.${at}`;
      const seat = typeof whose === 'string' ? undefined : whose;
      return stepped(cellOf(row, seat), read.number(row, seat), away, seat === undefined ? NINE : MOST_COINS);
    }
    return typeof whose === 'string' ? [] : owned(read, `${kind}.${at}`, whose, away);
  },
  text,
};
