import type { Seat } from '../../../engine/rules';
import type { LiveProps } from '../../table';
import { wanted, wouldMislead } from '../rules/counsel';
import { deckOf, type Good, type Island, islandsOf } from '../rules/deck';
import { COMPASS, islandAt, MIDDLES, type Point, TOKEN } from '../rules/lagoon';
import { type Nature, natureOf } from '../rules/nature';
import { duel, WORDS } from '../rules/setup';
import type { Direction, F, View } from '../rules/state';

/** Words that computer players say while a person flies (rule page A6): what helps their own good, and now and then a lie. */

/** A word that was said so many milliseconds after the token was lifted. */
export interface Said {
  seat: Seat;
  word: Direction;
  at: number;
}

/** The token under a finger: where it is, in the unit of lagoon.ts, and for how long it has been aloft, in milliseconds. */
interface Token {
  x: number;
  y: number;
  at: number;
}

type Table = Pick<LiveProps, 'view' | 'people' | 'viewOf' | 'characters'>;

/** One voice at a time, and nobody twice in a breath; the further astray the token is, the sooner the next word comes. */
const BREATH = 500;
const [SOON, LATER] = [700, 1600];
/** A token so far from the compass has a course, and nobody speaks of one within this many radians. */
const UNDER_WAY = COMPASS + 2 * TOKEN;
const ON_COURSE = 0.3;
/** What would mislead is said at most so often in a flight: more of it is not believed. */
const LIES = 2;

const away = ([x, y]: Point, token: Token): Point => [x - token.x, y - token.y];

/** The angle between two ways, in radians. */
function between([ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

function compassWord([dx, dy]: Point): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
const opposite = (word: Direction): Direction => OPPOSITE[word as keyof typeof OPPOSITE];

/** Where the pilot seems to be going: of the islands that want the good, the one most nearly ahead. */
function ahead(view: View, good: Good, token: Token): Island | undefined {
  const way: Point = [token.x, token.y];
  const [first] = [...islandsOf(deckOf(view.deck), good)].sort(
    (a, b) => between(way, MIDDLES[a]) - between(way, MIDDLES[b]),
  );
  return first !== undefined && between(way, MIDDLES[first]) < ON_COURSE ? first : undefined;
}

/** To whoever should land there; undefined while the token is on its way. */
function truth(view: View, goal: Island, token: Token): Direction | undefined {
  if (islandAt(token.x, token.y, view.difficulty) === goal) return 'drop';
  const way: Point = [token.x, token.y];
  const [flown, whole] = [Math.hypot(...way), Math.hypot(...MIDDLES[goal])];
  const straight = between(way, MIDDLES[goal]) < ON_COURSE;
  if (flown < UNDER_WAY || (straight && flown < whole)) return undefined;
  return straight ? 'back' : compassWord(away(MIDDLES[goal], token));
}

/** To whoever should not land where they are going: too early, or the wrong way. */
function lie(view: View, goal: Island, token: Token): Direction {
  const at = islandAt(token.x, token.y, view.difficulty);
  if (at === goal) return 'further';
  const left = away(MIDDLES[goal], token);
  return Math.hypot(...left) < Math.hypot(token.x, token.y) ? 'drop' : opposite(compassWord(left));
}

/** What that seat would say now, from its own view: its whole mind of a flight by a person. */
function wordOf(view: View, seat: Seat, nature: Nature, token: Token, own: readonly Said[]): Direction | undefined {
  const { good } = view.todo[0] as F<'air'>;
  const goal = wanted(view, seat, good, nature);
  if (goal !== undefined) {
    const word = own.length < WORDS ? truth(view, goal, token) : undefined;
    // once is enough for what the pilot has been told to do
    return word !== own.at(-1)?.word || word !== 'drop' ? word : undefined;
  }
  if (own.length >= LIES || Math.hypot(token.x, token.y) < UNDER_WAY) return undefined;
  const feared = ahead(view, good, token);
  return feared !== undefined && wouldMislead(view, seat, feared, nature) ? lie(view, feared, token) : undefined;
}

/** Its next breath: sooner where the token is further from where it should be. */
function pauseOf(token: Token, word: Direction): number {
  if (word === 'drop') return SOON;
  return Math.max(SOON, LATER - Math.hypot(token.x, token.y) / 10);
}

/** What one of them says of a token there; undefined where nobody has anything to say just now. */
export function coach(
  { view, people, viewOf, characters }: Table,
  token: Token,
  said: readonly Said[],
): Said | undefined {
  const { n, captain } = view as View;
  // in a duel the opponent keeps silent
  if (duel(view as View) || token.at - (said.at(-1)?.at ?? 0) < BREATH) return undefined;
  for (let i = 1; i < n; i++) {
    const seat = (captain + i) % n;
    if (people.includes(seat)) continue;
    const own = said.filter((one) => one.seat === seat);
    const word = wordOf(viewOf(seat) as View, seat, natureOf(characters[seat]), token, own);
    if (word === undefined) continue;
    const last = own.at(-1);
    if (last && token.at - last.at < pauseOf(token, word)) continue;
    return { seat, word, at: token.at };
  }
  return undefined;
}
