import type { Seat } from '../../../engine/rules';
import type { LiveProps } from '../../table';
import { deckOf, type Island } from '../rules/deck';
import { islandAt, MIDDLES } from '../rules/lagoon';
import { duel } from '../rules/setup';
import type { Direction, F, View } from '../rules/state';

/** Words that computer players say while a person flies (rule page A6): each for its own good, two in a flight at most. */

const MOST = 2;

/** The island with that good where the seat's own contracts pay most; undefined where it has nothing to win. */
function wanted(view: View, seat: Seat, good: number): Island | undefined {
  const deck = deckOf(view.deck);
  const pays = new Map<Island, number>();
  for (const { card } of view.hands[seat]) {
    if (card === null) continue;
    const { island, pays: dollars } = deck.contracts[card];
    if (island >= 0 && deck.islands[island].goods.includes(good)) pays.set(island, (pays.get(island) ?? 0) + dollars);
  }
  return [...pays].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** What one of them says of a token at that point, in the unit of lagoon.ts. */
export function coach(
  { view, people, viewOf }: Pick<LiveProps, 'view' | 'people' | 'viewOf'>,
  x: number,
  y: number,
  said: readonly { seat: Seat }[],
): { seat: Seat; word: Direction } | undefined {
  const { todo, n, captain, difficulty } = view as View;
  // in a duel the opponent keeps silent
  if (duel(view as View)) return undefined;
  const f = todo[0] as F<'air'>;
  for (let i = 1; i < n; i++) {
    const seat = (captain + i) % n;
    if (people.includes(seat) || said.filter((one) => one.seat === seat).length >= MOST) continue;
    const island = wanted(viewOf(seat) as View, seat, f.good);
    if (island === undefined) continue;
    const [dx, dy] = [MIDDLES[island][0] - x, MIDDLES[island][1] - y];
    if (islandAt(x, y, difficulty) === island) return { seat, word: 'drop' };
    if (Math.abs(dx) > Math.abs(dy)) return { seat, word: dx > 0 ? 'east' : 'west' };
    return { seat, word: dy > 0 ? 'south' : 'north' };
  }
  return undefined;
}

/** By a voice of the device itself: nothing goes over a network. */
export function speak(words: string): void {
  const voice = globalThis.speechSynthesis
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'));
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(words);
  said.voice = voice;
  speechSynthesis.speak(said);
}
