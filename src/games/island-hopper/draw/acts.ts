import { Container, Graphics } from 'pixi.js';
import { fly } from '../../kit/draw/flight';
import { mix } from '../../kit/draw/hand';
import { moment } from '../../kit/draw/moment';
import { coin, WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Args, type Act as BaseAct, type Stage as BaseStage, seatOf, show } from '../../kit/draw/stage';
import { deckOf } from '../rules/deck';
import { coinPoint, goodPoint, type Point } from '../rules/places';
import type { Flight, View } from '../rules/state';
import { type Facts, factsOf, HOME, headingTo, hover, type Pieces } from './board';
import type { Chart } from './chart';
import { slot } from './compass';
import { haul, remembered } from './moments';
import type { Kit } from './palette';
import { type Pose, TOKEN_RADIUS } from './plane';
import { dropOf, splash, stamp } from './record';
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

const heap = ({ chart, facts }: Stage, island: number): [number, number] =>
  chart.at(coinPoint(island, facts.difficulty));

/** From the bank: it is simply there, with a jump. */
function deal(stage: Stage, list: readonly number[], coins: number): Promise<void> {
  for (const island of list) stage.facts.money[island] += coins;
  show(stage);
  return stage.pieces.bounce(list, stage.motion);
}

const company: Act = (stage, args) => {
  const deck = deckOf(stage.facts.deck);
  const which = deck.companies.indexOf(wordsOf(args, 'company'));
  const list = deck.islands.flatMap((island, i) => (island.company === which ? [i] : []));
  return list.length > 0 ? deal(stage, list, coinsOf(args)) : undefined;
};

const dummyBid: Act = (stage, args, after) => {
  const island = islandOf(stage, args, after);
  return island >= 0 ? deal(stage, [island], coinsOf(args)) : undefined;
};

const bribed: Act = (stage, args, after) => {
  const [seat, island, coins] = [seatOf(args), islandOf(stage, args, after), coinsOf(args)];
  // a sealed bribe is heard by its owner alone and lies nowhere yet
  if (seat === undefined || island < 0 || after.money[island] <= stage.facts.money[island]) return undefined;
  const it = coin(stage.kit, String(coins), 25);
  return fly(stage, it, plateOf(stage, seat), heap(stage, island), 240, 24).then(() => deal(stage, [island], coins));
};

/** A dollar rises from every island that has one, and is gone. */
const removed: Act = (stage) => {
  const { facts } = stage;
  const list = facts.money.flatMap((coins, island) => (coins > 0 ? [island] : []));
  if (list.length === 0) return undefined;
  for (const island of list) facts.money[island]--;
  show(stage);
  const gone = list.map(async (island) => {
    const it = coin(stage.kit, '1', 25);
    const [x, y] = heap(stage, island);
    stage.air.addChild(it);
    await stage.motion.run(380, (t) => {
      it.position.set(x, y - 70 * t);
      it.alpha = 1 - t;
    });
    it.destroy(WHOLE);
  });
  return Promise.all(gone).then(() => undefined);
};

/** Everything on the island slides to the captain's side, coin after coin. */
const takes: Act = (stage, args, after) => {
  const island = islandOf(stage, args, after);
  const sum = island >= 0 ? stage.facts.money[island] : 0;
  if (sum === 0) return undefined;
  const [to, [x, y]] = [plateOf(stage, after.captain), heap(stage, island)];
  const n = Math.min(5, sum);
  stage.facts.money[island] = 0;
  show(stage);
  const slides = Array.from({ length: n }, (_, i) => {
    const it = coin(stage.kit, i === n - 1 ? String(sum) : '', 26);
    return fly(stage, it, [x + (i - n / 2) * 9, y - i * 6], to, 300 + i * 25, 30 + i * 8);
  });
  const paint = haul(sum);
  return Promise.all(slides).then(() => (paint ? moment(stage, () => paint(stage.kit)) : undefined));
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
  const to = hover(f.approach);
  facts.cargo = { good: f.good, seat: after.captain };
  facts.ready = false;
  const from = facts.pose;
  facts.pose = from ?? { ...to, at: [0, 0], height: 0 };
  show(stage);
  return travel(stage, to, 1400, from).then(() => {
    facts.pose = to;
    show(stage);
  });
};

/** How wide the light is that stays on the place while everything else is hushed, in board units. */
const LIGHT = 210;
const HUSHED = 0.42;

/** The whole board but that place grows dim. */
function veil({ chart, kit, air }: Stage, at: Point): Graphics {
  const { x, y, width, height } = chart;
  const it = new Graphics();
  it.rect(x, y, width, height).fill(kit.palette.night ? 0x02070d : 0x10222c);
  it.circle(...chart.at(at), LIGHT).cut();
  it.alpha = 0;
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
async function mark(stage: Stage, flight: Flight, at: Point): Promise<void> {
  const [x, y] = stage.chart.at(at);
  const it = new Container();
  stage.air.addChild(it);
  if (flight.island < 0) {
    const g = new Graphics();
    it.addChild(g);
    // on the water: land and token hide it
    stage.pieces.wet.addChild(it);
    await stage.motion.run(500, (t) => {
      g.clear();
      splash(g, x, y, TOKEN_RADIUS, stage.kit.palette, t);
    });
  } else {
    it.addChild(stamp(stage.kit, flight.landed));
    it.position.set(x + 47, y - 47);
    await stage.motion.run(500, (t) => {
      const down = Math.min(1, t * 1.3);
      it.scale.set(mix(2.1, 1, down));
      it.alpha = down;
    });
  }
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
  const { cargo, pose, ready, last, slots } = factsOf(after);
  Object.assign(stage.facts, { cargo, pose, ready, last, slots });
  show(stage);
  const paint = flight && remembered(flight, after);
  if (paint) await moment(stage, () => paint(stage.kit));
};

/** Dueling Pilots: three goods come onto the plate, and what lay there leaves it. */
const loaded: Act = (stage, args, after) => {
  const seat = seatOf(args);
  const target = factsOf(after).slots;
  const fresh = target.flatMap((what, good) => (what === 'good' && stage.facts.slots[good] !== 'good' ? [good] : []));
  if (seat === undefined || fresh.length === 0) return undefined;
  stage.facts.slots = target.map((what, good) => (fresh.includes(good) ? 'empty' : what));
  show(stage);
  const flights = fresh.map((good, i) =>
    fly(stage, slot(stage.kit, good, 'good'), plateOf(stage, seat), stage.chart.at(goodPoint(good)), 300 + 40 * i, 40),
  );
  return Promise.all(flights).then(() => {
    stage.facts.slots = target;
    show(stage);
  });
};

/** A ribbon over the compass. */
const lastRound: Act = async ({ kit, chart, air, motion }) => {
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
  air.addChild(it);
  await motion.run(1000, (t) => {
    it.scale.set(mix(0.7, 1, Math.min(1, t * 2)));
    it.alpha = t < 0.9 ? Math.min(1, t * 3) : (1 - t) * 10;
  });
  it.destroy(WHOLE);
};

export const ACTS: Acts<Stage, View> = {
  'hopper.company': company,
  'hopper.dummyBid': dummyBid,
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
