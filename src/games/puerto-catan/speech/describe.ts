import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Section } from '../../module';
import { openPoints, roadLength, roadsLeft } from '../rules/board';
import { HEXES } from '../rules/island';
import {
  cardList,
  cornerName,
  devName,
  edgeName,
  harbourName,
  hexName,
  resourceName,
  roleName,
  spotName,
  who,
} from '../rules/names';
import { goldLeft } from '../rules/purse';
import { DEVS, GOLD, HARBOURS, RESOURCES, sumOf } from '../rules/setup';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';

/** The table in words: what an eye takes in from the board. */
export function describe(v: View): Section[] {
  return [people(v), ...mine(v), roles(v), bank(v), ...land(v)];
}

const words = wordsOf('pc.words');

function people(v: View): Section {
  const lines: Phrase[] = [];
  for (let seat = 0; seat < v.n; seat++) {
    const args = { who: who(seat), points: openPoints(v, seat), gold: v.gold[seat], cards: v.hands[seat].size };
    lines.push(words('seat', { ...args, devs: v.devCount[seat], soldiers: v.army[seat] }));
    lines.push(words('roads', { who: who(seat), n: roadLength(v, seat), left: roadsLeft(v, seat) }));
  }
  if (v.longest !== NOBODY) lines.push(words('longest', { who: who(v.longest) }));
  if (v.largest !== NOBODY) lines.push(words('largest', { who: who(v.largest) }));
  if (v.last !== NOBODY) lines.push(words('last', { who: who(v.last) }));
  return { heading: words('people'), lines };
}

function mine(v: View): Section[] {
  if (v.seat === null || v.open) return [];
  const { known } = v.hands[v.seat];
  const lines = [sumOf(known) > 0 ? words('hand', { list: cardList(known) }) : words('noCards')];
  const devs = v.devs[v.seat] ?? [];
  for (const dev of DEVS) {
    if (devs[dev] > 0) lines.push(words('dev', { n: devs[dev], what: devName(dev) }));
    if (v.fresh && v.fresh[dev] > 0) lines.push(words('fresh', { n: v.fresh[dev], what: devName(dev) }));
  }
  for (let seat: Seat = 0; seat < v.n; seat++) {
    if (seat === v.seat) continue;
    const { known: seen, size } = v.hands[seat];
    if (size > 0) lines.push(words('knows', { who: who(seat), list: cardList(seen), n: size - sumOf(seen) }));
  }
  return [{ heading: words('mine'), lines }];
}

function roles(v: View): Section {
  const lines = v.chosen.map((seat, role) => {
    const args = { role: roleName(role), gold: v.roleGold[role] };
    return seat === NOBODY ? words('role', args) : words('roleTaken', { ...args, who: who(seat) });
  });
  if (v.governor !== NOBODY) lines.push(words('governor', { who: who(v.governor) }));
  return { heading: words('roles'), lines };
}

function bank(v: View): Section {
  const lines = RESOURCES.map((kind) => words('stock', { n: v.bank[kind], what: resourceName(kind) }));
  lines.push(words('stack', { n: v.deck }));
  if (v.lastRoll) lines.push(words('lastRoll', { n: v.lastRoll[0] + v.lastRoll[1] }));
  if (v.named.length > 0) lines.push(words('named', { list: v.named.map(resourceName) }));
  if (v.goldCap) lines.push(words('gold', { n: goldLeft(v), of: GOLD }));
  return { heading: words('bank'), lines };
}

function land(v: View): Section[] {
  if (v.terrain.length === 0) return [];
  const lines = HEXES.map((_, hex) => words(hex === v.robber ? 'robber' : 'hex', { where: hexName(v, hex) }));
  v.owners.forEach((seat, spot) => {
    if (seat === NOBODY) return;
    lines.push(words(v.levels[spot] === 2 ? 'city' : 'settlement', { who: who(seat), where: spotName(v, spot) }));
  });
  v.roads.forEach((seat, edge) => {
    if (seat !== NOBODY) lines.push(words('road', { who: who(seat), where: edgeName(v, edge) }));
  });
  HARBOURS.forEach((ends, i) => {
    const args = {
      harbour: harbourName(v.harbours[i]),
      spots: ends.map((spot) => cornerName(v, spot)),
    };
    lines.push(words('harbour', args));
  });
  return [{ heading: words('land'), lines }];
}
