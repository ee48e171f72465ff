import type { Arg, Phrase } from '../../engine/rules';
import type { Pick, Walk } from '../module';
import { BRIDGES, ISLANDS, PORTS } from './setup';
import type { IslaFrame, Move, View } from './state';
import { actionName, bridgeName, coinsOn, commerceName, islandName, portName, who } from './words';

/** Moves as walks through picks, and as one line of words. */

const islandPick = (id: string, island: number, key: string): Pick => ({
  id: `${id}:${island}`,
  spot: `island:${island}`,
  text: { key, args: { island: islandName(island) } },
});
const plain = (id: string, text: Phrase): Pick[] => [{ id, text }];

function bridgeWalk(m: Extract<Move, { bridge: number }>, v: View): Walk {
  const { a, b } = BRIDGES[m.bridge];
  const text: Phrase = { key: 'isla.pick.bridge', args: { where: bridgeName(m.bridge) } };
  const stages: Pick[][] = [[{ id: `bridge:${m.bridge}`, spot: `bridge:${m.bridge}`, text }]];
  const args = { a: m.from[0], b: m.from[1], islandA: islandName(a), islandB: islandName(b) };
  const pay = m.from[0] === 0 ? 'isla.pick.payB' : m.from[1] === 0 ? 'isla.pick.payA' : 'isla.pick.pay';
  stages.push(plain(`pay:${m.from[0]}-${m.from[1]}`, { key: pay, args }));
  if (m.cross !== undefined && v.princes[a] > 0 && v.princes[b] > 0) {
    stages.push([islandPick('cross', m.cross, 'isla.pick.cross')]);
  }
  return stages;
}

function portWalk(m: Extract<Move, { port: number }>): Walk {
  const here = PORTS[m.port].island;
  const text: Phrase = { key: 'isla.pick.port', args: { where: portName(m.port) } };
  const first = [{ id: `port:${m.port}`, spot: `port:${m.port}`, text }];
  if (!m.prince) return [first, plain('prince:none', { key: 'isla.pick.noPrince' })];
  const [from, to] = m.prince;
  if (to === here) return [first, [islandPick('bring', from, 'isla.pick.bring')]];
  return [first, [islandPick('send', from, 'isla.pick.send')], [islandPick('to', to, 'isla.pick.to')]];
}

/** See GameModule.walk. Coins are placed one tap each, in any order. */
export function walk(m: Move, v: View): Walk {
  if ('take' in m) return [plain(`action:${m.take}`, actionName(m.take))];
  if ('king' in m) return [plain('king', { key: 'isla.pick.king' })];
  if ('put' in m) {
    const taps: Pick[] = [];
    m.put.forEach((coins, island) => {
      for (let c = 0; c < coins; c++) taps.push(islandPick('coin', island, 'isla.pick.coin'));
    });
    return [taps];
  }
  if ('bridge' in m) return bridgeWalk(m, v);
  if ('port' in m) return portWalk(m);
  if ('stop' in m) return [plain('stop', { key: 'isla.pick.stop' })];
  if ('stack' in m)
    return [
      plain(`stack:${m.stack}`, { key: 'isla.pick.stack', args: { stack: m.stack + 1, left: v.stacks[m.stack].left } }),
    ];
  if ('keep' in m) return [plain(`commerce:${m.keep}`, commerceName(m.keep))];
  if ('show' in m) return [plain(`show:${m.show}`, { key: 'isla.pick.show', args: { card: commerceName(m.show) } })];
  if ('done' in m) return [plain('done', { key: 'isla.pick.done' })];
  if ('rob' in m) return robWalk(m.rob);
  if ('takeOver' in m) {
    const text: Phrase = {
      key: 'isla.pick.takeOver',
      args: { where: bridgeName(m.takeOver), from: who(v.bridges[m.takeOver]) },
    };
    return [[{ id: `bridge:${m.takeOver}`, spot: `bridge:${m.takeOver}`, text }]];
  }
  if ('migrate' in m) {
    return [m.migrate.map((i) => islandPick('from', i, 'isla.pick.migrate')), [islandPick('to', m.to, 'isla.pick.to')]];
  }
  if ('firstKing' in m) {
    return [plain(`firstKing:${m.firstKing}`, { key: 'isla.pick.firstKing', args: { who: who(m.firstKing) } })];
  }
  throw new Error('what TABLE draws face down has no walk');
}

/** Two stages, so that robbing one alone is a choice of its own. */
function robWalk(victims: readonly number[]): Walk {
  const pick = (seat: number): Pick[] => plain(`rob:${seat}`, { key: 'isla.pick.rob', args: { who: who(seat) } });
  const second = victims.length === 2 ? pick(victims[1]) : plain('rob:alone', { key: 'isla.pick.robAlone' });
  return [pick(victims[0]), second];
}

/** See GameModule.sketch: coins placed so far, or the site that was tapped. */
export function sketch(made: readonly Pick[], _v: View): Move | undefined {
  const put = new Array(ISLANDS.length).fill(0);
  let coins = 0;
  for (const { id } of made) {
    const [what, n] = id.split(':');
    if (what === 'bridge') return { bridge: Number(n), from: [0, 0] };
    if (what === 'port') return { port: Number(n) };
    if (what !== 'coin') continue;
    put[Number(n)]++;
    coins++;
  }
  return coins > 0 ? { put } : undefined;
}

/** The whole move in one line, for the commit button, the plain list and the replay. */
export function label(m: Move, v: View): Phrase {
  if ('put' in m) return { key: 'isla.label.put', args: { list: coinsOn(m.put) } };
  if ('bridge' in m) return bridgeLabel(m);
  if ('port' in m) {
    const where = portName(m.port);
    if (!m.prince) return { key: 'isla.label.port', args: { where } };
    const args = { where, from: islandName(m.prince[0]), to: islandName(m.prince[1]) };
    return { key: 'isla.label.portPrince', args };
  }
  if ('take' in m) return { key: 'isla.label.take', args: { card: actionName(m.take) } };
  if ('keep' in m) return { key: 'isla.label.keep', args: { card: commerceName(m.keep) } };
  if ('rob' in m) return { key: 'isla.label.rob', args: { list: m.rob.map((seat) => ({ seat })) } };
  if ('migrate' in m)
    return { key: 'isla.label.migrate', args: { list: m.migrate.map(islandName), to: islandName(m.to) } };
  if ('firstKing' in m) return { key: 'isla.label.firstKing', args: { who: who(m.firstKing) } };
  if ('crown' in m || 'cards' in m || 'steal' in m) return { key: 'isla.label.drawn' };
  return walk(m, v)[0][0].text;
}

function bridgeLabel(m: Extract<Move, { bridge: number }>): Phrase {
  const { a, b } = BRIDGES[m.bridge];
  const paid = coinsOn(
    [a, b].reduce((put, island, k) => Object.assign(put, { [island]: m.from[k] }), new Array(9).fill(0)),
  );
  const args = { where: bridgeName(m.bridge), list: paid };
  if (m.cross === undefined) return { key: 'isla.label.bridge', args };
  return {
    key: 'isla.label.bridgePrince',
    args: { ...args, from: islandName(m.cross), to: islandName(m.cross === a ? b : a) },
  };
}

/** What is asked of the actor, in one line for the strip. */
export function asks(v: View): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'isla.ask.over' };
  const seat = seatOf(f);
  const args: { [name: string]: Arg } = seat === undefined ? {} : { who: who(seat) };
  if (f.at === 'invest') {
    const bank = v.bank[f.seat];
    const open = v.circles.filter((circle) => circle === null).length;
    return {
      key: 'isla.ask.invest',
      args: { ...args, coins: Math.min(f.coins, bank), islands: Math.min(f.islands, open, bank) },
      rule: '6',
    };
  }
  if (f.at === 'build') {
    const key = f.optional ? 'isla.ask.buildAgain' : 'isla.ask.build';
    return { key, args: { ...args, bridge: f.bridge, port: f.port }, rule: '12' };
  }
  if (f.at === 'keep') return { key: 'isla.ask.keep', args: { ...args, stack: f.stack + 1 }, rule: '13' };
  return { key: `isla.ask.${f.at}`, args };
}

function seatOf(f: IslaFrame): number | undefined {
  if ('seat' in f) return f.seat;
  return 'thief' in f ? f.thief : undefined;
}
