import { same } from '../../engine/copy';
import { type Choice, type Refusal, type Seat, silent, TABLE } from '../../engine/rules';
import { byMoney } from './auction';
import { deckOf } from './deck';
import { toIsland } from './money';
import type { F } from './rounds';
import { COINS } from './setup';
import type { Event, Hopper, Move } from './state';
import { islandName, who } from './words';

/** Rule page A4, P3: coins beside islands, by everybody but the captain; at once against the sand, or in turn. */

const illegal = { key: 'engine.illegal' };

/** Coins up to so much, at every island. */
function puts(s: Hopper, most: number): Move[] {
  const out: Move[] = [];
  for (let put = 0; put < s.money.length; put++) for (const coins of COINS) if (coins <= most) out.push({ put, coins });
  return out;
}

function refused(s: Hopper, m: unknown): Refusal {
  if (typeof m !== 'object' || m === null || !('put' in m) || !('coins' in m)) return illegal;
  const { put, coins } = m as { put: unknown; coins: unknown };
  if (!Number.isInteger(put) || (put as number) < 0 || (put as number) >= s.money.length) return illegal;
  if (!COINS.includes(coins as number) || Object.keys(m).length !== 2) return illegal;
  return { key: 'hopper.no.bribeCash', rule: '4.1' };
}

const captainIs = { key: 'hopper.no.captainBribe', rule: '4.1' };

/** The minute: any number of coins, none of them taken back, until the bell or until all are ready. */
export const bribe: Choice<Hopper, F<'bribe'>, Move, Event> = {
  kind: 'choice',
  privacy: byMoney,
  final: true,
  ends: (s, f) => f.rung || (s.early && f.done.every(Boolean)),
  actors: (s) => [...s.cash.keys()].filter((seat) => seat !== s.captain).concat(TABLE),
  moves(s, f, seat) {
    if (seat === TABLE) return [{ bell: true }];
    return [...puts(s, s.cash[seat]), { ready: !f.done[seat] }];
  },
  offers(s, f, seat) {
    if (seat === TABLE) return [];
    return [...puts(s, s.openMoney ? s.cash[seat] : s.income[seat]), { ready: !f.done[seat] }];
  },
  any(s, f, seat, rng) {
    if (seat === TABLE) return { bell: true };
    const all = puts(s, s.cash[seat]);
    return all.length > 0 && rng.int(2) ? all[rng.int(all.length)] : { ready: !f.done[seat] };
  },
  accepts(s, f, seat, m): true | Refusal {
    if (seat === TABLE) return same(m, { bell: true }) ? true : illegal;
    if (same(m, { ready: !f.done[seat] })) return true;
    for (const legal of puts(s, s.cash[seat])) if (same(legal, m)) return true;
    return refused(s, m);
  },
  stranger: (s, _f, seat) => (seat === s.captain ? captainIs : undefined),
  apply(s, f, seat, m, tell) {
    if ('bell' in m) {
      f.rung = true;
      tell({ key: 'hopper.bell', rule: '4.1' });
    } else if ('ready' in m) {
      f.done[seat] = m.ready;
    } else if ('put' in m) {
      // whoever is still at it is not ready
      f.done[seat] = false;
      toIsland(s, seat, m.put, m.coins);
      f.given[seat] += m.coins;
      if (tell === silent) return;
      const island = islandName(deckOf(s.deck), m.put);
      tell({ key: 'hopper.bribed', args: { who: who(seat), coins: m.coins, island }, rule: '4.1' });
    }
  },
};

const total = (list: readonly number[]): number => list.reduce((sum, coins) => sum + coins, 0);

/** What that seat has not yet put down in secret. */
const spare = (s: Hopper, f: F<'calm'>, seat: Seat): number => s.cash[seat] - total(f.puts[seat]);

/** Calm bribing: everybody in secret, one after the other; then all coins are turned over at once. */
export const calm: Choice<Hopper, F<'calm'>, Move, Event> = {
  kind: 'choice',
  privacy: 'sealed',
  ends: (_s, f) => f.done.every(Boolean),
  actors: (_s, f) => f.done.flatMap((done, seat) => (done ? [] : [seat])),
  moves: (s, f, seat) => [...puts(s, spare(s, f, seat)), { done: true }],
  any(s, f, seat, rng) {
    const all = puts(s, spare(s, f, seat));
    return all.length > 0 && rng.int(2) ? all[rng.int(all.length)] : { done: true };
  },
  accepts(s, f, seat, m): true | Refusal {
    if (same(m, { done: true })) return true;
    for (const legal of puts(s, spare(s, f, seat))) if (same(legal, m)) return true;
    return refused(s, m);
  },
  stranger: (s, f, seat) =>
    seat === s.captain ? captainIs : f.done[seat] ? { key: 'hopper.no.bribeDone', rule: '4.1' } : undefined,
  apply(s, f, seat, m, tell) {
    if ('put' in m) {
      f.puts[seat][m.put] += m.coins;
      const island = islandName(deckOf(s.deck), m.put);
      tell({ key: 'hopper.bribed', args: { who: who(seat), coins: m.coins, island }, rule: '4.1' }, [seat]);
    } else {
      f.done[seat] = true;
      tell({ key: 'hopper.ready', args: { who: who(seat) }, rule: '4.1' });
    }
  },
  after(s, f, tell) {
    const deck = deckOf(s.deck);
    f.puts.forEach((list, seat) => {
      list.forEach((coins, island) => {
        if (coins === 0) return;
        toIsland(s, seat, island, coins);
        tell({ key: 'hopper.bribed', args: { who: who(seat), coins, island: islandName(deck, island) }, rule: '4.1' });
      });
    });
  },
};
