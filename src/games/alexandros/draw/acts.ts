import { along, fly, seatPoint } from '../../kit/draw/flight';
import { moment } from '../../kit/draw/moment';
import { coin, WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Act as BaseAct, type Stage as BaseStage, seatOf, show } from '../../kit/draw/stage';
import { indexIn } from '../../kit/heard';
import { distance, sideBetween, walks } from '../rules/grid';
import { middleOf, plaqueAt, pointAt, SUPPLY, slotAt } from '../rules/places';
import { provinces } from '../rules/provinces';
import { GRID, SYMBOL_IDS, symbolAt } from '../rules/setup';
import type { Point, Space, View } from '../rules/state';
import { NO_CARD, NOBODY } from '../rules/state';
import { gains } from '../speech/gains';
import type { Facts, Pieces } from './board';
import type { Chart } from './chart';
import { crowned, marching, shut, treasure } from './moments';
import type { Kit } from './palette';
import { alexander, guard } from './people';
import { cardBack, cardFace } from './row';

/** Choreography: an event says what to play, the difference between what is shown and what comes says how far it goes. */

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
type Act = BaseAct<Stage, View>;

/** The shortest walk on which all the new walls lie, and that leaves no side of it without one. */
function wayOf(facts: Facts, after: View): Point[] {
  const { alexander: from, walls } = facts;
  const fresh = after.walls.filter((wall, side) => wall !== walls[side]).length;
  // a way from end to end of the land can be walked in thousands of ways
  if (distance(GRID, from, after.alexander) > 12) return [from, after.alexander];
  const built = (way: readonly Point[]): number => {
    let out = 0;
    for (let k = 1; k < way.length; k++) {
      const side = sideBetween(GRID, way[k - 1], way[k]) as number;
      if (after.walls[side] === 0) return -1;
      if (walls[side] === 0) out++;
    }
    return out;
  };
  return walks(GRID, from, after.alexander).find((way) => built(way) === fresh) ?? [from, after.alexander];
}

/** What a table remembers: a march that builds so many walls, a levy that brings one person so much, a province so large. */
const LONG = 5;
const RICH = 12;
const LARGE = 7;

const numberIn = (arg: unknown): number => (typeof arg === 'number' ? arg : 0);

/** Alexander walks, and behind him the walls grow. */
const walked: Act = (stage, args, after) => {
  const { facts, chart, kit, motion } = stage;
  if (facts.alexander === NOBODY || facts.alexander === after.alexander) return undefined;
  const way = wayOf(facts, after);
  const points = way.map((point) => chart.at(pointAt(point)));
  const king = alexander(kit);
  stage.air.addChild(king);
  facts.alexander = NOBODY;
  show(stage);
  let passed = 0;
  return motion
    .run(Math.min(400, 190 + 70 * way.length), (t) => {
      const [x, y] = along(points, t);
      king.position.set(x, y - Math.abs(Math.sin(t * Math.PI * (way.length - 1))) * 7);
      const now = Math.floor(t * (way.length - 1) + 0.001);
      for (; passed < now; passed++) build(stage, way[passed], way[passed + 1], after);
    })
    .then(() => {
      king.destroy(WHOLE);
      Object.assign(facts, { walls: after.walls.slice(), alexander: after.alexander });
      Object.assign(facts, { black: after.black, red: after.red });
      show(stage);
      return numberIn(args.n) >= LONG ? moment(stage, () => marching(kit)) : undefined;
    });
};

function build(stage: Stage, from: Point, to: Point, after: View): void {
  const side = sideBetween(GRID, from, to);
  if (side === undefined || stage.facts.walls[side] === after.walls[side]) return;
  stage.facts.walls = stage.facts.walls.map((wall, one) => (one === side ? after.walls[one] : wall));
  if (after.walls[side] === 1) stage.facts.black--;
  else stage.facts.red--;
  stage.pieces.build(stage.facts);
}

/** Guards march off to their owner's side. */
async function leave(stage: Stage, spaces: readonly Space[]): Promise<void> {
  const { facts, kit, chart } = stage;
  const gone = spaces.map((space) => ({ space, seat: facts.guards[space] }));
  for (const { space } of gone) facts.guards[space] = NOBODY;
  show(stage);
  await Promise.all(
    gone.map(({ space, seat }) =>
      fly(stage, guard(kit, seat), chart.at(middleOf(space)), seatPoint(stage, seat), 320, 40),
    ),
  );
}

/** Guards come from their owner's side, one a little after the other. */
async function enter(stage: Stage, seat: number, spaces: readonly Space[]): Promise<void> {
  const { facts, kit, chart } = stage;
  await Promise.all(
    spaces.map((space, i) => {
      const it = guard(kit, seat, symbolAt(facts.symbols, space));
      return fly(stage, it, seatPoint(stage, seat), chart.at(middleOf(space)), 290 + 50 * i, 70).then(() => {
        facts.guards[space] = seat;
        show(stage);
      });
    }),
  );
}

/** Spaces whose guard is another one afterwards: those that go and those that come. */
function differing({ guards }: Facts, after: View): { go: Space[]; come: Space[] } {
  const changed = guards.flatMap((seat, space) => (seat === after.guards[space] ? [] : [space]));
  return {
    go: changed.filter((space) => guards[space] !== NOBODY),
    come: changed.filter((space) => after.guards[space] !== NOBODY),
  };
}

const claimed: Act = (stage, args, after) => {
  const { facts } = stage;
  const { go, come } = differing(facts, after);
  const seat = seatOf(args);
  if (seat === undefined || go.length + come.length === 0) return undefined;
  const mine = come.filter((space) => after.guards[space] === seat);
  const value = numberIn(args.n);
  const largest = value >= LARGE && provinces(facts).list.every((one) => one.owner === NOBODY || one.value < value);
  const settled = go.length > 0 ? leave(stage, go).then(() => enter(stage, seat, mine)) : enter(stage, seat, mine);
  return largest ? settled.then(() => moment(stage, () => crowned(seat)(stage.kit))) : settled;
};

const tookBack: Act = (stage, _args, after) => {
  const { go } = differing(stage.facts, after);
  return go.length > 0 ? leave(stage, go) : undefined;
};

/** From every province that pays, its points go to whoever holds it. */
const levied: Act = (stage, args) => {
  const most = Math.max(0, ...(gains['alex.levied']?.(args) ?? []).map(({ n }) => n));
  return most < RICH ? coins(stage) : moment(stage, () => treasure(stage.kit)).then(() => coins(stage));
};

function coins(stage: Stage): Promise<void> | undefined {
  const { facts, kit, chart } = stage;
  const { list, of } = provinces(facts);
  const paying = list.filter(({ guarded, value }) => guarded.length === 1 && value > 0);
  if (paying.length === 0) return undefined;
  const flights = paying.map((province, i) => {
    const from = chart.at(plaqueAt(facts, of, province));
    const ms = Math.min(400, 330 + 25 * i);
    return fly(stage, coin(kit, `+${province.value}`, 27), from, seatPoint(stage, province.owner), ms, 46);
  });
  return Promise.all(flights).then(() => undefined);
}

/** A face-up card goes to whoever took it. */
const took: Act = (stage, args) => {
  const { facts, kit, chart } = stage;
  const [seat, symbol] = [seatOf(args), indexIn(SYMBOL_IDS, args.symbol)];
  const slot = facts.row.indexOf(symbol);
  if (seat === undefined || slot < 0) return undefined;
  facts.row[slot] = NO_CARD;
  show(stage);
  return fly(stage, cardFace(kit, symbol), chart.at(slotAt(slot)), seatPoint(stage, seat), 320, 40);
};

const drew: Act = (stage, args) => {
  const seat = seatOf(args);
  if (seat === undefined) return undefined;
  return fly(stage, cardBack(stage.kit), stage.chart.at(SUPPLY), seatPoint(stage, seat), 320, 40);
};

/** The next card of the supply is turned up where one is missing. */
const turnedUp: Act = (stage, args) => {
  const { facts, kit, chart } = stage;
  const symbol = indexIn(SYMBOL_IDS, args.aSymbol);
  const slot = facts.row.indexOf(NO_CARD);
  if (symbol < 0 || slot < 0) return undefined;
  facts.supply--;
  return fly(stage, cardFace(kit, symbol), chart.at(SUPPLY), chart.at(slotAt(slot)), 300, 30).then(() => {
    facts.row[slot] = symbol;
    show(stage);
  });
};

const redWalls: Act = (stage) => moment(stage, () => shut(stage.kit));

export const ACTS: Acts<Stage, View> = {
  'alex.took': took,
  'alex.tookJoker': took,
  'alex.tookCard': took,
  'alex.drew': drew,
  'alex.turnedUp': turnedUp,
  'alex.walked': walked,
  'alex.redWalls': redWalls,
  'alex.occupied': claimed,
  'alex.tookOver': claimed,
  'alex.tookBack': tookBack,
  'alex.levied': levied,
};
