import { type Container, Graphics } from 'pixi.js';
import { fly, seatPoint, type Point as XY } from '../../kit/draw/flight';
import { disc, WHOLE } from '../../kit/draw/pieces';
import { type Acts, glide, seatOf, show } from '../../kit/draw/stage';
import { throwDice } from '../../kit/draw/throw';
import { HEXES } from '../rules/island';
import { DICE_SIZE, hexPoint, plaquePoint } from '../rules/places';
import { payout, yields } from '../rules/producing';
import { DESERT } from '../rules/setup';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { die, diePoint, plaque } from './bank';
import { factsOf, robberAt } from './board';
import { card } from './cards';
import { hexShape } from './coast';
import { numberIn, roleIn } from './heard';
import { honour, tenPoints } from './moments';
import {
  type Act,
  bankTrade,
  bought,
  count,
  discarded,
  drew,
  fee,
  goldForCard,
  got,
  gotGold,
  monopoly,
  prospected,
  roleSpot,
  type Stage,
  shoal,
  soldier,
  stole,
  traded,
} from './paying';
import { purse } from './roles';

export type { Stage } from './paying';

/** Choreography: an event says what to play, the difference between what is shown and what comes says how far it goes. */

/** How long hexes shine, in ms. */
const PRODUCES = 620;
/** How large dice are while they are thrown, in board units. */
const LARGE = 170;

/** Whoever rolls throws them over the island. */
async function tumble(stage: Stage, faces: readonly number[], seat: number): Promise<void> {
  const { chart, facts, kit } = stage;
  facts.dice = null;
  show(stage);
  const dice = faces.map((value, i) => {
    const draw = (face: number) => die(kit, face);
    return { value, draw, home: chart.at(diePoint(i)), small: DICE_SIZE, large: LARGE };
  });
  await throwDice(stage, dice, seatPoint(stage, seat));
}

/** Every hex with that number lights up and sends its cards to whoever built on it. */
function produce(stage: Stage, sum: number): Promise<void> {
  const { chart, facts, kit, motion, air } = stage;
  const list = yields(facts, sum);
  const left = payout(facts, list);
  const flights: { it: Container; from: XY; to: XY }[] = [];
  const gone: number[] = [];
  for (const { hex, seat, n } of list) {
    const kind = facts.terrain[hex];
    for (let i = 0; i < n && left[seat][kind] > 0; i++) {
      left[seat][kind]--;
      gone.push(kind);
      const [x, y] = chart.at(hexPoint(hex));
      flights.push({ it: card(kit, kind), from: [x + i * 14, y - i * 8], to: seatPoint(stage, seat) });
    }
  }
  const glow = new Graphics();
  facts.tokens.forEach((token, hex) => {
    if (token !== sum || hex === facts.robber || facts.terrain[hex] === DESERT) return;
    glow.poly(chart.flat(hexShape(hex, 8))).fill({ color: kit.palette.lit, alpha: 0.5 });
    glow.poly(chart.flat(hexShape(hex, 10))).stroke({ width: 8, color: kit.palette.lit, join: 'round' });
  });
  air.addChild(glow);
  count(stage, gone, -1);
  const light = motion.even(PRODUCES, (t) => {
    glow.alpha = Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1));
  });
  return Promise.all([light, shoal(stage, flights)]).then(() => glow.destroy(WHOLE));
}

/** Where nobody gets anything the light is all there is. */
const rolled: Act = (stage, args) => {
  const faces: [number, number] = [numberIn(args, 'a'), numberIn(args, 'b')];
  return tumble(stage, faces, seatOf(args) ?? 0).then(() => {
    stage.facts.dice = faces;
    show(stage);
    const sum = faces[0] + faces[1];
    if (sum === 7) return shake(stage);
    return yields(stage.facts, sum).length > 0 ? undefined : produce(stage, sum);
  });
};

/** A seven: everything on the island jumps, from the robber outwards. */
async function shake(stage: Stage): Promise<void> {
  const { pieces, motion, chart, facts } = stage;
  const from = robberAt(chart, Math.max(0, facts.robber));
  const stands = (key: string) => /^(robber|road:|spot:)/.test(key);
  await Promise.all([pieces.keyed.rattle(motion, from, stands), darken(stage, facts.robber)]);
}

/** Positions in which the cards have been sent. */
const produced = new WeakSet<Stage['facts']>();

/** The first who collects sees the cards of all of them fly. */
const collected: Act = (stage) => {
  const { facts } = stage;
  if (produced.has(facts) || !facts.dice) return undefined;
  produced.add(facts);
  return produce(stage, facts.dice[0] + facts.dice[1]);
};

/** The chooser's badge lands on the card; its gold goes to them. */
const chose: Act = (stage, args) => {
  const [seat, role] = [seatOf(args), roleIn(args, 'role')];
  if (seat === undefined || role < 0) return undefined;
  const { facts, kit } = stage;
  const here = seatPoint(stage, seat);
  const gold = facts.roleGold[role];
  return fly(stage, disc(kit, seat, 29), here, roleSpot(stage, role), 280, 40).then(() => {
    facts.chosen[role] = seat;
    facts.roleGold[role] = 0;
    show(stage);
    return gold > 0 ? fly(stage, purse(kit, gold), roleSpot(stage, role), here, 320, 40) : undefined;
  });
};

const robberMoved: Act = (stage, _args, after) => {
  const { facts } = stage;
  if (facts.robber === after.robber || !HEXES[facts.robber]) return undefined;
  const { pieces } = stage;
  pieces.keyed.take('shade');
  return Promise.resolve(glide(stage, factsOf(after), (key) => key === 'robber')).then(() => {
    stage.facts = { ...facts, robber: after.robber };
    show(stage);
    return darken(stage, after.robber);
  });
};

/** A dark ring goes out from where the robber stands. */
async function darken({ chart, kit, motion, air }: Stage, hex: number): Promise<void> {
  const g = new Graphics();
  g.poly(chart.flat(hexShape(hex, 9)).map((at, i) => at - chart.at(hexPoint(hex))[i % 2]));
  g.stroke({ width: 12, color: kit.palette.robber, join: 'round' });
  g.position.set(...chart.at(hexPoint(hex)));
  air.addChild(g);
  await motion.run(320, (t) => {
    g.scale.set(0.55 + t * 0.62);
    g.alpha = 1 - t;
  });
  g.destroy(WHOLE);
}

/** Falls a hand's breadth onto the board. */
async function drop(stage: Stage, it: Container, [x, y]: XY, ms: number): Promise<void> {
  stage.air.addChild(it);
  await stage.motion.run(ms, (t) => {
    it.position.set(x, y - (1 - t) * 90);
    it.scale.set(1 + (1 - t) * 0.35);
    it.alpha = Math.min(1, 0.3 + t);
  });
  it.destroy(WHOLE);
}

/** Whatever wood is new on the island comes from its owner. */
const built: Act = (stage, _args, after) => {
  const { roads, owners, levels } = factsOf(after);
  stage.facts = { ...stage.facts, roads, owners, levels };
  return glide(stage, stage.facts, (key) => /^(road|spot):/.test(key));
};

/** Everybody takes their badge back, and a coin drops on each role that nobody chose. */
const roundOver: Act = (stage, _args, after) => {
  const { facts, kit } = stage;
  const ripe = facts.chosen.flatMap((seat, role) => (seat === NOBODY ? [role] : []));
  facts.chosen = facts.chosen.map(() => NOBODY);
  show(stage);
  const rained = ripe.filter((role) => after.roleGold[role] > facts.roleGold[role]);
  return Promise.all(rained.map((role, i) => drop(stage, purse(kit, 1), roleSpot(stage, role), 260 + 45 * i))).then(
    () => {
      facts.roleGold = after.roleGold.slice();
      show(stage);
    },
  );
};

/** Whoever has it now lays a badge on the plaque, and it swells. */
const honoured =
  (which: 0 | 1): Act =>
  async (stage, _args, after) => {
    const { facts, chart, kit } = stage;
    const { longest, largest, sizes } = factsOf(after);
    const seat = which === 0 ? longest : largest;
    const there = chart.at(plaquePoint(which));
    if (seat !== NOBODY) await fly(stage, disc(kit, seat, 29), seatPoint(stage, seat), there, 420, 60);
    Object.assign(facts, which === 0 ? { longest } : { largest }, { sizes });
    show(stage);
    const it = plaque(kit, chart, which, seat, sizes[which]);
    it.position.set(...there);
    stage.air.addChild(it);
    await stage.motion.run(360, (t) => it.scale.set(1 + Math.sin(t * Math.PI) * 0.16));
    it.destroy(WHOLE);
    await honour(stage, which, seat);
  };

const lastRound: Act = (stage, args) => {
  const seat = seatOf(args);
  return seat === undefined ? undefined : tenPoints(stage, seat);
};

export const ACTS: Acts<Stage, View> = {
  'pc.rolled': rolled,
  'pc.collected': collected,
  'pc.chose': chose,
  'pc.choseGold': chose,
  'pc.robberMoved': robberMoved,
  'pc.placed': built,
  'pc.road': built,
  'pc.settlement': built,
  'pc.city': built,
  'pc.firstCards': got,
  'pc.plenty': got,
  'pc.discarded': discarded,
  'pc.prospected': prospected,
  'pc.bankTrade': bankTrade,
  'pc.goldForCard': goldForCard,
  'pc.traded': traded,
  'pc.monopoly': monopoly,
  'pc.stole': stole,
  'pc.stoleCard': stole,
  'pc.bought': bought,
  'pc.drew': drew,
  'pc.drewCard': drew,
  'pc.soldier': soldier,
  'pc.fee': fee,
  'pc.gotGold': gotGold,
  'pc.roundOver': roundOver,
  'pc.longest': honoured(0),
  'pc.longestAside': honoured(0),
  'pc.largest': honoured(1),
  'pc.lastRound': lastRound,
  'pc.lastRoundCards': lastRound,
};
