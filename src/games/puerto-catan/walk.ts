import type { Arg, Phrase, Seat } from '../../engine/rules';
import type { Pick, Walk } from '../module';
import { rate } from './board';
import { noCards, RESOURCES } from './setup';
import type { Cards, Deal, EdgeId, HexId, Move, Resource, Spot, View } from './state';
import { NOBODY } from './state';
import { cardList, devName, edgeName, hexName, resourceName, roleName, spotName, who } from './words';

/** Moves as walks through picks, and as one line of words. */

type Args = { [name: string]: Arg };

const pick = (id: string, key: string, args: Args = {}, spot?: string): Pick => {
  const text: Phrase = { key: `pc.pick.${key}`, args };
  return spot === undefined ? { id, text } : { id, spot, text };
};

const kinds = (verb: string, list: readonly Resource[], spot: boolean): Pick[] =>
  list.map((kind) => pick(`${verb}:${kind}`, verb, { what: resourceName(kind) }, spot ? `bank:${kind}` : undefined));

const listed = (cards: Cards): Resource[] => RESOURCES.flatMap((kind) => new Array<Resource>(cards[kind]).fill(kind));

const victim = (from: Seat): Pick =>
  from === NOBODY ? pick('from:none', 'fromNone') : pick(`from:${from}`, 'from', { who: who(from) });

const onHex = (verb: 'hex' | 'soldier', hex: HexId, v: View): Pick =>
  pick(`${verb}:${hex}`, verb, { where: hexName(v, hex) }, `hex:${hex}`);

const onEdge = (edge: EdgeId, v: View): Pick =>
  pick(`road:${edge}`, 'road', { where: edgeName(v, edge) }, `edge:${edge}`);

const onSpot = (verb: 'settlement' | 'city', spot: Spot, v: View): Pick =>
  pick(`${verb}:${spot}`, verb, { where: spotName(v, spot) }, `spot:${spot}`);

function dealWalk(d: Deal): Walk {
  const gold = [
    ...new Array<Pick>(d.giveGold).fill(pick('give:gold', 'giveGold')),
    ...new Array<Pick>(d.takeGold).fill(pick('want:gold', 'wantGold')),
  ];
  return [
    [pick(`deal:${d.with}`, 'deal', { who: who(d.with) })],
    [...kinds('give', listed(d.give), false), ...kinds('want', listed(d.take), false), ...gold],
  ];
}

/** Moves that are one pick without a place. */
function plainWalk(m: Move, v: View): Walk | undefined {
  if ('done' in m) return [[pick('done', `done.${v.todo[0]?.at ?? 'build'}`)]];
  if ('roll' in m) return [[pick('roll', 'roll', {}, 'dice')]];
  if ('stay' in m) return [[pick('stay', 'stay')]];
  if ('accept' in m) return [[pick('accept', 'accept')]];
  if ('decline' in m) return [[{ ...pick('decline', 'decline'), deliberate: true }]];
  if ('buy' in m) return [[pick('buy', 'buy', {}, 'stack')]];
  return 'roadBuilding' in m ? [[pick('roadBuilding', 'roadBuilding')]] : undefined;
}

/** See GameModule.walk. */
export function walk(m: Move, v: View): Walk {
  const plain = plainWalk(m, v);
  if (plain) return plain;
  if ('settle' in m)
    return [
      [pick(`settle:${m.settle}`, 'settle', { where: spotName(v, m.settle) }, `spot:${m.settle}`)],
      [onEdge(m.road, v)],
    ];
  if ('role' in m) return [[pick(`role:${m.role}`, 'role', { role: roleName(m.role) }, `role:${m.role}`)]];
  if ('plenty' in m) return [[pick('plenty', 'plenty')], kinds('get', m.plenty, true)];
  if ('discard' in m) return [kinds('drop', listed(m.discard), false)];
  if ('hex' in m) {
    if (v.todo[0]?.at === 'robber') return [[onHex('hex', m.hex, v)]];
    return [[onHex('hex', m.hex, v)], [victim(m.from)]];
  }
  if ('soldier' in m) return [[onHex('soldier', m.soldier, v)], [victim(m.from)]];
  if ('deal' in m) return dealWalk(m.deal);
  if ('bank' in m) return [kinds('bank', [m.bank], false), kinds('get', [m.for], true)];
  if ('gold' in m) return [[pick('gold', 'gold')], kinds('get', [m.gold], true)];
  if ('monopoly' in m) return [[pick('monopoly', 'monopoly')], kinds('name', [m.monopoly], true)];
  if ('road' in m) return [[onEdge(m.road, v)]];
  if ('settlement' in m) return [[onSpot('settlement', m.settlement, v)]];
  if ('city' in m) return [[onSpot('city', m.city, v)]];
  if ('take' in m) return [kinds('get', [m.take], true)];
  return tableWalk(m);
}

/** What people throw themselves: die by die, as they lie on the table. */
function tableWalk(m: Move): Walk {
  if ('starter' in m) return [[pick(`starter:${m.starter}`, 'starter', { who: who(m.starter) })]];
  if ('dice' in m) {
    const [a, b] = m.dice;
    return [[pick(`first:${a}`, 'firstDie', { n: a })], [pick(`second:${b}`, 'secondDie', { n: b })]];
  }
  throw new Error('this move of TABLE has no walk: nobody can see it on the table');
}

/** See GameModule.sketch: the piece so far, or the robber on its way. */
export function sketch(made: readonly Pick[], v: View): Move | undefined {
  let out: Move | undefined;
  for (const { id } of made) {
    const [what, a] = id.split(':');
    const n = Number(a);
    if (what === 'settle') out = { settle: n, road: NOBODY };
    else if (what === 'road') out = out && 'settle' in out ? { settle: out.settle, road: n } : { road: n };
    else if (what === 'settlement') out = { settlement: n };
    else if (what === 'city') out = { city: n };
    else if (what === 'hex' || what === 'soldier') out = { hex: n, from: NOBODY };
  }
  return v.terrain.length > 0 ? out : undefined;
}

/** See GameModule.label. */
export function label(m: Move, v: View): Phrase {
  const key = (name: string, args: Args = {}): Phrase => ({ key: `pc.label.${name}`, args });
  if ('settle' in m) return key('settle', { where: spotName(v, m.settle) });
  if ('plenty' in m) return key('plenty', { list: cardList(counts(m.plenty)) });
  if ('discard' in m) return key('discard', { list: cardList(m.discard) });
  if ('deal' in m) {
    const { give, take, giveGold, takeGold } = m.deal;
    const args = { who: who(m.deal.with), give: cardList(give, giveGold), take: cardList(take, takeGold) };
    return key('deal', args);
  }
  if ('bank' in m) return bankLabel(m.bank, m.for, v);
  if ('gold' in m) return key('gold', { what: resourceName(m.gold) });
  if ('monopoly' in m) return key('monopoly', { what: resourceName(m.monopoly) });
  if ('hex' in m || 'soldier' in m) {
    const where = hexName(v, 'hex' in m ? m.hex : m.soldier);
    const verb = 'hex' in m ? 'hex' : 'soldier';
    return m.from === NOBODY ? key(verb, { where }) : key(`${verb}From`, { where, who: who(m.from) });
  }
  return tableLabel(m) ?? walk(m, v)[0][0].text;
}

function bankLabel(give: Resource, take: Resource, v: View): Phrase {
  const f = v.todo[0];
  const n = f?.at === 'trade' ? rate(v, f.seat, f.active, give) : 4;
  return { key: 'pc.label.bank', args: { n, give: resourceName(give), take: resourceName(take) } };
}

/** TABLE's moves. */
function tableLabel(m: Move): Phrase | undefined {
  if ('board' in m) return { key: 'pc.newBoard' };
  if ('starter' in m) return { key: 'pc.starts', args: { who: who(m.starter) } };
  if ('dice' in m) return { key: 'pc.label.dice', args: { n: m.dice[0] + m.dice[1], a: m.dice[0], b: m.dice[1] } };
  if ('stolen' in m) return { key: 'pc.label.stolen', args: { what: resourceName(m.stolen) } };
  return 'drawn' in m ? { key: 'pc.label.drawn', args: { what: devName(m.drawn) } } : undefined;
}

export function counts(list: readonly Resource[]): Cards {
  const out = noCards();
  for (const kind of list) out[kind]++;
  return out;
}

/** What is asked in the middle of a walk, by its first pick. */
const BETWEEN: { readonly [first: string]: string } = {
  settle: 'roadThere',
  plenty: 'plenty',
  deal: 'deal',
  bank: 'bankFor',
  gold: 'goldFor',
  monopoly: 'monopoly',
  hex: 'victim',
  soldier: 'victim',
  first: 'secondDie',
};

/** See GameModule.asks. */
export function asks(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'pc.ask.over' };
  if (!('seat' in f) && f.at !== 'discard') return { key: `pc.ask.${f.at}` };
  if (f.at === 'discard') {
    const n = Math.floor(v.hands[f.due[0]].size / 2);
    if (made.length === n) return { key: 'pc.ask.discardThese', args: { who: who(f.due[0]) }, rule: '8' };
    return { key: 'pc.ask.discard', args: { who: who(f.due[0]), n: n - made.length }, rule: '8' };
  }
  const args: Args = { who: who(f.seat) };
  // a victim is asked for only where there is more than one
  const settled = f.at === 'robber' || ((f.at === 'seven' || f.at === 'soldier') && made.length > 1);
  const between = settled ? undefined : BETWEEN[made[0]?.id.split(':')[0]];
  if (between) return { key: `pc.ask.${between}`, args };
  if (f.at === 'place') return { key: f.second ? 'pc.ask.placeSecond' : 'pc.ask.place', args, rule: 'B3' };
  if (f.at === 'produce') return { key: f.rolled ? 'pc.ask.rolled' : 'pc.ask.roll', args, rule: '12' };
  if (f.at === 'seven') {
    const bound = f.roller !== f.seat && v.hands[f.roller].size > 0;
    if (bound) return { key: 'pc.ask.rob', args: { ...args, victim: who(f.roller) }, rule: '9' };
    return { key: 'pc.ask.seven', args, rule: '10' };
  }
  if (f.at === 'confirm') {
    const give = cardList(f.give, f.giveGold);
    const take = cardList(f.take, f.takeGold);
    return { key: 'pc.ask.confirm', args: { ...args, partner: who(f.from), give, take }, rule: '18' };
  }
  if (f.at === 'soldier')
    return { key: f.seat === f.active ? 'pc.ask.soldierAll' : 'pc.ask.soldier', args, rule: '24' };
  if (f.at === 'freeRoad') return { key: 'pc.ask.freeRoad', args: { ...args, n: f.left }, rule: '16' };
  return { key: `pc.ask.${f.at}`, args };
}
