import type { Phrase, Seat } from '../../../engine/rules';
import type { Drawn } from '../../drawn';
import type { Entry } from '../../keeper';
import type { Spot } from '../../module';
import { cellOf, type Read } from '../../sheet';
import { sidesOf, walks } from '../rules/grid';
import { left } from '../rules/moving';
import { pointName, spaceName, who } from '../rules/names';
import { held, parting } from '../rules/provinces';
import { GRID, MOST_TURNS, START, setup, symbolAt } from '../rules/setup';
import type { Point, Space, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { view } from '../rules/view';
import { spots } from '../speech/spots';
import { leviesIn, levyRow, standing } from './sheet';
import { text } from './text-sheet.en';

/** The land with its walls and guards, touched in as the game goes on; then one touch counts a levy for everybody. */

const LEVY = 'levy';
const TOLD = 'alex.keeper.told';
const OUSTED = 'alex.sheet.ousted';
/** A finger means the corner as far as half the way to the middle of a space. */
const CORNER = 58;

const wall = (side: number): string => `wall.${side}`;
const guard = (space: Space): string => `guard.${space}`;

/** All that lies on the board, and the track. */
function laid(read: Read): View {
  const s = setup(read.n, { land: 'oikumene' });
  s.walls = s.walls.map((_, side) => Math.min(2, Math.max(0, read.number(wall(side)))));
  for (const kind of s.walls) if (kind > 0) kind === 1 ? s.black-- : s.red--;
  const at = read.number('alexander');
  s.alexander = read.has('alexander') && GRID.points[at] ? at : START;
  s.guards = s.guards.map((_, space) => read.holder(guard(space)));
  for (const seat of s.guards) if (seat !== NOBODY) s.stock[seat]--;
  s.scores = standing(read).totals.at(-1) ?? s.scores;
  // cards lie beside the app
  s.row = [];
  s.supply = [];
  // Alexander may be dragged, too
  s.todo = [{ at: 'choose', seat: 0 }];
  return view(s, null);
}

/** The only shortest way to that corner; undefined where he might have gone another one. */
function way(v: View, to: Point): readonly Point[] | undefined {
  const all = to === v.alexander ? [] : walks(GRID, v.alexander, to);
  return all.length === 1 ? all[0] : undefined;
}

const missing = (v: View, walk: readonly Point[]): number[] =>
  sidesOf(GRID, walk).filter((side) => v.walls[side] === 0);

/** He goes there and leaves a wall on every side; or he takes down what stands there. */
function walked(v: View, to: Point, away: boolean): readonly Entry[] {
  const walk = way(v, to);
  if (!walk) return [];
  const there: Entry = ['alexander', String(to)];
  if (away) {
    const standing = sidesOf(GRID, walk).filter((side) => v.walls[side] > 0);
    return [...standing.map((side): Entry => [wall(side), '']), there];
  }
  const fresh = missing(v, walk);
  if (fresh.length > left(v)) return [];
  // black walls come first
  return [...fresh.map((side, i): Entry => [wall(side), i < v.black ? '1' : '2']), there];
}

/** Guards of others in the province of that space. */
function rivalsAt(v: View, space: Space, seat: Seat): Space[] {
  const { of } = parting(v);
  return v.guards.flatMap((one, at) => (one !== NOBODY && one !== seat && of[at] === of[space] ? [at] : []));
}

/** A guard comes, and those of others leave that province; touched again, it goes home. */
function guarded(v: View, space: Space, seat: Seat, away: boolean): readonly Entry[] {
  const owner = v.guards[space];
  if (away || owner === seat) return owner === NOBODY ? [] : [[guard(space), '']];
  if (v.stock[seat] <= 0 || symbolAt(v.symbols, space) < 0) return [];
  const others = rivalsAt(v, space, seat);
  return [...others.filter((at) => at !== space).map((at): Entry => [guard(at), '']), [guard(space), String(seat + 1)]];
}

/** The open spaces of every province with one guard, for everybody (rule page 2.5). */
function levied(read: Read, v: View): readonly Entry[] {
  const { owners, guards, parting: land } = held(v);
  const levy = leviesIn(read) + 1;
  if (standing(read).over || levy > MOST_TURNS || v.guards.every((owner) => owner === NOBODY)) return [];
  return v.scores.map((_, seat): Entry => {
    const pays = [...land.values.keys()].filter((part) => owners[part] === seat && guards[part] === 1);
    return [cellOf(levyRow(levy), seat), pays.map((part) => land.values[part]).join('+') || '0'];
  });
}

/** Spaces, and corners with more room for a finger. An open space takes what would else go to a corner beside it. */
function touchable(spot: Spot): Spot[] {
  const { id, shape } = spot;
  if (isCorner(id) && shape.kind === 'circle') return [{ ...spot, shape: { ...shape, r: CORNER } }];
  return id.startsWith('space:') ? [spot] : [];
}

const numbered = (spot: string): number => Number(spot.split(':')[1]);
const isCorner = (spot: string): boolean => spot.startsWith('point:');

/** What happened, as the history says it. */
function told(read: Read, spot: string, whose: Seat | string, away: boolean): Phrase {
  const v = laid(read);
  if (typeof whose === 'string') return { key: TOLD, args: { n: leviesIn(read) + 1 } };
  const at = numbered(spot);
  if (isCorner(spot)) {
    const n = away ? 0 : missing(v, way(v, at) ?? []).length;
    return { key: 'alex.sheet.walked', args: { where: pointName(v, at), n } };
  }
  const owner = v.guards[at];
  const where = spaceName(v, at);
  if (owner === whose || (away && owner !== NOBODY)) return { key: 'alex.tookBack', args: { who: who(owner), where } };
  const list = rivalsAt(v, at, whose).map((space): Phrase => {
    const args = { who: who(v.guards[space]), where: spaceName(v, space) };
    return { key: 'alex.sheet.guardOf', args };
  });
  return list.length === 0
    ? { key: 'alex.sheet.placed', args: { who: who(whose), where } }
    : { key: OUSTED, args: { who: who(whose), where, list } };
}

function why(read: Read, spot: string, whose: Seat | string, away: boolean): Phrase | undefined {
  const v = laid(read);
  const at = numbered(spot);
  if (typeof whose === 'string' || away) return undefined;
  if (!isCorner(spot)) return { key: symbolAt(v.symbols, at) < 0 ? 'alex.no.guardSpace' : 'alex.no.guard' };
  const walk = way(v, at);
  if (at === v.alexander) return undefined;
  return walk
    ? { key: 'alex.no.wallsLeft', args: { cost: missing(v, walk).length, left: left(v) } }
    : { key: 'alex.sheet.no.turns' };
}

export const drawn: Drawn = {
  fits: ({ n }) => n > 1 && n < 5,
  view: laid,
  spots: (v) => spots(v as View).flatMap(touchable),
  things: [{ id: LEVY, text: { key: 'alex.do.levy' }, once: true }],
  sections: ['levies'],
  touch(read, spot, whose, away) {
    const v = laid(read);
    if (typeof whose === 'string') return whose === LEVY ? levied(read, v) : [];
    return isCorner(spot) ? walked(v, numbered(spot), away) : guarded(v, numbered(spot), whose, away);
  },
  told,
  aloud: [TOLD, OUSTED],
  why,
  text,
};
