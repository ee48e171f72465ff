import type { Phrase } from '../../../engine/rules';
import type { RuleTable } from '../../module';
import { berthName, spaceName, wareName } from '../rules/names';
import {
  BERTH_COST,
  BERTH_PAY,
  DEALT,
  LARGE_COST,
  LOAN,
  PIRATE_COST,
  PREMIUM,
  pieces,
  price,
  REDEEM,
  SHARES_EACH,
  SMALL_COST,
  START_CASH,
  TRACK,
  WARES,
} from '../rules/setup';

/** The printed tables (rule page section 1), for the rules reader. */

const pesos = (n: number): Phrase => ({ key: 'manila.table.pesos', args: { n } });
const list = (all: readonly number[]): Phrase => ({ key: 'manila.table.list', args: { list: all } });

const berths = (dock: 'port' | 'yard') =>
  BERTH_COST.map((cost, i): readonly Phrase[] => [berthName(dock, i), pesos(cost), pesos(BERTH_PAY[i])]);

const pirate: Phrase = { key: 'manila.table.pirate' };

export const tables: readonly RuleTable[] = [
  {
    at: '1.1',
    title: { key: 'manila.table.wares' },
    columns: [
      { key: 'manila.table.ware' },
      { key: 'manila.table.seats' },
      { key: 'manila.table.profit' },
      { key: 'manila.table.each' },
    ],
    rows: WARES.map(({ seats, profit }, ware) => [wareName(ware), list(seats), profit, profit / seats.length]),
  },
  {
    at: '1.2',
    title: { key: 'manila.table.spaces' },
    columns: [{ key: 'manila.table.space' }, { key: 'manila.table.cost' }, { key: 'manila.table.pay' }],
    rows: [
      ...berths('port'),
      ...berths('yard'),
      [spaceName('boat:0', []), pesos(PIRATE_COST), pirate],
      [spaceName('boat:1', []), pesos(PIRATE_COST), pirate],
      [spaceName('small', []), pesos(SMALL_COST), { key: 'manila.table.pilot', args: { n: 1 } }],
      [spaceName('large', []), pesos(LARGE_COST), { key: 'manila.table.pilot', args: { n: 2 } }],
      [spaceName('agent', []), { key: 'manila.table.free' }, { key: 'manila.table.premium', args: { n: PREMIUM } }],
    ],
  },
  {
    at: '1.2',
    title: { key: 'manila.table.money' },
    columns: [{ key: 'manila.table.what' }, { key: 'manila.table.much' }],
    rows: [
      [{ key: 'manila.table.start' }, pesos(START_CASH)],
      [{ key: 'manila.table.dealt' }, DEALT],
      [{ key: 'manila.table.all' }, SHARES_EACH],
      [{ key: 'manila.table.loan' }, pesos(LOAN)],
      [{ key: 'manila.table.redeem' }, pesos(REDEEM)],
      [{ key: 'manila.table.least' }, pesos(price(0))],
      [{ key: 'manila.table.market' }, list(TRACK)],
    ],
  },
  {
    at: '3.1',
    title: { key: 'manila.table.pieces' },
    columns: [{ key: 'manila.table.people' }, { key: 'manila.table.each3' }],
    rows: [3, 4, 5].map((n) => [n, pieces(n)]),
  },
];
