import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Standing } from '../../table';
import { chanceOf } from '../rules/chances';
import { deckOf, ISLANDS, type Island, SYMBOLS } from '../rules/deck';
import { islandName, who } from '../rules/names';
import { scores } from '../rules/scoring';
import { setBonus } from '../rules/setup';
import type { View } from '../rules/state';

/** How the game stands, from public facts alone: purses and completed piles are shown by their owners or not at all. */

const words = wordsOf('hopper.stand');

/** While a captain flies from memory nothing tells where islands lie. */
const BLIND: readonly string[] = ['air', 'reckon', 'wind'];
export const flownBlind = (v: View): boolean => BLIND.includes(v.todo[0]?.at ?? '');

/** What so many completed contracts bring at the end whatever their symbols are (rule page A4: the pile is face down, its count public). */
export function surely(completed: number): number {
  const [each, more] = [Math.floor(completed / SYMBOLS.length), completed % SYMBOLS.length];
  return more * setBonus(each + 1) + (SYMBOLS.length - more) * setBonus(each);
}

/** Three in a pile may be of one symbol. */
const mayHoldSet = (completed: number): boolean => setBonus(completed) > surely(completed);

/** Behind closed purses nothing is told before somebody is sure of a set. */
function pointsOf(v: View): Standing['points'] {
  if (!v.openMoney && v.piles.every((pile) => surely(pile.length) === 0)) return [];
  return v.piles.map((pile, seat) => {
    const cash = v.openMoney ? (v.cash[seat] ?? 0) : 0;
    const n = cash + surely(pile.length);
    return !v.openMoney || mayHoldSet(pile.length) ? { n, more: true } : { n };
  });
}

/** Everything lies open: what the score is made of. */
function ended(v: View): Standing['points'] {
  const cash = v.cash.map((coins) => coins ?? 0);
  const out = cash.map(() => 0);
  for (const { seat, points } of scores({ ...v, cash })) out[seat] += points;
  return out.map((n) => ({ n }));
}

function placeOf(v: View, island: Island): Standing['places'][number] {
  const p = Math.round(chanceOf(v, island) * 100);
  const args = { island: islandName(deckOf(v.deck), island), p, coins: v.money[island] };
  return { spot: `island:${island}`, mark: `${p} %`, text: words('island', args, '8.1') };
}

function lineOf(v: View, seat: Seat): Phrase {
  const flown = v.flights.filter(({ captain }) => captain === seat);
  const landed = flown.filter((flight) => flight.landed).length;
  return words('completed', { who: who(seat), n: v.piles[seat].length, landed, flown: flown.length }, '7.1');
}

export function standing(v: View): Standing {
  const places = v.open || flownBlind(v) ? [] : Array.from({ length: ISLANDS }, (_, island) => placeOf(v, island));
  const lines = v.piles.map((_, seat) => lineOf(v, seat));
  return { points: v.open ? ended(v) : pointsOf(v), places, legend: words('legend', {}, '8.1'), lines };
}
