import type { Phrase } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import type { RuleTable } from '../../module';
import { commerceName, islandName } from '../rules/names';
import { ALL_ACTIONS, BRIDGES_OF, COMMERCE_CARDS, CROWNS, DISCOUNT, ISLANDS, PORTS, PORTS_OF } from '../rules/setup';

/** What is printed on the cards and on the board (rule page 4.1 to 4.7), for the rules reader. */

const head = (name: 'action' | 'effect' | 'island' | 'value' | 'ports' | 'straits' | 'copies'): Phrase => ({
  key: `isla.table.${name}`,
});

const effectOf = (kind: 'action' | 'commerce', card: number): Phrase => ({ key: oneKey(`isla.${kind}Text.${card}`) });

const title = (name: 'king' | 'bridgeBuilder' | 'portBuilder'): Phrase => ({ key: `isla.titleName.${name}` });

/** Every value once, with how many crowns have it. */
const crowns = [...new Set(CROWNS)].map((n) => [n, CROWNS.filter((one) => one === n).length]);

const commerce = Array.from({ length: COMMERCE_CARDS }, (_, i) => i + 1);

export const tables: readonly RuleTable[] = [
  {
    at: '24',
    title: { key: 'isla.table.islands' },
    columns: [head('island'), head('value'), head('ports'), head('straits')],
    rows: ISLANDS.map(({ value }, island) => {
      const ports = PORTS_OF[island].map((port) => PORTS[port].value);
      return [
        islandName(island),
        value,
        ports.length > 0 ? { key: 'isla.table.list', args: { list: ports } } : { key: 'isla.table.none' },
        BRIDGES_OF[island].length,
      ];
    }),
  },
  {
    at: '3',
    title: { key: 'isla.table.actions' },
    columns: [head('action'), head('effect')],
    rows: ALL_ACTIONS.map((card) => [
      { key: 'isla.table.card', args: { card: { key: oneKey(`isla.actionTitle.${card}`) }, n: card } },
      effectOf('action', card),
    ]),
  },
  {
    at: '9',
    title: { key: 'isla.table.prices' },
    columns: [{ key: 'isla.table.title' }, { key: 'isla.table.less' }],
    rows: [
      [{ key: 'isla.table.onAll', args: { title: title('king') } }, DISCOUNT.king],
      [{ key: 'isla.table.onBridges', args: { title: title('bridgeBuilder') } }, DISCOUNT.bridgeBuilder],
      [{ key: 'isla.table.onPorts', args: { title: title('portBuilder') } }, DISCOUNT.portBuilder],
      [{ key: 'isla.table.floor' }, DISCOUNT.floor],
    ],
  },
  {
    at: '25',
    title: { key: 'isla.table.crowns' },
    columns: [{ key: 'isla.table.crownValue' }, head('copies')],
    rows: crowns.map(([n, copies]) => [{ key: 'isla.table.crown', args: { n } }, copies]),
  },
  {
    at: '27',
    title: { key: 'isla.table.commerce' },
    columns: [{ key: 'isla.table.commerceCard' }, head('effect')],
    rows: commerce.map((card) => [
      { key: 'isla.table.card', args: { card: commerceName(card), n: card } },
      effectOf('commerce', card),
    ]),
  },
];
