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

/** A hex by what it gives and its number. */
export function hexName(s: Land, hex: HexId): Phrase {
  const terrain = s.terrain[hex];
  const name: Phrase = { key: `pc.terrain.${TERRAIN_IDS[terrain]}` };
  return s.tokens[hex] === 0 ? name : { key: 'pc.hex', args: { terrain: name, n: s.tokens[hex] } };
}

/** An intersection by the hexes it touches, and its harbour. */
export function spotName(s: Land, spot: Corner): Phrase {
  const hexes = INTERSECTIONS[spot].hexes.map((hex) => hexName(s, hex));
  const harbour = HARBOUR_AT[spot];
  const args = { hexes, n: spot + 1 };
  if (harbour === NOBODY) return { key: 'pc.spot', args };
  return { key: 'pc.spotHarbour', args: { ...args, harbour: harbourName(s.harbours[harbour]) } };
}

export const harbourName = (type: number): Phrase => ({
  key: `pc.harbour.${type < RESOURCES.length ? RESOURCE_IDS[type] : 'any'}`,
});

/** An edge by the hexes on its sides. */
export function edgeName(s: Land, edge: EdgeId): Phrase {
  const { a, b } = EDGES[edge];
  const hexes = HEXES.flatMap(({ corners }, hex) =>
    corners.includes(a) && corners.includes(b) ? [hexName(s, hex)] : [],
  );
  return { key: 'pc.edge', args: { hexes, n: edge + 1 } };
}

/** "2 ore and 1 wool", as a list of phrases; gold at its end. */
export function cardList(cards: readonly number[], gold = 0): Phrase[] {
  const out = RESOURCES.flatMap((kind): Phrase[] =>
    cards[kind] > 0 ? [{ key: 'pc.cards', args: { n: cards[kind], what: resourceName(kind) } }] : [],
  );
  if (gold > 0) out.push({ key: 'pc.goldPieces', args: { n: gold } });
  return out;
}
