import { Container, Graphics } from 'pixi.js';
import { cartouche, frame, rose } from '../../kit/draw/frame';
import { lamp } from '../../kit/draw/lamp';
import { layer } from '../../kit/draw/layer';
import { margin, rhumbs } from '../../kit/draw/paper-ground';
import type { Printer } from '../../kit/draw/print';
import type { Look } from '../../table';
import { islandName } from '../rules/names';
import { MARGARITA } from '../rules/setup';
import { abutments } from './bridges';
import type { Chart, Span } from './chart';
import { labels } from './labels';
import { coastline, ground, hachures } from './land';
import { hills, motifs } from './motifs';
import type { Palette } from './palette';
import { fields, scenery } from './scenery';
import { reef, water, waves } from './sea';
import { places, ship } from './ship';

const CORAL = 4;

/** Everything that is printed and never changes while a match runs. */
export function printed(chart: Chart, look: Look, palette: Palette, printer: Printer): Container {
  const it = new Container();
  const { rose: star, cartouche: ribbon, ship: caravel, second } = places(chart.turned);
  layer(it, (g) => water(g, chart, palette));
  layer(it, (g) => {
    rhumbs(g, chart, palette, [
      [star[0], star[1]],
      [second[0], second[1]],
    ]);
    waves(g, chart, palette);
    reef(g, chart.lands[CORAL], palette);
  });
  layer(it, (g) => {
    chart.lands.forEach((land, i) => {
      ground(g, land, i, palette);
      fields(g, land, i, palette);
      hills(g, land, i, palette);
    });
  });
  layer(it, (g) => {
    chart.lands.forEach((land, i) => {
      hachures(g, land, i, palette);
      coastline(g, land, i, palette);
      scenery(g, chart, land, i, palette);
      motifs(g, land, i, palette);
    });
  });
  for (const span of chart.spans) it.addChild(landings(span, palette));
  layer(it, (g) => {
    margin(g, chart, palette);
    frame(g, chart, palette);
  });
  layer(it, (g) => rose(g, star[0], star[1], star[2], palette));
  layer(it, (g) => ship(g, caravel, palette), 'ship');
  cartouche(it, printer, ribbon, look.say(islandName(MARGARITA)), palette);
  it.addChild(lamp(chart, palette));
  return it;
}

function landings(span: Span, palette: Palette): Graphics {
  const ends = new Graphics();
  ends.rotation = span.angle;
  ends.position.set(span.x, span.y);
  abutments(ends, span, palette);
  return ends;
}

/** What is printed on the islands, above whatever marks them. */
export function print(chart: Chart, look: Look, palette: Palette, printer: Printer): Container {
  const it = new Container();
  chart.lands.forEach((land, i) => {
    labels(it, land, i, look, palette, printer);
  });
  return it;
}
