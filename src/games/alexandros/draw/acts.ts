import { along, fly, seatPoint } from '../../kit/draw/flight';
import { moment } from '../../kit/draw/moment';
import { coin, disc, WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Act as BaseAct, glide, seatOf } from '../../kit/draw/stage';
import { numberOf } from '../../kit/heard';
import { distance, sideBetween, walks } from '../rules/grid';
import { middleOf, plaqueAt, pointAt, SUPPLY, slotAt } from '../rules/places';
import { provinces } from '../rules/provinces';
import { GRID } from '../rules/setup';
import type { Point, View } from '../rules/state';
import { NO_CARD, NOBODY } from '../rules/state';
import { isLarge, isLong, isRich } from '../speech/great';
import type { Facts, Stage } from './board';
import { closed, flood } from './flood';
import { crowned, marching, shut, treasure } from './moments';
import { alexander } from './people';
import { cardBack, cardFace, standings } from './row';

/** Choreography: what the keys of the pieces do not say by themselves. */

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

/** How long a card flies, in ms. */
const CARD_MS = 230;

/** Alexander walks, and behind him the walls grow. */
const walked: Act = (stage, args, after) => {
  const { facts, chart, kit, motion, pieces } = stage;
  if (facts.alexander === NOBODY || facts.alexander === after.alexander) return undefined;
  const way = wayOf(facts, after);
  const points = way.map((point) => chart.at(pointAt(point)));
  const king = alexander(kit);
  pieces.keyed.take('king');
  stage.air.addChild(king);
  const walls = facts.walls.slice();
  let passed = 0;
  return motion
    .run(Math.min(360, 150 + 60 * way.length), (t) => {
      const [x, y] = along(points, t);
      king.position.set(x, y - Math.abs(Math.sin(t * Math.PI * (way.length - 1))) * 7);
      const now = Math.floor(t * (way.length - 1) + 0.001);
      if (passed === now) return;
      for (; passed < now; passed++) {
        const side = sideBetween(GRID, way[passed], way[passed + 1]);
        if (side !== undefined) walls[side] = after.walls[side];
      }
      // the walls alone: while they grow, provinces wait for the last of them
      pieces.keyed.put(pieces.list({ ...facts, walls }), (key) => key === 'walls');
    })
    .then(async () => {
      king.destroy(WHOLE);
      pieces.keyed.put(pieces.list(after), (key) => /^(walls|stock|king)$/.test(key));
      await Promise.all([
        flood(stage, after, closed(facts, after)).then(() => pieces.keyed.put(pieces.list(after), isLand)),
        isLong(args) ? moment(stage, () => marching(kit), points.at(-1)) : undefined,
      ]);
    });
};

const isLand = (key: string): boolean => /^(tints|plaque:\d+)$/.test(key);
const isGuard = (key: string): boolean => key.startsWith('guard:');

/** Those who are driven out march off to their owner's side; then guards come from theirs, and their colour fills the land. */
const claimed: Act = async (stage, args, after) => {
  const { facts, kit, pieces, chart } = stage;
  const [seat, value] = [seatOf(args) ?? NOBODY, numberOf(args.n)];
  const largest = isLarge(args) && provinces(facts).list.every((one) => one.owner === NOBODY || one.value < value);
  const guards = facts.guards.map((owner, space) => (after.guards[space] === owner ? owner : NOBODY));
  const left = { ...facts, guards };
  const list = provinces(after).list.filter(({ guarded }) => guarded.some((space) => guards[space] === NOBODY));
  await glide(stage, left, isGuard);
  pieces.keyed.put(pieces.list(left), isLand);
  await glide(stage, after, isGuard);
  const seen = largest && seat !== NOBODY;
  await Promise.all([
    flood(stage, after, list).then(() => pieces.keyed.put(pieces.list(after), isLand)),
    seen ? moment(stage, () => crowned(seat)(kit), chart.at(middleOf(list[0].guarded[0]))) : undefined,
  ]);
};

/** From every province that pays, its points fly to the disc of whoever holds it; then the discs run along the road. */
const levied: Act = async (stage, args, after) => {
  const rich = isRich(args) && moment(stage, () => treasure(stage.kit), stage.chart.at(SUPPLY));
  await coins(stage);
  await Promise.all([rich, glide(stage, after, (key) => key.startsWith('score:'))]);
};

async function coins(stage: Stage): Promise<void> {
  const { facts, kit, chart } = stage;
  const { list, of } = provinces(facts);
  const paying = list.filter(({ guarded: guards, value }) => guards.length === 1 && value > 0);
  const discs = facts.scores.map((_, seat) =>
    chart.at(standings(facts.scores).find((one) => one.seat === seat)?.at ?? [0, 0]),
  );
  const flights = paying.map((province, i) => {
    const from = chart.at(plaqueAt(facts, of, province));
    const ms = Math.min(560, 380 + 25 * i);
    // in the colour of whoever gets it
    const it = disc(kit, province.owner, 36);
    it.addChild(coin(kit, `+${province.value}`, 25));
    return fly(stage, it, from, discs[province.owner], ms, 46);
  });
  await Promise.all(flights);
}

/** A face-up card goes to whoever took it. */
const took: Act = (stage, args, after) => {
  const { facts, kit, chart, pieces } = stage;
  const seat = seatOf(args);
  const slot = facts.row.findIndex((symbol, at) => symbol !== NO_CARD && after.row[at] === NO_CARD);
  if (seat === undefined || slot < 0) return undefined;
  pieces.keyed.take(`card:${slot}`);
  return fly(stage, cardFace(kit, facts.row[slot]), chart.at(slotAt(slot)), seatPoint(stage, seat), CARD_MS, 40);
};

const drew: Act = (stage, args) => {
  const seat = seatOf(args);
  if (seat === undefined) return undefined;
  return fly(stage, cardBack(stage.kit), stage.chart.at(SUPPLY), seatPoint(stage, seat), CARD_MS, 40);
};

const redWalls: Act = (stage, _args, { alexander: point }) =>
  moment(stage, () => shut(stage.kit), stage.chart.at(pointAt(point)));

export const ACTS: Acts<Stage, View> = {
  'alex.took': took,
  'alex.tookJoker': took,
  'alex.tookCard': took,
  'alex.drew': drew,
  'alex.walked': walked,
  'alex.redWalls': redWalls,
  'alex.occupied': claimed,
  'alex.tookOver': claimed,
  'alex.levied': levied,
};
