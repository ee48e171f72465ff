import { Container, Graphics } from 'pixi.js';
import { Standing } from '../../kit/draw/stage';
import { middleOf, plaqueAt, pointAt, WALL_STOCK, type XY } from '../rules/places';
import { provinces } from '../rules/provinces';
import { symbolAt } from '../rules/setup';
import type { OpenTable, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import type { Chart } from './chart';
import { country, soil } from './country';
import { seedOf } from './lands';
import type { Kit } from './palette';
import { alexander, guard } from './people';
import { hasPlaque, plaque } from './plaques';
import { printed } from './printed';
import { row, track } from './row';
import { groundKey, tints } from './tints';
import { walls } from './walls';

/** The pieces of a position. */

export type Facts = Pick<OpenTable, 'symbols' | 'walls' | 'guards' | 'alexander' | 'black' | 'red' | 'row' | 'scores'> &
  Pick<View, 'supply'>;

export function factsOf({ symbols, walls: built, guards, alexander: point, black, red, ...v }: View): Facts {
  const lying = { row: v.row.slice(), scores: v.scores.slice(), supply: v.supply };
  return { symbols, walls: built.slice(), guards: guards.slice(), alexander: point, black, red, ...lying };
}

export class Pieces extends Standing<Kit, Chart, Facts> {
  /** Below everything: sea, coast, and what is printed on them. */
  readonly sheet = new Container();
  /** Under the marks: the land and whose it is. */
  readonly ground = new Container();
  /** Above them. */
  readonly standing = new Container();

  show(facts: Facts): void {
    const { cells, sheet, ground, standing, kit, map } = this;
    const key = groundKey(facts);
    const seed = seedOf(facts.symbols);
    cells.put(sheet, 'printed', String(seed), () => printed(map, kit, seed));
    cells.put(sheet, 'soil', facts.symbols, () => soil(facts.symbols, map, kit.palette));
    cells.put(ground, 'tints', key, () => this.tints(facts));
    cells.put(ground, 'country', facts.symbols, () => country(facts.symbols, map, kit));
    this.build(facts);
    cells.put(ground, 'row', `${facts.row.join()}|${facts.supply}`, () => row(kit, map, facts));
    cells.put(ground, 'track', facts.scores.join(), () => track(kit, map, facts.scores));
    cells.put(standing, 'plaques', key, () => this.plaques(facts));
    cells.put(standing, 'guards', `${facts.guards.join()}|${facts.symbols}`, () => this.guards(facts));
    cells.put(standing, 'alexander', `${facts.alexander}`, () => this.alexander(facts));
  }

  /** The walls alone: while they grow, provinces wait for the last of them. */
  build(facts: Facts): void {
    const { cells, ground, kit, map } = this;
    cells.put(ground, 'walls', facts.walls.join(''), () => walls(facts.walls, map, kit.palette));
    cells.put(ground, 'stock', `${facts.black},${facts.red}`, () => this.stock(facts));
  }

  private at(point: XY, it: Container): Container {
    it.position.set(...this.map.at(point));
    return it;
  }

  private tints(facts: Facts): Container {
    const g = new Graphics();
    if (facts.symbols === '') return g;
    const { list, of } = provinces(facts);
    tints(g, this.kit, this.map, list, of);
    return g;
  }

  private plaques(facts: Facts): Container {
    const it = new Container();
    if (facts.symbols === '') return it;
    const { list, of } = provinces(facts);
    for (const province of list) {
      if (hasPlaque(province)) it.addChild(this.at(plaqueAt(facts, of, province), plaque(this.kit, province)));
    }
    return it;
  }

  private guards({ guards, symbols }: Facts): Container {
    const it = new Container();
    const standing = guards.flatMap((seat, space) => (seat === NOBODY ? [] : [{ seat, space, at: middleOf(space) }]));
    // who stands further down stands in front
    standing.sort((a, b) => this.map.at(a.at)[1] - this.map.at(b.at)[1]);
    for (const { seat, space, at } of standing) {
      it.addChild(this.at(at, guard(this.kit, seat, symbolAt(symbols, space))));
    }
    return it;
  }

  private alexander({ alexander: point }: Facts): Container {
    return point === NOBODY ? new Container() : this.at(pointAt(point), alexander(this.kit));
  }

  /** A course of each stone with the number that is left. */
  private stock({ black, red }: Facts): Container {
    const it = new Container();
    const g = new Graphics();
    it.addChild(g);
    const { palette: p, printer } = this.kit;
    [
      { n: black, stone: p.dark, dx: this.map.turned ? 0 : -62, dy: this.map.turned ? -24 : 0 },
      { n: red, stone: p.red, dx: this.map.turned ? 0 : 62, dy: this.map.turned ? 24 : 0 },
    ].forEach(({ n, stone, dx, dy }, i) => {
      g.rect(dx - 45, dy - 12, 42, 26).fill(stone.edge);
      for (const x of [-45, -33, -21, -9]) g.rect(dx + x, dy - 20, 6.5, 10).fill(stone.edge);
      g.rect(dx - 42, dy - 5, 36, 16).fill(stone.walk);
      for (const x of [-36, -24, -12]) {
        if (i === 1) g.circle(dx + x, dy + 3, 2.6).fill(stone.mark);
        else g.rect(dx + x - 1, dy - 5, 2, 16).fill(stone.mark);
      }
      const word = printer.word(String(n), { size: 32, weight: 700, colour: p.name, halo: p.sea });
      word.position.set(dx + 22, dy);
      it.addChild(word);
    });
    return this.at(WALL_STOCK, it);
  }
}
