import type { Arg, Phrase, Seat, Under } from '../../../engine/rules';
import type { PreviewLine } from '../../module';
import { hirer } from '../rules/hire';
import { limitWith } from '../rules/money';
import { wareName } from '../rules/names';
import { arrives, arrivesFrom, atLeast, FRESH, lands13 } from '../rules/odds';
import { BERTH_PAY, LAST, LOAN, PREMIUM, price, REDEEM, risen, WARES } from '../rules/setup';
import { isBlind, seatAt, seatsOf, vacancies } from '../rules/spaces';
import { type Moves, NOBODY, type Punt, type Route, type View } from '../rules/state';
import { percent } from './odds';
import { seatOf } from './prompt';

/** What committing a move would cost and could bring, from the view alone; odds are exact (rule page 1.4). */

type Args = { [name: string]: Arg };

const line = (key: Under<'manila.preview.'>, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine =>
  tone ? { text: { key: `manila.preview.${key}`, args }, tone } : { text: { key: `manila.preview.${key}`, args } };

/** The harbour-wide chances: punts that arrive, and punts that do not. */
const fates = (v: Pick<View, 'moved' | 'boat' | 'punts'>): number[] => v.punts.map((punt) => arrives(v, punt));

/** "Costs 5: 7 left", or how many loans it would take; nothing about a purse this view does not see. */
function costLines(v: View, seat: number, cost: number): PreviewLine[] {
  const cash = v.cash[seat];
  if (cash === null) return [line('cost', { cost }, 'cost')];
  if (cash >= cost) return [line('costLeft', { cost, left: cash - cost }, 'cost')];
  const loans = Math.ceil((cost - cash) / LOAN);
  return [line('costLoans', { cost, n: loans, left: cash + loans * LOAN - cost }, 'warn')];
}

/** Which way a chance counts a punt that is left on 13. */
const reading = (lost: boolean): Phrase => ({ key: lost ? 'manila.read.lost' : 'manila.read.in' });

/** The chance of a punt. */
function oddsLine(v: Pick<View, 'moved' | 'boat'>, punt: Punt): PreviewLine {
  return line('arrives', { p: percent(arrives(v, punt)), read: reading(v.boat.length > 0) });
}

function seatLines(v: View, route: Route, seat: Seat): PreviewLine[] {
  const punt = v.punts[route];
  const { profit } = WARES[punt.ware];
  const now = punt.aboard.length + 1;
  const full = seatsOf(punt).length;
  const own = punt.aboard.filter((one) => one === seat).length;
  // who sits there already shares with themselves
  if (own > 0) {
    const args = { coins: (profit * (own + 1)) / now, before: (profit * own) / (now - 1) };
    return [line('seatAgain', args, 'gain'), oddsLine(v, punt)];
  }
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

export function previewPlace({ place: space }: Moves['place'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'hire') return [];
  const seat = hirer(v, f);
  const all = vacancies(v);
  const vacancy = all.find((one) => one.space === space);
  if (!vacancy) return [];
  const cash = v.cash[seat];
  const limit = cash === null ? null : limitWith(cash, v, seat);
  const blind = limit !== null && isBlind(all, limit);
  const cost =
    blind && cash !== null
      ? [line('blind', { cost: cash }, 'warn')]
      : vacancy.cost > 0
        ? costLines(v, seat, vacancy.cost)
        : [];
  const found = seatAt(space);
  if (found) return [...cost, ...seatLines(v, found.route, seat)];
  const [kind, k] = space.split(':');
  if (kind === 'port' || kind === 'yard') return [...cost, ...berthLines(v, kind, Number(k))];
  if (kind === 'boat') return [...cost, ...boatLines(v)];
  if (kind === 'agent') return agentLines(v);
  return [...cost, line(kind === 'small' ? 'small' : 'large')];
}

export function previewLaunch(m: Moves['launch'], v: View): PreviewLine[] {
  const f = v.todo[0];
  if (f?.at !== 'launch') return [];
  const list = m.launch.map(([, start], i): Phrase => {
    const args = { ware: wareName(f.wares[i]), p: percent(arrivesFrom(FRESH, start)) };
    return { key: 'manila.preview.launched', args };
  });
  return [line('launch', { list, read: reading(false) })];
}

export function previewPilot(m: Moves['pilot'], v: View): PreviewLine[] {
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

export function previewBoard(m: Moves['board'], v: View): PreviewLine[] {
  const found = seatAt(m.board);
  if (!found) return [];
  const punt = v.punts[found.route];
  const seatTaken = found.place < punt.aboard.length;
  const aboard = punt.aboard.length + (seatTaken ? 0 : 1);
  const out = [line('boardFree', { coins: WARES[punt.ware].profit / aboard }, 'gain'), line('sure13')];
  return seatTaken ? [...out, line('throwsOff', { who: { seat: punt.aboard[found.place] } }, 'warn')] : out;
}

export function previewRoute({ to }: Moves['route'], v: View): PreviewLine[] {
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

export function previewBid(m: Moves['bid'], v: View): PreviewLine[] {
  const f = v.todo[0];
  return f?.at === 'auction' ? costLines(v, f.turn, m.bid) : [];
}

export function previewPass(_m: Moves['pass'], v: View): PreviewLine[] {
  return [line(v.todo[0]?.at === 'hire' ? 'passes' : 'passesAuction', {}, 'warn')];
}

export function previewBuy(m: Moves['buy'], v: View): PreviewLine[] {
  const f = v.todo[0];
  const seat = f ? (seatOf(v, f) ?? NOBODY) : NOBODY;
  return seat < 0 ? [] : [...costLines(v, seat, price(v.values[m.buy])), line('share')];
}

export const previewLoan = (): PreviewLine[] => [line('loan', { coins: LOAN, back: REDEEM }, 'warn')];

export const previewRedeem = (): PreviewLine[] => [line('redeem', { coins: REDEEM }, 'cost')];
