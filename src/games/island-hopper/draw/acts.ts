import { Container, Graphics } from 'pixi.js';
import { mix } from '../../kit/draw/hand';
import { moment } from '../../kit/draw/moment';
import { WHOLE } from '../../kit/draw/pieces';
import {
  type Acts,
  type Args,
  type Act as BaseAct,
  type Stage as BaseStage,
  glide,
  seatOf,
  show,
} from '../../kit/draw/stage';
import { deckOf } from '../rules/deck';
import type { Point } from '../rules/places';
import type { Flight, View } from '../rules/state';
import { type Facts, factsOf, HOME, headingTo, hover, type Pieces } from './board';
import type { Chart } from './chart';
import { haul, remembered } from './moments';
import type { Kit } from './palette';
import type { Pose } from './plane';
import { dropOf, stamp } from './record';
import { hand, plateOf } from './slip';

/** Choreography: an event says what to play, the difference between what is shown and what comes says how far it goes. */

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
type Act = BaseAct<Stage, View>;

const coinsOf = (args: Args): number => (typeof args.coins === 'number' ? args.coins : 0);
const wordsOf = (args: Args, name: string): string => (args[name] as { words?: string } | undefined)?.words ?? '';

/** Islands go by the names on them; of two with one name, the one whose money is about to change. */
function islandOf({ facts }: Stage, args: Args, after: View): number {
  const name = wordsOf(args, 'island');
  const all = deckOf(facts.deck).islands.flatMap((island, i) => (island.name === name ? [i] : []));
  return all.find((i) => after.money[i] !== facts.money[i]) ?? all[0] ?? -1;
}

/** Dollars come to these islands, and then lie with the others. `by`: whose they are, if not the bank's. */
async function come(stage: Stage, list: readonly number[], coins: number, by?: number): Promise<void> {
  const { facts } = stage;
  const loose = facts.money.map((_, island) => (list.includes(island) ? coins : 0));
  await glide(stage, { ...facts, loose, by }, isLoose);
  facts.money = facts.money.map((old, island) => old + loose[island]);
  show(stage);
}

const isLoose = (key: string): boolean => key.startsWith('loose:');

const company: Act = (stage, args) => {
  const deck = deckOf(stage.facts.deck);
  const which = deck.companies.indexOf(wordsOf(args, 'company'));
  const list = deck.islands.flatMap((island, i) => (island.company === which ? [i] : []));
  return come(stage, list, coinsOf(args));
};

/** A bribe, or what the dummy bids. */
const bribed: Act = (stage, args, after) => {
  const island = islandOf(stage, args, after);
  // a sealed bribe is heard by its owner alone and lies nowhere yet
  if (island < 0 || after.money[island] <= stage.facts.money[island]) return undefined;
  return come(stage, [island], coinsOf(args), seatOf(args));
};

/** A dollar leaves every island that has one. */
const removed: Act = (stage) => {
  const { facts, pieces } = stage;
  const loose = facts.money.map((coins) => Math.min(coins, 1));
  facts.money = facts.money.map((coins, island) => coins - loose[island]);
  pieces.show({ ...facts, loose });
  return glide(stage, facts, isLoose);
};

/** Everything on the island goes to the captain's side. */
const takes: Act = (stage, args, after) => {
  const { facts } = stage;
  const island = islandOf(stage, args, after);
  const paint = haul(facts.money[island] ?? 0);
  facts.money = facts.money.map((coins, i) => (i === island ? 0 : coins));
  const way = glide(stage, facts, (key) => key === `money:${island}`, plateOf(stage, after.captain));
  return paint ? Promise.resolve(way).then(() => moment(stage, () => paint(stage.kit))) : way;
};

/** By name, from where the token has come down: what the event says of it, and no more. */
const paid: Act = (stage, args, after) => {
  const seat = seatOf(args);
  const flight = after.flights.at(-1);
  const at = flight && dropOf(flight);
  return seat === undefined || !at ? undefined : hand(stage, seat, args, stage.chart.at(at));
};

/** From where it is drawn to another pose, the nose ahead. */
function travel(stage: Stage, to: Pose, ms: number, from = stage.facts.pose): Promise<void> {
  const start: Pose = from ?? HOME;
  const far = Math.hypot(to.at[0] - start.at[0], to.at[1] - start.at[1]);
  const heading = far > 4 ? headingTo(start.at, to.at) : start.heading;
  const turn = Math.atan2(Math.sin(heading - start.heading), Math.cos(heading - start.heading));
  return stage.motion.run(ms, (t) => {
    const at: Point = [mix(start.at[0], to.at[0], t), mix(start.at[1], to.at[1], t)];
    const height = mix(mix(start.height, 1, Math.min(1, t * 3)), to.height, t ** 6);
    stage.pieces.plane.pose({ at, height, heading: start.heading + turn * Math.min(1, t * 3), body: 1 });
  });
}

const aims: Act = (stage, _args, after) => {
  const f = after.todo[0];
  if (f?.at !== 'guide') return undefined;
  const { facts } = stage;
  Object.assign(facts, { cargo: { good: f.good, seat: after.captain }, pose: facts.pose ?? HOME, ready: false });
  show(stage);
  return travel(stage, hover(f.approach), 1400).then(() => settle(stage, after));
};

/** All but money is as it will be: that is told afterwards. */
function settle(stage: Stage, after: View): void {
  stage.facts = { ...factsOf(after), money: stage.facts.money };
  show(stage);
}

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

/** Down it goes: the board is hushed, the plane comes down ever more slowly, and its shadow closes in. */
function lower(stage: Stage, from: Pose, hush: Graphics): Promise<void> {
  return stage.motion.run(560, (t) => {
    hush.alpha = HUSHED * Math.min(1, t * 1.6);
    stage.pieces.plane.pose({ ...from, height: mix(from.height, 0, t), body: mix(from.body, 0, t ** 4) });
  });
}

/** Everybody may breathe again. */
async function lift({ motion }: Stage, hush: Graphics): Promise<void> {
  await motion.run(320, (t) => {
    hush.alpha = HUSHED * (1 - t);
  });
  hush.destroy();
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

/** The clouds part once the token is down. */
async function clear(stage: Stage): Promise<void> {
  const { clouds } = stage.pieces;
  const from = clouds.cover;
  if (from === 0) return;
  await stage.motion.run(420, (t) => {
    clouds.cover = from * (1 - t);
  });
}

/** A person who flew it did not see the board. */
const unseen = ({ mode, astray }: Flight): boolean => mode === 'cloud' || (mode === 'reckon' && !astray);

/** The token comes down: flown there by reckoning, or dropped there a moment ago by a finger. */
async function down(stage: Stage, flight: Flight, at: Point): Promise<void> {
  const { facts } = stage;
  const there: Pose = { at, height: 1, heading: headingTo([0, 0], at), body: 1 };
  const from = facts.pose ?? HOME;
  const flown = flight.mode === 'reckon';
  const cargo = { good: flight.good, seat: flight.captain };
  Object.assign(facts, { cargo, pose: flown ? from : there, ready: false, last: null });
  show(stage);
  if (unseen(flight)) stage.pieces.clouds.cover = 1;
  if (flown) await travel(stage, there, 1000, from);
  const hush = veil(stage, at);
  await lower(stage, flight.mode === 'table' ? { ...there, body: 0, height: 0.4 } : there, hush);
  await clear(stage);
  await Promise.all([mark(stage, flight, at), lift(stage, hush)]);
}

const came: Act = async (stage, _args, after) => {
  const flight = after.flights.at(-1);
  const at = flight && dropOf(flight);
  if (flight && at) await down(stage, flight, at);
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
  'hopper.company': company,
  'hopper.dummyBid': bribed,
  'hopper.bribed': bribed,
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
  'hopper.cashes': paid,
  'hopper.cashesHidden': paid,
  'hopper.lastBonus': paid,
  'hopper.lastBonusHidden': paid,
};
