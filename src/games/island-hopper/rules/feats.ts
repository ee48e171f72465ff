import { nearest } from './lagoon';
import type { Flight, OpenTable } from './state';

/** The flights of a match that are worth another look; those on a real table were not measured. */

export type Feat = 'spare' | 'hair' | 'long' | 'astray';

/** A flight and by how much it landed or missed, in hundredths of a millimetre; `island` is the nearest one. */
export interface Remembered {
  feat: Feat;
  flight: Flight;
  island: number;
  by: number;
}

/** By how much each flight stands out; the most wins, and of equals the earlier one. */
const MEASURES: { readonly [feat in Feat]: (flight: Flight, over: number) => number | undefined } = {
  spare: ({ landed }, over) => (landed ? -over : undefined),
  hair: ({ landed }, over) => (landed ? over : undefined),
  long: ({ landed, drop }) => (landed && drop ? Math.hypot(...drop) : undefined),
  astray: ({ island }, over) => (island < 0 ? over : undefined),
};

/** One flight for each feat; a flight that has one is not told a second time. */
export function feats({ flights, difficulty }: Pick<OpenTable, 'flights' | 'difficulty'>): Remembered[] {
  const measured = flights.flatMap((flight) => {
    if (!flight.drop) return [];
    const { island, over } = nearest(flight.drop[0], flight.drop[1], difficulty);
    return [{ flight, island, over }];
  });
  const out: Remembered[] = [];
  for (const feat of ['long', 'spare', 'hair', 'astray'] as const) {
    let best: { most: number; one: (typeof measured)[number] } | undefined;
    for (const one of measured) {
      const most = MEASURES[feat](one.flight, one.over);
      if (most === undefined || out.some(({ flight }) => flight === one.flight)) continue;
      if (!best || most > best.most) best = { most, one };
    }
    if (best) out.push({ feat, flight: best.one.flight, island: best.one.island, by: Math.abs(best.one.over) });
  }
  return out;
}
