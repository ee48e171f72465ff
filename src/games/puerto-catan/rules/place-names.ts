import type { Phrase, Under } from '../../../engine/rules';
import { EDGES, HEXES, INTERSECTIONS } from './island';
import { hexAt, hexName, rowOf } from './names';
import { TERRAIN_IDS } from './setup';
import type { Corner, EdgeId, HexId, OpenTable } from './state';

/**
 * Places by name, so that people find them on the table: by the hexes they touch, and on the coast, where that may be
 * one hex alone, by its corner or side as well. An island that is still being typed in has names for all its places.
 */

export type Land = Pick<OpenTable, 'terrain' | 'tokens' | 'harbours'>;

const CORNERS = ['top', 'upperRight', 'lowerRight', 'bottom', 'lowerLeft', 'upperLeft'] as const;
const SIDES = ['upperRight', 'right', 'lowerRight', 'lowerLeft', 'left', 'upperLeft'] as const;

/** The land hexes by rows. */
export const ROWS: readonly (readonly HexId[])[] = [1, 2, 3, 4, 5].map((row) =>
  HEXES.flatMap((_, hex) => (rowOf(hex).row === row ? [hex] : [])),
);

/** A hex with its place in the rows: two hexes of one terrain may have the same number. */
export const hexPlace = (land: Land, hex: HexId): Phrase => ({
  key: 'pc.place.hex',
  args: { hex: hexName(land, hex), ...rowOf(hex) },
});

/** As short as it can be: with its place only where the name alone would leave a doubt. */
export function hexLabel(land: Land, hex: HexId): Phrase {
  const like = (one: HexId): boolean =>
    land.terrain[one] === land.terrain[hex] && land.tokens[one] === land.tokens[hex];
  if (TERRAIN_IDS[land.terrain[hex]] === undefined) return hexAt(hex);
  return HEXES.some((_, one) => one !== hex && like(one)) ? hexPlace(land, hex) : hexName(land, hex);
}

const touching = (land: Land, hexes: readonly HexId[], part: Under<'pc.place.'>): Phrase => {
  if (hexes.length > 1) return { key: 'pc.place.between', args: { hexes: hexes.map((hex) => hexName(land, hex)) } };
  return { key: `pc.place.${part}`, args: { hex: hexName(land, hexes[0]) } };
};

/** An intersection. */
export function cornerPlace(land: Land, spot: Corner): Phrase {
  const { hexes } = INTERSECTIONS[spot];
  return touching(land, hexes, `corner.${CORNERS[HEXES[hexes[0]].corners.indexOf(spot)]}`);
}

const EDGE_HEXES: readonly (readonly HexId[])[] = EDGES.map(({ a, b }) =>
  HEXES.flatMap(({ corners }, hex) => (corners.includes(a) && corners.includes(b) ? [hex] : [])),
);

export function edgePlace(land: Land, edge: EdgeId): Phrase {
  const hexes = EDGE_HEXES[edge];
  const { corners } = HEXES[hexes[0]];
  const { a, b } = EDGES[edge];
  // side k lies between corner k and the next
  const side = SIDES.findIndex((_, k) => {
    const ends = [corners[k], corners[(k + 1) % 6]];
    return ends.includes(a) && ends.includes(b);
  });
  return touching(land, hexes, `side.${SIDES[side]}`);
}
