import { Container } from 'pixi.js';
import { Standing } from '../../kit/draw/stage';
import type { View } from '../rules/state';
import { bridge } from './bridges';
import type { Chart } from './chart';
import { layout, type Point } from './layout';
import { crown, type Kit, princes, stack } from './pieces';
import { port } from './sites';

/** The pieces of a position. */

/** The open facts that lie on the board. */
export type Facts = Pick<View, 'circles' | 'pools' | 'bridges' | 'ports' | 'princes' | 'crowned'>;

export const factsOf = ({ circles, pools, bridges, ports, princes, crowned }: Facts): Facts =>
  structuredClone({ circles, pools, bridges, ports, princes, crowned });

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

export class Pieces extends Standing<Kit, Chart, Facts> {
  readonly sites = new Container();
  readonly islands = new Container();

  show(facts: Facts): void {
    const { kit, map: chart } = this;
    chart.spans.forEach((span, i) => {
      this.cells.put(this.sites, `bridge:${i}`, `${facts.bridges[i]}`, () => bridge(kit, span, facts.bridges[i]));
    });
    chart.quays.forEach((quay, i) => {
      this.cells.put(this.sites, `port:${i}`, `${facts.ports[i]}`, () => port(kit, quay, facts.ports[i]));
    });
    chart.lands.forEach((_, i) => {
      const key = JSON.stringify([facts.circles[i], facts.pools[i], facts.princes[i], facts.crowned[i]]);
      this.cells.put(this.islands, `island:${i}`, key, () => this.island(facts, i));
    });
  }

  private island(facts: Facts, i: number): Container {
    const { kit, map: chart } = this;
    const it = new Container();
    const place = layout(chart.lands[i]);
    const put = (piece: Container, [x, y]: Point) => {
      piece.position.set(x, y);
      it.addChild(piece);
    };
    const circle = facts.circles[i];
    if (facts.crowned[i]) put(crown(kit), place.crown);
    if (facts.princes[i] > 0) put(princes(kit, facts.princes[i]), princePoint(chart, i, facts.princes[i]));
    if (circle) put(stack(kit, circle.seat, circle.coins), [place.circle[0], place.circle[1] + 1]);
    for (const seat of ownersOn(facts, i)) {
      put(stack(kit, seat, facts.pools[i][seat]), poolPoint(chart, facts, i, seat));
    }
    return it;
  }
}

/** A crowd moves over a little, to leave the crown in sight. */
export function princePoint(chart: Chart, island: number, count: number): Point {
  const [x, y] = layout(chart.lands[island]).prince;
  return [x - (count > 1 ? 4 : 0), y];
}
