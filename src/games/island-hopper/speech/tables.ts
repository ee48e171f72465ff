import type { Phrase } from '../../../engine/rules';
import type { RuleTable } from '../../module';
import { type Contract, fares, GOODS, HOUSE, type RoundCard, SYMBOLS } from '../rules/deck';
import { flightsOf, handSize, START_CASH, setBonus, WORDS } from '../rules/setup';

/** The house deck and the numbers of the box (rule page A1 and A2), for the rules reader. */

const name = (words: string): Phrase => ({ key: 'hopper.table.name', args: { name: { words } } });
const list = (of: readonly Phrase[]): Phrase => ({ key: 'hopper.table.list', args: { list: of } });

const good = (one: number): Phrase => ({ key: `hopper.good.${GOODS[one]}` });

const contract = ({ pays, symbol }: Contract): Phrase => ({
  key: 'hopper.table.contract',
  args: { pays, symbol: { key: `hopper.symbol.${SYMBOLS[symbol]}` } },
});

const islands = HOUSE.islands.map((island, i) => [
  name(island.name),
  list(island.goods.map(good)),
  name(HOUSE.companies[island.company]),
  list(HOUSE.contracts.filter((one) => one.island === i).map(contract)),
]);

function round(card: RoundCard): Phrase {
  if (card.kind === 'last') return { key: 'hopper.table.last' };
  if (card.kind === 'remove') return { key: 'hopper.table.remove' };
  return { key: 'hopper.table.plus', args: { company: { words: HOUSE.companies[card.company] }, n: card.plus } };
}

/** Each once, with how often it is there. */
function counted<T>(all: readonly T[], phrase: (one: T) => Phrase): [Phrase, number][] {
  const keys = all.map((one) => JSON.stringify(one));
  return all.flatMap((one, i): [Phrase, number][] =>
    keys.indexOf(keys[i]) === i ? [[phrase(one), keys.filter((key) => key === keys[i]).length]] : [],
  );
}

export const tables: readonly RuleTable[] = [
  {
    at: '1.1',
    title: { key: 'hopper.table.islands' },
    columns: [
      { key: 'hopper.table.island' },
      { key: 'hopper.table.goods' },
      { key: 'hopper.table.company' },
      { key: 'hopper.table.contracts' },
    ],
    rows: islands,
  },
  {
    at: '1.1',
    title: { key: 'hopper.table.tourists' },
    columns: [{ key: 'hopper.table.tourists' }, { key: 'hopper.table.copies' }],
    rows: fares(HOUSE).map((n) => [
      { key: 'hopper.table.tourist', args: { n } },
      HOUSE.contracts.filter(({ symbol, pays }) => symbol < 0 && pays === n).length,
    ]),
  },
  {
    at: '1.2',
    title: { key: 'hopper.table.rounds' },
    columns: [{ key: 'hopper.table.round' }, { key: 'hopper.table.copies' }],
    rows: counted(HOUSE.rounds, round),
  },
  {
    at: '1.2',
    title: { key: 'hopper.table.numbers' },
    columns: [{ key: 'hopper.table.people' }, { key: 'hopper.table.hand' }, { key: 'hopper.table.flights' }],
    rows: [2, 3, 4, 5, 6].map((n) => [n, handSize(n), flightsOf(n)]),
  },
  {
    at: '1.2',
    title: { key: 'hopper.table.money' },
    columns: [{ key: 'hopper.table.what' }, { key: 'hopper.table.much' }],
    rows: [
      [{ key: 'hopper.table.start' }, START_CASH],
      [{ key: 'hopper.table.words' }, WORDS],
      ...[3, 4].map((n): readonly (Phrase | number)[] => [{ key: 'hopper.table.setOf', args: { n } }, setBonus(n)]),
    ],
  },
];
