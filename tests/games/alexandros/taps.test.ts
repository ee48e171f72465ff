import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { isBarrier } from '../../../src/engine/match';
import type { Json } from '../../../src/engine/rules';
import { garrisons } from '../../../src/games/alexandros/rules/acting';
import { provinceAt } from '../../../src/games/alexandros/rules/provinces';
import { kinds } from '../../../src/games/alexandros/rules/state';
import { handOf } from '../../../src/games/alexandros/rules/view';
import { level } from '../../../src/table/picks';
import { wander } from './checks';
import { type Alexandros, game, legal, type Move, rules, sees } from './position';

/**
 * Taps a turn, as a person alone at the table needs them who chooses evenly by kind: what leads to a move on cards and
 * board, and the tap that commits. What has no choice and what costs nothing in the open is done by itself.
 */

/** So many symbols of a claim are covered otherwise than what is put forward at the first tap. */
function changes(s: Alexandros, seat: number, province: number, guards: readonly number[]): number {
  const v = sees(s, seat);
  const found = provinceAt(s, province);
  const [first = []] = found ? garrisons(s, found, s.stock[seat], { cards: handOf(v, seat) ?? [], wild: 0 }) : [];
  return guards.filter((one) => !first.includes(one)).length + first.filter((one) => !guards.includes(one)).length;
}

/** The picks that are left after forced ones. */
function picks(s: Alexandros, seat: number, move: Move): number {
  const v = sees(s, seat);
  const all = legal(s, seat).map((one) => ({ move: one as Json, walk: game.walk(one, v) }));
  const chosen: string[] = [];
  const wanted = game.walk(move, v).flat();
  for (;;) {
    const now = level(all, chosen);
    if (now.move !== undefined) return chosen.length;
    const next = wanted.find(({ id }) => now.picks.some((pick) => pick.id === id) && !chosen.includes(id));
    if (!next) throw new Error('no pick leads there');
    chosen.push(next.id);
  }
}

function taps(s: Alexandros, seat: number, move: Move): number {
  if (legal(s, seat).length === 1) return 0;
  if ('guards' in move) {
    const province = 'occupy' in move ? move.occupy : move.takeOver;
    return 2 + changes(s, seat, province, move.guards);
  }
  // a way and what tells nothing of a hand are done by the pick; to stop stands aside and is always asked again
  const light =
    !isBarrier(rules as never, s as never, move) &&
    !game
      .walk(move, sees(s, seat))
      .flat()
      .some(({ weighty }) => weighty) &&
    game.preview(move, sees(s, seat)).every(({ tone }) => !tone || tone === 'gain');
  const many = picks(s, seat, move);
  return many + (light && many === 1 && !('stop' in move) ? 0 : 1);
}

test('a turn takes six taps at the median, of somebody who chooses evenly by kind', () => {
  const turns: number[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const random = rng(seed, 5);
    let now = 0;
    wander(rules as never, { seats: 3, seed }, (s, entry) => {
      const f = s.todo[0];
      if (f?.at === 'choose') now = 0;
      if (f?.at === 'next') turns.push(now);
      if (!f || !('seat' in f) || entry.seat < 0 || !['choose', 'route', 'act', 'compensate'].includes(f.at)) return;
      const moves = legal(s, entry.seat);
      const of = (move: Move) => kinds.of(move as never) as string;
      const all = [...new Set(moves.map(of))];
      const kind = all[random.int(all.length)];
      const same = moves.filter((move) => of(move) === kind);
      const move = same[random.int(same.length)];
      entry.move = move;
      now += taps(s, entry.seat, move);
    });
  }
  const sorted = turns.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  const mean = sorted.reduce((a, b) => a + b, 0) / sorted.length;
  console.log(
    `taps a turn: median ${at(0.5)}, 90th percentile ${at(0.9)}, mean ${mean.toFixed(1)}, ${sorted.length} turns`,
  );
  expect(at(0.5)).toBeLessThanOrEqual(6);
  expect(at(0.9)).toBeLessThanOrEqual(9);
});
