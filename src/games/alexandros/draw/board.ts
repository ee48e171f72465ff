import { Container, Graphics } from 'pixi.js';
import { seatPoint } from '../../kit/draw/flight';
import type { Piece } from '../../kit/draw/keyed';
import { alone } from '../../kit/draw/layer';
import { disc } from '../../kit/draw/pieces';
import { type Stage as BaseStage, KeyedStanding } from '../../kit/draw/stage';
import { middleOf, plaqueAt, pointAt, SUPPLY, slotAt, WALL_STOCK, type XY } from '../rules/places';
import { provinces } from '../rules/provinces';
import { seedOf } from '../rules/regions';
import { symbolAt } from '../rules/setup';
import type { OpenTable, View } from '../rules/state';
import { NO_CARD, NOBODY } from '../rules/state';
import type { Chart } from './chart';
import { country, soil } from './country';
import type { Kit } from './palette';
import { alexander, guard } from './people';
import { hasPlaque, plaque } from './plaques';
import { printed } from './printed';
import { cardFace, standings, supplyPile, track } from './row';
import { groundKey, tints } from './tints';
import { walls } from './walls';

/** The pieces of a position. */

export type Facts = Pick<OpenTable, 'symbols' | 'walls' | 'guards' | 'alexander' | 'black' | 'red' | 'row' | 'scores'> &
  Pick<View, 'supply'>;

export const factsOf = (view: View): Facts => view;

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;

type Stands = (key: string, at: XY, art: unknown, draw: () => Container) => Piece;

/** Drawn where it belongs. */
const HERE = [0, 0] as const;

export class Pieces extends KeyedStanding<Kit, Chart, Facts> {
  /** Below everything: sea, coast, and what is printed on them. */
  readonly sheet = new Container();
  /** Under the marks: the land and whose it is. */
  readonly ground = new Container();
  /** Above them. */
  readonly standing = new Container();

  list(facts: Facts): Piece[] {
    const { sheet, ground, standing, kit, map } = this;
    const { symbols, supply, row, scores, alexander: point } = facts;
    const [key, seed] = [groundKey(facts), seedOf(symbols)];
    const lies = (name: string, layer: Container, art: unknown, draw: () => Container): Piece => ({
      ...{ key: name, layer, art: `${name} ${art}`, at: HERE, draw },
    });
    const stands = (name: string, at: XY, art: unknown, draw: () => Container, layer = standing): Piece => ({
      ...lies(name, layer, art, draw),
      at: map.at(at),
    });
    const fromSupply = { from: map.at(SUPPLY) };
    return [
      lies('printed', sheet, seed, () => printed(map, kit, seed)),
      lies('soil', sheet, symbols, () => soil(symbols, map, kit.palette)),
      { ...lies('tints', ground, key, () => this.tints(facts)), alpha: 1 },
      lies('country', ground, symbols, () => country(symbols, map, kit)),
      { ...lies('walls', ground, facts.walls.join(''), () => walls(facts.walls, map, kit.palette)), alpha: 1 },
      { ...stands('stock', WALL_STOCK, [facts.black, facts.red], () => this.stock(facts), ground), alpha: 1 },
      // no card lies beside a boxed game's land
      ...(row.length > 0 ? [stands('supply', SUPPLY, supply, () => supplyPile(kit, supply), ground)] : []),
      ...row.map((_, slot) => stands(`place:${slot}`, slotAt(slot), '', () => cardFace(kit, NO_CARD), ground)),
      ...row.flatMap((symbol, slot) =>
        symbol === NO_CARD
          ? []
          : [{ ...stands(`card:${slot}`, slotAt(slot), symbol, () => cardFace(kit, symbol), ground), ...fromSupply }],
      ),
      lies('track', ground, '', () => track(kit, map)),
      ...standings(scores).map(({ seat, at }) => stands(`score:${seat}`, at, '', () => disc(kit, seat, 17), ground)),
      ...this.plaques(facts),
      ...this.guards(facts, stands),
      ...(point === NOBODY ? [] : [stands('king', pointAt(point), '', () => alexander(kit))]),
    ];
  }

  private tints(facts: Facts): Container {
    const g = alone(new Graphics());
    if (facts.symbols === '') return g;
    const { list, of } = provinces(facts);
    tints(g, this.kit, this.map, list, of);
    return g;
  }

  private plaques(facts: Facts): Piece[] {
    if (facts.symbols === '') return [];
    const { list, of } = provinces(facts);
    return list.filter(hasPlaque).map((province) => ({
      ...{ key: `plaque:${province.key}`, layer: this.standing, at: this.map.at(plaqueAt(facts, of, province)) },
      art: `plaque ${province.owner} ${province.guarded.length} ${province.value}`,
      draw: () => plaque(this.kit, province),
      alpha: 1,
    }));
  }

  /** Who stands further down stands in front. */
  private guards({ guards, symbols }: Facts, stands: Stands): Piece[] {
    const { kit, map } = this;
    const all = guards.flatMap((seat, space): Piece[] => {
      if (seat === NOBODY) return [];
      const symbol = symbolAt(symbols, space);
      const it = stands(`guard:${space}`, middleOf(space), [seat, symbol], () => guard(kit, seat, symbol));
      return [{ ...it, from: seatPoint({ kit, sheet: map }, seat) }];
    });
    return all.sort((a, b) => a.at[1] - b.at[1]);
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
    return it;
  }
}
