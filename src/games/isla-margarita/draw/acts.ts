import type { Container } from 'pixi.js';
import { along, fly, seatPoint } from '../../kit/draw/flight';
import { mix } from '../../kit/draw/hand';
import type { Piece } from '../../kit/draw/keyed';
import { moment } from '../../kit/draw/moment';
import { disc, WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Args, type Act as BaseAct, type Stage as BaseStage, glide } from '../../kit/draw/stage';
import { keyIn } from '../../kit/heard';
import { BRIDGES, MARGARITA, PORTS } from '../rules/setup';
import type { View } from '../rules/state';
import { type Facts, type Pieces, poolPoint, princePoint } from './board';
import { bridge, keystone, walkway } from './bridges';
import type { Chart } from './chart';
import type { Point } from './layout';
import { coronation, evening, first, kingly, ranOut } from './moments';
import { type Kit, prince, stack } from './pieces';
import { revealed } from './reveal';
import { port } from './sites';

/** Choreography: what the keys of the pieces do not say by themselves. */

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
type Act = BaseAct<Stage, View>;

const seatOf = (args: Args): number => (args.who as { seat: number }).seat;
const numberOf = (args: Args, name: string): number => args[name] as number;

/** Coins go home to the bank of their owner, and those beside them close the gap. */
async function pay(stage: Stage, seat: number, after: View, parts: readonly (readonly number[])[]): Promise<void> {
  const { chart, facts, kit } = stage;
  const flights = parts.flatMap(([island, coins]) => {
    // all that lie there go as they lie
    if (coins === 0 || after.pools[island][seat] === 0) return [];
    const from = poolPoint(chart, facts, island, seat);
    return [fly(stage, stack(kit, seat, coins), from, seatPoint(stage, seat), 300)];
  });
  const pools = parts.map(([island]) => `pool:${island}:`);
  await Promise.all([glide(stage, after, (key) => pools.some((pool) => key.startsWith(pool))), ...flights]);
}

/** The pieces named so are as they will be. */
const settle = ({ pieces }: Stage, facts: Facts, name: string): void =>
  pieces.keyed.put(pieces.list(facts), (key) => key === name);

const builtBridge: Act = async (stage, args, after) => {
  const [seat, site] = [seatOf(args), numberOf(args, 'site')];
  const from = args.from as readonly number[];
  const { a, b } = BRIDGES[site];
  await pay(stage, seat, after, [
    [a, from[0]],
    [b, from[1]],
  ]);
  let grown: Container | undefined;
  await stage.motion.run(360, (t) => {
    grown?.destroy(WHOLE);
    grown = bridge(stage.kit, stage.chart.spans[site], seat, Math.max(0.04, t * 0.999));
    stage.air.addChild(grown);
  });
  grown?.destroy(WHOLE);
  settle(stage, after, `bridge:${site}`);
};

const builtPort: Act = async (stage, args, after) => {
  const [seat, site] = [seatOf(args), numberOf(args, 'site')];
  await pay(stage, seat, after, [[PORTS[site].island, numberOf(args, 'price')]]);
  const quay = stage.chart.quays[site];
  await fly(stage, disc(stage.kit, seat), seatPoint(stage, seat), [quay.x, quay.y], 360);
  const it = port(stage.kit, quay, seat);
  stage.air.addChild(it);
  await stage.motion.run(260, (t) => {
    it.alpha = t;
    it.scale.set(mix(1.35, 1, t));
  });
  it.destroy(WHOLE);
  settle(stage, after, `port:${site}`);
};

/** Along the bridge if there is one, else straight over the water. */
function way({ chart, facts }: Stage, from: number, to: number, { bridges }: View): Point[] {
  const start = princePoint(chart, from, facts.princes[from] + 1);
  const end = princePoint(chart, to, facts.princes[to] + 1);
  const site = BRIDGES.findIndex(
    ({ a, b }, i) => bridges[i] >= 0 && ((a === from && b === to) || (a === to && b === from)),
  );
  if (site < 0) return [start, end];
  const ends: Point[] = walkway(chart.spans[site]);
  if (BRIDGES[site].a !== from) ends.reverse();
  return [start, ...ends, end];
}

const princeMoved: Act = async (stage, args, after) => {
  const [from, to] = [numberOf(args, 'fromIsland'), numberOf(args, 'toIsland')];
  const counted = (island: number, by: number) => {
    const princes = stage.facts.princes.map((n, i) => (i === island ? Math.max(0, n + by) : n));
    stage.facts = { ...stage.facts, princes };
    settle(stage, stage.facts, `princes:${island}`);
  };
  counted(from, -1);
  const points = way(stage, from, to, after);
  const it = prince(stage.kit);
  stage.air.addChild(it);
  // large on the way, so that it can be followed
  await stage.motion.even(620, (t) => {
    const [x, y] = along(points, t);
    it.position.set(x, y - Math.abs(Math.sin(t * Math.PI * 4)) * 9);
    it.scale.set(1 + 1.1 * Math.min(1, 5 * t, 5 * (1 - t)));
  });
  it.destroy(WHOLE);
  counted(to, 1);
};

const tookCrown: Act = async (stage, args, after) => {
  const [island, seat] = [numberOf(args, 'islandId'), seatOf(args)];
  // once in a game a prince comes to the island that it is named after
  const seen =
    island === MARGARITA
      ? moment(stage, () => coronation(stage.kit, seat), [stage.chart.lands[island].x, stage.chart.lands[island].y])
      : undefined;
  await Promise.all([seen, glide(stage, after, (key) => key === `crown:${island}`, seatPoint(stage, seat))]);
};

/** What lies in circles joins what its owner has on that island. */
const gathered: Act = async (stage, _args, after) => {
  const pool = ({ key }: Piece): Point => {
    const [, island, seat] = key.split(':').map(Number);
    return poolPoint(stage.chart, after, island, seat);
  };
  await glide(stage, after, (key) => key.startsWith('circle:'), pool);
  await glide(stage, after, (key) => key.startsWith('pool:'));
};

/** The old owner's disc goes home, the new one's comes. */
const tookOver: Act = async (stage, args, after) => {
  const [seat, site] = [seatOf(args), numberOf(args, 'site')];
  const [x, y] = keystone(stage.chart.spans[site]);
  const victim = stage.facts.bridges[site];
  const home = victim >= 0 ? fly(stage, disc(stage.kit, victim), [x, y], seatPoint(stage, victim), 380) : undefined;
  await Promise.all([home, fly(stage, disc(stage.kit, seat), seatPoint(stage, seat), [x, y], 380)]);
  settle(stage, after, `bridge:${site}`);
};

/** Titles of builders are free until somebody builds the first. */
const firstBuilt: Act = (stage, args) => {
  const of = keyIn(args.title) === 'isla.title.bridgeBuilder' ? 'bridges' : 'ports';
  return moment(stage, () => first(stage.kit, seatOf(args), of));
};
const newKing: Act = (stage, args) =>
  keyIn(args.title) === 'isla.title.king' ? moment(stage, () => kingly(stage.kit, seatOf(args))) : undefined;
const firstKing: Act = (stage, args) => moment(stage, () => kingly(stage.kit, seatOf(args)));
const closing: Act = (stage) => moment(stage, () => ranOut(stage.kit));

export const ACTS: Acts<Stage, View> = {
  'isla.revealed': revealed,
  'isla.builtBridge': builtBridge,
  'isla.builtPort': builtPort,
  'isla.princeMoved': princeMoved,
  'isla.tookCrown': tookCrown,
  'isla.tookCrownWorth': tookCrown,
  'isla.gathered': gathered,
  'isla.tookOver': tookOver,
  'isla.firstKing': firstKing,
  'isla.tookTitle': firstBuilt,
  'isla.tookTitleFrom': newKing,
  'isla.lastRoundBridges': (stage) => moment(stage, () => evening(stage.kit, 'bridges')),
  'isla.lastRoundPorts': (stage) => moment(stage, () => evening(stage.kit, 'ports')),
  'isla.ended.lock': closing,
  'isla.ended.idle': closing,
};
