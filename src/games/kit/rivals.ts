/**
 * What positions are worth to each seat, from what each has for itself: own standing, less a share of the best rival's
 * and of what all rivals have on average. Who wins matters, not how much everybody has.
 */
export function againstRivals(standings: readonly number[], best: number, average = 0): number[] {
  const n = standings.length;
  const out = new Array<number>(n);
  for (let seat = 0; seat < n; seat++) {
    let top = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < n; other++) {
      if (other === seat) continue;
      sum += standings[other];
      if (standings[other] > top) top = standings[other];
    }
    out[seat] = standings[seat] - best * top - (average * sum) / (n - 1);
  }
  return out;
}

/** A prior at or below this says: not as long as there is anything else. */
export const NEVER = -1e6;

const ASIDE = -1e5;

/** A move that could be made, so far behind the best that nobody looks closer. */
export const aside = (worth: number): number => Math.max(NEVER, ASIDE + worth);

/** Whether nobody looks closer at a move of this worth. */
export const isLeft = (worth: number): boolean => worth < ASIDE / 2;

/** What a move was worth before it was put aside. */
export const before = (worth: number): number => (isLeft(worth) && worth > NEVER ? worth - ASIDE : worth);
