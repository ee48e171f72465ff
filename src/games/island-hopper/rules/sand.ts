import type { Json } from '../../../engine/rules';

/** The sand timer of the bribing minute (rule page A4, P3) as it is kept: it runs only while somebody looks at it. */
export interface Sand {
  /** Seconds of the whole. */
  whole: (typeof WHOLES)[number];
  /** Milliseconds left. */
  left: number;
  runs: boolean;
}

/** The printed minute, and the longer one of calm bribing. */
export const WHOLES = [60, 90] as const;
/** A device that slept has not let its people bribe. */
const LONGEST_TICK = 1000;

export const full = (whole: Sand['whole'] = 60): Sand => ({ whole, left: whole * 1000, runs: false });

/** What was kept, as far as it makes sense. It stands still: whoever comes back turns it on again. */
export function sandOf(kept: Json | undefined): Sand {
  const { whole, left } = (kept && typeof kept === 'object' && !Array.isArray(kept) ? kept : {}) as Partial<Sand>;
  const sound = WHOLES.find((one) => one === whole);
  if (!sound || typeof left !== 'number' || !(left >= 0) || left > sound * 1000) return full(sound);
  return { whole: sound, left, runs: false };
}

/** Started, or gone on with; what has run out is turned over first. */
export const started = (sand: Sand): Sand => ({ ...(sand.left > 0 ? sand : full(sand.whole)), runs: true });
export const paused = (sand: Sand): Sand => ({ ...sand, runs: false });

/** So many milliseconds later. */
export function later(sand: Sand, ms: number): Sand {
  if (!sand.runs) return sand;
  const left = Math.max(0, sand.left - Math.min(LONGEST_TICK, Math.max(0, ms)));
  return { ...sand, left, runs: left > 0 };
}

/** Whole seconds left, as they are read out: 60 at first, 0 only when nothing is left. */
export const seconds = (sand: Sand): number => Math.ceil(sand.left / 1000);
