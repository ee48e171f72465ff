import type { Arg, Phrase, Seat, Under } from '../../../engine/rules';
import type { PreviewLine } from '../../module';
import { citiesLeft, neighbours, roadLength, roadsLeft, settlementsLeft } from '../rules/board';
import { cornerPips } from '../rules/bot-board';
import { cardList, harbourName, resourceName, who } from '../rules/names';
import { firstCards } from '../rules/placing';
import { COST, DESERT, HARBOUR_AT, LONGEST, ROLE_IDS } from '../rules/setup';
import { type Cards, type Corner, type F, type HexId, type Moves, NOBODY, type Terms, type View } from '../rules/state';

/** What committing a move would cost and change, from the view alone. */

type Args = { [name: string]: Arg };

const line = (key: Under<'pc.preview.'>, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine => {
  const text: Phrase = { key: `pc.preview.${key}`, args };
  return tone ? { text, tone } : { text };
};

function cost(v: View, f: F<'build'>, cards: Cards): PreviewLine[] {
  const out = [line('cost', { list: cardList(cards) }, 'cost')];
  if (!f.paid && f.seat !== f.active && v.gold[f.seat] > 0) out.push(line('fee', { who: who(f.active) }, 'cost'));
  return out;
}

function site(v: View, spot: Corner): PreviewLine[] {
  const out = [line('pips', { n: cornerPips(v, spot) }, 'gain')];
  const harbour = HARBOUR_AT[spot];
  if (harbour !== NOBODY) out.push(line('harbour', { harbour: harbourName(v.harbours[harbour]) }, 'gain'));
  return out;
}

function roadLines(v: View, seat: Seat, edge: number): PreviewLine[] {
  const roads = v.roads.slice();
  roads[edge] = seat;
  const n = roadLength({ ...v, roads }, seat);
  const out = [line('roadsLeft', { n: roadsLeft(v, seat) - 1 }), line('length', { n })];
  const holder = v.longest === NOBODY ? LONGEST - 1 : roadLength(v, v.longest);
  if (v.longest !== seat && n > holder) out.push(line('longest', {}, 'gain'));
  return out;
}

function robbed(v: View, hex: HexId): PreviewLine[] {
  if (v.terrain[hex] === DESERT) return [line('desert')];
  const there = neighbours(v, hex).map((seat): Phrase => ({ key: 'pc.person', args: { who: who(seat) } }));
  return there.length > 0 ? [line('blocks', { list: there }, 'warn')] : [line('blocksNobody')];
}

/** Who loses a card to a Soldier there: the one who was named, or everybody (ruling 24). */
function losers(v: View, hex: HexId, from: Seat): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'soldier') return [];
  const there =
    from === NOBODY ? neighbours(v, hex).filter((seat) => seat !== f.seat && v.hands[seat].size > 0) : [from];
  const list = there.map((seat): Phrase => ({ key: 'pc.person', args: { who: who(seat) } }));
  return list.length > 0 ? [line('robs', { list }, 'gain')] : [];
}

export function previewSettle({ settle }: Moves['settle'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'place') return [];
  const first = f.second ? [line('gain', { list: cardList(firstCards(v, settle)) }, 'gain')] : [];
  return [...site(v, settle), ...first];
}

export function previewRole({ role }: Moves['role'], v: View): PreviewLine[] {
  const out = [line(`role.${ROLE_IDS[role]}`)];
  if (v.roleGold[role] > 0) out.push(line('roleGold', { n: v.roleGold[role] }, 'gain'));
  return out;
}

export const previewPlenty = (): PreviewLine[] => [line('plays', {}, 'cost')];

export const previewRobber = ({ hex }: Moves['robber'], v: View): PreviewLine[] => robbed(v, hex);

export const previewSoldier = ({ soldier: hex, from }: Moves['soldier'], v: View): PreviewLine[] => [
  line('plays', {}, 'cost'),
  ...robbed(v, hex),
  ...losers(v, hex, from),
];

/** What a deal or the bank would give and take stands on the trading desk already. */
export const previewMonopoly = (m: Moves['monopoly']): PreviewLine[] => [
  line('monopoly', { what: resourceName(m.monopoly) }, 'gain'),
];

/** The hand after a deal: said only where that hand is open. */
export function previewTerms(d: Terms | undefined, v: View): PreviewLine[] {
  if (!d || v.seat === null) return [];
  const then = v.hands[v.seat].known.map((n, kind) => n - d.give[kind] + d.take[kind]);
  const gold = v.tradeGold ? v.gold[v.seat] - d.giveGold + d.takeGold : 0;
  return then.some((n) => n < 0) ? [] : [line('then', { list: cardList(then, gold) })];
}

export function previewAccept(_m: Moves['accept'], v: View): PreviewLine[] {
  const f = v.todo[0];
  const d = f?.at === 'answer' ? f.offer : f?.at === 'confirm' ? f : undefined;
  if (!d) return [];
  return [
    line('cost', { list: cardList(d.take, d.takeGold) }, 'cost'),
    line('gain', { list: cardList(d.give, d.giveGold) }, 'gain'),
  ];
}

export function previewRoad({ road }: Moves['road'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at === 'freeRoad') return roadLines(v, f.seat, road);
  return f?.at === 'build' ? [...cost(v, f, COST.road), ...roadLines(v, f.seat, road)] : [];
}

export function previewSettlement({ settlement: spot }: Moves['settlement'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'build') return [];
  const left = line('settlementsLeft', { n: settlementsLeft(v, f.seat) - 1 });
  return [...cost(v, f, COST.settlement), ...site(v, spot), left];
}

export function previewCity({ city: spot }: Moves['city'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'build') return [];
  const left = line('citiesLeft', { n: citiesLeft(v, f.seat) - 1 });
  return [...cost(v, f, COST.city), ...site(v, spot), left];
}

export function previewBuy(_m: Moves['buy'], v: View): PreviewLine[] {
  const f = v.todo[0];
  return f?.at === 'build' ? [...cost(v, f, COST.dev), line('stack', { n: v.deck })] : [];
}

export const previewRoadBuilding = (): PreviewLine[] => [line('roadBuilding', {}, 'gain')];
