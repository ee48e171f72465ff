import { type Json, type Seat, silent } from '../../../engine/rules';
import type { Read } from '../../sheet';
import { announce } from '../rules/board';
import { coveredHands } from '../rules/hands';
import { clockwise } from '../rules/purse';
import { DEV_COPIES, DEVS, RESOURCES, rolesFor, SOLDIER, setup, sumOf, VICTORY } from '../rules/setup';
import type { Cards, Dev, Options, PuertoCatan } from '../rules/state';
import { NOBODY } from '../rules/state';
import { devRow, handRow, landOf, PROGRESS, placesOf, robberOf, roleGoldRow, roleOf, usedRow } from './form';

/** The position that was typed in: an empty table, and everything put on it. */

/** As much of it as lies open, whatever is missing or wrong. */
export function opened(read: Read, options: Options): PuertoCatan {
  const s = setup(read.n, options);
  const { terrain, tokens, harbours } = landOf(read, options);
  Object.assign(s, { terrain, tokens, harbours, robber: robberOf(read) });
  for (let seat = 0; seat < s.n; seat++) person(s, read, seat);
  s.longest = read.holder('longest');
  s.largest = read.holder('largest');
  s.last = read.holder('last');
  for (const dev of PROGRESS) s.used[dev] = read.number(usedRow(dev));
  for (const role of rolesFor(s.n)) s.roleGold[role] = read.number(roleGoldRow(role));
  return s;
}

/** All of it: the form has no faults. */
export function position(read: Read, raw: Json): Json {
  const s = opened(read, raw as unknown as Options);
  hidden(s, read);
  round(s, read);
  // ruling 27: ten points are announced as soon as they are there, and the app sees them now
  announce(s, s.governor, silent);
  return s as unknown as Json;
}

function person(s: PuertoCatan, read: Read, seat: Seat): void {
  for (const [row, level] of [
    ['settlements', 1],
    ['cities', 2],
  ] as const) {
    for (const spot of placesOf(read, row, seat)) {
      s.owners[spot] = seat;
      s.levels[spot] = level;
    }
  }
  for (const edge of placesOf(read, 'roads', seat)) s.roads[edge] = seat;
  s.gold[seat] = read.number('gold', seat);
  s.army[seat] = read.number('army', seat);
  s.vp[seat] = read.number('victory', seat);
  const role = roleOf(read, seat);
  if (role !== NOBODY && role < s.chosen.length) s.chosen[role] = seat;
  s.used[SOLDIER] += s.army[seat];
}

const handTyped = (read: Read, seat: Seat): Cards => RESOURCES.map((kind) => read.number(handRow(kind), seat));
const devsTyped = (read: Read, seat: Seat): number[] => DEVS.map((dev) => read.number(devRow(dev), seat));

const listed = (counts: readonly number[]): Dev[] => counts.flatMap((n, dev) => new Array<Dev>(n).fill(dev));

/** Hands and development cards; bank and stack are what is left of all that exist. */
function hidden(s: PuertoCatan, read: Read): void {
  const hands = s.gold.map((_, seat) => handTyped(read, seat));
  for (const kind of RESOURCES) for (const hand of hands) s.bank[kind] -= hand[kind];
  s.hands = coveredHands(hands);
  const devs = s.gold.map((_, seat) => devsTyped(read, seat));
  s.devs = devs.map(listed);
  s.stack = listed(
    DEVS.map((dev) => {
      const held = devs.reduce((sum, one) => sum + one[dev], 0);
      return DEV_COPIES[dev] - held - s.used[dev] - (dev === VICTORY ? sumOf(s.vp) : 0);
    }),
  );
  s.deck = s.stack.length;
}

/** Whoever has no role yet chooses in this round, clockwise from the Governor (ruling 33). */
function round(s: PuertoCatan, read: Read): void {
  s.round = Math.max(1, read.number('round'));
  s.governor = read.holder('governor');
  const order = clockwise(s.n, s.governor);
  s.todo = [];
  for (const seat of order) if (roleOf(read, seat) === NOBODY) s.todo.push({ at: 'select', seat });
  s.todo.push({ at: 'roundEnd' });
}
