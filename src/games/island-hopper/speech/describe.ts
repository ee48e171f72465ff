import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Section } from '../../module';
import { deckOf, INNER, ISLANDS } from '../rules/deck';
import { MIDDLES } from '../rules/lagoon';
import { cardName, goodName, islandName, named, roundName, who } from '../rules/names';
import type { View } from '../rules/state';

/** The table in words: what an eye takes in from the board. */
export function describe(v: View): Section[] {
  return [people(v), ...mine(v), round(v), islands(v), ...flights(v)];
}

const words = wordsOf('hopper.words');

function people(v: View): Section {
  const lines: Phrase[] = [];
  for (let seat = 0; seat < v.n; seat++) {
    const args = { who: who(seat), hand: v.hands[seat].length, pile: v.piles[seat].length };
    const cash = v.cash[seat];
    lines.push(cash === null ? words('seatHidden', args) : words('seat', { ...args, cash }));
  }
  if (v.captain >= 0) lines.push(words(v.todo[0]?.at === 'auction' ? 'tile' : 'captain', { who: who(v.captain) }));
  return { heading: words('people'), lines };
}

function mine(v: View): Section[] {
  if (v.seat === null || v.open) return [];
  const deck = deckOf(v.deck);
  const lines = v.hands[v.seat].flatMap(({ card }) => (card === null ? [] : [cardName(deck, card)]));
  if (v.piles[v.seat].length > 0)
    lines.push(words('completed', { list: v.piles[v.seat].map((card) => cardName(deck, card)) }));
  const own = v.under.flatMap(({ card, by }) => (by === v.seat && card !== null ? [cardName(deck, card)] : []));
  if (own.length > 0) lines.push(words('buried', { list: own }));
  return [{ heading: words('mine'), lines }];
}

function round(v: View): Section {
  const deck = deckOf(v.deck);
  const lines: Phrase[] = [];
  if (v.rounds.length === v.round && v.card >= 0) lines.push(roundName(v, v.card));
  if (v.compass.length > 0) lines.push(words('compass', { list: v.compass.map(goodName) }));
  if (v.tourists.length > 0) lines.push(words('tourists', { list: v.tourists.map((card) => cardName(deck, card)) }));
  if (v.row.length > 0) lines.push(words('row', { list: v.row.map((card) => cardName(deck, card)) }));
  lines.push(words('deck', { n: v.left + v.under.length }));
  return { heading: words('round', { n: v.round }), lines };
}

/** Rule page A7: clock position, ring, goods and money; no bearings in numbers. */
function islands(v: View): Section {
  const deck = deckOf(v.deck);
  const lines: Phrase[] = [];
  for (let island = 0; island < ISLANDS; island++) {
    const args: Phrase['args'] = {
      island: islandName(deck, island),
      hour: clock(island),
      ring: { key: island < INNER ? 'hopper.words.near' : 'hopper.words.far' },
      list: deck.islands[island].goods.map(goodName),
      company: named(deck.companies[deck.islands[island].company]),
      coins: v.money[island],
    };
    // while a captain flies from memory nobody reads out where things lie
    lines.push(words(v.todo[0]?.at === 'reckon' ? 'islandBare' : 'island', args));
  }
  return { heading: words('islands'), lines };
}

/** The hour on a clock face with the compass in its middle. */
export function clock(island: number): number {
  const [x, y] = MIDDLES[island];
  const hour = Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * 12);
  return ((hour + 11) % 12) + 1;
}

function flights(v: View): Section[] {
  const now = v.flights.slice(v.open ? 0 : v.since);
  if (now.length === 0) return [];
  const deck = deckOf(v.deck);
  const lines = now.map(({ captain, good, island, landed }) =>
    words(landed ? 'landed' : island < 0 ? 'splashed' : 'wrong', {
      who: who(captain),
      good: goodName(good),
      island: islandName(deck, island),
    }),
  );
  return [{ heading: words('flights'), lines }];
}
