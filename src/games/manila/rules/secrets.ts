import type { Seat, Secret } from '../../../engine/rules';
import { limitWith } from './money';
import { DEALT, LAST, PUNTS, pieces, poolOf, SHARES_EACH, TRACK, WARES } from './setup';
import type { Manila, Punt } from './state';
import { NOBODY } from './state';

/**
 * What is hidden from whom, written independently of view.ts: the wares of dealt shares until the end, and with hidden
 * money the purses. Two purses never trade places unnoticed by the rules, so each is a group of its own.
 */
export function secrets(s: Manila, seat: Seat | null): Secret[] {
  const out: Secret[] = [];
  s.hands.forEach((hand, holder) => {
    hand.forEach((share, i) => {
      if (share.bought) return;
      const known = s.open || seat === holder;
      const group = known ? `hand ${holder} ${i}` : 'dealt';
      out.push({ path: `hands.${holder}.${i}.ware`, pool: 'share', group, known });
    });
  });
  if (s.hiddenMoney) {
    s.cash.forEach((_, holder) => {
      out.push({
        path: `cash.${holder}`,
        pool: 'cash',
        group: `purse ${holder}`,
        known: s.open || seat === holder,
      });
    });
  }
  return out;
}

const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n);

/** Rule page section 6. */
export function broken(s: Manila): string | undefined {
  return brokenShares(s) ?? brokenMoney(s) ?? brokenPunts(s) ?? brokenPieces(s) ?? brokenFrames(s);
}

function brokenShares(s: Manila): string | undefined {
  if (s.supply.length !== WARES.length) return 'the supply has not four wares';
  if (s.hands.length !== s.n) return `${s.hands.length} hands for ${s.n} people`;
  for (let ware = 0; ware < WARES.length; ware++) {
    if (!whole(s.supply[ware]) || s.supply[ware] < 0)
      return `a supply of ${s.supply[ware]} shares of ${WARES[ware].id}`;
    let held = 0;
    let dealt = 0;
    for (const hand of s.hands) {
      for (const share of hand) {
        if (share.ware !== ware) continue;
        held++;
        if (!share.bought) dealt++;
      }
    }
    if (held + s.supply[ware] !== SHARES_EACH)
      return `${held + s.supply[ware]} shares of ${WARES[ware].id} instead of ${SHARES_EACH}`;
    if (dealt > poolOf(s.dealPool)) return `${dealt} dealt shares of ${WARES[ware].id}`;
  }
  for (let seat = 0; seat < s.n; seat++) {
    const hand = s.hands[seat];
    const down = hand.filter((share) => share.pledged).length;
    if (down !== s.pledged[seat]) return `player ${seat + 1} has ${down} encumbered shares, not ${s.pledged[seat]}`;
    if (hand.length > 0 && hand.filter((share) => !share.bought).length !== DEALT)
      return `player ${seat + 1} was not dealt ${DEALT} shares`;
  }
  return undefined;
}

function brokenMoney(s: Manila): string | undefined {
  for (let seat = 0; seat < s.n; seat++) {
    if (!whole(s.cash[seat]) || s.cash[seat] < 0) return `player ${seat + 1} has ${s.cash[seat]} pesos`;
    if (s.cash[seat] > s.income[seat]) return `player ${seat + 1} has more than it ever took in`;
  }
  if (s.values.some((value) => !TRACK.includes(value))) return `a value of ${s.values.join()}`;
  if (s.end === NOBODY && s.values.includes(30)) return 'a ware at 30 and no end';
  if (s.end !== NOBODY && (s.values[s.end] !== 30 || s.todo.length > 0 || !s.open)) return 'an end that is none';
  const f = s.todo[0];
  if (f?.at !== 'auction' || f.bidder === NOBODY) return undefined;
  const limit = limitWith(s.cash[f.bidder], s, f.bidder);
  return f.high > limit ? `player ${f.bidder + 1} has bid ${f.high} and can pay ${limit}` : undefined;
}

/** The punts in one dock fill its berths from A on. */
function brokenDock(s: Manila, dock: Punt['dock']): boolean {
  const berths = s.punts.flatMap((punt) => (punt.dock === dock ? [punt.berth] : [])).sort();
  return berths.some((berth, k) => berth !== (dock === 'sea' ? NOBODY : k));
}

function brokenPunts(s: Manila): string | undefined {
  if (s.punts.length !== 0 && s.punts.length !== PUNTS) return `${s.punts.length} punts`;
  if (new Set(s.punts.map(({ ware }) => ware)).size !== s.punts.length) return 'two punts with one ware';
  for (const punt of s.punts) {
    if (!WARES[punt.ware]) return 'a punt with no ware';
    if (!whole(punt.pos) || punt.pos < 0 || punt.pos > LAST) return `a punt on ${punt.pos}`;
    if (punt.aboard.length > WARES[punt.ware].seats.length) return 'a punt with too many aboard';
    if (s.moved === 0 && punt.dock !== 'sea') return 'a punt in a dock before it moved';
    if (s.moved === 1 && (punt.dock !== 'sea' || punt.pos >= LAST)) return 'a punt too far after one move';
  }
  for (const dock of ['sea', 'port', 'yard'] as const) if (brokenDock(s, dock)) return `berths of the ${dock}`;
  const settled = s.todo[0]?.at === 'pause' || s.todo.length === 0;
  if (settled && s.punts.some((punt) => punt.dock === 'sea')) return 'a punt at sea on payday';
  return undefined;
}

function brokenPieces(s: Manila): string | undefined {
  if (s.boat.length > 2) return `${s.boat.length} pirates`;
  const placed = new Array(s.n).fill(0);
  const all = [...s.punts.flatMap(({ aboard }) => aboard), ...s.ports, ...s.yards, ...s.boat];
  for (const seat of [...all, s.small, s.large, s.agent]) {
    if (seat === NOBODY) continue;
    if (!whole(seat) || seat < 0 || seat >= s.n) return `an accomplice of player ${seat + 1}`;
    placed[seat]++;
  }
  for (let seat = 0; seat < s.n; seat++) {
    if (!whole(s.pieces[seat]) || s.pieces[seat] < 0) return `player ${seat + 1} has ${s.pieces[seat]} accomplices`;
    // plunder and strong pirates send pieces home for good, so fewer may stand on the board
    if (placed[seat] + s.pieces[seat] > pieces(s.n))
      return `player ${seat + 1} has ${placed[seat] + s.pieces[seat]} accomplices`;
  }
  return undefined;
}

function brokenFrames(s: Manila): string | undefined {
  if (s.master < NOBODY || s.master >= s.n) return `player ${s.master + 1} as harbour master`;
  for (const f of s.todo) {
    if (f.at === 'plunder' && (s.boat.length === 0 || !s.punts[f.punt])) return 'plunder without pirates';
    if (f.at === 'board' && (f.seat < 0 || f.seat >= s.n)) return 'a pirate without a seat';
    if (f.at === 'auction' && (f.passed.length !== s.n || f.turn < 0 || f.turn >= s.n)) return 'an auction of others';
  }
  return undefined;
}
