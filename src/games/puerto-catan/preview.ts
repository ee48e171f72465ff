import type { Arg, Phrase, Seat } from '../../engine/rules';
import type { PreviewLine } from '../module';
import { citiesLeft, neighbours, roadLength, roadsLeft, settlementsLeft } from './board';
import { INTERSECTIONS } from './island';
import { firstCards } from './placing';
import { COST, DESERT, HARBOUR_AT, LONGEST, ROLE_IDS } from './setup';
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

/** Who loses a card to a Soldier there: the one who was named, or everybody (ruling 24). */
function losers(v: View, hex: HexId, from: Seat): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'soldier') return [];
  const there =
    from === NOBODY ? neighbours(v, hex).filter((seat) => seat !== f.seat && v.hands[seat].size > 0) : [from];
  const list = there.map((seat) => ({ key: 'pc.person', args: { who: who(seat) } }));
  return list.length > 0 ? [line('robs', { list }, 'gain')] : [];
}

function roleLines(v: View, role: number): PreviewLine[] {
  const out = [line(`role.${ROLE_IDS[role]}`)];
  if (v.roleGold[role] > 0) out.push(line('roleGold', { n: v.roleGold[role] }, 'gain'));
  return out;
}

/** What a deal or the bank would give and take stands on the trading desk already. */
function tradeLines(m: Move): PreviewLine[] {
  if ('monopoly' in m) return [line('monopoly', { what: resourceName(m.monopoly) }, 'gain')];
  return [];
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
  if ('soldier' in m) return [line('plays', {}, 'cost'), ...robbed(v, m.soldier), ...losers(v, m.soldier, m.from)];

  if ('plenty' in m) return [line('plays', {}, 'cost')];
  if (f.at === 'confirm' && 'accept' in m)
    return [
      line('cost', { list: cardList(f.take, f.takeGold) }, 'cost'),
      line('gain', { list: cardList(f.give, f.giveGold) }, 'gain'),
    ];
  if (f.at === 'trade') return tradeLines(m);
  if (f.at === 'build') return buildLines(m, v, f);
  if (f.at === 'freeRoad' && 'road' in m) return roadLines(v, f.seat, m.road);
  return [];
}
