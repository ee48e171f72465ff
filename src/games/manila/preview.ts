import type { Arg } from '../../engine/rules';
import type { PreviewLine } from '../module';
import { hirer } from './hire';
import { arrives, atLeast, lands13, oddsFrom, rollsLeft } from './odds';
import { BERTH_PAY, LAST, LOAN, PREMIUM, price, REDEEM, risen, WARES } from './setup';
import { isBlind, seatAt, seatsOf, vacancies } from './spaces';
import type { Move, Punt, Route, View } from './state';
import { NOBODY } from './state';
import { seatOf } from './walk';
import { wareName } from './words';

/** What committing a move would cost and could bring, from the view alone; odds are exact (rule page 1.4). */

type Args = { [name: string]: Arg };

const line = (key: string, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine =>
  tone ? { text: { key: `manila.preview.${key}`, args }, tone } : { text: { key: `manila.preview.${key}`, args } };

const percent = (chance: number): number => Math.round(chance * 100);

/** The harbour-wide chances: punts that arrive, and punts that do not. */
export const fates = (v: Pick<View, 'moved' | 'boat' | 'punts'>): number[] => v.punts.map((punt) => arrives(v, punt));

/** "Costs 5: 7 left", or how many loans it would take; nothing about a purse this view does not see. */
function costLines(v: View, seat: number, cost: number): PreviewLine[] {
  const cash = v.cash[seat];
  if (cash === null) return [line('cost', { cost }, 'cost')];
  if (cash >= cost) return [line('costLeft', { cost, left: cash - cost }, 'cost')];
  const loans = Math.ceil((cost - cash) / LOAN);
  return [line('costLoans', { cost, n: loans, left: cash + loans * LOAN - cost }, 'warn')];
}

/** The chance of a punt, as a share and as the exact count of dice it stands for. */
function oddsLine(v: Pick<View, 'moved' | 'boat'>, punt: Punt): PreviewLine {
  const { passes, on13, all } = oddsFrom(punt.pos, rollsLeft(v));
  const n = passes + (v.boat.length === 0 ? on13 : 0);
  return line('arrives', { ware: wareName(punt.ware), p: percent(n / all), n, all });
}

function seatLines(v: View, route: Route): PreviewLine[] {
  const punt = v.punts[route];
  const { profit } = WARES[punt.ware];
  const now = punt.aboard.length + 1;
  const full = seatsOf(punt).length;
  const gain =
    now === full
      ? line('seatPays', { coins: profit / now }, 'gain')
      : line('seatPaysTo', { coins: profit / now, least: profit / full }, 'gain');
  return [gain, oddsLine(v, punt)];
}

function berthLines(v: View, dock: 'port' | 'yard', k: number): PreviewLine[] {
  const chances = fates(v);
  const p = atLeast(dock === 'port' ? chances : chances.map((chance) => 1 - chance))[k];
  return [line(`${dock}Pays`, { coins: BERTH_PAY[k], n: k + 1, p: percent(p) }, 'gain')];
}

/** What pirates hope for: punts on 13 after the last roll, and before it a free seat on one. */
function boatLines(v: View): PreviewLine[] {
  const chances = v.punts.map((punt) => lands13(v, punt));
  const out = [line('pirates', { p: percent(atLeast(chances)[0]) }, 'gain')];
  if (v.moved < 2) out.push(line('boards'));
  return out;
}

function agentLines(v: View): PreviewLine[] {
  const lost = atLeast(fates(v).map((chance) => 1 - chance));
  const expected = BERTH_PAY.reduce((sum, coins, k) => sum + coins * lost[k], 0);
  return [
    line('premium', { coins: PREMIUM }, 'gain'),
    line('liability', { one: percent(lost[0]), two: percent(lost[1]), three: percent(lost[2]) }, 'warn'),
    line('expected', { coins: Math.round(expected) }),
  ];
}

function placeLines(v: View, space: string): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'hire') return [];
  const seat = hirer(v, f);
  const all = vacancies(v);
  const vacancy = all.find((one) => one.space === space);
  if (!vacancy) return [];
  const cash = v.cash[seat];
  const limit = cash === null ? null : cash + LOAN * (v.hands[seat].length - v.pledged[seat]);
  const blind = limit !== null && isBlind(all, limit);
  const cost =
    blind && cash !== null
      ? [line('blind', { cost: cash }, 'warn')]
      : vacancy.cost > 0
        ? costLines(v, seat, vacancy.cost)
        : [];
  const found = seatAt(space);
  if (found) return [...cost, ...seatLines(v, found.route)];
  const [kind, k] = space.split(':');
  if (kind === 'port' || kind === 'yard') return [...cost, ...berthLines(v, kind, Number(k))];
  if (kind === 'boat') return [...cost, ...boatLines(v)];
  if (kind === 'agent') return agentLines(v);
  return [...cost, line(kind)];
}

function launchLines(m: Extract<Move, { launch: unknown }>, v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'launch') return [];
  return m.launch.map(([, start], i) => {
    const { passes, on13, all } = oddsFrom(start, 3);
    const n = passes + on13;
    return line('arrives', { ware: wareName(f.wares[i]), p: percent(n / all), n, all });
  });
}

function pilotLines(m: Extract<Move, { pilot: unknown }>, v: View): PreviewLine[] {
  return m.pilot.map(([route, by]) => {
    const punt = v.punts[route];
    const pos = punt.pos + by;
    const ware = wareName(punt.ware);
    if (pos > LAST) return line('docksAtOnce', { ware }, 'gain');
    const before = percent(arrives(v, punt));
    const after = percent(arrives(v, { ...punt, pos }));
    return line('oddsChange', { ware, before, after });
  });
}

function boardLines(v: View, space: string): PreviewLine[] {
  const found = seatAt(space);
  if (!found) return [];
  const punt = v.punts[found.route];
  const seatTaken = found.place < punt.aboard.length;
  const aboard = punt.aboard.length + (seatTaken ? 0 : 1);
  const out = [line('boardFree', { coins: WARES[punt.ware].profit / aboard }, 'gain'), line('sure13')];
  return seatTaken ? [...out, line('throwsOff', { who: { seat: punt.aboard[found.place] } }, 'warn')] : out;
}

function routeLines(to: 'port' | 'yard', v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'plunder') return [];
  const { ware } = v.punts[f.punt];
  const berth = v.punts.filter((punt) => punt.dock === to).length;
  const holder = (to === 'port' ? v.ports : v.yards)[berth];
  const out: PreviewLine[] =
    to === 'port' ? [line('rises', { ware: wareName(ware), value: risen(v.values[ware]) })] : [];
  if (holder !== NOBODY) out.push(line('berthOf', { who: { seat: holder }, coins: BERTH_PAY[berth] }));
  if (to === 'yard' && v.agent !== NOBODY && holder !== v.agent)
    out.push(line('agentPays', { who: { seat: v.agent }, coins: BERTH_PAY[berth] }));
  return out;
}

/** See GameModule.preview. */
export function preview(m: Move, v: View): PreviewLine[] {
  const f = v.todo[0];
  const seat = f ? (seatOf(v, f) ?? NOBODY) : NOBODY;
  if ('bid' in m && f?.at === 'auction') return costLines(v, f.turn, m.bid);
  if ('buy' in m && seat >= 0) return [...costLines(v, seat, price(v.values[m.buy])), line('share')];
  if ('place' in m) return placeLines(v, m.place);
  if ('launch' in m) return launchLines(m, v);
  if ('pilot' in m) return pilotLines(m, v);
  if ('board' in m) return boardLines(v, m.board);
  if ('to' in m) return routeLines(m.to, v);
  if ('pass' in m && f?.at === 'hire') return [line('passes', {}, 'warn')];
  if ('pass' in m) return [line('passesAuction', {}, 'warn')];
  if ('loan' in m) return [line('loan', { coins: LOAN, back: REDEEM }, 'warn')];
  if ('redeem' in m) return [line('redeem', { coins: REDEEM }, 'cost')];
  return [];
}
