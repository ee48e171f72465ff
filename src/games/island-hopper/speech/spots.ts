import type { Spot } from '../../module';
import { deckOf, GOODS, ISLANDS } from '../rules/deck';
import { goodName, islandName } from '../rules/names';
import { COMPASS_RADIUS, coastOf, GOOD_RADIUS, goodPoint, toBoard } from '../rules/places';
import type { View } from '../rules/state';

/** The places of the board: the islands inside their coasts, the compass with its goods, and where a flight has ended. */
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
  out.push({
    id: 'compass',
    shape: { kind: 'circle', x: 0, y: 0, r: COMPASS_RADIUS },
    text: { key: 'hopper.panel.compass' },
  });
  const last = v.todo[0]?.at === 'result' ? v.flights.at(-1)?.drop : undefined;
  if (last) {
    const [x, y] = toBoard(last);
    out.push({ id: 'flown', shape: { kind: 'circle', x, y, r: 2 * GOOD_RADIUS }, text: { key: 'hopper.panel.flown' } });
  }
  return out;
}
