import { BRIDGES, ISLANDS } from './setup';

/** Whether bridges counted island by island can stand on the sites of the map at all. */

/** Enough for every full map; where it does not do, the people are believed. */
const PATIENCE = 20_000;

const touching = (island: number): boolean[] => BRIDGES.map(({ a, b }) => a === island || b === island);
const AT = ISLANDS.map((_, island) => touching(island));

/** Sites are settled in an order that finishes one island after the other, so that a dead end shows early. */
const ORDER = ISLANDS.flatMap((_, island) =>
  BRIDGES.flatMap((_, site) =>
    AT[island][site] && !AT.slice(0, island).some((earlier) => earlier[site]) ? [site] : [],
  ),
);

/** `counts` by island and person: is there an owner (or nobody) for every site that gives just these counts? */
export function fits(counts: readonly (readonly number[])[]): boolean {
  const owed = counts.map((row) => [...row]);
  const due = owed.map((row) => row.reduce((a, b) => a + b, 0));
  const sites = AT.map((at) => at.filter(Boolean).length);
  if (owed.some((row) => row.some((count) => count < 0))) return false;
  let steps = 0;
  const settle = (k: number): boolean => {
    if (k === ORDER.length) return due.every((left) => left === 0);
    if (++steps > PATIENCE) return true;
    const { a, b } = BRIDGES[ORDER[k]];
    sites[a]--;
    sites[b]--;
    let found = false;
    for (let who = 0; who < owed[a].length && !found; who++) {
      if (owed[a][who] === 0 || owed[b][who] === 0) continue;
      owed[a][who]--;
      owed[b][who]--;
      due[a]--;
      due[b]--;
      found = due[a] <= sites[a] && due[b] <= sites[b] && settle(k + 1);
      owed[a][who]++;
      owed[b][who]++;
      due[a]++;
      due[b]++;
    }
    // or the site stays empty
    found ||= due[a] <= sites[a] && due[b] <= sites[b] && settle(k + 1);
    sites[a]++;
    sites[b]++;
    return found;
  };
  return due.every((left, island) => left <= sites[island]) && settle(0);
}
