import { ACTIONS, BRIDGES, BRIDGES_OF, DISCOUNT, PORTS, PORTS_OF } from './setup';
import type { Bridge, IslaFrame, Island, Moves, Port, View } from './state';
import { NOBODY } from './state';

/** What can be built where and for how much: one home for prices and payments, for people, bots and previews alike. */

/** The open facts of the board: a position and every view have them. */
type BoardFacts = Pick<View, 'bridges' | 'ports' | 'princes' | 'pools' | 'bank' | 'circles' | 'titles' | 'n'>;

export type BuildFrame = Extract<IslaFrame, { at: 'build' }>;
type InvestFrame = Extract<IslaFrame, { at: 'invest' }>;

/** Price of a structure by an action card with the titles held now (rule page 5.9; C3). */
export function price(s: Pick<BoardFacts, 'titles'>, seat: number, card: number, kind: 'bridge' | 'port'): number {
  const action = ACTIONS[card];
  if (action.kind !== 'build') throw new Error(`card ${card} builds nothing`);
  let cost = action[kind];
  if (s.titles.king === seat) cost -= DISCOUNT.king;
  if (kind === 'bridge' && s.titles.bridgeBuilder === seat) cost -= DISCOUNT.bridgeBuilder;
  if (kind === 'port' && s.titles.portBuilder === seat) cost -= DISCOUNT.portBuilder;
  return Math.max(DISCOUNT.floor, cost);
}

/** Whether own pool coins on the two ends reach (rule page 5.10). */
export function canBridge(s: BoardFacts, seat: number, site: Bridge, cost: number): boolean {
  const { a, b } = BRIDGES[site];
  return s.bridges[site] === NOBODY && s.pools[a][seat] + s.pools[b][seat] >= cost;
}

/** Whether own pool coins on the port's island reach (rule page 5.10). */
export function canPort(s: BoardFacts, seat: number, site: Port, cost: number): boolean {
  return s.ports[site] === NOBODY && s.pools[PORTS[site].island][seat] >= cost;
}

/** True if the frame's builder has anything to build (rule page 5.12). */
export function canBuild(s: BoardFacts, f: BuildFrame): boolean {
  for (let site = 0; site < BRIDGES.length; site++) if (canBridge(s, f.seat, site, f.bridge)) return true;
  for (let site = 0; site < PORTS.length; site++) if (canPort(s, f.seat, site, f.port)) return true;
  return false;
}

/** Fewest and most coins that may come from the first end. */
export function splitRange(s: BoardFacts, seat: number, site: Bridge, cost: number): [number, number] {
  const { a, b } = BRIDGES[site];
  return [Math.max(0, cost - s.pools[b][seat]), Math.min(cost, s.pools[a][seat])];
}

/** Every way to build this bridge: each split of the payment, each prince that may cross (rule page 5.10, 5.13). */
export function bridgeMoves(s: BoardFacts, seat: number, site: Bridge, cost: number, out: Moves['bridge'][]): void {
  const { a, b } = BRIDGES[site];
  const [least, most] = splitRange(s, seat, site, cost);
  for (let x = least; x <= most; x++) {
    const from: [number, number] = [x, cost - x];
    if (s.princes[a] > 0) out.push({ bridge: site, from, cross: a });
    if (s.princes[b] > 0) out.push({ bridge: site, from, cross: b });
    if (s.princes[a] === 0 && s.princes[b] === 0) out.push({ bridge: site, from });
  }
}

/** Every way to build this port: no prince, one brought here, one sent away (rule page 5.14). */
export function portMoves(s: BoardFacts, site: Port, out: Moves['port'][]): void {
  const here = PORTS[site].island;
  out.push({ port: site });
  for (let i = 0; i < s.princes.length; i++)
    if (i !== here && s.princes[i] > 0) out.push({ port: site, prince: [i, here] });
  if (s.princes[here] === 0) return;
  for (let i = 0; i < s.princes.length; i++) if (i !== here) out.push({ port: site, prince: [here, i] });
}

/** Islands whose circle is empty (rule page 5.5). */
export function openCircles(s: Pick<BoardFacts, 'circles'>): Island[] {
  const out: Island[] = [];
  for (let i = 0; i < s.circles.length; i++) if (s.circles[i] === null) out.push(i);
  return out;
}

/** Islands and coins that an invest card uses, exactly (rule page 5.6). */
export function investSize(s: BoardFacts, f: InvestFrame): { islands: number; coins: number } {
  const bank = s.bank[f.seat];
  const open = openCircles(s).length;
  return { islands: Math.min(f.islands, open, bank), coins: open === 0 ? 0 : Math.min(f.coins, bank) };
}

/** A site is open somewhere on or beside this island. */
function hasOpenSite(s: Pick<BoardFacts, 'bridges' | 'ports'>, island: Island): boolean {
  return BRIDGES_OF[island].some((b) => s.bridges[b] === NOBODY) || PORTS_OF[island].some((p) => s.ports[p] === NOBODY);
}

/**
 * Nobody can ever build again (rule page 5.18, first half): no coin in any Bank, and nobody could pay for any open site
 * with any build card even holding the King and the matching title. With the floor of 1 that is one pool coin beside it.
 */
export function isLocked(s: BoardFacts): boolean {
  for (let seat = 0; seat < s.n; seat++) if (canGoOn(s, seat)) return false;
  return true;
}

/** This seat keeps the lock away: it has a Bank coin, or a coin beside an open site. */
export function canGoOn(s: Pick<BoardFacts, 'bank' | 'pools' | 'bridges' | 'ports'>, seat: number): boolean {
  if (s.bank[seat] > 0) return true;
  for (let i = 0; i < s.pools.length; i++) if (s.pools[i][seat] > 0 && hasOpenSite(s, i)) return true;
  return false;
}

/**
 * Why it ended where no last site was built (rule page 5.18): nobody could ever build again, or two idle rounds. A position
 * keeps both as a lock.
 */
export const lockOf = (s: BoardFacts): 'lock' | 'idle' => (isLocked(s) ? 'lock' : 'idle');

/** The round in which the last bridge or the last port is built is the last one (rule page 5.17). */
export function siteEnd(s: Pick<BoardFacts, 'bridges' | 'ports'>): 'bridges' | 'ports' | 'both' | null {
  const bridges = !s.bridges.includes(NOBODY);
  const ports = !s.ports.includes(NOBODY);
  if (bridges && ports) return 'both';
  return bridges ? 'bridges' : ports ? 'ports' : null;
}
