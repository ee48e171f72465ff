import type { Arg, Phrase, Seat, Under } from '../../../engine/rules';
import { faceDown, refusing, type Spoken, spoken } from '../../kit/spoken';
import type { Pick } from '../../module';
import { rate } from '../rules/board';
import { cardList, devName, edgeName, hexName, resourceName, roleName, spotName, who } from '../rules/names';
import { counts, GOLD_PRICE, RESOURCES } from '../rules/setup';
import {
  type Cards,
  type Corner,
  type Deal,
  type EdgeId,
  type HexId,
  kinds,
  type Move,
  type Moves,
  NOBODY,
  type Resource,
  type Terms,
  type View,
} from '../rules/state';
import { termsOf } from '../rules/trading';
import {
  previewAccept,
  previewBuy,
  previewCity,
  previewMonopoly,
  previewPlenty,
  previewRoad,
  previewRoadBuilding,
  previewRobber,
  previewRole,
  previewSettle,
  previewSettlement,
  previewSoldier,
  previewTerms,
} from './preview';

/** What is said of every kind of move: how it is picked, how it reads in one line, what it would do. */

type Args = { [name: string]: Arg };

const pick = (id: string, key: Under<'pc.pick.'>, args: Args = {}, spot?: string): Pick => {
  const text: Phrase = { key: `pc.pick.${key}`, args };
  return spot === undefined ? { id, text } : { id, spot, text };
};

/** What commits, in a word or two. */
const does =
  (name: Under<'pc.do.'>, args: Args = {}) =>
  (): Phrase => ({ key: `pc.do.${name}`, args });

const say = (name: Under<'pc.label.'>, args: Args): Phrase => ({ key: `pc.label.${name}`, args });

const cards = (verb: Under<'pc.pick.'>, list: readonly Resource[], spot: boolean): Pick[] =>
  list.map((kind) => pick(`${verb}:${kind}`, verb, { what: resourceName(kind) }, spot ? `bank:${kind}` : undefined));

const listed = (cards: Cards): Resource[] => RESOURCES.flatMap((kind) => new Array<Resource>(cards[kind]).fill(kind));

const victim = (from: Seat): Pick =>
  from === NOBODY ? pick('from:none', 'fromNone') : pick(`from:${from}`, 'from', { who: who(from) });

const onHex = (verb: 'hex' | 'soldier', hex: HexId, v: View): Pick =>
  pick(`${verb}:${hex}`, verb, { where: hexName(v, hex) }, `hex:${hex}`);

const onEdge = (edge: EdgeId, v: View): Pick =>
  pick(`road:${edge}`, 'road', { where: edgeName(v, edge) }, `edge:${edge}`);

const onSpot = (verb: 'settle' | 'settlement' | 'city', spot: Corner, v: View): Pick =>
  pick(`${verb}:${spot}`, verb, { where: spotName(v, spot) }, `spot:${spot}`);

/** The robber to that hex, by its own or with a Soldier. */
function robberLabel(verb: 'hex' | 'soldier', hex: HexId, from: Seat, v: View): Phrase {
  const where = hexName(v, hex);
  return from === NOBODY ? say(verb, { where }) : say(`${verb}From`, { where, who: who(from) });
}

/** What goes and what comes, card by card. */
const goods = (d: Terms): Pick[] => {
  const gold = [
    ...new Array<Pick>(d.giveGold).fill(pick('give:gold', 'giveGold')),
    ...new Array<Pick>(d.takeGold).fill(pick('want:gold', 'wantGold')),
  ];
  return [...cards('give', listed(d.give), false), ...cards('want', listed(d.take), false), ...gold];
};

const terms = (d: Terms): Args => ({ give: cardList(d.give, d.giveGold), take: cardList(d.take, d.takeGold) });

/** In older matches it was one partner alone. */
const offering = <M>(dealOf: (m: M) => Deal): Spoken<M, View> => ({
  walk(m) {
    const d = dealOf(m);
    const all = d.with === NOBODY;
    return [[all ? pick('deal:all', 'offerAll') : pick(`deal:${d.with}`, 'deal', { who: who(d.with) })], goods(d)];
  },
  label(m) {
    const d = dealOf(m);
    return d.with === NOBODY ? say('offerAll', terms(d)) : say('deal', { who: who(d.with), ...terms(d) });
  },
  verb: does('offer'),
  preview: (m, v) => previewTerms(dealOf(m), v),
});

export const { walk, label, verb, preview } = spoken<Moves, View>(kinds, {
  settle: {
    walk: (m, v) => [[onSpot('settle', m.settle, v)], [onEdge(m.road, v)]],
    label: (m, v) => say('settle', { where: spotName(v, m.settle) }),
    verb: does('settle'),
    preview: previewSettle,
  },
  role: {
    walk: ({ role }) => [
      [{ ...pick(`role:${role}`, 'role', { role: roleName(role) }, `role:${role}`), weighty: true }],
    ],
    verb: does('choose'),
    preview: previewRole,
  },
  roll: { walk: () => [[pick('roll', 'roll', {}, 'dice')]], verb: does('roll') },
  plenty: {
    walk: (m) => [[pick('plenty', 'plenty')], cards('get', m.plenty, true)],
    label: (m) => say('plenty', { list: cardList(counts(m.plenty)) }),
    verb: does('play'),
    preview: previewPlenty,
  },
  done: {
    walk(_m, v) {
      // those are the questions that can be passed over
      const at = (v.todo[0]?.at ?? 'build') as Under<'pc.pick.done.'>;
      return [refusing([pick('done', `done.${at}`)])];
    },
    verb: does('done'),
  },
  discard: {
    walk: (m) => [cards('drop', listed(m.discard), false)],
    label: (m) => say('discard', { list: cardList(m.discard) }),
    verb: does('discard'),
  },
  robber: {
    walk(m, v) {
      const to = [onHex('hex', m.hex, v)];
      // the Robber role takes nothing from anybody
      return v.todo[0]?.at === 'robber' ? [to] : [to, [victim(m.from)]];
    },
    label: (m, v) => robberLabel('hex', m.hex, m.from, v),
    verb: does('move'),
    preview: previewRobber,
  },
  stay: {
    walk: () => [refusing([pick('stay', 'stay')])],
    label: () => say('stay', {}),
    verb: () => pick('stay', 'stay').text,
  },
  deal: offering((m) => m.deal),
  offer: offering((m) => m.offer),
  counter: {
    walk: (m) => [[pick('counter', 'counter')], goods(m.counter)],
    label: (m) => say('counter', terms(m.counter)),
    verb: does('offer'),
    preview: (m, v) => previewTerms(m.counter, v),
  },
  close: {
    walk: (m) => [[pick(`close:${m.close}`, 'close', { who: who(m.close) })]],
    label(m, v) {
      const f = v.todo[0];
      const d = f?.at === 'trade' ? termsOf(f, m.close) : undefined;
      return d ? say('close', { who: who(m.close), ...terms(d) }) : pick('close', 'close', { who: who(m.close) }).text;
    },
    verb: does('trade'),
  },
  accept: { walk: () => [[pick('accept', 'accept')]], verb: does('accept'), preview: previewAccept },
  decline: { walk: () => [[{ ...pick('decline', 'decline'), deliberate: true }]] },
  bank: {
    walk: (m) => [cards('bank', [m.bank], false), cards('get', [m.for], true)],
    label(m, v) {
      const f = v.todo[0];
      const n = f?.at === 'trade' ? rate(v, f.seat, f.active, m.bank) : 4;
      return say('bank', { n, give: resourceName(m.bank), take: resourceName(m.for) });
    },
    verb: does('trade'),
  },
  gold: {
    walk: (m) => [[pick('gold', 'gold')], cards('get', [m.gold], true)],
    label: (m) => say('gold', { what: resourceName(m.gold) }),
    verb: does('pay', { n: GOLD_PRICE }),
  },
  monopoly: {
    walk: (m) => [[pick('monopoly', 'monopoly')], cards('name', [m.monopoly], true)],
    label: (m) => say('monopoly', { what: resourceName(m.monopoly) }),
    verb: does('play'),
    preview: previewMonopoly,
  },
  road: { walk: (m, v) => [[onEdge(m.road, v)]], verb: does('build'), preview: previewRoad },
  settlement: {
    walk: (m, v) => [[onSpot('settlement', m.settlement, v)]],
    verb: does('build'),
    preview: previewSettlement,
  },
  city: { walk: (m, v) => [[onSpot('city', m.city, v)]], verb: does('build'), preview: previewCity },
  buy: { walk: () => [[pick('buy', 'buy', {}, 'stack')]], verb: does('buy'), preview: previewBuy },
  roadBuilding: {
    walk: () => [[pick('roadBuilding', 'roadBuilding')]],
    verb: does('play'),
    preview: previewRoadBuilding,
  },
  soldier: {
    walk: (m, v) => [[onHex('soldier', m.soldier, v)], [victim(m.from)]],
    label: (m, v) => robberLabel('soldier', m.soldier, m.from, v),
    verb: does('knight'),
    preview: previewSoldier,
  },
  take: { walk: (m) => [cards('get', [m.take], true)], verb: does('take') },
  board: faceDown({ key: 'pc.newBoard' }),
  starter: {
    walk: ({ starter }) => [[pick(`starter:${starter}`, 'starter', { who: who(starter) })]],
    label: (m) => ({ key: 'pc.starts', args: { who: who(m.starter) } }),
  },
  // die by die, as people throw them and they lie on the table
  dice: {
    walk: ({ dice: [a, b] }) => [
      [pick(`first:${a}`, 'firstDie', { n: a })],
      [pick(`second:${b}`, 'secondDie', { n: b })],
    ],
    label: ({ dice: [a, b] }) => say('dice', { n: a + b, a, b }),
    verb: does('enter'),
  },
  stolen: faceDown((m) => say('stolen', { what: resourceName(m.stolen) })),
  drawn: faceDown((m) => say('drawn', { what: devName(m.drawn) })),
});

/** See GameModule.partialMove: the piece so far, or the robber on its way. */
export function partialMove(made: readonly Pick[], v: View): Move | undefined {
  let out: Move | undefined;
  for (const { id } of made) {
    const [what, a] = id.split(':');
    const n = Number(a);
    if (what === 'settle') out = { settle: n, road: NOBODY };
    else if (what === 'road') out = kinds.is('settle', out) ? { settle: out.settle, road: n } : { road: n };
    else if (what === 'settlement') out = { settlement: n };
    else if (what === 'city') out = { city: n };
    else if (what === 'hex' || what === 'soldier') out = { hex: n, from: NOBODY };
  }
  return v.terrain.length > 0 ? out : undefined;
}
