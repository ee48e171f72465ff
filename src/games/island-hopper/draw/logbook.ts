import { Container, Graphics } from 'pixi.js';
import { polar } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { styleOf } from '../../kit/draw/pieces';
import type { Flight } from '../rules/state';
import type { Chart } from './chart';
import { disc } from './goods';
import type { Kit } from './palette';
import { dots, dropOf, wayOf } from './record';

/** Every flight of the game at once: thin lines in the captains' colours, a dash for each, and where they ended. */

/** Lengths of ink and gap by chair, so that a line is known without its colour. */
const DASHES: readonly (readonly [ink: number, gap: number])[] = [
  [1, 0],
  [26, 10],
  [11, 9],
  [3, 10],
  [34, 6],
  [18, 16],
];

export function logbook(kit: Kit, map: Chart, flights: readonly Flight[]): Container {
  const it = new Container();
  const { palette: p } = kit;
  const g = new Graphics();
  it.addChild(g);
  for (const [i, flight] of flights.entries()) {
    const way = wayOf(flight).map(map.at);
    const end = endOf(map, flight, i);
    if (end && way.length > 1) way[way.length - 1] = end;
    const colour = lineColour(kit, flight.captain);
    dashed(g, way, DASHES[(kit.look.chairs[flight.captain]?.colour ?? flight.captain) % DASHES.length]);
    g.stroke({ width: 5.4, color: p.night ? 0x06121c : 0xffffff, alpha: 0.42, cap: 'round', join: 'round' });
    dashed(g, way, DASHES[(kit.look.chairs[flight.captain]?.colour ?? flight.captain) % DASHES.length]);
    g.stroke({ width: 3, color: colour, alpha: 0.85, cap: 'round', join: 'round' });
  }
  for (const [i, flight] of flights.entries()) {
    const end = endOf(map, flight, i);
    if (!end) continue;
    const [x, y] = end;
    if (flight.landed) it.addChild(landed(kit, flight, x, y));
    else if (flight.island < 0) lost(g, kit, flight, x, y);
    else wrong(g, kit, flight, x, y);
  }
  return it;
}

/** Where it ended on this chart. Of a flight on the real table only the island is known: those are spread about its middle. */
function endOf(map: Chart, flight: Flight, i: number): [number, number] | undefined {
  const end = dropOf(flight);
  if (!end) return undefined;
  const [x, y] = map.at(end);
  return flight.drop ? [x, y] : polar(x, y, i * 2.4, 18 + ((i * 13) % 40));
}

const lineColour = (kit: Kit, seat: number): number => {
  const style = styleOf(kit, seat);
  return hex(kit.palette.night ? style.dark : style.light);
};

function dashed(g: Graphics, way: readonly (readonly [number, number])[], [ink, gap]: readonly [number, number]): void {
  if (way.length < 2) return;
  if (gap === 0) {
    way.forEach(([x, y], i) => {
      if (i) g.lineTo(x, y);
      else g.moveTo(x, y);
    });
    return;
  }
  const step = 1;
  const points = dots(way, step);
  const period = ink + gap;
  for (let i = 0; i < points.length; i += period) {
    const end = points[Math.min(i + ink, points.length - 1)];
    g.moveTo(...pair(points[i])).lineTo(...pair(end));
  }
}

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y];

function landed(kit: Kit, { good, captain }: Flight, x: number, y: number): Container {
  const g = new Graphics();
  g.circle(1.5, 2.5, 19).fill({ color: kit.palette.shadow, alpha: 0.35 });
  g.circle(0, 0, 19.5).fill(lineColour(kit, captain));
  disc(g, good, 16, kit.palette);
  g.position.set(x, y);
  return g;
}

/** On land, but nobody there wanted it. */
function wrong(g: Graphics, kit: Kit, { captain }: Flight, x: number, y: number): void {
  const { palette: p } = kit;
  for (const [width, color] of [
    [8, p.night ? 0x06121c : 0xffffff],
    [4.4, lineColour(kit, captain)],
  ] as const) {
    g.moveTo(x - 8, y - 8).lineTo(x + 8, y + 8);
    g.moveTo(x + 8, y - 8).lineTo(x - 8, y + 8);
    g.stroke({ width, color, cap: 'round' });
  }
}

/** A small splash: broken rings, the middle in the captain's colour. */
function lost(g: Graphics, kit: Kit, { captain }: Flight, x: number, y: number): void {
  const { palette: p } = kit;
  for (const [r, width] of [
    [9, 2.4],
    [15, 1.8],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const from = (i / 3) * Math.PI * 2 + r;
      g.moveTo(x + Math.cos(from) * r, y + Math.sin(from) * r).arc(x, y, r, from, from + 1.5);
    }
    g.stroke({ width, color: p.foam, cap: 'round' });
  }
  g.circle(x, y, 4.4)
    .fill(lineColour(kit, captain))
    .stroke({ width: 1.4, color: p.night ? 0x06121c : 0xffffff });
}
