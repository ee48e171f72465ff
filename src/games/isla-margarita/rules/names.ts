import type { Phrase } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import { BRIDGES, ISLANDS, PORTS } from './setup';

export { who } from '../../kit/words';

/** Phrases for the things of the board. Keys only; the sentences are in text.en.ts. */

export const islandName = (island: number): Phrase => ({ key: `isla.island.${ISLANDS[island].id}` });
export const bridgeName = (site: number): Phrase => ({
  key: 'isla.spot.bridge',
  args: { a: islandName(BRIDGES[site].a), b: islandName(BRIDGES[site].b) },
});
export const portName = (site: number, value = PORTS[site].value, island = PORTS[site].island): Phrase => ({
  key: 'isla.spot.port',
  args: { island: islandName(island), value },
});
export const actionName = (card: number): Phrase => ({ key: oneKey(`isla.action.${card}`) });
export const commerceName = (card: number): Phrase => ({ key: oneKey(`isla.commerce.${card}`) });
export const coinsOn = (put: readonly number[]): Phrase[] =>
  put.flatMap((coins, island) =>
    coins > 0 ? [{ key: 'isla.coinsOn', args: { coins, island: islandName(island) } }] : [],
  );
