import type { Spot } from '../../module';
import { bridgeName, islandName, portName } from '../rules/names';
import { BRIDGES, type BridgeData, ISLANDS, PORTS } from '../rules/setup';
import type { View } from '../rules/state';

/** The places of the board. Princes leave from islands and go to islands, so they need no places of their own. */

const PORT_REACH = 44;
/** Half of the short side of a strait's touch shape. */
const BRIDGE_REACH = 48;

const islandSpot = (island: number): string => `island:${island}`;
const bridgeSpot = (site: number): string => `bridge:${site}`;
const portSpot = (site: number): string => `port:${site}`;

/** Water between the two shores, along the line from centre to centre. */
function strait({ a, b }: BridgeData): number {
  const [from, to] = [ISLANDS[a], ISLANDS[b]];
  return Math.hypot(to.x - from.x, to.y - from.y) - from.r - to.r;
}

/** A rectangle round the slot that spans the strait. */
function bridgeShape(site: BridgeData): Spot['shape'] {
  const turn = (site.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = strait(site) / 2;
  const corners = [
    [-half, -BRIDGE_REACH],
    [half, -BRIDGE_REACH],
    [half, BRIDGE_REACH],
    [-half, BRIDGE_REACH],
  ];
  return { kind: 'polygon', points: corners.map(([x, y]) => [site.x + x * cos - y * sin, site.y + x * sin + y * cos]) };
}

const PLACES: Spot[] = [
  ...ISLANDS.map(({ x, y, r }, i) => ({
    id: islandSpot(i),
    shape: { kind: 'circle', x, y, r } as const,
    text: islandName(i),
  })),
  ...BRIDGES.map((site, i) => ({ id: bridgeSpot(i), shape: bridgeShape(site), text: bridgeName(i) })),
  ...PORTS.map(({ x, y }, i) => ({
    id: portSpot(i),
    shape: { kind: 'circle', x, y, r: PORT_REACH } as const,
    text: portName(i),
  })),
];

/** The same for every view: this board never grows. */
export function spots(_view: View): Spot[] {
  return PLACES;
}
