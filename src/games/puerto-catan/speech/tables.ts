import type { Phrase } from '../../../engine/rules';
import type { RuleTable } from '../../module';
import { cardList, devName, harbourName, resourceName, roleName } from '../rules/names';
import {
  ANY,
  CITIES,
  COST,
  DESERT,
  DEV_COPIES,
  DEVS,
  GOAL,
  GOLD,
  GOLD_PRICE,
  HAND_LIMIT,
  HARBOUR_TYPES,
  LARGEST,
  LONGEST,
  ROADS,
  ROLE_IDS,
  rolesFor,
  SETTLEMENTS,
  TERRAIN_IDS,
  TERRAINS,
} from '../rules/setup';

/** What is printed on tiles, cards and the box (rule page B1 to B3), for the rules reader. */

type Row = readonly (Phrase | number)[];

const list = (of: readonly Phrase[]): Phrase => ({ key: 'pc.table.list', args: { list: of } });

/** The fewest people with whom a role lies there. */
const from = (role: number): number => [3, 4].find((n) => rolesFor(n).includes(role)) ?? 4;

const prices: readonly Row[] = [
  [{ key: 'pc.table.road' }, list(cardList(COST.road)), 0, ROADS],
  [{ key: 'pc.table.settlement' }, list(cardList(COST.settlement)), 1, SETTLEMENTS],
  [{ key: 'pc.table.city' }, list(cardList(COST.city)), 2, CITIES],
  [{ key: 'pc.table.dev' }, list(cardList(COST.dev)), { key: 'pc.table.none' }, DEV_COPIES.reduce((a, b) => a + b, 0)],
];

const limits: readonly Row[] = [
  [{ key: 'pc.table.allGold' }, GOLD],
  [{ key: 'pc.table.goldPrice' }, GOLD_PRICE],
  [{ key: 'pc.table.hand' }, HAND_LIMIT],
  [{ key: 'pc.table.longest' }, LONGEST],
  [{ key: 'pc.table.largest' }, LARGEST],
  [{ key: 'pc.table.goal' }, GOAL],
];

export const tables: readonly RuleTable[] = [
  {
    at: 'B1',
    title: { key: 'pc.table.roles' },
    columns: [{ key: 'pc.table.role' }, { key: 'pc.table.effect' }, { key: 'pc.table.from' }],
    rows: ROLE_IDS.map((id, role) => [
      roleName(role),
      { key: `pc.preview.role.${id}` },
      { key: 'pc.table.people', args: { n: from(role) } },
    ]),
  },
  {
    at: 'B3',
    title: { key: 'pc.table.costs' },
    columns: [
      { key: 'pc.table.thing' },
      { key: 'pc.table.cost' },
      { key: 'pc.table.points' },
      { key: 'pc.table.pieces' },
    ],
    rows: prices,
  },
  {
    at: 'B3',
    title: { key: 'pc.table.devs' },
    columns: [{ key: 'pc.table.card' }, { key: 'pc.table.copies' }],
    rows: DEVS.map((dev) => [devName(dev), DEV_COPIES[dev]]),
  },
  {
    at: 'B1',
    title: { key: 'pc.table.land' },
    columns: [{ key: 'pc.table.terrain' }, { key: 'pc.table.hexes' }, { key: 'pc.table.gives' }],
    rows: TERRAIN_IDS.map((id, terrain) => [
      { key: `pc.terrain.${id}` },
      TERRAINS[terrain],
      terrain === DESERT ? { key: 'pc.table.nothing' } : resourceName(terrain as 0),
    ]),
  },
  {
    at: 'B1',
    title: { key: 'pc.table.harbours' },
    columns: [{ key: 'pc.table.harbour' }, { key: 'pc.table.copies' }],
    rows: [0, 1, 2, 3, 4, ANY].map((type) => [harbourName(type), HARBOUR_TYPES.filter((one) => one === type).length]),
  },
  {
    at: 'B3',
    title: { key: 'pc.table.gold' },
    columns: [{ key: 'pc.table.thing' }, { key: 'pc.table.much' }],
    rows: limits,
  },
];
