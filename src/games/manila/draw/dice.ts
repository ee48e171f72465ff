import { seatPoint } from '../../kit/draw/flight';
import type { Args } from '../../kit/draw/stage';
import { throwDice } from '../../kit/draw/throw';
import { diePoint } from '../rules/places';
import type { View } from '../rules/state';
import { factsOf } from './board';
import { die } from './goods';
import type { Stage } from './stage';

/** How large dice are in the tray, and while they are thrown, in board units. */
const SMALL = 62;
const LARGE = 156;

/** The harbour master throws. */
export function rolled(stage: Stage, _args: Args, after: View): Promise<void> | undefined {
  const { chart, kit, pieces } = stage;
  const thrown = after.punts.flatMap(({ ware }, route) => (after.dice[route] > 0 ? [[ware, after.dice[route]]] : []));
  if (thrown.length === 0) return undefined;
  for (const [ware] of thrown) pieces.keyed.take(`die:${ware}`);
  const dice = thrown.map(([ware, value]) => {
    const [x, y] = chart.at(...diePoint(ware));
    const draw = (face: number) => die(ware, face, SMALL, kit);
    return { value, draw, home: [x, y - 3] as const, small: SMALL, large: LARGE };
  });
  return throwDice(stage, dice, seatPoint(stage, after.master)).then(() =>
    pieces.keyed.put(pieces.list(factsOf(after)), (key) => key.startsWith('die:')),
  );
}
