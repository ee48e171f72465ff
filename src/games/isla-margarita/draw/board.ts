import { Container } from 'pixi.js';
import { seatPoint } from '../../kit/draw/flight';
import type { Piece } from '../../kit/draw/keyed';
import { KeyedStanding } from '../../kit/draw/stage';
import type { View } from '../rules/state';
import { bridge } from './bridges';
import type { Chart } from './chart';
import { layout, type Point } from './layout';
import { crown, type Kit, princes, stack } from './pieces';
import { port } from './sites';

/** The pieces of a position. */

/** The open facts that lie on the board. */
export type Facts = Pick<View, 'circles' | 'pools' | 'bridges' | 'ports' | 'princes' | 'crowned'>;

export const factsOf = ({ circles, pools, bridges, ports, princes, crowned }: Facts): Facts => ({
  ...{ circles, pools, bridges, ports, princes, crowned },
});

/** Seats with coins on this island, in seat order. */
const ownersOn = (facts: Facts, island: number): number[] =>
  facts.pools[island].flatMap((coins, seat) => (coins > 0 ? [seat] : []));

/** Where the coins of that seat stand, or would stand. */
export function poolPoint(chart: Chart, facts: Facts, island: number, seat: number): Point {
  const owners = ownersOn(facts, island);
  if (!owners.includes(seat)) owners.push(seat);
  owners.sort((a, b) => a - b);
  return layout(chart.lands[island]).pools(owners.length)[owners.indexOf(seat)];
}

export class Pieces extends KeyedStanding<Kit, Chart, Facts> {
  readonly sites = new Container();
  readonly islands = new Container();

  list(facts: Facts): Piece[] {
    const { kit, map: chart, sites } = this;
    const { bridges, ports } = facts;
    return [
      ...chart.spans.map((span, i): Piece => {
        const draw = () => bridge(kit, span, bridges[i]);
        return { key: `bridge:${i}`, layer: sites, art: `bridge ${i} ${bridges[i]}`, at: [span.x, span.y], draw };
      }),
      ...chart.quays.map((quay, i): Piece => {
        const draw = () => port(kit, quay, ports[i]);
        return { key: `port:${i}`, layer: sites, art: `port ${i} ${ports[i]}`, at: [quay.x, quay.y], draw };
      }),
      ...chart.lands.flatMap((_, i) => this.island(facts, i)),
    ];
  }

  private island(facts: Facts, i: number): Piece[] {
    const { kit, map: chart } = this;
    const place = layout(chart.lands[i]);
    const [circle, crowd] = [facts.circles[i], facts.princes[i]];
    const lies = (key: string, at: Point, art: unknown, draw: () => Container): Piece => ({
      ...{ key, layer: this.islands, art: `${key} ${art}`, at, draw },
    });
    const coins = (key: string, at: Point, seat: number, n: number): Piece => ({
      ...lies(key, at, '', () => stack(kit, seat, n)),
      art: `coins ${seat} ${n}`,
      alpha: 1,
      from: seatPoint({ kit, sheet: chart }, seat),
    });
    return [
      ...(facts.crowned[i] ? [lies(`crown:${i}`, place.crown, '', () => crown(kit))] : []),
      ...(crowd > 0 ? [lies(`princes:${i}`, princePoint(chart, i, crowd), crowd, () => princes(kit, crowd))] : []),
      ...(circle
        ? [coins(`circle:${i}:${circle.seat}`, [place.circle[0], place.circle[1] + 1], circle.seat, circle.coins)]
        : []),
      ...ownersOn(facts, i).map((seat) =>
        coins(`pool:${i}:${seat}`, poolPoint(chart, facts, i, seat), seat, facts.pools[i][seat]),
      ),
    ];
  }
}

/** A crowd moves over a little, to leave the crown in sight. */
export function princePoint(chart: Chart, island: number, count: number): Point {
  const [x, y] = layout(chart.lands[island]).prince;
  return [x - (count > 1 ? 4 : 0), y];
}
