import type { Arg, Under } from '../../../engine/rules';
import type { PreviewLine } from '../../module';
import { chanceOf, worthOf } from '../rules/chances';
import { type Card, deckOf, islandsOf } from '../rules/deck';
import { cardTitle, islandName, symbolName } from '../rules/names';
import { symbolsOf } from '../rules/scoring';
import { setBonus } from '../rules/setup';
import type { Moves, View } from '../rules/state';
import { seatOf } from './prompt';

/** What committing a move would cost and could bring, from the view alone. */

type Args = { [name: string]: Arg };

const line = (key: Under<'hopper.preview.'>, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine =>
  tone ? { text: { key: `hopper.preview.${key}`, args }, tone } : { text: { key: `hopper.preview.${key}`, args } };

/** One line alone. */
export const says = (key: Under<'hopper.preview.'>, args?: Args, tone?: PreviewLine['tone']): PreviewLine[] => [
  line(key, args, tone),
];

const percent = (chance: number): number => Math.round(chance * 100);

export function previewBid({ bid: coins }: Moves['bid'], v: View): PreviewLine[] {
  if (coins === 0) return [];
  const seat = seatOf(v, v.todo[0]);
  const cash = seat === undefined ? null : v.cash[seat];
  if (cash === null) return says('cost', { n: coins }, 'cost');
  return says('costLeft', { n: coins, left: cash - coins }, 'cost');
}

/** Every island that shows the good: what lies there and how often an ordinary hand lands. */
export function previewFly({ fly: good }: Moves['fly'], v: View): PreviewLine[] {
  if (v.todo[0]?.at !== 'choose') return [];
  const deck = deckOf(v.deck);
  return islandsOf(deck, good).map((island) =>
    line(
      'island',
      { island: islandName(deck, island), n: v.money[island], p: percent(chanceOf(v, island)) },
      v.money[island] > 0 ? 'gain' : undefined,
    ),
  );
}

export function previewAgain(m: Moves['again'], v: View): PreviewLine[] {
  const card = v.piles[v.captain][m.again];
  const { symbol } = deckOf(v.deck).contracts[card];
  const own = v.seat === v.captain || v.open;
  const count = symbolsOf(v.deck, v.piles[v.captain])[symbol];
  const lost = setBonus(count) - setBonus(count - 1);
  // what symbol it has is its owner's affair
  if (!own || lost === 0) return says('again');
  return [line('again'), line('bonusLost', { n: lost, symbol: symbolName(symbol) }, 'warn')];
}

export const previewPut = (m: Moves['put'], v: View): PreviewLine[] =>
  says('final', { n: v.money[m.put] + m.coins }, 'warn');

export function previewTake(_m: Moves['take'], v: View): PreviewLine[] {
  const f = v.todo[0];
  return f?.at === 'answer' ? says('take', { n: f.price }, 'cost') : [];
}

const worth = (v: View, card: Card): PreviewLine =>
  line('rowWorth', { card: cardTitle(deckOf(v.deck), card), n: Math.round(worthOf(v, card)) });

export const previewPick = (m: Moves['pick'], v: View): PreviewLine[] => [worth(v, m.pick)];
export const previewUnder = (m: Moves['under'], v: View): PreviewLine[] => [worth(v, m.under), line('under')];
