import { Container, type Graphics } from 'pixi.js';
import type { Arg } from '../../../engine/rules';
import { type Air, type Point, seatPoint } from '../../kit/draw/flight';
import { mix } from '../../kit/draw/hand';
import { disc, WHOLE } from '../../kit/draw/pieces';
import type { Args } from '../../kit/draw/stage';
import { argsIn, idIn, listOf } from '../../kit/heard';
import { ACTIONS } from '../rules/setup';
import { crown, type Kit } from './pieces';

/** All action cards turn over together, then they slide into the order in which they act (rule page 4.2). */

const SIZE = { width: 176, height: 236, gap: 28 };
/** In ms: they come face down, turn over, slide into order, and lie to be read. */
const COME = 420;
const TURN = 360;
const SLIDE = 480;
const LIES = 620;

type Sky = Air & { kit: Kit };

interface Taken {
  seat: number;
  card: number;
}

/** Who took which, as everybody hears it. */
const taken = (args: Args): Taken[] =>
  listOf(args.list).map((one) => {
    const { who, card } = argsIn(one) as { who: { seat: number }; card: Arg };
    return { seat: who.seat, card: Number(idIn(card)) };
  });

function paper({ palette: p, drawings }: Kit, colour: number): Graphics {
  const { width: w, height: h } = SIZE;
  return drawings.of(`paper ${colour}`, (g) => {
    g.roundRect(-w / 2 + 5, -h / 2 + 7, w, h, 16).fill({ color: p.shadow, alpha: 0.3 });
    g.roundRect(-w / 2, -h / 2, w, h, 16)
      .fill(colour)
      .stroke({ width: 4, color: p.ink });
  });
}

function back(kit: Kit): Container {
  const it = new Container();
  const sign = crown(kit, 40);
  it.addChild(paper(kit, kit.palette.crownTile), sign);
  return it;
}

/** Prints what lies face up, once. */
function face(it: Container, kit: Kit, { seat, card }: Taken): void {
  if (it.children.length > 0) return;
  const { palette: p, printer } = kit;
  const number = printer.word(String(card), {
    size: 132,
    weight: 700,
    colour: ACTIONS[card].kind === 'build' ? p.warm : p.ink,
  });
  number.position.set(0, -34);
  const whose = disc(kit, seat, 40);
  whose.position.set(0, 74);
  it.addChild(paper(kit, p.sheet), number, whose);
  if (ACTIONS[card].kind === 'king') {
    const king = crown(kit, 24);
    king.position.set(SIZE.width / 2 - 30, -SIZE.height / 2 + 32);
    it.addChild(king);
  }
}

/** How large so many cards may be: all of them lie beside each other. */
const fitting = ({ sheet }: Sky, of: number): number =>
  Math.min(1, (0.96 * sheet.width) / (of * (SIZE.width + SIZE.gap)));

/** The place of a card in a row of so many, in the middle of the sheet. */
function place(stage: Sky, at: number, of: number): Point {
  const { x, y, width, height } = stage.sheet;
  return [x + width / 2 + (at - (of - 1) / 2) * fitting(stage, of) * (SIZE.width + SIZE.gap), y + height / 2];
}

/** Face down, each at its seat, with the places where it turns over and where it belongs. */
function dealt(stage: Sky, inOrder: readonly Taken[], large: number) {
  const seated = [...inOrder].sort((a, b) => a.seat - b.seat);
  return seated.map((one, i) => {
    const [it, down, up] = [new Container(), back(stage.kit), new Container()];
    up.visible = false;
    it.addChild(down, up);
    it.scale.set(large);
    stage.air.addChild(it);
    const [from, to] = [i, inOrder.indexOf(one)].map((at) => place(stage, at, seated.length));
    // letters are printed on the way, each card's in a frame of its own
    const printed = (i + 1) / (seated.length + 1);
    return { it, down, up, one, printed, home: seatPoint(stage, one.seat), from, to };
  });
}

/** Where people have asked for haste the numbers on the plates tell enough. */
export async function revealed(stage: Sky, args: Args): Promise<void> {
  const { kit, motion } = stage;
  const inOrder = taken(args);
  if (kit.look.motion !== 1 || inOrder.length === 0) return;
  const large = fitting(stage, inOrder.length);
  const cards = dealt(stage, inOrder, large);
  const lead = (ms: number, step: (card: (typeof cards)[number], t: number) => void): Promise<void> =>
    motion.run(ms, (t) => {
      for (const card of cards) step(card, t);
    });
  await lead(COME, ({ it, home, from, up, one, printed }, t) => {
    it.position.set(mix(home[0], from[0], t), mix(home[1], from[1], t));
    if (t >= printed) face(up, kit, one);
  });
  await lead(TURN, ({ it, down, up, one }, t) => {
    face(up, kit, one);
    it.scale.x = large * Math.max(0.02, Math.abs(Math.cos(t * Math.PI)));
    up.visible = t > 0.5;
    down.visible = !up.visible;
  });
  await lead(SLIDE, ({ it, from, to }, t) => {
    const far = to[0] - from[0];
    it.position.set(from[0] + far * t, from[1] - Math.sign(far) * Math.sin(t * Math.PI) * 90);
  });
  await motion.even(LIES, (t) => {
    for (const { it } of cards) it.alpha = Math.min(1, (1 - t) * 5);
  });
  for (const { it } of cards) it.destroy(WHOLE);
}
