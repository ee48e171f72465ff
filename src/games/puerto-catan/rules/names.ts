import type { Phrase } from '../../../engine/rules';
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

/** Whatever else lies at these corners: a chart may be turned, so the coast is named by its neighbours. */
const beside = (s: Land, hex: HexId, corners: readonly Corner[]): Phrase[] =>
  corners.flatMap((corner) =>
    INTERSECTIONS[corner].hexes.flatMap((other) => (other === hex ? [] : [hexName(s, other)])),
  );

/** An intersection by the hexes it touches, on the coast of one hex alone by what lies beside it as well; and its harbour. */
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
  const { corners } = HEXES[at[0]];
  const k = corners.indexOf(spot);
  const [by, ...others] = beside(s, at[0], [corners[(k + 5) % 6], corners[(k + 1) % 6]]);
  // in the middle between two neighbours there is one alone
  return others.length > 0 ? { key: 'pc.spotOuter', args } : { key: 'pc.spotEnd', args: { ...args, by } };
}

export const harbourName = (type: number): Phrase => ({
  key: `pc.harbour.${type < RESOURCES.length ? RESOURCE_IDS[type] : 'any'}`,
});

/** A harbour of that island; one that is still to be typed in by its number. */
export const harbourAt = ({ harbours }: Land, at: number): Phrase =>
  harbours[at] < 0 ? { key: 'pc.place.harbour', args: { n: at + 1 } } : harbourName(harbours[at]);

/** An edge by the hexes on its sides, on the coast by what lies beside it as well. */
export function edgeName(s: Land, edge: EdgeId): Phrase {
  const { a, b } = EDGES[edge];
  const at = HEXES.flatMap(({ corners }, hex) => (corners.includes(a) && corners.includes(b) ? [hex] : []));
  const args = { hexes: at.map((hex) => hexName(s, hex)), n: edge + 1 };
  if (at.length > 1) return { key: 'pc.edge', args };
  const [by] = beside(s, at[0], [a, b]);
  return by ? { key: 'pc.edgeCoast', args: { ...args, by } } : { key: 'pc.edgeOuter', args };
}

/** "2 ore and 1 wool", as a list of phrases; gold at its end. */
export function cardList(cards: readonly number[], gold = 0): Phrase[] {
  const out = RESOURCES.flatMap((kind): Phrase[] =>
    cards[kind] > 0 ? [{ key: 'pc.cards', args: { n: cards[kind], what: resourceName(kind) } }] : [],
  );
  if (gold > 0) out.push({ key: 'pc.goldPieces', args: { n: gold } });
  return out;
}
