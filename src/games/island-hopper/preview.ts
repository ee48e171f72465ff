import type { Arg } from '../../engine/rules';
import type { PreviewLine } from '../module';
import { chanceOf, worthOf } from './bot';
import { deckOf, islandsOf } from './deck';
import { symbolsOf } from './scoring';
import { setBonus } from './setup';
import type { Move, View } from './state';
import { seatOf } from './walk';
import { islandName, symbolName } from './words';

/** What committing a move would cost and could bring, from the view alone. */

type Args = { [name: string]: Arg };

const line = (key: string, args: Args = {}, tone?: PreviewLine['tone']): PreviewLine =>
  tone ? { text: { key: `hopper.preview.${key}`, args }, tone } : { text: { key: `hopper.preview.${key}`, args } };

const percent = (chance: number): number => Math.round(chance * 100);

function costLines(v: View, coins: number): PreviewLine[] {
  const seat = seatOf(v, v.todo[0]);
  const cash = seat === undefined ? null : v.cash[seat];
  if (cash === null) return [line('cost', { n: coins }, 'cost')];
  return [line('costLeft', { n: coins, left: cash - coins }, 'cost')];
}

/** Every island that shows the good: what lies there and how often an ordinary hand lands. */
function goodLines(v: View, good: number): PreviewLine[] {
  const deck = deckOf(v.deck);
  return islandsOf(deck, good).map((island) =>
    line(
      'island',
      { island: islandName(deck, island), n: v.money[island], p: percent(chanceOf(v, island)) },
      v.money[island] > 0 ? 'gain' : undefined,
    ),
  );
}

function againLines(v: View, m: Extract<Move, { again: unknown }>): PreviewLine[] {
  const card = v.piles[v.captain][m.again];
  const { symbol } = deckOf(v.deck).contracts[card];
  const own = v.seat === v.captain || v.open;
  const count = symbolsOf(v.deck, v.piles[v.captain])[symbol];
  const lost = setBonus(count) - setBonus(count - 1);
  // what symbol it has is its owner's affair
  if (!own || lost === 0) return [line('again')];
  return [line('again'), line('bonusLost', { n: lost, symbol: symbolName(symbol) }, 'warn')];
}

/** See GameModule.preview. */
export function preview(m: Move, v: View): PreviewLine[] {
  if ('bid' in m) return m.bid > 0 ? costLines(v, m.bid) : [];
  if ('price' in m) return [line('price')];
  if ('put' in m) return [line('final', { n: v.money[m.put] + m.coins }, 'warn')];
  if ('fly' in m && v.todo[0]?.at === 'choose') return goodLines(v, m.fly);
  if ('tourist' in m) return [line('tourist', { n: m.tourist }, 'gain')];
  if ('again' in m) return againLines(v, m);
  if ('take' in m && v.todo[0]?.at === 'answer') return [line('take', { n: v.todo[0].price }, 'cost')];
  if ('let' in m) return [line('let')];
  if ('under' in m) return [line('under')];
  if ('pick' in m) return [line('rowWorth', { n: Math.round(worthOf(v, m.pick)) })];
  return [];
}
