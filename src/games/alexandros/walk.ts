import type { Arg, Phrase } from '../../engine/rules';
import type { Pick, Walk } from '../module';
import { SYMBOLS } from './setup';
import type { Cards, Move, Point, Space, View } from './state';
import { NO_CARD } from './state';
import { aSymbol, cardList, pointName, spaceName, symbolName, who } from './words';

/** Moves as walks through picks, and as one line of words. */

const pick = (id: string, key: string, args: { [name: string]: Arg } = {}, spot?: string): Pick =>
  spot === undefined ? { id, text: { key, args } } : { id, spot, text: { key, args } };

/** A claim: the province, then guards on some of its symbol spaces; the rest is paid with cards. */
function claimWalk(verb: 'occupy' | 'takeOver', province: Space, guards: readonly Space[], v: View): Walk {
  const where = spaceName(v, province);
  return [
    [pick(`${verb}:${province}`, `alex.pick.${verb}`, { where }, `province:${province}`)],
    [
      ...guards.map((space) =>
        pick(`guard:${space}`, 'alex.pick.guard', { where: spaceName(v, space) }, `space:${space}`),
      ),
    ],
    [pick(`paid`, 'alex.pick.paid')],
  ];
}

/** The space, its corner, then every fork of the way there. */
function routeWalk(to: Space, walk: readonly Point[], v: View): Walk {
  const corner = walk[walk.length - 1];
  const out: Pick[][] = [
    [pick(`to:${to}`, 'alex.pick.to', { where: spaceName(v, to) }, `space:${to}`)],
    [pick(`corner:${to}:${corner}`, 'alex.pick.corner', { where: pointName(corner) }, `point:${corner}`)],
  ];
  for (const point of walk.slice(1, -1)) {
    out.push([pick(`by:${point}`, 'alex.pick.by', { where: pointName(point) }, `point:${point}`)]);
  }
  return out;
}

/** Compensation: card by card, in any order. */
function giveWalk(give: Cards): Walk {
  const taps: Pick[] = [];
  for (const symbol of SYMBOLS) {
    for (let k = 0; k < give[symbol]; k++)
      taps.push(pick(`give:${symbol}`, 'alex.pick.give', { aSymbol: aSymbol(symbol) }));
  }
  return [taps];
}

const rowCard = (slot: number, v: View): Phrase => symbolName(v.row[slot] === NO_CARD ? 0 : (v.row[slot] as number));

/** See GameModule.walk. */
export function walk(m: Move, v: View): Walk {
  if ('take' in m) return [[pick(`take:${m.take}`, 'alex.pick.take', { symbol: rowCard(m.take, v) })]];
  if ('play' in m) return [[pick(`play:${m.play}`, 'alex.pick.play', { aSymbol: aSymbol(m.play) })]];
  if ('stay' in m) {
    return m.stay < 0
      ? [[pick('stay', 'alex.pick.stay')]]
      : [[pick(`stay:${m.stay}`, 'alex.pick.stayTake', { symbol: rowCard(m.stay, v) })]];
  }
  if ('to' in m) return routeWalk(m.to, m.walk, v);
  if ('card' in m) {
    return m.card < 0
      ? [[pick('card:supply', 'alex.pick.supply')]]
      : [[pick(`card:${m.card}`, 'alex.pick.card', { symbol: rowCard(m.card, v) })]];
  }
  if ('occupy' in m) return claimWalk('occupy', m.occupy, m.guards, v);
  if ('takeOver' in m) return claimWalk('takeOver', m.takeOver, m.guards, v);
  if ('levy' in m) return [[pick(`levy:${m.levy}`, 'alex.pick.levy', { aSymbol: aSymbol(m.levy) })]];
  if ('back' in m) {
    return [[pick(`back:${m.back}`, 'alex.pick.back', { where: spaceName(v, m.back) }, `space:${m.back}`)]];
  }
  if ('stop' in m) return [[pick('stop', 'alex.pick.stop')]];
  if ('give' in m) return giveWalk(m.give);
  // TABLE's, where people throw or draw themselves
  if ('starter' in m) return [[pick(`starter:${m.starter}`, 'alex.pick.starter', { who: who(m.starter) })]];
  if ('up' in m) return [[pick(`up:${m.up}`, 'alex.pick.up', { symbol: symbolName(m.up) })]];
  throw new Error('what nobody sees has no walk');
}

/** See GameModule.sketch: the space, the way so far, or the guards so far. */
export function sketch(made: readonly Pick[], v: View): Move | undefined {
  let to = -1;
  const walk: Point[] = [v.alexander];
  let claim: { verb: string; province: Space } | undefined;
  const guards: Space[] = [];
  for (const { id } of made) {
    const [what, a] = id.split(':');
    if (what === 'to') to = Number(a);
    else if (what === 'by') walk.push(Number(a));
    else if (what === 'guard') guards.push(Number(a));
    else if (what === 'occupy' || what === 'takeOver') claim = { verb: what, province: Number(a) };
  }
  if (to >= 0) return { to, walk };
  if (!claim) return undefined;
  guards.sort((a, b) => a - b);
  return claim.verb === 'occupy' ? { occupy: claim.province, guards } : { takeOver: claim.province, guards };
}

/** See GameModule.label. */
export function label(m: Move, v: View): Phrase {
  if ('to' in m) {
    const cost = m.walk.length - 1;
    return { key: 'alex.label.to', args: { where: spaceName(v, m.to), n: cost } };
  }
  if ('occupy' in m) return { key: 'alex.label.occupy', args: { where: spaceName(v, m.occupy), n: m.guards.length } };
  if ('takeOver' in m)
    return { key: 'alex.label.takeOver', args: { where: spaceName(v, m.takeOver), n: m.guards.length } };
  if ('give' in m) return { key: 'alex.label.give', args: { list: cardList(m.give) } };
  if ('land' in m) return { key: 'alex.newLand' };
  if ('cards' in m || 'draw' in m) return { key: 'alex.label.hidden' };
  if ('starter' in m) return { key: 'alex.starts', args: { who: who(m.starter) } };
  if ('up' in m) return { key: 'alex.turnedUp', args: { aSymbol: aSymbol(m.up) } };
  return walk(m, v)[0][0].text;
}

/** See GameModule.asks. */
export function asks(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'alex.ask.over' };
  if (f.at === 'land' || f.at === 'deal' || f.at === 'starter' || f.at === 'turnUp') return { key: `alex.ask.${f.at}` };
  const args: { [name: string]: Arg } = { who: who(f.seat) };
  if (f.at === 'route') {
    if (made.length === 0) {
      if (f.joker) return { key: 'alex.ask.joker', args, rule: '2.3' };
      return { key: 'alex.ask.route', args: { ...args, symbol: symbolName(f.symbol) }, rule: '2.3' };
    }
    const key = made.length === 1 ? 'alex.ask.corner' : 'alex.ask.way';
    return { key, args, rule: '2.3' };
  }
  if (f.at === 'act') {
    const claim = made.some((one) => one.id.startsWith('occupy') || one.id.startsWith('takeOver'));
    if (claim) return { key: 'alex.ask.guards', args, rule: '2.5' };
    return { key: 'alex.ask.act', args: { ...args, n: f.left }, rule: '2.5' };
  }
  if (f.at === 'compensate') return { key: 'alex.ask.compensate', args: { ...args, loser: who(f.loser) }, rule: '2.5' };
  return { key: `alex.ask.${f.at}`, args };
}
