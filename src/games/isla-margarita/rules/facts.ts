import { handOf } from './before';
import { BRIDGES, ISLANDS, PORTS, PORTS_OF } from './setup';
import type { Crown, Isla, Island, Port } from './state';

/** What scoring looks at: counts and owners, as a sheet can know them too. Which site a bridge stands on is not needed. */

/** A map in numbers: ours as printed, or one that people have of their own. */
export interface MapValues {
  /** Points of each island for the most bridges touching it. */
  readonly islands: readonly number[];
  /** Points of each port. */
  readonly ports: readonly number[];
  /** The island of each port, and the same the other way round. */
  readonly islandOf: readonly Island[];
  readonly portsOf: readonly (readonly Port[])[];
  /** Bridge sites touching each island. */
  readonly sites: readonly number[];
}

export interface ScoreFacts extends Pick<Isla, 'n' | 'titles' | 'bank' | 'pools' | 'ports' | 'princes'> {
  /** [island][seat]: bridges that touch it. */
  touching: number[][];
  /** Bridges of each seat. */
  bridges: number[];
  crowns: readonly Pick<Crown, 'holder' | 'value'>[];
  /** Commerce cards of each seat. */
  hands: number[][];
  map: MapValues;
}

/** Rule page 4.1-4.3. */
export const PRINTED: MapValues = {
  islands: ISLANDS.map(({ value }) => value),
  ports: PORTS.map(({ value }) => value),
  islandOf: PORTS.map(({ island }) => island),
  portsOf: PORTS_OF,
  sites: ISLANDS.map((_, island) => BRIDGES.filter(({ a, b }) => a === island || b === island).length),
};

/** The ports of each island, from the island of each port. */
export const portsBy = (islandOf: readonly Island[]): Port[][] =>
  ISLANDS.map((_, island) => islandOf.flatMap((of, port) => (of === island ? [port] : [])));

/** [island][seat]: bridges that touch it. */
export type Touching = readonly (readonly number[])[];

export function touchingOf(s: Pick<Isla, 'bridges' | 'n'>): number[][] {
  const out: number[][] = [];
  for (let island = 0; island < ISLANDS.length; island++) out.push(new Array(s.n).fill(0));
  for (let site = 0; site < BRIDGES.length; site++) {
    const owner = s.bridges[site];
    if (owner < 0) continue;
    out[BRIDGES[site].a][owner]++;
    out[BRIDGES[site].b][owner]++;
  }
  return out;
}

/** The facts of a position, or of a view in which everything lies open. Loops: a search asks thousands of times. */
export function factsOf(
  s: Pick<Isla, 'n' | 'titles' | 'bank' | 'pools' | 'bridges' | 'ports' | 'princes' | 'crowns' | 'stacks'>,
): ScoreFacts {
  const touching = touchingOf(s);
  const bridges = new Array(s.n).fill(0);
  for (const owner of s.bridges) if (owner >= 0) bridges[owner]++;
  const hands: number[][] = [];
  for (let seat = 0; seat < s.n; seat++) hands.push(handOf(s, seat));
  const { n, titles, bank, pools, ports, princes, crowns } = s;
  return { n, titles, bank, pools, ports, princes, crowns, touching, bridges, hands, map: PRINTED };
}
