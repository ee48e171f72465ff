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

/** A hex by what it gives and its number. */
export function hexName(s: Land, hex: HexId): Phrase {
  const terrain = s.terrain[hex];
  const name: Phrase = { key: `pc.terrain.${TERRAIN_IDS[terrain]}` };
  return s.tokens[hex] === 0 ? name : { key: 'pc.hex', args: { terrain: name, n: s.tokens[hex] } };
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
  const args = { spot: corner, n: spot + 1, harbour: harbourName(s.harbours[harbour]) };
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
