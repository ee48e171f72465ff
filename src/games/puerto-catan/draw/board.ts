import { Container, Graphics } from 'pixi.js';
import { seatPoint } from '../../kit/draw/flight';
import type { Piece } from '../../kit/draw/keyed';
import { KeyedStanding } from '../../kit/draw/stage';
import { HEXES, longestRoad } from '../rules/island';
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
import { DESERT } from '../rules/setup';
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

/** Drawn where it belongs. */
const HERE = [0, 0] as const;

export class Pieces extends KeyedStanding<Kit, Chart, Facts> {
  /** Under the marks. */
  readonly ground = new Container();
  /** Above them. */
  readonly standing = new Container();

  list(facts: Facts): Piece[] {
    const { ground, kit, map } = this;
    const { terrain, tokens, robber: hex } = facts;
    const printed = (key: string, art: unknown, draw: () => Container): Piece => ({
      ...{ key, layer: ground, art: `${key} ${art}`, at: HERE, draw },
    });
    const there = terrain.length > 0 && HEXES[hex] !== undefined;
    return [
      ...facts.harbours.map((type, i) => printed(`harbour:${i}`, type, () => harbour(kit, map, i, type))),
      printed('land', `${terrain}|${tokens}`, () => land(facts, kit, map)),
      ...(there ? [printed('shade', hex, () => this.shade(facts))] : []),
      ...this.table(facts),
      ...this.roads(facts),
      ...(there ? [{ ...this.lies('robber', HERE, '', () => robber(kit)), at: robberAt(map, hex), lift: 110 }] : []),
      ...this.buildings(facts),
    ];
  }

  /** Where the robber stands nothing grows: its land lies in the dark. */
  private shade({ terrain, robber: hex }: Facts): Container {
    const { kit, map } = this;
    const g = new Graphics();
    const [x, y] = map.at(hexPoint(hex));
    g.poly(map.flat(hexShape(hex, 9))).fill({ color: kit.palette.robber, alpha: 0.46 });
    // the number is still to be read
    if (terrain[hex] !== DESERT) g.circle(x, y, TOKEN_R + 1).cut();
    return g;
  }

  private lies(key: string, at: Point, art: unknown, draw: () => Container): Piece {
    return { key, layer: this.standing, art: `${key} ${art}`, at: this.map.at(at), draw };
  }

  private owned(seat: number, piece: Piece): Piece {
    return { ...piece, from: seatPoint({ kit: this.kit, sheet: this.map }, seat), lift: 60 };
  }

  private roads({ roads }: Facts): Piece[] {
    const { kit, map } = this;
    return roads.flatMap((seat, edge) => {
      if (seat === NOBODY) return [];
      const draw = () => road(kit, seat, angleOf(map, edge));
      return [this.owned(seat, this.lies(`road:${edge}`, edgePoint(edge), seat, draw))];
    });
  }

  /** Whoever stands further down stands in front. A city takes the place of a settlement, which goes home. */
  private buildings({ owners, levels }: Facts): Piece[] {
    const all = owners.flatMap((seat, spot) => {
      if (seat === NOBODY) return [];
      const draw = () => building(this.kit, seat, levels[spot]);
      return [this.owned(seat, this.lies(`spot:${spot}:${levels[spot]}`, spotPoint(spot), seat, draw))];
    });
    return all.sort((a, b) => a.at[1] - b.at[1]);
  }

  private table({ roleGold, chosen, bank, deck, dice, longest, largest, sizes }: Facts): Piece[] {
    const { kit, map } = this;
    return [
      ...chosen.map((seat, role) =>
        this.lies(`role:${role}`, rolePoint(role, chosen.length), [seat, roleGold[role]], () =>
          roleCard(kit, map, role, roleGold[role], seat),
        ),
      ),
      ...bank.map((n, kind) => this.lies(`bank:${kind}`, bankPoint(kind), n, () => stack(kit, n, kind))),
      ...(deck < 0 ? [] : [this.lies('stack', stackPoint, deck, () => stack(kit, deck))]),
      ...(dice ?? []).map((face, i) => this.lies(`die:${i}`, diePoint(i), face, () => die(kit, face))),
      ...[longest, largest].map((seat, i) =>
        this.lies(`plaque:${i}`, plaquePoint(i), [seat, sizes[i]], () => plaque(kit, map, i, seat, sizes[i])),
      ),
    ];
  }
}

const building = (kit: Kit, seat: number, level: number): Container =>
  level === 2 ? city(kit, seat) : settlement(kit, seat);
