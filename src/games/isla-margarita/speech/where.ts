import type { Phrase } from '../../../engine/rules';
import { argsIn, at, idIn, listOf, numberOf } from '../../kit/heard';
import type { Chapter, TableModule, Where } from '../../table';
import { ISLANDS, PORTS } from '../rules/setup';
import type { View } from '../rules/state';

/** Where on the board what is heard has happened. */

const ISLAND_IDS: readonly string[] = ISLANDS.map(({ id }) => id);

const crown: Where = ({ islandId }) => at('island', numberOf(islandId));
const site: Where = ({ site }) => at('bridge', numberOf(site));

const island: Where = ({ island }) => at('island', ISLAND_IDS.indexOf(idIn(island)));

/** Two ports of one island differ in what they are worth. */
const portOf: Where = ({ where }) => {
  const { island, value } = argsIn(where);
  const on = ISLAND_IDS.indexOf(idIn(island));
  return at(
    'port',
    PORTS.findIndex((port) => port.island === on && port.value === value),
  );
};

export const where: TableModule<View>['where'] = {
  'isla.invested': ({ put }) => listOf(put).flatMap((coins, i) => (numberOf(coins) > 0 ? at('island', i) : [])),
  'isla.builtBridge': site,
  'isla.builtPort': ({ site }) => at('port', numberOf(site)),
  'isla.princeMoved': ({ fromIsland, toIsland }) => [
    [...at('island', numberOf(fromIsland)), ...at('island', numberOf(toIsland))].flat(),
  ],
  'isla.tookCrown': crown,
  'isla.tookCrownWorth': crown,
  'isla.tookOver': site,
  'isla.score.port': portOf,
  'isla.score.bridges': island,
  'isla.score.bridgesTied': island,
  'isla.score.coins': island,
  'isla.score.coinsTied': island,
};

/** The log by rounds. */
export function chapter(event: Phrase | undefined): Chapter | undefined {
  if (!event) return { text: { key: 'isla.chapter', args: { n: 1 } } };
  if (event.key === 'isla.allRevealed') return { text: { key: 'isla.chapter.end' } };
  return event.key === 'isla.roundBegins'
    ? { text: { key: 'isla.chapter', args: { n: numberOf(event.args?.round) } } }
    : undefined;
}
