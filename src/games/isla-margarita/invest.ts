import { shuffle } from '../../engine/chance';
import { type Choice, type Rng, silent } from '../../engine/rules';
import { ISLANDS } from './setup';
import { type InvestFrame, investSize, openCircles } from './sites';
import type { Event, Isla, Move } from './state';
import { coinsOn, who } from './words';

/**
 * Invest cards (rule page 5.5-7): coins go from the Bank to empty circles. As many islands as the card, the open
 * circles and the Bank allow, exactly; all the coins the card and the Bank allow; at least one on each island.
 */
export const invest: Choice<Isla, InvestFrame, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (s, f) => {
    const { islands, coins } = investSize(s, f);
    return islands === 0 || coins === 0 || f.coins === 0;
  },
  actors: (_s, f) => [f.seat],
  moves(s, f) {
    const { islands, coins } = investSize(s, f);
    const open = openCircles(s);
    const out: Move[] = [];
    const put = new Array(ISLANDS.length).fill(0);
    const place = (from: number, islandsLeft: number, coinsLeft: number): void => {
      if (islandsLeft === 0) {
        out.push({ put: put.slice() });
        return;
      }
      for (let k = from; k <= open.length - islandsLeft; k++) {
        const most = coinsLeft - (islandsLeft - 1);
        const least = islandsLeft === 1 ? coinsLeft : 1;
        for (let c = least; c <= most; c++) {
          put[open[k]] = c;
          place(k + 1, islandsLeft - 1, coinsLeft - c);
        }
        put[open[k]] = 0;
      }
    };
    place(0, islands, coins);
    return out;
  },
  any(s, f, _seat, rng: Rng) {
    const { islands, coins } = investSize(s, f);
    const open = shuffle(openCircles(s), rng);
    const put = new Array(ISLANDS.length).fill(0);
    for (let k = 0; k < islands; k++) put[open[k]] = 1;
    for (let c = islands; c < coins; c++) put[open[rng.int(islands)]]++;
    return { put };
  },
  accepts(s, f, _seat, m) {
    const put = (m as { put?: unknown } | null)?.put;
    if (!Array.isArray(put) || put.length !== ISLANDS.length || Object.keys(m).length !== 1)
      return { key: 'engine.illegal' };
    let islands = 0;
    let coins = 0;
    for (let i = 0; i < put.length; i++) {
      const c = put[i];
      if (!Number.isInteger(c) || c < 0) return { key: 'isla.no.wholeCoins', rule: '6' };
      if (c === 0) continue;
      if (s.circles[i] !== null) return { key: 'isla.no.circleTaken', rule: '5' };
      islands++;
      coins += c;
    }
    const want = investSize(s, f);
    if (islands !== want.islands) return { key: 'isla.no.islands', args: { n: want.islands }, rule: '6' };
    if (coins !== want.coins) return { key: 'isla.no.coins', args: { n: want.coins }, rule: '6' };
    return true;
  },
  apply(s, f, seat, m, tell) {
    if (!('put' in m)) throw new Error('not an investment');
    for (let i = 0; i < m.put.length; i++) {
      if (m.put[i] === 0) continue;
      s.bank[seat] -= m.put[i];
      s.circles[i] = { seat, coins: m.put[i] };
    }
    f.coins = 0;
    s.busy = true;
    if (tell === silent) return;
    tell({ key: 'isla.invested', args: { who: who(seat), put: m.put, list: coinsOn(m.put) }, rule: '6' });
  },
};
