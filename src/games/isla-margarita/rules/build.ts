import { type Phrase, type Refusal, type Rng, type Seat, silent, type Tell } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { bridgeName, islandName, portName, who } from './names';
import { BRIDGES, PORTS } from './setup';
import { type BuildFrame, bridgeMoves, canBridge, canBuild, canPort, portMoves, splitRange } from './sites';
import { choice, type Event, type Isla, type Island, type Moves, NOBODY, type Title } from './state';

/** Build cards (rule page 5.8-14). */
export const build = choice<'build', 'bridge' | 'port' | 'stop'>({
  privacy: 'open',
  // as fully as possible: one build must be made if any is legal, the second of card 9 is free (5.12)
  ends: (s, f) => f.left === 0 || !canBuild(s, f),
  any: anyBuild,
  kinds: {
    bridge: {
      list(s, f, seat) {
        const out: Moves['bridge'][] = [];
        for (let site = 0; site < BRIDGES.length; site++) {
          if (canBridge(s, seat, site, f.bridge)) bridgeMoves(s, seat, site, f.bridge, out);
        }
        return out;
      },
      refuse: (s, f, seat, { bridge: site }) => refuseBridge(s, f, seat, site),
      apply: buildBridge,
    },
    port: {
      list(s, f, seat) {
        const out: Moves['port'][] = [];
        for (let site = 0; site < PORTS.length; site++) if (canPort(s, seat, site, f.port)) portMoves(s, site, out);
        return out;
      },
      refuse: (s, f, seat, { port: site }) => refusePort(s, f, seat, site),
      apply: buildPort,
    },
    stop: {
      list: (_s, f) => (f.optional ? [{ stop: true }] : []),
      apply(_s, f, seat, _m, tell) {
        f.left = 0;
        tell({ key: 'isla.stopped', args: { who: who(seat) }, rule: '12' });
      },
    },
  },
});

/** Why nothing can be built on a site (5.8, 5.10): it is taken, or the coins beside it do not reach. */
function refuseSite(owner: Seat, coins: number, price: number): Refusal {
  if (owner !== NOBODY) return { key: 'isla.no.built', args: { who: who(owner) }, rule: '8' };
  return { key: 'isla.no.pool', args: { n: coins, price }, rule: '10' };
}

function refuseBridge(s: Isla, f: BuildFrame, seat: Seat, site: number): Refusal | undefined {
  if (!whole(site) || !BRIDGES[site]) return undefined;
  const { a, b } = BRIDGES[site];
  const coins = s.pools[a][seat] + s.pools[b][seat];
  const open = s.bridges[site] === NOBODY && coins >= f.bridge;
  return open ? undefined : refuseSite(s.bridges[site], coins, f.bridge);
}

function refusePort(s: Isla, f: BuildFrame, seat: Seat, site: number): Refusal | undefined {
  if (!whole(site) || !PORTS[site]) return undefined;
  const coins = s.pools[PORTS[site].island][seat];
  const open = s.ports[site] === NOBODY && coins >= f.port;
  return open ? undefined : refuseSite(s.ports[site], coins, f.port);
}

/** A build is made; another may follow, and need not (5.12). */
function begun(s: Isla, f: BuildFrame): void {
  f.left--;
  f.optional = true;
  s.busy = true;
}

type Builds = Moves['bridge' | 'port' | 'stop'];

function anyBuild(s: Isla, f: BuildFrame, seat: number, rng: Rng): Builds {
  const sites: number[] = [];
  for (let site = 0; site < BRIDGES.length; site++) if (canBridge(s, seat, site, f.bridge)) sites.push(site);
  for (let site = 0; site < PORTS.length; site++) if (canPort(s, seat, site, f.port)) sites.push(100 + site);
  const pick = rng.int(sites.length + (f.optional ? 1 : 0));
  if (pick === sites.length) return { stop: true };
  const site = sites[pick];
  if (site >= 100) {
    const moves: Moves['port'][] = [];
    portMoves(s, site - 100, moves);
    return moves[rng.int(moves.length)];
  }
  const { a, b } = BRIDGES[site];
  const [least, most] = splitRange(s, seat, site, f.bridge);
  const x = least + rng.int(most - least + 1);
  const from: [number, number] = [x, f.bridge - x];
  const ends: Island[] = [];
  if (s.princes[a] > 0) ends.push(a);
  if (s.princes[b] > 0) ends.push(b);
  return ends.length > 0 ? { bridge: site, from, cross: ends[rng.int(ends.length)] } : { bridge: site, from };
}

/** Rule page 5.11 and 5.13: pay, mark, prince, crown, commerce; the title comes with the commerce card. */
function buildBridge(s: Isla, f: BuildFrame, seat: Seat, m: Moves['bridge'], tell: Tell<Event>): void {
  const { a, b } = BRIDGES[m.bridge];
  begun(s, f);
  s.pools[a][seat] -= m.from[0];
  s.pools[b][seat] -= m.from[1];
  s.bank[seat] += m.from[0] + m.from[1] - 1;
  s.bridges[m.bridge] = seat;
  if (tell !== silent) {
    const args = { who: who(seat), site: m.bridge, where: bridgeName(m.bridge), price: f.bridge, from: m.from };
    tell({ key: 'isla.builtBridge', args, rule: '11' });
  }
  tellLast(s, tell);
  s.todo.unshift({ at: 'stack', seat });
  if (m.cross === undefined) return;
  const to = m.cross === a ? b : a;
  movePrince(s, m.cross, to, tell);
  if (s.crowned[to]) s.todo.unshift({ at: 'crown', seat, island: to });
}

/** Rule page 5.11 and 5.14. */
function buildPort(s: Isla, f: BuildFrame, seat: Seat, m: Moves['port'], tell: Tell<Event>): void {
  begun(s, f);
  s.pools[PORTS[m.port].island][seat] -= f.port;
  s.bank[seat] += f.port - 1;
  s.ports[m.port] = seat;
  tell({
    key: 'isla.builtPort',
    args: { who: who(seat), site: m.port, where: portName(m.port), price: f.port },
    rule: '11',
  });
  tellLast(s, tell);
  if (m.prince) movePrince(s, m.prince[0], m.prince[1], tell);
  takeTitle(s, 'portBuilder', seat, tell);
}

export function movePrince(s: Isla, from: Island, to: Island, tell: Tell<Event>): void {
  s.princes[from]--;
  s.princes[to]++;
  if (tell === silent) return;
  const args = { fromIsland: from, toIsland: to, from: islandName(from), to: islandName(to) };
  tell({ key: 'isla.princeMoved', args });
}

/** From whoever holds it; kept if already yours (rule page 5.13-15). */
export function takeTitle(s: Isla, title: Title, seat: number, tell: Tell<Event>): void {
  const before = s.titles[title];
  if (before === seat) return;
  s.titles[title] = seat;
  const name: Phrase = { key: `isla.title.${title}` };
  if (before === NOBODY) tell({ key: 'isla.tookTitle', args: { who: who(seat), title: name } });
  else tell({ key: 'isla.tookTitleFrom', args: { who: who(seat), title: name, from: who(before) } });
}

/** Rule page 5.17: said once, by the build that takes the last site of its kind. */
function tellLast(s: Isla, tell: Tell<Event>): void {
  const bridges = !s.bridges.includes(NOBODY);
  const ports = !s.ports.includes(NOBODY);
  if (bridges !== ports) tell({ key: bridges ? 'isla.lastRoundBridges' : 'isla.lastRoundPorts', rule: '17' });
}
