import type { Phrase, Under } from '../../../engine/rules';
import { EDGES, HEXES, INTERSECTIONS } from './island';
import { DEV_IDS, HARBOUR_AT, RESOURCE_IDS, RESOURCES, ROLE_IDS, TERRAIN_IDS } from './setup';
import type { Corner, Dev, EdgeId, HexId, OpenTable, Resource, Role } from './state';
import { NOBODY } from './state';

export { who } from '../../kit/words';

/** Phrases for the things of the board. Keys only; the sentences are in text.en.ts. */

export const resourceName = (kind: Resource): Phrase => ({ key: `pc.resource.${RESOURCE_IDS[kind]}` });
export const roleName = (role: Role): Phrase => ({ key: `pc.role.${ROLE_IDS[role]}` });
export const devName = (dev: Dev): Phrase => ({ key: `pc.dev.${DEV_IDS[dev]}` });

type Land = Pick<OpenTable, 'terrain' | 'tokens' | 'harbours'>;

/** Where a hex lies: the row from the top and the place in it from the left, from 1. */
export function rowOf(hex: HexId): { row: number; k: number } {
  const { r } = HEXES[hex];
  const first = HEXES.findIndex((one) => one.r === r);
  return { row: r - HEXES[0].r + 1, k: hex - first + 1 };
}

export const hexAt = (hex: HexId): Phrase => ({ key: 'pc.place.hexAt', args: rowOf(hex) });

/** A hex by what it gives and its number; of an island that is still being typed in, by as much as is known. */
export function hexName(s: Land, hex: HexId): Phrase {
  const id = TERRAIN_IDS[s.terrain[hex]];
  if (id === undefined) return hexAt(hex);
  const name: Phrase = { key: `pc.terrain.${id}` };
  return s.tokens[hex] > 0 ? { key: 'pc.hex', args: { terrain: name, n: s.tokens[hex] } } : name;
}

/** From the top clockwise, as the compass of the chart names them. */
const CORNERS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
/** Side k lies between corner k and the next. */
const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;

const wind = (name: Under<'pc.wind.'>): Phrase => ({ key: `pc.wind.${name}` });

/** An intersection by the hexes it touches, on the coast of one hex alone by its direction as well; and its harbour. */
export function spotName(s: Land, spot: Corner): Phrase {
  const corner = cornerName(s, spot);
  const harbour = HARBOUR_AT[spot];
  if (harbour === NOBODY) return corner;
  const args = { spot: corner, n: spot + 1, harbour: harbourAt(s, harbour) };
  return { key: 'pc.spotHarbour', args };
}

/** The same without its harbour. */
export function cornerName(s: Land, spot: Corner): Phrase {
  const at = INTERSECTIONS[spot].hexes;
  const args = { hexes: at.map((hex) => hexName(s, hex)), n: spot + 1 };
  if (at.length > 2) return { key: 'pc.spot', args };
  if (at.length === 2) return { key: 'pc.spotCoast', args };
  return { key: 'pc.spotEnd', args: { ...args, wind: wind(CORNERS[HEXES[at[0]].corners.indexOf(spot)]) } };
}

export const harbourName = (type: number): Phrase => ({
  key: `pc.harbour.${type < RESOURCES.length ? RESOURCE_IDS[type] : 'any'}`,
});

/** A harbour of that island; one that is still to be typed in by its number. */
export const harbourAt = ({ harbours }: Land, at: number): Phrase =>
  harbours[at] < 0 ? { key: 'pc.place.harbour', args: { n: at + 1 } } : harbourName(harbours[at]);

/** An edge by the hexes on its sides, on the coast by its direction as well. */
export function edgeName(s: Land, edge: EdgeId): Phrase {
  const { a, b } = EDGES[edge];
  const at = HEXES.flatMap(({ corners }, hex) => (corners.includes(a) && corners.includes(b) ? [hex] : []));
  const args = { hexes: at.map((hex) => hexName(s, hex)), n: edge + 1 };
  if (at.length > 1) return { key: 'pc.edge', args };
  const { corners } = HEXES[at[0]];
  const side = SIDES.findIndex((_, k) => [corners[k], corners[(k + 1) % 6]].every((one) => one === a || one === b));
  return { key: 'pc.edgeCoast', args: { ...args, wind: wind(SIDES[side]) } };
}

/** "2 ore and 1 wool", as a list of phrases; gold at its end. */
export function cardList(cards: readonly number[], gold = 0): Phrase[] {
  const out = RESOURCES.flatMap((kind): Phrase[] =>
    cards[kind] > 0 ? [{ key: 'pc.cards', args: { n: cards[kind], what: resourceName(kind) } }] : [],
  );
  if (gold > 0) out.push({ key: 'pc.goldPieces', args: { n: gold } });
  return out;
}
