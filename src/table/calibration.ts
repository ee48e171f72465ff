import { prefs } from '../storage/prefs';

/** How fast this device thinks, measured per game at its best and kept: what a computer player means to try follows from it. */

/** The first courses of play are slow, before the browser has made the rules quick; then so many are looked at. */
const COLD = 100;
const LOOKED_AT = 300;
/** So much faster than before is another speed, and not chance. */
const CLEARLY = 1.25;
/** Fewer are no search. */
const LEAST = 12;

const seen = new Map<string, { playouts: number; ms: number }>();

/** So many courses of play took so long in the background, in milliseconds. */
export function measure(game: string, playouts: number, ms: number): void {
  if (playouts === 0) return;
  const one = seen.get(game) ?? { playouts: -COLD, ms: 0 };
  // what straddles the end of the warming up is left out whole
  if (one.playouts >= 0) one.ms += ms;
  one.playouts = one.playouts < 0 ? Math.min(0, one.playouts + playouts) : one.playouts + playouts;
  seen.set(game, one);
  if (one.playouts < LOOKED_AT || one.ms <= 0) return;
  seen.set(game, { playouts: 0, ms: 0 });
  const rate = Math.max(1, Math.round((one.playouts / one.ms) * 1000));
  // a device that had other things to do is faster than that
  if (rate > (prefs.thinks.value[game] ?? 0) * CLEARLY) prefs.thinks.value = { ...prefs.thinks.value, [game]: rate };
}

/** How many courses of play this device does in so many milliseconds; undefined where it is not known yet. */
export function within(game: string, ms: number): number | undefined {
  const rate = prefs.thinks.value[game];
  return rate === undefined ? undefined : Math.max(LEAST, Math.floor((rate * ms) / 1000));
}
