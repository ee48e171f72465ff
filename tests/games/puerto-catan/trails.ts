/**
 * The longest road, counted by somebody else: every set of roads as bits, looked at for being one trail. Written from
 * rule page B3 alone; the graph is handed over as plain pairs.
 */

export interface Network {
  /** Both ends of each of this person's roads. */
  roads: [number, number][];
  /** Intersections that somebody else has built on. */
  foreign: Set<number>;
}

/**
 * The longest trail by length: all states "these roads are used, and here it stands", grown one road at a time. A state
 * at somebody else's building grows no more.
 */
export function longestTrail({ roads, foreign }: Network): number {
  const key = (used: number, here: number): number => used * 64 + here;
  let level = new Set<number>();
  roads.forEach(([a, b], i) => {
    // the first road, in both directions; it may start at a foreign building
    level.add(key(1 << i, a));
    level.add(key(1 << i, b));
  });
  let length = 0;
  while (level.size > 0) {
    length++;
    const next = new Set<number>();
    for (const state of level) {
      const here = state % 64;
      if (foreign.has(here)) continue;
      const used = (state - here) / 64;
      for (let i = 0; i < roads.length; i++) {
        if (used & (1 << i)) continue;
        const [a, b] = roads[i];
        if (a === here) next.add(key(used | (1 << i), b));
        else if (b === here) next.add(key(used | (1 << i), a));
      }
    }
    level = next;
  }
  return length;
}
