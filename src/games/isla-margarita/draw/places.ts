import { polar } from '../../kit/draw/hand';
import { type Outline, type Place, round, stadium } from '../../kit/draw/marks';
import { type Chart, type Land, outline } from './chart';

/** The places of this board as outlines to be marked. */

export function placeOf(chart: Chart, id: string): Place | undefined {
  const [kind, number] = id.split(':');
  const i = Number(number);
  if (kind === 'island' && chart.lands[i]) return island(chart.lands[i]);
  if (kind === 'bridge' && chart.spans[i]) {
    const { x, y, angle, length } = chart.spans[i];
    const shape: Outline = (outside) => stadium(x, y, angle, Math.max(20, length / 2 - 14), 26 + outside);
    return { outline: shape, badge: [x + 24, y - 24] };
  }
  const quay = kind === 'port' ? chart.quays[i] : undefined;
  if (!quay) return undefined;
  return { outline: (outside) => round(quay.x, quay.y, 32 + outside), badge: [quay.x + 27, quay.y - 27] };
}

function island(land: Land): Place {
  const shape: Outline = (outside) => outline(land, outside + 3, land.head, 96);
  return { outline: shape, badge: polar(land.x, land.y, -0.78, land.r + 9) };
}
