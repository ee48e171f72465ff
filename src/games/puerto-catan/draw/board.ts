import { Container, Graphics } from 'pixi.js';
import { Standing } from '../../kit/draw/stage';
import { EDGES, HEXES, INTERSECTIONS, longestRoad } from '../rules/island';
import {
  bankPoint,
  edgeEnds,
  edgePoint,
  hexPoint,
  type Point,
  plaquePoint,
  rolePoint,
  spotPoint,
  stackPoint,
} from '../rules/places';
import { DESERT, HARBOURS, RESOURCES } from '../rules/setup';
import type { EdgeId, HexId, OpenTable, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { die, diePoint, plaque } from './bank';
import { stack } from './cards';
import type { Chart } from './chart';
import { hexShape } from './coast';
import { harbour } from './harbours';
import { land } from './land';
import type { Kit } from './palette';
import { city, road, robber, settlement } from './people';
import { roleCard } from './roles';
import { TOKEN_R } from './woodcut';

/** The pieces of a position. */

type Shown = Pick<
  OpenTable,
  'n' | 'terrain' | 'tokens' | 'harbours' | 'robber' | 'roads' | 'owners' | 'levels' | 'bank' | 'deck'
> &
  Pick<OpenTable, 'roleGold' | 'chosen' | 'longest' | 'largest'>;

export type Facts = Shown & {
  /** Two blank dice before the first roll; null while they are in the air. */
  dice: readonly [number, number] | null;
  /** By honour: how long the longest road is, how large the largest army. */
  sizes: readonly [number, number];
};

export function factsOf(v: View): Facts {
  const { n, terrain, tokens, harbours, robber: hex, longest, largest, deck } = v;
  const sizes: [number, number] = [
    longest === NOBODY ? 0 : longestRoad(v.roads, v.owners, longest),
    largest === NOBODY ? 0 : v.army[largest],
  ];
  return {
    ...{ n, terrain, tokens, harbours, robber: hex, longest, largest, deck, sizes },
    ...{ roads: v.roads.slice(), owners: v.owners.slice(), levels: v.levels.slice(), bank: v.bank.slice() },
    ...{ roleGold: v.roleGold.slice(), chosen: v.chosen.slice(), dice: v.lastRoll ?? [0, 0] },
  };
}

/** Which way an edge runs on this chart. */
export function angleOf(map: Chart, edge: EdgeId): number {
  const [[ax, ay], [bx, by]] = edgeEnds(edge).map((point) => map.at(point));
  const angle = Math.atan2(by - ay, bx - ax);
  return angle > Math.PI / 2 + 0.01 ? angle - Math.PI : angle < -Math.PI / 2 + 0.01 ? angle + Math.PI : angle;
}

/** The robber stands beside the number, so that both are seen. */
export function robberAt(map: Chart, hex: HexId): [number, number] {
  const [x, y] = map.at(hexPoint(hex));
  return [x - 43, y + 8];
}

/** Whoever stands further down stands in front. */
const order = (map: Chart, points: readonly Point[]): number[] =>
  points.map((_, i) => i).sort((a, b) => map.at(points[a])[1] - map.at(points[b])[1]);

export class Pieces extends Standing<Kit, Chart, Facts> {
  /** Under the marks. */
  readonly ground = new Container();
  /** Above them. */
  readonly standing = new Container();
  private spots: readonly number[];

  constructor(kit: Kit, map: Chart) {
    super(kit, map);
    this.spots = order(
      map,
      INTERSECTIONS.map((_, spot) => spotPoint(spot)),
    );
  }

  show(facts: Facts): void {
    const { cells, ground, kit, map } = this;
    HARBOURS.forEach((_, i) => {
      const type = facts.harbours[i];
      cells.put(ground, `harbour:${i}`, `${type}`, () =>
        type === undefined ? new Container() : harbour(kit, map, i, type),
      );
    });
    cells.put(ground, 'land', `${facts.terrain}|${facts.tokens}`, () => land(facts, kit, map));
    this.shade(facts);
    this.table(facts);
    this.island(facts);
  }

  /** Where the robber stands nothing grows: its land lies in the dark. */
  private shade({ terrain, robber: hex }: Facts): void {
    const { cells, ground, kit, map } = this;
    const there = terrain.length > 0 && HEXES[hex] !== undefined;
    cells.put(ground, 'shade', `${there ? hex : NOBODY}`, () => {
      const g = new Graphics();
      if (!there) return g;
      const [x, y] = map.at(hexPoint(hex));
      g.poly(map.flat(hexShape(hex, 9))).fill({ color: kit.palette.robber, alpha: 0.46 });
      // the number is still to be read
      if (terrain[hex] !== DESERT) g.circle(x, y, TOKEN_R + 1).cut();
      return g;
    });
  }

  private island({ terrain, roads, owners, levels, robber: hex }: Facts): void {
    const { cells, standing, kit, map } = this;
    EDGES.forEach((_, edge) => {
      const seat = roads[edge];
      cells.put(standing, `road:${edge}`, `${seat}`, () =>
        seat === NOBODY ? new Container() : this.at(edgePoint(edge), road(kit, seat, angleOf(map, edge))),
      );
    });
    const stands = terrain.length > 0 && HEXES[hex] !== undefined;
    cells.put(standing, 'robber', `${stands ? hex : NOBODY}`, () => {
      const it = stands ? robber(kit) : new Container();
      if (stands) it.position.set(...robberAt(map, hex));
      return it;
    });
    for (const spot of this.spots) {
      const seat = owners[spot];
      cells.put(standing, `spot:${spot}`, `${seat},${levels[spot]}`, () =>
        seat === NOBODY ? new Container() : this.at(spotPoint(spot), building(kit, seat, levels[spot])),
      );
    }
  }

  private table(facts: Facts): void {
    const { cells, standing, kit, map } = this;
    const { roleGold, chosen, bank, deck, dice, longest, largest, sizes } = facts;
    chosen.forEach((seat, role) => {
      cells.put(standing, `role:${role}`, `${seat},${roleGold[role]}`, () =>
        this.at(rolePoint(role, chosen.length), roleCard(kit, map, role, roleGold[role], seat)),
      );
    });
    for (const kind of RESOURCES) {
      cells.put(standing, `bank:${kind}`, `${bank[kind]}`, () =>
        this.at(bankPoint(kind), stack(kit, bank[kind], kind)),
      );
    }
    cells.put(standing, 'stack', `${deck}`, () => this.at(stackPoint, stack(kit, deck)));
    for (const i of [0, 1]) {
      cells.put(standing, `die:${i}`, `${dice?.[i]}`, () =>
        dice ? this.at(diePoint(i), die(kit, dice[i])) : new Container(),
      );
    }
    [longest, largest].forEach((seat, i) => {
      cells.put(standing, `plaque:${i}`, `${seat},${sizes[i]}`, () =>
        this.at(plaquePoint(i), plaque(kit, map, i, seat, sizes[i])),
      );
    });
  }

  private at(point: Point, it: Container): Container {
    it.position.set(...this.map.at(point));
    return it;
  }
}

export const building = (kit: Kit, seat: number, level: number): Container =>
  level === 2 ? city(kit, seat) : settlement(kit, seat);
