import type { Arg, Phrase, Seat, Under } from '../../../engine/rules';
import type { Section } from '../../module';
import type { Standing } from '../../transfer';
import { citiesLeft, roadsLeft, settlementsLeft } from '../rules/board';
import { edgeBetween } from '../rules/island';
import { devName, harbourName, hexName, resourceName, roleName, who } from '../rules/names';
import { cornerPlace, edgePlace, hexPlace, ROWS } from '../rules/place-names';
import { goldLeft } from '../rules/purse';
import { DEV_COPIES, DEVS, GOLD, HARBOURS, MONOPOLY, PLENTY, RESOURCES, ROAD_BUILDING, sumOf } from '../rules/setup';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';

/** How the real table is set up from a running game, step by step, and what everybody takes behind the cover. */

const line = (key: Under<'pc.lay.'>, args: { [name: string]: Arg } = {}): Phrase => ({ key: `pc.lay.${key}`, args });

/** See Transfer.lay. */
export const lay = (v: View): Section[] => [
  island(v),
  ...Array.from({ length: v.n }, (_, seat) => person(v, seat)),
  honours(v),
  roles(v),
];

function island(v: View): Section {
  const lines = ROWS.map((row, i) => line('row', { n: i + 1, hexes: row.map((hex) => hexName(v, hex)) }));
  HARBOURS.forEach(([a, b], i) => {
    lines.push(line('harbour', { harbour: harbourName(v.harbours[i]), where: edgePlace(v, edgeBetween(a, b)) }));
  });
  lines.push(line('robber', { where: hexPlace(v, v.robber) }));
  lines.push(line('counting'));
  return { heading: line('island'), lines };
}

/** See Transfer.stands: the island, then everybody's pieces, then the cards beside it. */
export function stands(v: View, step: number): Standing<View> {
  const there = (seat: Seat): Seat => (seat < step ? seat : NOBODY);
  const [owners, roads] = [v.owners.map(there), v.roads.map(there)];
  const view = { ...v, owners, roads };
  if (step <= v.n) Object.assign(view, { longest: NOBODY, largest: NOBODY });
  if (step <= v.n + 1) Object.assign(view, { chosen: v.chosen.map(() => NOBODY), roleGold: v.roleGold.map(() => 0) });
  const own = (kind: string, list: readonly Seat[]): string[] =>
    list.flatMap((seat, at) => (seat === step - 1 && seat !== NOBODY ? [`${kind}:${at}`] : []));
  return { view, spots: step === 0 ? [`hex:${v.robber}`] : [...own('edge', roads), ...own('spot', owners)] };
}

/** A person's pieces on the board, and what lies before that person. */
function person(v: View, seat: Seat): Section {
  const lines: Phrase[] = [];
  v.owners.forEach((owner, spot) => {
    if (owner !== seat) return;
    const key = v.levels[spot] === 2 ? 'city' : 'settlement';
    lines.push(line(key, { n: spot + 1, where: cornerPlace(v, spot) }));
  });
  v.roads.forEach((owner, edge) => {
    if (owner === seat) lines.push(line('road', { n: edge + 1, where: edgePlace(v, edge) }));
  });
  const left = { settlements: settlementsLeft(v, seat), cities: citiesLeft(v, seat), roads: roadsLeft(v, seat) };
  lines.push(line('left', left));
  lines.push(v.gold[seat] > 0 ? line('gold', { n: v.gold[seat] }) : line('noGold'));
  if (v.army[seat] > 0) lines.push(line('army', { n: v.army[seat] }));
  if (v.vp[seat] > 0) lines.push(line('victory', { n: v.vp[seat] }));
  lines.push(line('hidden', { cards: v.hands[seat].size, devs: v.devCount[seat] }));
  return { heading: line('person', { who: who(seat) }), lines };
}

/** The two special cards, and progress cards that are out of the game. */
function honours(v: View): Section {
  const lines = (['longest', 'largest'] as const).map((card) =>
    v[card] === NOBODY ? line(`${card}.nobody`) : line(card, { who: who(v[card]) }),
  );
  for (const dev of [ROAD_BUILDING, PLENTY, MONOPOLY]) {
    if (v.used[dev] > 0) lines.push(line('used', { n: v.used[dev], what: devName(dev) }));
  }
  return { heading: line('honours'), lines };
}

/** The present round, and what was agreed upon for the whole game. */
function roles(v: View): Section {
  const f = v.todo[0];
  const lines = [line('round', { n: v.round }), line('governor', { who: who(v.governor) })];
  v.chosen.forEach((seat, role) => {
    const args = { role: roleName(role) };
    if (seat !== NOBODY) lines.push(line('roleTaken', { ...args, who: who(seat) }));
    else if (v.roleGold[role] > 0) lines.push(line('role', { ...args, n: v.roleGold[role] }));
    else lines.push(line('roleFree', args));
  });
  if (f?.at === 'select') lines.push(line('next', { who: who(f.seat) }));
  if (v.last !== NOBODY) lines.push(line('last', { who: who(v.last) }));
  if (!v.discard) lines.push(line('noDiscard'));
  if (v.tradeGold) lines.push(line('tradeGold'));
  if (v.goldCap) lines.push(line('goldCap', { n: GOLD }));
  return { heading: line('roles'), lines };
}

/** See Transfer.take: from the view of that seat alone. */
export function take(v: View, seat: Seat): Phrase[] {
  // how many cards somebody holds is open, and so is whether anybody holds any
  if (v.hands.every(({ size }) => size === 0) && v.devCount.every((n) => n === 0)) return [];
  const { known } = v.hands[seat];
  const devs = v.devs[seat] ?? [];
  const lines = [
    ...RESOURCES.flatMap((kind) =>
      known[kind] > 0 ? [line('take', { n: known[kind], what: resourceName(kind) })] : [],
    ),
    ...DEVS.flatMap((dev) => (devs[dev] > 0 ? [line('takeDev', { n: devs[dev], what: devName(dev) })] : [])),
  ];
  return lines.length > 0 ? [...lines, line('cover')] : [line('takeNothing')];
}

/** See Transfer.rest. */
export function rest(v: View): Phrase[] {
  const out = RESOURCES.map((kind) => line('stock', { n: v.bank[kind], what: resourceName(kind) }));
  out.push(v.deck > 0 ? line('stack', { n: v.deck }) : line('noStack', { n: sumOf(DEV_COPIES) }));
  out.push(v.goldCap ? line('supply', { n: goldLeft(v) }) : line('gold.supply'));
  return out;
}
