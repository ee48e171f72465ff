import { Container, Graphics } from 'pixi.js';
import { frame } from '../../kit/draw/frame';
import { lamp } from '../../kit/draw/lamp';
import { layer } from '../../kit/draw/layer';
import { margin, rhumbs } from '../../kit/draw/paper-ground';
import type { Chart } from './chart';
import { engravings } from './engravings';
import type { Kit } from './palette';
import { sea } from './water';

/** What is printed and never changes while a match runs: the open sea below everything, the frame above the clouds. */

export function ocean(map: Chart, { palette: p }: Kit): Container {
  const it = new Container();
  layer(it, (g) => {
    sea(g, map, p);
    rhumbs(g, map, p, [map.at([0, 0])]);
  });
  engravings(it, map, p);
  return it;
}

export function border(map: Chart, { palette: p }: Kit): Container {
  const it = new Container();
  const g = new Graphics();
  margin(g, map, p);
  frame(g, map, p);
  it.addChild(g);
  const light = lamp(map, p);
  // names and goods must stay crisp
  light.alpha = p.night ? 0.6 : 0.5;
  it.addChild(light);
  return it;
}
