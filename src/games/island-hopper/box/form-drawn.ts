import type { Json } from '../../../engine/rules';
import type { Drawn } from '../../drawn';
import { numberOf } from '../../kit/picks';
import { ISLANDS } from '../rules/deck';
import { ALL_MONEY } from '../rules/money';
import { COINS, setup } from '../rules/setup';
import type { Options } from '../rules/state';
import { view } from '../rules/view';
import { moneyRow } from './form';

/** What lies beside the islands at the start of a round, put there coin by coin. See Form.drawn. */
export const formDrawn = (options: Json): Drawn => ({
  fits: () => true,
  view: (read) => {
    const money = Array.from({ length: ISLANDS }, (_, island) => read.number(moneyRow(island)));
    return view({ ...setup(read.n, options as unknown as Options), money, todo: [] }, null);
  },
  nobodys: true,
  things: COINS.map((n) => ({ id: `${n}`, text: { key: 'hopper.pick.coins', args: { n } } })),
  sections: ['islands'],
  touch(read, spot, coin, away) {
    if (!spot.startsWith('island:')) return [];
    const row = moneyRow(numberOf(spot));
    const now = read.number(row);
    const next = Math.min(ALL_MONEY, Math.max(0, now + (away ? -1 : 1) * Number(coin)));
    return next === now ? [] : [[row, next > 0 ? `${next}` : '']];
  },
  text: {},
});
