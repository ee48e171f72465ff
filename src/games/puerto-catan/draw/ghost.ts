import type { Asked as AnyAsked } from '../../kit/draw/ghosts';
import { HEXES } from '../rules/island';
import { bankPoint, spotPoint } from '../rules/places';
import { RESOURCES } from '../rules/setup';
import { type Corner, type HexId, kinds, NOBODY, type View } from '../rules/state';
import type { Stage } from './acts';
import type { Facts } from './board';
import { card } from './cards';

/** What a move would change, and what is drawn beside it. */

/** Round a building. */
const RING = 38;

type Then = Partial<Facts> | undefined;

type Asked = AnyAsked<View, Stage>;

export const ghost = kinds.some<[asked: Asked], Then>(undefined, {
  settle: (m, asked) => ({
    ...built(asked, m.settle, 1),
    ...(m.road === NOBODY ? {} : { roads: asked.view.roads.with(m.road, asked.seat) }),
  }),
  road: (m, { view, seat }) => ({ roads: view.roads.with(m.road, seat) }),
  settlement: (m, asked) => built(asked, m.settlement, 1),
  city: (m, asked) => built(asked, m.city, 2),
  robber: (m, asked) => strides(asked, m.hex, m.from),
  soldier: (m, asked) => strides(asked, m.soldier, m.from),
  role: (m, { view, seat }) => ({ chosen: view.chosen.with(m.role, seat), roleGold: view.roleGold.with(m.role, 0) }),
  plenty: (m, asked) => lifted(asked, m.plenty),
  take: (m, asked) => lifted(asked, [m.take]),
});

function built({ view, seat, stage, aids }: Asked, spot: Corner, level: number): Then {
  aids.ring(stage.chart.at(spotPoint(spot)), RING);
  return { owners: view.owners.with(spot, seat), levels: view.levels.with(spot, level) };
}

/** To its new place, and rings round whatever it may take from. */
function strides({ view, stage: { chart }, aids }: Asked, hex: HexId, from: number): Then {
  for (const spot of HEXES[hex].corners)
    if (from !== NOBODY && view.owners[spot] === from) aids.ring(chart.at(spotPoint(spot)), RING);
  return { robber: hex };
}

/** Cards above their stacks, which have as many fewer. */
function lifted({ view, stage: { chart, kit }, aids }: Asked, cards: readonly number[]): Then {
  const bank = view.bank.slice();
  for (const kind of RESOURCES) {
    const [x, y] = bankPoint(kind);
    for (let i = cards.filter((one) => one === kind).length; i > 0; i--, bank[kind]--)
      aids.add(card(kit, kind), chart.at([x - 2 + i * 9, y - 6 - i * 10]));
  }
  return { bank };
}
