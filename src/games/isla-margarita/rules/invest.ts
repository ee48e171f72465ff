import { shuffle } from '../../../engine/chance';
import { silent } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { coinsOn, who } from './names';
import { ISLANDS } from './setup';
import { investSize, openCircles } from './sites';
import { choice, type Moves } from './state';

/**
 * Invest cards (rule page 5.5-7): coins go from the Bank to empty circles. As many islands as the card, the open
 * circles and the Bank allow, exactly; all the coins the card and the Bank allow; at least one on each island.
 */
export const invest = choice<'invest', 'put'>({
  privacy: 'open',
  ends(s, f) {
    const { islands, coins } = investSize(s, f);
    return islands === 0 || coins === 0 || f.coins === 0;
  },
  any(s, f, _seat, rng) {
    const { islands, coins } = investSize(s, f);
    const open = shuffle(openCircles(s), rng);
    const put = new Array(ISLANDS.length).fill(0);
    for (let k = 0; k < islands; k++) put[open[k]] = 1;
    for (let c = islands; c < coins; c++) put[open[rng.int(islands)]]++;
    return { put };
  },
  kinds: {
    put: {
      list(s, f) {
        const { islands, coins } = investSize(s, f);
        return splits(openCircles(s), islands, coins);
      },
      // what is no whole coin has a sentence of its own
      shape: { put: listOf((coins) => typeof coins === 'number', ISLANDS.length) },
      refuse(s, f, _seat, { put }) {
        let islands = 0;
        let coins = 0;
        for (let i = 0; i < put.length; i++) {
          const c = put[i];
          if (!whole(c)) return { key: 'isla.no.wholeCoins', rule: '6' };
          if (c === 0) continue;
          if (s.circles[i] !== null) return { key: 'isla.no.circleTaken', rule: '5' };
          islands++;
          coins += c;
        }
        const want = investSize(s, f);
        if (islands !== want.islands) return { key: 'isla.no.islands', args: { n: want.islands }, rule: '6' };
        if (coins !== want.coins) return { key: 'isla.no.coins', args: { n: want.coins }, rule: '6' };
        return undefined;
      },
      apply(s, f, seat, { put }, tell) {
        for (let i = 0; i < put.length; i++) {
          if (put[i] === 0) continue;
          s.bank[seat] -= put[i];
          s.circles[i] = { seat, coins: put[i] };
        }
        f.coins = 0;
        s.busy = true;
        if (tell === silent) return;
        tell({ key: 'isla.invested', args: { who: who(seat), put, list: coinsOn(put) }, rule: '6' });
      },
    },
  },
});

/** Every way to lay so many coins on so many of these islands, at least one on each. */
function splits(open: readonly number[], islands: number, coins: number): Moves['put'][] {
  const out: Moves['put'][] = [];
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
}
