import { type Measured, prefs } from '../storage/prefs';

/** How long a millimetre is on this screen. A browser does not know; a bank card does (see screen-size.tsx). */

/** ISO/IEC 7810 ID-1: bank cards, library cards, driving licences. */
export const CARD = { long: 85.6, short: 53.98 } as const;

/** What CSS takes for a millimetre. True for few screens. */
export const ASSUMED = 96 / 25.4;

/** CSS pixels per millimetre on the screens there are, with room on both sides. */
export const LEAST = 2;
export const MOST = 12;

export interface Scale {
  /** CSS pixels per millimetre. */
  perMm: number;
  /** Somebody has measured this screen. */
  known: boolean;
}

const ratioNow = (): number => globalThis.devicePixelRatio || 1;

/** A measurement as it reads now: browsers zoom by changing how many device pixels make a CSS pixel. */
export function scaleBy(measured: Measured | undefined, ratio: number): Scale {
  const perMm = measured ? (measured.perMm * measured.ratio) / ratio : Number.NaN;
  return perMm > 0 && Number.isFinite(perMm) ? { perMm, known: true } : { perMm: ASSUMED, known: false };
}

/** CSS pixels per millimetre of this screen. Screens that read it in a component follow a new measurement. */
export const screenScale = (): Scale => scaleBy(prefs.screen.value, ratioNow());

export function measure(perMm: number): void {
  prefs.screen.value = { perMm, ratio: ratioNow() };
}

interface Outline {
  /** Only the left half is drawn. */
  half: boolean;
  /** The largest scale at which the outline fits. */
  most: number;
}

/** A whole card fits even on dense screens from this width on; a narrower one is given half a card. */
const WHOLE = CARD.long * 6.8;
const MARGIN = 10;

/** How a card is drawn on a stage of that width, in CSS pixels. */
export function outlineOn(width: number): Outline {
  const half = width < WHOLE;
  const room = Math.max(0, width - 2 * MARGIN) / (half ? CARD.long / 2 : CARD.long);
  return { half, most: Math.min(MOST, Math.max(LEAST + 1, Math.floor(room * 100) / 100)) };
}

/** Within what can be drawn, in hundredths. */
export const within = (perMm: number, most: number): number =>
  Number.isFinite(perMm) ? Math.min(most, Math.max(LEAST, Math.round(perMm * 100) / 100)) : ASSUMED;
