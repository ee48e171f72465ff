import type { Json, Phrase, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Named, Read, Row, SheetSection } from '../../sheet';
import { cellOf } from '../../sheet';
import { EDGES, edgeBetween, HEXES, INTERSECTIONS } from '../rules/island';
import { devName, harbourName, hexAt, resourceName, roleName } from '../rules/names';
import { cornerPlace, edgePlace, hexLabel, type Land, ROWS } from '../rules/place-names';
import {
  beginnerBoard,
  DESERT,
  DEV_COPIES,
  DEV_IDS,
  DEVS,
  GOLD,
  HARBOURS,
  MONOPOLY,
  MOST_ROUNDS,
  PER_RESOURCE,
  PLENTY,
  presetOf,
  RESOURCE_IDS,
  RESOURCES,
  ROAD_BUILDING,
  ROLE_IDS,
  rolesFor,
  SOLDIER,
  SPIRAL,
  TERRAIN_IDS,
  VICTORY,
} from '../rules/setup';
import type { Dev, HexId, Options, Resource } from '../rules/state';

/** The form into which people type a position from their own table, and how its cells are read. */

export const words = wordsOf('pc.form');

const HARBOUR_IDS: readonly string[] = [...RESOURCE_IDS, 'any'];
const TOKENS = [...new Set(SPIRAL)].sort((a, b) => a - b);
const TOKEN_IDS = TOKENS.map(String);
/** Progress cards that leave the game when they are played. */
export const PROGRESS: readonly Dev[] = [ROAD_BUILDING, PLENTY, MONOPOLY];

export const byChance = ({ board }: Options): boolean => board === 'spiral' || board === 'random';

/** Names of cells. Places count from 1, as everywhere in the app. */
export const terrainRow = (hex: HexId): string => `terrain:${hex + 1}`;
export const tokenRow = (hex: HexId): string => `number:${hex + 1}`;
export const harbourRow = (harbour: number): string => `harbour:${harbour + 1}`;
export const roleGoldRow = (role: number): string => `gold:${ROLE_IDS[role]}`;
export const usedRow = (dev: Dev): string => `used:${DEV_IDS[dev]}`;
export const handRow = (kind: Resource): string => `hand:${RESOURCE_IDS[kind]}`;
export const devRow = (dev: Dev): string => `card:${DEV_IDS[dev]}`;

const first = (read: Read, row: string, ids: readonly string[]): number => ids.indexOf(read.chosen(row)[0] ?? '');

const tokenOf = (read: Read, hex: HexId): number => TOKENS[first(read, tokenRow(hex), TOKEN_IDS)] ?? -1;

/** The island as far as it was typed in; what is missing is -1. */
export function landOf(read: Read, options: Options): Land {
  if (!byChance(options)) return beginnerBoard();
  const terrain = HEXES.map((_, hex) => first(read, terrainRow(hex), TERRAIN_IDS));
  return {
    terrain,
    tokens: terrain.map((one, hex) => (one === DESERT ? 0 : tokenOf(read, hex))),
    harbours: HARBOURS.map((_, i) => first(read, harbourRow(i), HARBOUR_IDS)),
  };
}

/** The places that a cell names, from 0; nonsense is nowhere. */
export const placesOf = (read: Read, row: 'settlements' | 'cities' | 'roads', seat: number): number[] => {
  const all = row === 'roads' ? EDGES : INTERSECTIONS;
  return read.chosen(row, seat).flatMap((id) => (all[Number(id) - 1] ? [Number(id) - 1] : []));
};

export const robberOf = (read: Read): HexId => {
  const hex = Number(read.chosen('robber')[0] ?? 0) - 1;
  return HEXES[hex] ? hex : -1;
};

/** The role of the present round; -1 where that person has none yet. */
export const roleOf = (read: Read, seat: number): number =>
  ROLE_IDS.findIndex((id) => id === read.chosen('role', seat)[0]);

const named = (list: readonly unknown[], text: (i: number) => Phrase): Named[] =>
  list.map((_, i) => ({ id: `${i + 1}`, text: text(i) }));

const number = (id: string, text: Phrase, per: Row['per'], most?: number): Row => ({
  id,
  text,
  per,
  kind: 'number',
  least: 0,
  ...(most === undefined ? {} : { most }),
});

const secret = (row: Row): Row => ({ ...row, secret: true });

const holder = (id: Under<'pc.form.'>): Row => ({ id, text: words(id), per: 'table', kind: 'holder' });

/** What an island by chance is asked for. */
export function terrains(read: Read, land: Land): SheetSection[] {
  const hexes = ROWS.flat();
  const kinds = TERRAIN_IDS.map((id): Named => ({ id, text: { key: `pc.terrain.${id}` } }));
  const numbers = TOKENS.map((n, i): Named => ({ id: TOKEN_IDS[i], text: { key: 'pc.panel.number', args: { n } } }));
  return [
    {
      id: 'terrain',
      text: words('terrain'),
      hint: words('terrain.hint'),
      rows: hexes.map(
        (hex): Row => ({ id: terrainRow(hex), text: hexAt(hex), per: 'table', kind: 'one', choices: kinds }),
      ),
    },
    {
      id: 'numbers',
      text: words('numbers'),
      hint: words('numbers.hint'),
      // the desert has no number
      rows: hexes
        .filter((hex) => land.terrain[hex] !== DESERT || read.has(tokenRow(hex)))
        .map((hex): Row => {
          const text = hexLabel({ ...land, tokens: land.tokens.map(() => 0) }, hex);
          return { id: tokenRow(hex), text, per: 'table', kind: 'one', choices: numbers };
        }),
    },
    {
      id: 'harbours',
      text: words('harbours'),
      hint: words('harbours.hint'),
      rows: HARBOURS.map(([a, b], i): Row => {
        const choices = HARBOUR_IDS.map((id, type) => ({ id, text: harbourName(type) }));
        return { id: harbourRow(i), text: edgePlace(land, edgeBetween(a, b)), per: 'table', kind: 'one', choices };
      }),
    },
  ];
}

function pieces(land: Land): SheetSection {
  const corners = named(INTERSECTIONS, (spot) => cornerPlace(land, spot));
  const edges = named(EDGES, (edge) => edgePlace(land, edge));
  const many = (id: Under<'pc.form.'>, choices: Named[]): Row => ({
    id,
    text: words(id),
    per: 'seat',
    kind: 'many',
    choices,
  });
  return {
    id: 'pieces',
    text: words('pieces'),
    hint: words('pieces.hint'),
    rows: [
      many('settlements', corners),
      many('cities', corners),
      many('roads', edges),
      {
        id: 'robber',
        text: words('robber'),
        per: 'table',
        kind: 'one',
        choices: named(HEXES, (hex) => hexLabel(land, hex)),
      },
    ],
  };
}

const mostGold = ({ goldCap }: Options): number | undefined => (goldCap ? GOLD : undefined);

function open(options: Options): SheetSection {
  const soldiers = number('army', words('army'), 'seat', DEV_COPIES[SOLDIER]);
  return {
    id: 'open',
    text: words('open'),
    rows: [
      number('gold', words('gold'), 'seat', mostGold(options)),
      { ...soldiers, tooMany: { key: 'pc.sheet.soldiers', args: { n: DEV_COPIES[SOLDIER] } } },
      holder('longest'),
      holder('largest'),
      ...PROGRESS.map((dev) => number(usedRow(dev), words('used', { what: devName(dev) }), 'table', DEV_COPIES[dev])),
    ],
  };
}

/** Only whoever announced ten points has turned any up; what was entered without that must stay in sight. */
function victoryRows(read: Read): Row[] {
  const shown = Array.from({ length: read.n }).some((_, seat) => read.has('victory', seat));
  return read.holder('last') >= 0 || shown ? [number('victory', words('victory'), 'seat', DEV_COPIES[VICTORY])] : [];
}

function round(read: Read, options: Options): SheetSection {
  const roles = rolesFor(read.n);
  const choices = roles.map((role) => ({ id: ROLE_IDS[role], text: roleName(role) }));
  const goldOn = (role: number): Row =>
    number(roleGoldRow(role), words('roleGold', { role: roleName(role) }), 'table', mostGold(options));
  return {
    id: 'round',
    text: words('rounds'),
    hint: words('rounds.hint'),
    rows: [
      { ...number('round', words('round'), 'table', MOST_ROUNDS), least: 1 } as Row,
      holder('governor'),
      { id: 'role', text: words('role'), hint: words('role.hint'), per: 'seat', kind: 'one', choices },
      ...roles.map(goldOn),
      { ...holder('last'), hint: words('last.hint') },
      ...victoryRows(read),
    ],
  };
}

function hands(): SheetSection {
  return {
    id: 'hands',
    text: words('hands'),
    hint: words('hands.hint'),
    rows: [
      ...RESOURCES.map((kind) => secret(number(handRow(kind), resourceName(kind), 'seat', PER_RESOURCE))),
      ...DEVS.map((dev) => secret(number(devRow(dev), devName(dev), 'seat', DEV_COPIES[dev]))),
    ],
  };
}

/** See Form.sections. */
export function sections(read: Read, raw: Json): SheetSection[] {
  const options = raw as unknown as Options;
  const land = landOf(read, options);
  return [
    ...(byChance(options) ? terrains(read, land) : []),
    pieces(land),
    open(options),
    round(read, options),
    hands(),
  ];
}

/** See Form.presets: pieces that were there from the start stand there to the end. */
export function presets(n: number, raw: Json): { readonly [cell: string]: string } {
  const out: { [cell: string]: string } = {};
  if ((raw as unknown as Options).board !== 'preset') return out;
  for (let seat = 0; seat < n; seat++) {
    const starts = presetOf(seat);
    out[cellOf('settlements', seat)] = starts.map(({ spot }) => spot + 1).join(' ');
    out[cellOf('roads', seat)] = starts.map(({ edge }) => edge + 1).join(' ');
  }
  return out;
}
