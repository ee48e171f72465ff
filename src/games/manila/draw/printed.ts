import { Container, Graphics } from 'pixi.js';
import { cartouche, frame, rose } from '../../kit/draw/frame';
import { blend } from '../../kit/draw/hand';
import { lamp } from '../../kit/draw/lamp';
import { layer } from '../../kit/draw/layer';
import { margin, rhumbs } from '../../kit/draw/paper-ground';
import { SEA } from '../../kit/draw/water';
import { MOUTH, numberPoint, routePoint } from '../rules/places';
import { LAST } from '../rules/setup';
import type { Chart } from './chart';
import type { Kit } from './goods';
import { berths, front, slips } from './harbour';
import { market } from './market';
import { motifs } from './motifs';
import { caption, offices } from './offices';
import type { Palette } from './palette';
import { quay } from './quay';
import { coastline, currents, land, water, waves } from './shore';

/** Everything that is printed and never changes while a match runs. */

const places = (turned: boolean) =>
  turned
    ? { rose: [930, 246, 54], title: [888, 66, 168], second: [700, 1220] }
    : { rose: [222, 168, 52], title: [150, 60, 246], second: [1220, 560] };

export function printed(map: Chart, kit: Kit): { sheet: Container; tags: Container } {
  const it = new Container();
  const tags = new Container();
  const { palette: p, printer, look } = kit;
  const { rose: star, title, second } = places(map.turned);
  const roses = [star, second].map(([x, y]): [number, number] => [x, y]);
  coast(it, map, p, roses);
  layer(it, (g) => {
    margin(g, map, p);
    frame(g, map, p);
  });
  layer(it, (g) => rose(g, star[0], star[1], star[2], p));
  town(it, tags, map, kit);
  cartouche(it, printer, title, look.say({ key: 'manila.board.title' }), p);
  it.addChild(lamp(map, p));
  return { sheet: it, tags };
}

/** The bay with its winds, the land, and what lies along the streams. */
function coast(to: Container, map: Chart, p: Palette, roses: readonly (readonly [number, number])[]): void {
  layer(to, (g) => water(g, map, p));
  layer(to, (g) => {
    rhumbs(g, map, p, roses);
    currents(g, map, p);
    waves(g, map, p);
  });
  layer(to, (g) => land(g, map, p));
  layer(to, (g) => {
    coastline(g, map, p);
    front(g, map, p);
  });
  layer(to, (g) => slips(g, map, p), SEA);
  layer(to, (g) => {
    motifs(g, map, p);
    for (let route = 0; route < 3; route++) stream(g, map, p, route);
  });
}

/** Where people stand and wares lie, with their numbers and names. */
function town(to: Container, tags: Container, map: Chart, kit: Kit): void {
  offices(to, tags, map, kit);
  quay(to, map, kit);
  market(to, tags, map, kit);
  const harbour = new Graphics();
  to.addChild(harbour);
  berths(to, tags, harbour, map, kit);
  numbers(to, map, kit);
  caption(to, map, kit, { key: 'manila.board.port', flat: [1396, 12], turned: [752, 1219], room: [270, 130] }, 26);
  caption(to, map, kit, { key: 'manila.board.yard', flat: [1396, 508], turned: [160, 1219], room: [270, 190] }, 26);
}

/** Buoys along a stream, one for each space; the last one before the harbour is the pirates'. */
function stream(g: Graphics, map: Chart, p: Palette, route: number): void {
  for (let n = 0; n < MOUTH; n++) {
    const [x, y] = routePoint(route, n);
    const [bx, by] = map.at(x, y);
    const pirate = n === LAST;
    for (let i = 0; i < 12; i++) {
      const [from, to] = [(i / 12) * Math.PI * 2, ((i + 0.5) / 12) * Math.PI * 2];
      g.moveTo(bx + Math.cos(from) * 19, by + Math.sin(from) * 19).arc(bx, by, 19, from, to);
    }
    g.stroke({ width: pirate ? 2.6 : 1.5, color: pirate ? p.warm : blend(p.contour, p.ink, 0.25) });
    g.circle(bx, by, 3).fill(pirate ? p.warm : blend(p.contour, p.ink, 0.25));
    // a leadsman's line from the number to the buoy
    g.moveTo(...map.at(x, y - 56))
      .lineTo(...map.at(x, y - 42))
      .stroke({ width: 1.4, color: p.inkSoft });
  }
  // where the stream leads
  const [x, y] = routePoint(route, MOUTH);
  for (const dx of [-22, -4, 14]) {
    g.moveTo(...map.at(x + dx - 10, y - 15))
      .lineTo(...map.at(x + dx + 4, y))
      .lineTo(...map.at(x + dx - 10, y + 15));
  }
  g.stroke({ width: 4, color: p.warm, cap: 'round', join: 'round' });
}

function numbers(to: Container, map: Chart, { palette: p, printer }: Kit): void {
  const g = new Graphics();
  to.addChild(g);
  for (let route = 0; route < 3; route++)
    for (let n = 0; n < MOUTH; n++) {
      const [x, y] = map.at(...numberPoint(route, n));
      const pirate = n === LAST;
      if (pirate) g.circle(x, y, 19).fill(p.warm).stroke({ width: 1.6, color: p.ink });
      const word = printer.word(String(n), {
        size: 31,
        weight: 700,
        colour: pirate ? p.sheet : p.name,
        halo: pirate ? undefined : p.land,
      });
      word.position.set(x, y);
      to.addChild(word);
    }
}
