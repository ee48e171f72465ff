import type { Arg, Phrase, Under } from '../../../engine/rules';
import { numberOf } from '../../kit/picks';
import { wordsOf } from '../../kit/words';
import { need, removal } from '../rules/acting';
import { isEmpty, reach, targets } from '../rules/moving';
import { aSymbol, cardList, provinceName, symbolName, who } from '../rules/names';
import { isOpenLand, type Province, parting, provinces, symbolOf } from '../rules/provinces';
import { GRID, SPACES, sumOf, symbolAt } from '../rules/setup';
import { NO_CARD, NOBODY, type Point, type Space, type View } from '../rules/state';
import { type Handle, handles, outcome } from './ways';

/** What a place of the board is, costs and brings, from what lies open. */

const words = wordsOf('alex.about');
const say = (name: Under<'alex.about.'>, rule: string, args: { [name: string]: Arg } = {}): Phrase =>
  words(name, args, rule);

/** See TableModule.about. */
export function about(spot: string, v: View): readonly Phrase[] {
  const n = numberOf(spot);
  if (spot.startsWith('point:')) return ofPoint(n, v);
  const way = handles(v).find(({ id }) => id === spot);
  if (way) return ofWay(way, v);
  if (spot.startsWith('symbol:')) return ofCard(n);
  if (spot.startsWith('take:')) return v.row[n] === NO_CARD ? [] : ofCard(v.row[n]);
  if (spot === 'supply') return [say('supply', '2.5', { n: v.supply })];
  if (spot === 'walls') return [say('walls', '2.7', { black: v.black, red: v.red })];
  if (spot === 'track') return [{ key: 'alex.figure.track', rule: '2.7' }];
  if (v.symbols === '') return [];
  if (spot.startsWith('space:')) return ofSpace(n, v);
  const province = provinces(v).list.find(({ key }) => key === n);
  return province ? ofProvince(province, v) : [];
}

/** A card: what it is good for, whoever holds it. */
function ofCard(symbol: number): Phrase[] {
  const args = { symbol: symbolName(symbol), aSymbol: aSymbol(symbol) };
  return [say('cardMoves', '2.3', args), say('cardLevy', '2.5', args), say('cardClaims', '2.5', args)];
}

/** See TableModule.named: a card. */
export const named = (thing: string): Phrase | undefined =>
  thing.startsWith('symbol:') ? symbolName(numberOf(thing)) : undefined;

/** A way that Alexander may take now. */
function ofWay({ to, walk }: Handle, v: View): Phrase[] {
  const f = v.todo[0];
  const { walls, opens, own } = outcome(v, f && 'seat' in f ? f.seat : 0, walk);
  const out = [say('way', '2.3', { symbol: symbolName(symbolOf(v, to)), n: walk.length - 1, walls })];
  if (opens > 0) out.push(say('opens', '2.4', { n: opens }));
  if (own !== 0) out.push(say('changes', '2.4', { n: own }));
  return out;
}

function ofPoint(point: Point, v: View): Phrase[] {
  const out = [say('point', '2.3')];
  if (point === v.alexander) out.push(say('alexander', '2.3'));
  const around = GRID.next[point];
  const walls = around.filter(({ side }) => v.walls[side] !== 0).length;
  out.push(say('sides', '2.3', { n: around.length, walls }));
  return out;
}

function ofSpace(space: Space, v: View): Phrase[] {
  const symbol = symbolAt(v.symbols, space);
  const out: Phrase[] = [];
  if (symbol < 0) out.push(say('open', '2.5'));
  else out.push(say('symbol', '2.5', { symbol: symbolName(symbol), aSymbol: aSymbol(symbol) }), empty(space, v));
  const owner = v.guards[space];
  if (owner !== NOBODY && symbol >= 0)
    out.push(say('guard', '2.5', { who: who(owner), symbol: symbolName(symbol), aSymbol: aSymbol(symbol) }));
  const { of, keys } = parting(v);
  const province = provinces(v).list.find(({ key }) => key === keys[of[space]]);
  return province ? [...out, ...ofProvince(province, v)] : out;
}

/** Whether Alexander may go there, and if not, why. */
function empty(space: Space, v: View): Phrase {
  const far = reach(v.alexander, space);
  if (!isEmpty(v, space)) return say('notEmpty', '2.3');
  const near = targets(v)[symbolOf(v, space)];
  const name = near.includes(space) ? 'closest' : 'farther';
  return say(name, '2.3', { n: far, symbol: symbolName(symbolOf(v, space)) });
}

function ofProvince(province: Province, v: View): Phrase[] {
  const { symbols, value, owner, guarded, size } = province;
  if (symbols.length === 0) return [say('barren', '2.4', { n: value })];
  const where = provinceName(v, province);
  if (size === SPACES || isOpenLand(province)) return [say('openLand', '2.4', { n: symbols.length })];
  const cover = need(v, province, []);
  const all = { where, n: value, symbols: symbols.length, list: cardList(cover) };
  if (owner === NOBODY) return [say('free', '2.4', all), say('cost', '2.5', all)];
  const away = removal(v, province);
  const held = { where, who: who(owner), n: value, guards: guarded.length };
  return [
    say(guarded.length === 1 ? 'pays' : 'paysNot', '2.5', held),
    say('takeOver', '2.5', { list: cardList(away), n: sumOf(cover) - sumOf(away), half: Math.ceil(sumOf(cover) / 2) }),
  ];
}
