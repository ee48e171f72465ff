import { Container, Graphics } from 'pixi.js';
import { mix } from '../../kit/draw/hand';
import { moment } from '../../kit/draw/moment';
import { WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Act as BaseAct, type Stage as BaseStage, glide, seatOf } from '../../kit/draw/stage';
import { cashedLast } from '../rules/cashed';
import { deckOf } from '../rules/deck';
import type { Point } from '../rules/places';
import type { Flight, View } from '../rules/state';
import { type Facts, factsOf, HOME, headingTo, hover, type Pieces } from './board';
import type { Chart } from './chart';
import { haul, remembered } from './moments';
import type { Kit } from './palette';
import type { Pose } from './plane';
import { dropOf, stamp } from './record';
import { hand, heldUp, plateOf } from './slip';

/** Choreography: what the keys of the pieces do not say by themselves. */

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
type Act = BaseAct<Stage, View>;

const wordsIn = (arg: unknown): string => (arg as { words?: string } | undefined)?.words ?? '';

/** Those whose money is about to change: all of a company, or by the name on it one, the first if two have the same. */
function islandsIn(...[{ facts }, args, after]: Parameters<Act>): number[] {
  const deck = deckOf(facts.deck);
  const [name, company] = [wordsIn(args.island), deck.companies.indexOf(wordsIn(args.company))];
  const named = deck.islands.flatMap((it, i) => (it.name === name || it.company === company ? [i] : []));
  const changed = named.filter((island) => after.money[island] !== facts.money[island]);
  return company < 0 ? changed.slice(0, 1) : changed;
}

const isLoose = (key: string): boolean => key.startsWith('loose:');

/** Dollars come from the bank or from whoever bribes, and then lie with the others. */
const paidIn: Act = async (stage, args, after) => {
  // a sealed bribe is heard by its owner alone and lies nowhere yet
  const list = islandsIn(stage, args, after);
  const { facts } = stage;
  const loose = facts.money.map((_, island) => (list.includes(island) ? Number(args.coins) : 0));
  await glide(stage, { ...facts, loose, by: seatOf(args) }, isLoose);
  stand(stage, { money: facts.money.map((old, island) => old + loose[island]) });
};

/** From here on the picture shows this. */
function stand(stage: Stage, facts: Partial<Facts>): void {
  stage.facts = { ...stage.facts, ...facts };
  stage.pieces.show(stage.facts);
}

/** A dollar leaves every island that has one. */
const removed: Act = (stage) => {
  const loose = stage.facts.money.map((coins) => Math.min(coins, 1));
  stand(stage, { money: stage.facts.money.map((coins, island) => coins - loose[island]), loose });
  stage.facts.loose = [];
  return glide(stage, stage.facts, isLoose);
};

/** Everything on the island goes to the captain's side. */
const takes: Act = (stage, args, after) => {
  const [island] = islandsIn(stage, args, after);
  if (island === undefined) return undefined;
  const { facts } = stage;
  const paint = haul(facts.money[island]);
  stage.facts = { ...facts, money: facts.money.with(island, 0) };
  const way = glide(stage, stage.facts, (key) => key === `money:${island}`, plateOf(stage, after.captain));
  return paint ? Promise.resolve(way).then(() => moment(stage, () => paint(stage.kit))) : way;
};

/** By name, from where the token has come down: what the event says of it, and no more. */
const paid: Act = (stage, args, after) => {
  const seat = seatOf(args);
  const flight = after.flights.at(-1);
  const at = flight && dropOf(flight);
  return seat === undefined || !at ? undefined : hand(stage, seat, args, stage.chart.at(at));
};

/** As many contracts as somebody cashes are held up at their side, backs out; their faces are their owner's alone. */
const cashes: Act = (stage, args, after) => {
  const n = cashedLast(after).find(({ seat }) => seat === seatOf(args))?.n ?? 0;
  return Promise.all([heldUp(stage, seatOf(args) ?? 0, n), paid(stage, args, after)]).then(() => {});
};

/** From where it is drawn to another pose, the nose ahead. */
function travel(stage: Stage, to: Pose, ms: number): Promise<void> {
  const start = stage.facts.pose ?? HOME;
  const far = Math.hypot(to.at[0] - start.at[0], to.at[1] - start.at[1]);
  const heading = far > 4 ? headingTo(start.at, to.at) : start.heading;
  const turn = Math.atan2(Math.sin(heading - start.heading), Math.cos(heading - start.heading));
  return stage.motion.run(ms, (t) => {
    const at: Point = [mix(start.at[0], to.at[0], t), mix(start.at[1], to.at[1], t)];
    const height = mix(mix(start.height, 1, Math.min(1, t * 3)), to.height, t ** 6);
    stage.pieces.plane.pose({ at, height, heading: start.heading + turn * Math.min(1, t * 3), body: 1 });
  });
}

const aims: Act = async (stage, _args, after) => {
  const f = after.todo[0];
  if (f?.at !== 'guide') return;
  const cargo = { good: f.good, seat: after.captain };
  stand(stage, { cargo, pose: stage.facts.pose ?? HOME, ready: false });
  await travel(stage, hover(f.approach), 1400);
  settle(stage, after);
};

/** All but money is as it will be: that is told afterwards. */
const settle = (stage: Stage, after: View): void => stand(stage, { ...factsOf(after), money: stage.facts.money });

/** How wide the light is that stays on the place while everything else is hushed, in board units. */
const LIGHT = 210;
const HUSHED = 0.42;

/** The whole board but that place grows dim. */
function veil({ chart, kit, air }: Stage, at: Point): Graphics {
  const { x, y, width, height } = chart;
  const it = new Graphics();
  it.rect(x, y, width, height).fill(kit.palette.night ? 0x02070d : 0x10222c);
  it.circle(...chart.at(at), LIGHT).cut();
  air.addChild(it);
  return it;
}

/** Rings spread on the water, or a stamp comes down. */
function mark(stage: Stage, flight: Flight, at: Point): Promise<void> {
  const { chart, kit, motion, pieces } = stage;
  // on the water: land and token hide it
  if (flight.island < 0)
    return motion.run(500, (t) => pieces.keyed.put(pieces.rings(flight, t), (key) => key === 'splash'));
  const [x, y] = chart.at(at);
  const it = stamp(kit, flight.landed);
  it.position.set(x + 47, y - 47);
  return passing(stage, it, 500, (t) => {
    const down = Math.min(1, t * 1.3);
    it.scale.set(mix(2.1, 1, down));
    it.alpha = down;
  });
}

/** Above everything while it moves. */
async function passing({ air, motion }: Stage, it: Container, ms: number, step: (t: number) => void): Promise<void> {
  air.addChild(it);
  await motion.run(ms, step);
  it.destroy(WHOLE);
}

/** A person who flew it did not see the board. */
const unseen = ({ mode, astray }: Flight): boolean => mode === 'cloud' || (mode === 'reckon' && !astray);

/**
 * The token comes down: flown there by reckoning, or dropped there a moment ago by a finger. The board is hushed, the plane
 * comes down ever more slowly, its shadow closes in, the clouds part, and everybody may breathe again.
 */
async function down(stage: Stage, flight: Flight, at: Point): Promise<void> {
  const { facts, motion, pieces } = stage;
  const { clouds, plane } = pieces;
  const flown = flight.mode === 'reckon';
  const there: Pose = { at, height: 1, heading: headingTo([0, 0], at), body: 1 };
  const pose = flown ? (facts.pose ?? HOME) : there;
  stand(stage, { cargo: { good: flight.good, seat: flight.captain }, pose, ready: false, last: null });
  const cover = unseen(flight) ? 1 : clouds.cover;
  clouds.cover = cover;
  if (flown) await travel(stage, there, 1000);
  const hush = veil(stage, at);
  const from = flight.mode === 'table' ? { ...there, body: 0, height: 0.4 } : there;
  await motion.run(560, (t) => {
    hush.alpha = HUSHED * Math.min(1, t * 1.6);
    plane.pose({ ...from, height: mix(from.height, 0, t), body: mix(from.body, 0, t ** 4) });
  });
  if (cover > 0)
    await motion.run(420, (t) => {
      clouds.cover = cover * (1 - t);
    });
  const lifted = passing(stage, hush, 320, (t) => {
    hush.alpha = HUSHED * (1 - t);
  });
  await Promise.all([lifted, mark(stage, flight, at)]);
}

const came: Act = async (stage, _args, after) => {
  const flight = after.flights.at(-1);
  const at = flight && dropOf(flight);
  if (at) await down(stage, flight, at);
  settle(stage, after);
  const paint = flight && remembered(flight, after);
  if (paint) await moment(stage, () => paint(stage.kit));
};

/** Dueling Pilots: three goods come onto the plate, and what lay there goes back to the other side. */
const loaded: Act = (stage, args, after) => {
  const by = seatOf(args);
  if (by === undefined) return undefined;
  stage.facts.slots = factsOf(after).slots;
  return glide(stage, { ...stage.facts, by }, (key) => key.startsWith('good:'), plateOf(stage, 1 - by));
};

/** A ribbon over the compass. */
const lastRound: Act = (stage) => {
  const { kit, chart } = stage;
  const { palette: p, printer, look } = kit;
  const it = new Container();
  const words = look.say({ key: 'hopper.board.last' }).toLocaleUpperCase();
  const word = printer.word(words, { font: 'serif', size: 52, spacing: 4, colour: p.canvas });
  const [w, h] = [word.width + 60, 92];
  const g = new Graphics();
  g.poly([-w / 2 - 34, -h / 2 + 12, w / 2 + 34, -h / 2 + 12, w / 2 + 14, 12, w / 2 + 34, h / 2 + 12]);
  g.fill(p.warm);
  g.rect(-w / 2, -h / 2, w, h)
    .fill(p.night ? 0xa63b22 : p.warm)
    .stroke({ width: 3, color: p.ink });
  g.rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16).stroke({ width: 1.5, color: p.canvas });
  it.addChild(g, word);
  it.position.set(...chart.at([0, 0]));
  return passing(stage, it, 1000, (t) => {
    it.scale.set(mix(0.7, 1, Math.min(1, t * 2)));
    it.alpha = t < 0.9 ? Math.min(1, t * 3) : (1 - t) * 10;
  });
};

export const ACTS: Acts<Stage, View> = {
  'hopper.company': paidIn,
  'hopper.dummyBid': paidIn,
  'hopper.bribed': paidIn,
  'hopper.remove': removed,
  'hopper.lastRound': lastRound,
  'hopper.loaded': loaded,
  'hopper.took': loaded,
  'hopper.aims': aims,
  'hopper.landed': came,
  'hopper.splashed': came,
  'hopper.wrong': came,
  'hopper.takes': takes,
  'hopper.takesHidden': takes,
  'hopper.fares': paid,
  'hopper.faresHidden': paid,
  'hopper.cashes': cashes,
  'hopper.cashesHidden': cashes,
  'hopper.lastBonus': paid,
  'hopper.lastBonusHidden': paid,
};
