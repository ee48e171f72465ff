import type { Spot } from '../module';
import { deckOf, GOODS, ISLANDS } from './deck';
import { coastOf, GOOD_RADIUS, goodPoint } from './places';
import type { View } from './state';
import { goodName, islandName } from './words';

/** The places of the board: the islands inside their coasts, and the goods on the compass. */
export function spots(v: View): Spot[] {
  const deck = deckOf(v.deck);
  const out: Spot[] = [];
  for (let island = 0; island < ISLANDS; island++) {
    const goods = deck.islands[island].goods.map(goodName);
    out.push({
      id: `island:${island}`,
      shape: { kind: 'polygon', points: coastOf(island, v.difficulty) },
      text: {
        key: 'hopper.spot.island',
        args: { island: islandName(deck, island), list: goods, coins: v.money[island] },
      },
    });
  }
  for (let good = 0; good < GOODS.length; good++) {
    const [x, y] = goodPoint(good);
    out.push({ id: `good:${good}`, shape: { kind: 'circle', x, y, r: GOOD_RADIUS }, text: goodName(good) });
  }
  return out;
}
