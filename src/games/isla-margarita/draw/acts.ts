import type { Container } from 'pixi.js';
import { along, fly, seatPoint } from '../../kit/draw/flight';
import { mix } from '../../kit/draw/hand';
import { moment } from '../../kit/draw/moment';
import { disc, WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Args, type Act as BaseAct, type Stage as BaseStage, show } from '../../kit/draw/stage';
import { keyIn } from '../../kit/heard';
import { BRIDGES, MARGARITA, PORTS } from '../rules/setup';
import type { View } from '../rules/state';
import { type Facts, type Pieces, poolPoint, princePoint } from './board';
import { bridge, keystone, walkway } from './bridges';
import type { Chart } from './chart';
import { layout, type Point } from './layout';
import { coronation, evening, kingly, ranOut } from './moments';
import { crown, type Kit, prince, stack } from './pieces';
import { port } from './sites';

/** Choreography of what was heard. Each act moves something and then leaves the facts as the event says they are now. */

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
type Act = BaseAct<Stage, View>;

const seatOf = (args: Args): number => (args.who as { seat: number }).seat;
const numberOf = (args: Args, name: string): number => args[name] as number;

const invested: Act = async (stage, args) => {
  const seat = seatOf(args);
  const put = args.put as readonly number[];
  const flights = put.flatMap((coins, i) => {
    if (coins === 0) return [];
    const { circle } = layout(stage.chart.lands[i]);
    const landed = () => {
      stage.facts.circles[i] = { seat, coins };
      show(stage);
    };
    return [fly(stage, stack(stage.kit, seat, coins), seatPoint(stage, seat), circle, 400).then(landed)];
  });
  await Promise.all(flights);
};

/** Coins go home to the bank of their owner. */
async function pay(
  stage: Stage,
  seat: number,
  parts: readonly (readonly [island: number, coins: number])[],
): Promise<void> {
  const flights = parts.flatMap(([island, coins]) => {
    if (coins === 0) return [];
    const from = poolPoint(stage.chart, stage.facts, island, seat);
    stage.facts.pools[island][seat] = Math.max(0, stage.facts.pools[island][seat] - coins);
    return [fly(stage, stack(stage.kit, seat, coins), from, seatPoint(stage, seat), 300)];
  });
  show(stage);
  await Promise.all(flights);
}

const builtBridge: Act = async (stage, args) => {
  const [seat, site] = [seatOf(args), numberOf(args, 'site')];
  const from = args.from as readonly number[];
  const { a, b } = BRIDGES[site];
  await pay(stage, seat, [
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
  stage.facts.bridges[site] = seat;
  show(stage);
};

const builtPort: Act = async (stage, args) => {
  const [seat, site] = [seatOf(args), numberOf(args, 'site')];
  await pay(stage, seat, [[PORTS[site].island, numberOf(args, 'price')]]);
  const it = port(stage.kit, stage.chart.quays[site], seat);
  stage.air.addChild(it);
  await stage.motion.run(260, (t) => {
    it.alpha = t;
    it.scale.set(mix(1.35, 1, t));
  });
  it.destroy(WHOLE);
  stage.facts.ports[site] = seat;
  show(stage);
};

/** Along the bridge if there is one, else straight over the water. */
function way({ chart, facts }: Stage, from: number, to: number): Point[] {
  const start = princePoint(chart, from, facts.princes[from] + 1);
  const end = princePoint(chart, to, facts.princes[to] + 1);
  const site = BRIDGES.findIndex(
    ({ a, b }, i) => facts.bridges[i] >= 0 && ((a === from && b === to) || (a === to && b === from)),
  );
  if (site < 0) return [start, end];
  const ends: Point[] = walkway(chart.spans[site]);
  if (BRIDGES[site].a !== from) ends.reverse();
  return [start, ...ends, end];
}

const princeMoved: Act = async (stage, args) => {
  const [from, to] = [numberOf(args, 'fromIsland'), numberOf(args, 'toIsland')];
  stage.facts.princes[from] = Math.max(0, stage.facts.princes[from] - 1);
  show(stage);
  const points = way(stage, from, to);
  const it = prince(stage.kit);
  stage.air.addChild(it);
  await stage.motion.run(400, (t) => {
    const [x, y] = along(points, t);
    it.position.set(x, y - Math.abs(Math.sin(t * Math.PI * 4)) * 7);
  });
  it.destroy(WHOLE);
  stage.facts.princes[to]++;
  show(stage);
};

const tookCrown: Act = async (stage, args) => {
  const island = numberOf(args, 'islandId');
  stage.facts.crowned[island] = false;
  show(stage);
  const from = layout(stage.chart.lands[island]).crown;
  // once in a game a prince comes to the island that it is named after
  const seen = island === MARGARITA ? moment(stage, () => coronation(stage.kit, seatOf(args))) : undefined;
  await Promise.all([seen, fly(stage, crown(stage.kit), from, seatPoint(stage, seatOf(args)), 380, 40)]);
};

const gathered: Act = async (stage) => {
  const { chart, facts, kit } = stage;
  const moves = facts.circles.flatMap((circle, i) => (circle ? [{ i, ...circle }] : []));
  facts.circles = facts.circles.map(() => null);
  show(stage);
  const flights = moves.map(({ i, seat, coins }) =>
    fly(stage, stack(kit, seat, coins), layout(chart.lands[i]).circle, poolPoint(chart, facts, i, seat), 340, 10),
  );
  await Promise.all(flights);
  for (const { i, seat, coins } of moves) facts.pools[i][seat] += coins;
  show(stage);
};

/** The old owner's disc goes home, the new one's comes. */
const tookOver: Act = async (stage, args) => {
  const [seat, site] = [seatOf(args), numberOf(args, 'site')];
  const [x, y] = keystone(stage.chart.spans[site]);
  const victim = stage.facts.bridges[site];
  const home = victim >= 0 ? fly(stage, disc(stage.kit, victim), [x, y], seatPoint(stage, victim), 380) : undefined;
  await Promise.all([home, fly(stage, disc(stage.kit, seat), seatPoint(stage, seat), [x, y], 380)]);
  stage.facts.bridges[site] = seat;
  show(stage);
};

const newKing: Act = (stage, args) =>
  keyIn(args.title) === 'isla.title.king' ? moment(stage, () => kingly(stage.kit, seatOf(args))) : undefined;
const firstKing: Act = (stage, args) => moment(stage, () => kingly(stage.kit, seatOf(args)));
const closing: Act = (stage) => moment(stage, () => ranOut(stage.kit));

export const ACTS: Acts<Stage, View> = {
  'isla.invested': invested,
  'isla.builtBridge': builtBridge,
  'isla.builtPort': builtPort,
  'isla.princeMoved': princeMoved,
  'isla.tookCrown': tookCrown,
  'isla.tookCrownWorth': tookCrown,
  'isla.gathered': gathered,
  'isla.tookOver': tookOver,
  'isla.firstKing': firstKing,
  'isla.tookTitleFrom': newKing,
  'isla.lastRoundBridges': (stage) => moment(stage, () => evening(stage.kit, 'bridges')),
  'isla.lastRoundPorts': (stage) => moment(stage, () => evening(stage.kit, 'ports')),
  'isla.ended.lock': closing,
  'isla.ended.idle': closing,
};
