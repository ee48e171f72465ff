import { illegal } from '../../../engine/kinds';
import { TABLE } from '../../../engine/rules';
import { listOf } from '../../../engine/shape';
import { deckOf, type Island, islandsOf } from './deck';
import { held, STRONGEST, silentCaptain, within } from './flying';
import { MIDDLES, type Point, SHORT } from './lagoon';
import { land } from './landing';
import { goodName, who } from './names';
import { type Astray, levelFactor, spread, strayed } from './noise';
import { TRUST, WORD_HELPS } from './setup';
import { airOf, charge, hasWords, hush, speakers } from './speaking';
import { chance, choice, DIRECTIONS, type Direction, type F, type Hopper, type OpenTable } from './state';

/** Rule page A6: a computer pilot's flight, its error drawn before anything is shown, and the words it listens to. */

/** Errors of this captain's earlier flights of the round, as everybody has seen them. */
function before(s: Hopper): Astray[] {
  return s.flights.slice(s.since).flatMap(({ astray }) => (astray ? [astray] : []));
}

const factorOf = (s: Hopper): number => {
  if (s.skill !== 'table') return 1;
  const people = s.flights.filter(({ mode }) => mode !== 'table' && mode !== 'reckon');
  return levelFactor(people.filter(({ landed }) => landed).length, people.length);
};

/** A6: how far a computer pilot goes astray, drawn before anything is shown of it. */
export const gust = chance<'gust', 'gust'>({
  open: true,
  draw(s, f, rng) {
    const sd = deviation(s, f.aim);
    const [x, y] = strayed(rng, sd, before(s));
    return { gust: [held(x, STRONGEST * sd), held(y, STRONGEST * sd)] };
  },
  shape: { gust: listOf(Number.isInteger, 2) },
  refuse(s, f, { gust: error }) {
    const limit = STRONGEST * deviation(s, f.aim) + 1;
    return error.every((one) => Math.abs(one) <= limit) ? undefined : illegal;
  },
  apply(s, f, _seat, { gust: [dx, dy] }, tell) {
    const sd = Math.round(deviation(s, f.aim));
    tell({ key: 'hopper.aims', args: { who: who(s.captain), good: goodName(f.good) }, rule: '8.1' });
    s.todo.unshift({ at: 'guide', approach: { island: f.aim, dx, dy, sd, factor: 1 }, ...airOf(f) });
  },
});

function deviation(s: Hopper, aim: Island): number {
  const [x, y] = MIDDLES[aim];
  return spread(s.skill === 'table' ? 'normal' : s.skill, Math.hypot(x, y), factorOf(s));
}

/** What can be told of a flight by whoever sees it. */
type Sight = Pick<OpenTable, 'deck'>;

/** Which way each word points, at right angles to the flight for left and right. */
export function pointing(word: Direction, [x, y]: Point): Point {
  const length = Math.max(1, Math.hypot(x, y));
  const [ux, uy] = [x / length, y / length];
  switch (word) {
    case 'north':
      return [0, -1];
    case 'east':
      return [1, 0];
    case 'south':
      return [0, 1];
    case 'west':
      return [-1, 0];
    case 'left':
      return [uy, -ux];
    case 'right':
      return [-uy, ux];
    case 'further':
      return [ux, uy];
    default:
      return [-ux, -uy];
  }
}

/** Whether a word is true for a pilot who means to reach that island and is so far astray. */
export function helps(s: Sight, f: F<'guide'>, word: Direction): boolean {
  const { island, dx, dy, factor } = f.approach;
  const [x, y] = MIDDLES[island];
  if (word === 'drop') return landsAt(s, f, x + factor * dx, y + factor * dy);
  const [wx, wy] = pointing(word, [x, y]);
  return wx * dx + wy * dy < 0;
}

function landsAt(s: Sight, f: F<'guide'>, x: number, y: number): boolean {
  const [cx, cy] = MIDDLES[f.approach.island];
  return Math.hypot(x - cx, y - cy) < 0.06 * SHORT && islandsOf(deckOf(s.deck), f.good).includes(f.approach.island);
}

/** A6: words to a computer pilot. A true one makes what is left of its error smaller, a false one larger. */
export const guide = choice<'guide', 'word' | 'hush' | 'bell'>({
  privacy: 'open',
  final: true,
  actors: (s, f) => [...speakers(s, f), TABLE],
  refuseOthers: (s, _f, seat) => (seat === s.captain ? silentCaptain : undefined),
  kinds: {
    word: {
      list: (_s, f, seat) => (seat !== TABLE && hasWords(f, seat) ? DIRECTIONS.map((word) => ({ word })) : []),
      stays: true,
      apply(s, f, seat, { word }, tell) {
        // here it is always the word itself
        if (word === true) return;
        f.words[seat]++;
        const good = helps(s, f, word);
        if (s.hurt[seat] < TRUST) f.approach.factor *= good ? WORD_HELPS : 1 / WORD_HELPS;
        if (!good) s.hurt[seat]++;
        tell({ key: 'hopper.said', args: { who: who(seat), word: { key: `hopper.word.${word}` } }, rule: '5.7' });
        charge(s, f.words, seat, tell);
      },
    },
    hush,
    bell: {
      list: (_s, _f, seat) => (seat === TABLE ? [{ bell: true }] : []),
      apply(s, f, _seat, _m, tell) {
        const { island, dx, dy, sd, factor } = f.approach;
        const [x, y] = MIDDLES[island];
        const drop = within(x + factor * dx, y + factor * dy);
        land(s, f, { mode: 'reckon', drop, path: [], astray: { dx, dy, sd } }, tell);
      },
    },
  },
});
