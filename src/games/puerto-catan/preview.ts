import type { Arg, Phrase, Seat } from '../../engine/rules';
import type { PreviewLine } from '../module';
import { citiesLeft, neighbours, rate, roadLength, roadsLeft, settlementsLeft } from './board';
import { INTERSECTIONS } from './island';
import { firstCards } from './placing';
import { COST, DESERT, GOLD_PRICE, HARBOUR_AT, LONGEST, noCards, ROLE_IDS } from './setup';
import type { Cards, Frame, HexId, Move, Spot, View } from './state';
import { NOBODY } from './state';
import { cardList, harbourName, resourceName, who } from './words';

/** What committing a move would cost and change, from the view alone. */

type Args = { [name: string]: Arg };

const line = (key: string, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine => {
  const text: Phrase = { key: `pc.preview.${key}`, args };
  return tone ? { text, tone } : { text };
};

const pips = (token: number): number => (token === 0 ? 0 : 6 - Math.abs(7 - token));

/** How often in 36 rolls a building there gets something. */
export function pipsAt(v: Pick<View, 'tokens'>, spot: Spot): number {
  return INTERSECTIONS[spot].hexes.reduce((sum, hex) => sum + pips(v.tokens[hex]), 0);
}

function cost(v: View, seat: Seat, f: Frame, cards: Cards): PreviewLine[] {
  const out = [line('cost', { list: cardList(cards) }, 'cost')];
  if (f.at !== 'build') return out;
  if (!f.paid && seat !== f.active && v.gold[seat] > 0) out.push(line('fee', { who: who(f.active) }, 'cost'));
  return out;
}

function site(v: View, spot: Spot): PreviewLine[] {
  const out = [line('pips', { n: pipsAt(v, spot) }, 'gain')];
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
  const there = neighbours(v, hex).map((seat) => ({ key: 'pc.person', args: { who: who(seat) } }));
  return there.length > 0 ? [line('blocks', { list: there }, 'warn')] : [line('blocksNobody')];
}

function roleLines(v: View, role: number): PreviewLine[] {
  const out = [line(`role.${ROLE_IDS[role]}`)];
  if (v.roleGold[role] > 0) out.push(line('roleGold', { n: v.roleGold[role] }, 'gain'));
  return out;
}

function tradeLines(m: Move, v: View, f: Extract<Frame, { at: 'trade' }>): PreviewLine[] {
  if ('bank' in m) {
    const pay = noCards();
    pay[m.bank] = rate(v, f.seat, f.active, m.bank);
    const get = noCards();
    get[m.for] = 1;
    return [line('cost', { list: cardList(pay) }, 'cost'), line('gain', { list: cardList(get) }, 'gain')];
  }
  if ('gold' in m) return [line('cost', { list: cardList(noCards(), GOLD_PRICE) }, 'cost')];
  if ('monopoly' in m) return [line('monopoly', { what: resourceName(m.monopoly) }, 'gain')];
  if (!('deal' in m)) return [];
  const { give, take, giveGold, takeGold } = m.deal;
  return [
    line('cost', { list: cardList(give, giveGold) }, 'cost'),
    line('gain', { list: cardList(take, takeGold) }, 'gain'),
    line('asked', { who: who(m.deal.with) }),
  ];
}

function buildLines(m: Move, v: View, f: Extract<Frame, { at: 'build' }>): PreviewLine[] {
  const { seat } = f;
  if ('road' in m) return [...cost(v, seat, f, COST.road), ...roadLines(v, seat, m.road)];
  if ('settlement' in m) {
    const left = line('settlementsLeft', { n: settlementsLeft(v, seat) - 1 });
    return [...cost(v, seat, f, COST.settlement), ...site(v, m.settlement), left];
  }
  if ('city' in m) {
    const left = line('citiesLeft', { n: citiesLeft(v, seat) - 1 });
    return [...cost(v, seat, f, COST.city), ...site(v, m.city), left];
  }
  if ('buy' in m) return [...cost(v, seat, f, COST.dev), line('stack', { n: v.deck })];
  return 'roadBuilding' in m ? [line('roadBuilding', {}, 'gain')] : [];
}

/** See GameModule.preview. */
export function preview(m: Move, v: View): PreviewLine[] {
  const f = v.todo[0];
  if (!f) return [];
  if (f.at === 'place' && 'settle' in m) {
    const first = f.second ? [line('gain', { list: cardList(firstCards(v, m.settle)) }, 'gain')] : [];
    return [...site(v, m.settle), ...first];
  }
  if ('role' in m) return roleLines(v, m.role);
  if ('hex' in m) return robbed(v, m.hex);
  if ('soldier' in m) return [line('plays', {}, 'cost'), ...robbed(v, m.soldier)];
  if ('plenty' in m) return [line('plays', {}, 'cost')];
  if (f.at === 'confirm' && 'accept' in m)
    return [
      line('cost', { list: cardList(f.take, f.takeGold) }, 'cost'),
      line('gain', { list: cardList(f.give, f.giveGold) }, 'gain'),
    ];
  if (f.at === 'trade') return tradeLines(m, v, f);
  if (f.at === 'build') return buildLines(m, v, f);
  if (f.at === 'freeRoad' && 'road' in m) return roadLines(v, f.seat, m.road);
  return [];
}
