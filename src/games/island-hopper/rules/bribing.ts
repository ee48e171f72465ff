import { illegal } from '../../../engine/kinds';
import { type Refusal, type Seat, silent, TABLE } from '../../../engine/rules';
import { oneOf, type Shape, whole } from '../../../engine/shape';
import { byMoney, purse } from './auction';
import { deckOf, ISLANDS } from './deck';
import { toIsland } from './money';
import { islandName, who } from './names';
import { COINS } from './setup';
import { choice, type F, type Hopper, type Moves } from './state';

/** Rule page A4, P3: coins beside islands, by everybody but the captain; at once against the sand, or in turn. */

/** Coins up to so much, at every island. */
function puts(s: Hopper, most: number): Moves['put'][] {
  const out: Moves['put'][] = [];
  for (let put = 0; put < s.money.length; put++) for (const coins of COINS) if (coins <= most) out.push({ put, coins });
  return out;
}

const aCoin: Shape<Moves['put']> = {
  put: (island) => whole(island) && (island as number) < ISLANDS,
  coins: oneOf(...COINS),
};

const bribeCash: Refusal = { key: 'hopper.no.bribeCash', rule: '4.1' };
const captainIs: Refusal = { key: 'hopper.no.captainBribe', rule: '4.1' };

/** The minute: any number of coins, none of them taken back, until the bell or until all are ready. */
export const bribe = choice<'bribe', 'put' | 'ready' | 'bell'>({
  privacy: byMoney,
  final: true,
  ends: (s, f) => f.rung || (s.early && f.done.every(Boolean)),
  actors(s) {
    const out: Seat[] = [];
    for (let seat = 0; seat < s.n; seat++) if (seat !== s.captain) out.push(seat);
    out.push(TABLE);
    return out;
  },
  any(s, f, seat, rng) {
    if (seat === TABLE) return { bell: true };
    const all = puts(s, s.cash[seat]);
    return all.length > 0 && rng.int(2) ? all[rng.int(all.length)] : { ready: !f.done[seat] };
  },
  refuseOthers: (s, _f, seat) => (seat === s.captain ? captainIs : undefined),
  kinds: {
    put: {
      list: (s, _f, seat) => (seat === TABLE ? [] : puts(s, purse(s, seat, false))),
      offers: (s, _f, seat) => (seat === TABLE ? [] : puts(s, purse(s, seat, true))),
      shape: aCoin,
      refuse(s, _f, seat, { coins }) {
        if (seat === TABLE) return illegal;
        return coins > s.cash[seat] ? bribeCash : undefined;
      },
      apply(s, f, seat, { put, coins }, tell) {
        // whoever is still at it is not ready
        f.done[seat] = false;
        toIsland(s, seat, put, coins);
        f.given[seat] += coins;
        if (tell === silent) return;
        const island = islandName(deckOf(s.deck), put);
        tell({ key: 'hopper.bribed', args: { who: who(seat), coins, island }, rule: '4.1' });
      },
    },
    ready: {
      list: (_s, f, seat) => (seat === TABLE ? [] : [{ ready: !f.done[seat] }]),
      apply(_s, f, seat, { ready }) {
        f.done[seat] = ready;
      },
    },
    bell: {
      list: (_s, _f, seat) => (seat === TABLE ? [{ bell: true }] : []),
      offers: () => [],
      apply(_s, f, _seat, _m, tell) {
        f.rung = true;
        tell({ key: 'hopper.bell', rule: '4.1' });
      },
    },
  },
});

const total = (list: readonly number[]): number => list.reduce((sum, coins) => sum + coins, 0);

/** What that seat has not yet put down in secret. */
const spare = (s: Hopper, f: F<'calm'>, seat: Seat): number => s.cash[seat] - total(f.puts[seat]);

/** Calm bribing: everybody in secret, one after the other; then all coins are turned over at once. */
export const calm = choice<'calm', 'put' | 'done'>({
  privacy: 'sealed',
  ends: (_s, f) => f.done.every(Boolean),
  actors: (_s, f) => f.done.flatMap((done, seat) => (done ? [] : [seat])),
  any(s, f, seat, rng) {
    const all = puts(s, spare(s, f, seat));
    return all.length > 0 && rng.int(2) ? all[rng.int(all.length)] : { done: true };
  },
  refuseOthers: (s, f, seat) =>
    seat === s.captain ? captainIs : f.done[seat] ? { key: 'hopper.no.bribeDone', rule: '4.1' } : undefined,
  kinds: {
    put: {
      list: (s, f, seat) => puts(s, spare(s, f, seat)),
      shape: aCoin,
      refuse: (s, f, seat, { coins }) => (coins > spare(s, f, seat) ? bribeCash : undefined),
      apply(s, f, seat, { put, coins }, tell) {
        f.puts[seat][put] += coins;
        const island = islandName(deckOf(s.deck), put);
        tell({ key: 'hopper.bribed', args: { who: who(seat), coins, island }, rule: '4.1' }, [seat]);
      },
    },
    done: {
      list: () => [{ done: true }],
      apply(_s, f, seat, _m, tell) {
        f.done[seat] = true;
        tell({ key: 'hopper.ready', args: { who: who(seat) }, rule: '4.1' });
      },
    },
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
});
