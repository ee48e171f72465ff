import type { Seat } from '../../../engine/rules';
import { deckOf, type Good, type Island, islandsOf, SEA } from './deck';
import { helps, pointing } from './guiding';
import { islandAt, MIDDLES } from './lagoon';
import { passedOver } from './memory';
import type { Nature } from './nature';
import { symbolsOf } from './scoring';
import { duel, setBonus, TRUST, WORDS } from './setup';
import { DIRECTIONS, type Direction, type F, type Hopper, type View } from './state';
import { whimOf } from './whim';

/** What computer players say during a flight (rule page A4, P4 h): from their own view, and only if it concerns them. */

/** What a rival gets counts against a landing by this share. */
const RIVAL = 0.25;
/** Dollars, from which on a landing is worth a lie to prevent it. */
const AGAINST = -0.8;

/** In the last round nobody needs to be believed afterwards: there are so many times as many lies. */
const LATE = 2;

/** What a landing there is worth to the seat in dollars: its own contracts, less a share of what it brings others. */
export function interestOf(v: View, seat: Seat, island: Island, { sets }: Pick<Nature, 'sets'>): number {
  const { contracts } = deckOf(v.deck);
  const counts = symbolsOf(v.deck, v.piles[seat]);
  let others = v.money[island];
  for (const card of v.tourists) others += contracts[card].pays;
  let own = 0;
  for (let holder = 0; holder < v.n; holder++) {
    if (holder === v.captain) continue;
    for (const { card } of v.hands[holder]) {
      if (card === null || contracts[card].island !== island) continue;
      if (v.last) others++;
      if (holder !== seat) {
        others += contracts[card].pays;
        continue;
      }
      const { pays, symbol } = contracts[card];
      own += pays + sets * (setBonus(counts[symbol] + 1) - setBonus(counts[symbol]));
      counts[symbol]++;
    }
  }
  return own - RIVAL * others;
}

/** The island with that good which means most to the seat; undefined where it has nothing from any of them. */
export function wanted(v: View, seat: Seat, good: Good, nature: Nature): Island | undefined {
  let best: Island | undefined;
  let most = nature.stake;
  for (const island of islandsOf(deckOf(v.deck), good)) {
    const interest = interestOf(v, seat, island, nature);
    if (interest < most) continue;
    best = island;
    most = interest;
  }
  return best;
}

/** A whim for as long as that flight lasts; what is in its own hand is among its seeds, so that nobody foresees it. */
const flightWhim = (v: View, seat: Seat, ...more: number[]): number =>
  whimOf(seat, [v.round, v.captain, v.flights.length, ...v.hands[seat].map(({ card }) => card ?? SEA), ...more]);

/** It means to lead astray whoever flies there: it is against its interest, and this time it is bold enough. */
export function wouldMislead(v: View, seat: Seat, island: Island, nature: Nature): boolean {
  if (interestOf(v, seat, island, nature) > AGAINST) return false;
  // what was threatened comes true more often than what was not
  const lies = nature.lies * (v.last ? LATE : 1);
  const bold = passedOver(v, seat) ? Math.max(lies, nature.revenge) : lies;
  return flightWhim(v, seat, 1) < bold;
}

/** Compass words, and those that count from the pilot: the words among which one is chosen. */
const PLAIN = DIRECTIONS.filter((word) => word !== 'stop' && word !== 'drop');

/** The word that says most clearly where to go from so far astray; the opposite one misleads most. */
function clearest(island: Island, dx: number, dy: number, sign: 1 | -1): Direction {
  const along = (word: Direction): number => {
    const [wx, wy] = pointing(word, MIDDLES[island]);
    return -sign * (wx * dx + wy * dy);
  };
  return PLAIN.reduce((best, word) => (along(word) > along(best) ? word : best));
}

/** Words for a landing that matters, and for one that matters much: so many dollars. */
const [FEW, MORE, MUCH] = [1, 2, 6];

/**
 * The next word of that seat to a computer pilot; undefined where it keeps silent. Whoever wants the landing says what is
 * true for as long as it is missed; whoever would mislead says what is false while it is believed.
 */
export function wordToPilot(v: View, seat: Seat, nature: Nature): Direction | undefined {
  const f = v.todo[0];
  if (f?.at !== 'guide' || duel(v) || v.hurt[seat] >= TRUST || nature.stake === Number.POSITIVE_INFINITY)
    return undefined;
  const { island, dx, dy, factor } = f.approach;
  const [x, y] = MIDDLES[island];
  const lands = (share: number): boolean => islandAt(x + share * dx, y + share * dy, v.difficulty) === island;
  const interest = interestOf(v, seat, island, nature);
  if (interest >= nature.stake) {
    if (lands(factor)) return undefined;
    return f.words[seat] < (interest < MUCH ? FEW : MORE) ? trueWord(v, f, clearest(island, dx, dy, 1)) : undefined;
  }
  // before the last round nobody lies away the rest of the pilots' trust
  const left = Math.min(WORDS - f.words[seat], TRUST - v.hurt[seat] - (v.last ? 0 : 1));
  if (left <= 0 || !wouldMislead(v, seat, island, nature)) return undefined;
  // a flight that is lost already needs no lie
  return lands(factor) ? clearest(island, dx, dy, -1) : undefined;
}

/** Words that somebody might consider at all: the one that helps most, and the one that misleads most. */
export function considered(f: F<'guide'>): { help: Direction; mislead: Direction } {
  const { island, dx, dy } = f.approach;
  return { help: clearest(island, dx, dy, 1), mislead: clearest(island, dx, dy, -1) };
}

/** An error of nothing at all has no direction. */
const trueWord = (v: View, f: F<'guide'>, word: Direction): Direction | undefined =>
  helps(v, f, word) ? word : undefined;

/** The word of somebody in an imagined course of play: true, and in no time. Undefined where there is none to be said. */
export function quickWord(s: Hopper, f: F<'guide'>, seat: Seat): Direction | undefined {
  if (seat === s.captain || f.words[seat] >= FEW || s.hurt[seat] >= TRUST) return undefined;
  const { island, dx, dy, factor } = f.approach;
  const { contracts } = deckOf(s.deck);
  if (!s.hands[seat].some(({ card }) => contracts[card].island === island)) return undefined;
  const [x, y] = MIDDLES[island];
  if (islandAt(x + factor * dx, y + factor * dy, s.difficulty) === island) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'west' : 'east';
  return dy > 0 ? 'north' : 'south';
}
