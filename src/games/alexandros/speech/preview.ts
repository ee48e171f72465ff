import type { Arg, Phrase, Under } from '../../../engine/rules';
import type { PreviewLine } from '../../module';
import { missing, need } from '../rules/acting';
import { newWalls, outlooks, symbolsFor, targets } from '../rules/moving';
import { cardList, symbolName, who } from '../rules/names';
import { incomes, isOpenLand, type Province, provinces } from '../rules/provinces';
import { sumOf } from '../rules/setup';
import { NOBODY, type Space, type View } from '../rules/state';
import { handOf } from '../rules/view';
import { outcome, walled } from './ways';

/** What committing a move would cost and change, from the view alone. */

type Args = { [name: string]: Arg };

export const line = (key: Under<'alex.preview.'>, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine => {
  const text: Phrase = { key: `alex.preview.${key}`, args };
  return tone ? { text, tone } : { text };
};

/** Provinces that are new after the walk: closed off or cut, by what they were part of. */
function changed(v: View, walk: readonly number[]): { before: Province; after: Province[] }[] {
  const old = provinces(v);
  const now = provinces({ ...v, walls: walled(v.walls, walk) });
  const out: { before: Province; after: Province[] }[] = [];
  for (const before of old.list) {
    const after = now.list.filter((province) => old.of[province.key] === old.of[before.key]);
    if (after.length > 1) out.push({ before, after });
  }
  return out;
}

function provinceLine(province: Province): PreviewLine {
  const args = { n: province.value };
  if (province.owner === NOBODY) return line('free', args);
  const owned = { ...args, who: who(province.owner) };
  return province.guarded.length === 1 ? line('keeps', owned) : line('keepsTwo', owned);
}

export function routeLines(v: View, walk: readonly number[]): PreviewLine[] {
  const cost = newWalls(v, walk) ?? 0;
  // walls belong to nobody: what they do to provinces is weighed, not their number
  const out = [line('walls', { n: cost, left: v.black + v.red - cost })];
  const f = v.todo[0];
  const own = f?.at === 'route' ? outcome(v, f.seat, walk).own : 0;
  if (own < 0) out.push(line('loses', { n: -own }, 'warn'));
  if (cost > v.black) out.push(line('lastTurn', {}, 'warn'));
  for (const { before, after } of changed(v, walk)) {
    if (!isOpenLand(before)) out.push(line('cuts', { n: after.length, value: before.value }));
    for (const province of after)
      if (!isOpenLand(province) && province.symbols.length > 0) out.push(provinceLine(province));
  }
  return out;
}

/** Which cards a claim costs, and what is missing where this view may know. */
export function claimLines(v: View, seat: number, key: Space, guards: readonly Space[]): PreviewLine[] {
  const province = provinces(v).list.find((one) => one.key === key);
  if (!province) return [];
  const used = need(v, province, guards);
  const out: PreviewLine[] = [
    line('worth', { n: province.value }, guards.length === 1 && province.value > 0 ? 'gain' : undefined),
  ];
  if (guards.length > 1) out.push(line('noPay', { n: guards.length }, 'warn'));
  if (sumOf(used) > 0) out.push(line('cards', { list: cardList(used) }, 'cost'));
  else out.push(line('noCards'));
  const hand = handOf(v, seat);
  const short = hand ? missing(hand, used) : 0;
  if (short > 0) out.push(line('missing', { n: short }, 'warn'));
  if (province.owner !== NOBODY) {
    out.push(line('guardsHome', { who: who(province.owner), n: province.guarded.length }));
    out.push(line('compensation', { who: who(province.owner), n: Math.ceil(sumOf(used) / 2) }, 'cost'));
  }
  return out;
}

export function levyLines(v: View): PreviewLine[] {
  return incomes(v).flatMap((n, seat) => (n > 0 ? [line('gain', { who: who(seat), n }, 'gain')] : []));
}

export function sourceLines(v: View, symbol: number, faceUp: boolean): PreviewLine[] {
  const outlook = outlooks(v);
  const joker = faceUp && outlook[symbol] === 'none';
  const all = targets(v);
  const n = symbolsFor(symbol, joker).reduce((sum, one) => sum + all[one].length, 0);
  const out = joker ? [line('joker', { n })] : [line('targets', { n })];
  if (faceUp) out.push(line('keepsCard', { symbol: symbolName(symbol) }, 'gain'));
  else out.push(line('losesCard', { symbol: symbolName(symbol) }, 'cost'));
  return out;
}

export function backLines(v: View, space: Space): PreviewLine[] {
  const province = provinces(v).list.find((one) => one.guarded.includes(space));
  if (!province) return [];
  if (province.guarded.length === 2)
    return [line('paysThen', { n: province.value }, province.value > 0 ? 'gain' : undefined)];
  return province.guarded.length === 1 ? [line('abandons', { n: province.value }, 'warn')] : [];
}
