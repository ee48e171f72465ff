import type { Spot } from '../../module';
import { deckOf, GOODS, ISLANDS } from '../rules/deck';
import { goodName, islandName } from '../rules/names';
import { coastOf, GOOD_RADIUS, goodPoint } from '../rules/places';
import type { View } from '../rules/state';

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
