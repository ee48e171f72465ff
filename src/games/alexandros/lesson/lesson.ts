import type { Json } from '../../../engine/rules';
import { acted, asks, seen } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import { EVER, type Lesson, type LessonStep, type Moment } from '../../lesson';
import { ownSpaces } from '../rules/acting';
import { cellId, pointId, sideId } from '../rules/grid';
import { incomes } from '../rules/provinces';
import { BLACK, GRID, setup, symbolAt } from '../rules/setup';
import { kinds, type Move, type Space, type View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * Alexandros from position F of the rule page's section 4 on: a levy that pays everybody but for the province with two
 * guards (example 1), a walk that splits a province (example 5). Four sit there, as on that page.
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('alex.lesson');

const SEATS = 4;

/** Position F: walls by the corners of each side. */
const WALLS = `1,0-2,0 1,4-2,4 2,0-3,0 2,3-2,4 2,3-3,3 2,4-2,5 2,5-3,5 2,7-2,8 2,7-3,6 3,0-3,1 3,1-3,2 3,10-3,11
3,10-4,11 3,2-3,3 3,3-4,4 3,5-3,6 4,10-4,11 4,10-5,10 4,10-5,9 4,4-5,4 5,10-6,11 5,4-6,5 5,9-6,9 6,11-6,12 6,3-7,2
6,5-7,5 6,9-7,8 7,2-7,3 7,3-7,4 7,3-8,4 7,4-7,5 7,5-7,6 7,6-7,7 7,6-8,6 7,7-7,8 8,5-8,6`.split(/\s/);
const GUARDS: readonly (readonly [space: string, seat: number])[] = [
  ['7/1', 0],
  ['6/6', 0],
  ['0/12', 0],
  ['0/11', 0],
  ['5/22', 1],
  ['8/12', 2],
  ['2/0', 3],
];
/** Cards by symbol: temple, amphora, horse, lyre, soldier. The learner's match two of their guards. */
const HANDS: readonly (readonly number[])[] = [
  [3, 4],
  [0, 1],
  [2, 3],
  [0, 4],
];
const ROW = [0, 2];

const space = (id: string): Space => GRID.cells.findIndex((cell) => cellId(cell) === id);

function start(): Json {
  const s = setup(SEATS, { land: 'oikumene' });
  s.alexander = GRID.points.findIndex((one) => pointId(one) === '2,0');
  const sides = new Set(WALLS);
  s.walls = s.walls.map((_, side) => (sides.has(sideId(GRID, side)) ? 1 : 0));
  s.black = BLACK - sides.size;
  for (const [id, seat] of GUARDS) {
    s.guards[space(id)] = seat;
    s.stock[seat]--;
  }
  for (const card of [...ROW, ...HANDS.flat()]) s.supply.splice(s.supply.indexOf(card), 1);
  s.row = [...ROW];
  s.hands = HANDS.map((hidden) => ({ open: [0, 0, 0, 0, 0], hidden: [...hidden] }));
  s.turns = 0;
  s.starter = 0;
  s.todo = [{ at: 'choose', seat: 0 }];
  return s as unknown as Json;
}

/** Where two guards of the learner stand in one province. */
const CROWDED = [space('0/11'), space('0/12')];

const HORSE = 2;

/** The horse at whose corner he stands. */
const besideHim = ({ v }: Now): string[] =>
  GRID.touching[v.alexander].filter((one) => symbolAt(v.symbols, one) === HORSE).map((one) => `space:${one}`);

const own = ({ v }: Now): string[] => ownSpaces(v, 0).map((one) => `space:${one}`);
const next = (step: string) => (now: Now) => now.v.turns > 1 && asks(step)(now);

/** The learner has had two turns, and is asked again. */
const late = ({ v, asked }: Now): boolean => v.turns >= 2 * SEATS && asked !== undefined;
const isLevy = (move: Move): boolean => kinds.is('levy', move);

const turn: Step[] = [
  { teaches: ['goal'], text: () => words('welcome', {}, 'about'), spots: ({ v }) => [`point:${v.alexander}`] },
  {
    teaches: ['scoring'],
    text: () => words('provinces', {}, '2.4'),
    spots: () => [`space:${space('7/1')}`, `space:${space('6/6')}`],
  },
  { teaches: ['secret'], text: () => words('hand', {}, '2.1'), part: 'hand' },
  { text: () => words('empty', {}, '2.3'), spots: besideHim, when: asks('choose') },
  { teaches: ['turn'], text: () => words('choose', {}, '2.3'), part: 'ways', when: asks('choose'), done: acted },
  {
    text: () => words('route', {}, '2.3'),
    when: asks('route'),
    done: acted,
    reply: () => ({ text: words('walls', {}, '2.4') }),
  },
  {
    text: ({ v }) => words('levy', { n: incomes(v)[0] }, '2.5'),
    part: 'ways',
    when: asks('act'),
    done: acted,
    wants: isLevy,
    reply({ v }, asTold) {
      const [, second, third, fourth] = incomes(v);
      return { text: asTold ? words('paid', { second, third, fourth }) : words('levyLater'), part: 'plates' };
    },
  },
  {
    text: () => words('north', {}, '2.5'),
    spots: () => CROWDED.map((one) => `space:${one}`),
    when: (now) => asks('act')(now) && CROWDED.every((one) => now.v.guards[one] === 0),
    done: acted,
  },
];

const others: Step[] = [
  seen(next('choose')),
  { teaches: ['occupy', 'first move'], text: () => words('occupy', {}, '2.5'), when: next('choose') },
  { text: () => words('walk', {}, '2.3'), when: next('choose'), done: acted },
  { text: () => words('actions', {}, '2.5'), when: next('act'), done: acted },
  { teaches: ['levy'], text: () => words('levies', {}, '2.5'), spots: own, when: late },
  { teaches: ['take over'], text: () => words('takeOver', {}, '2.5'), when: late },
  { teaches: ['split'], text: () => words('split', {}, '2.4'), when: late },
  { teaches: ['mistake 1', 'mistake 2'], text: () => words('traps'), when: late },
  { teaches: ['end'], text: () => words('end', {}, '2.7'), when: late },
  {
    text: () => words('last'),
    lines: [words('sum.goal'), words('sum.turn'), words('sum.secret'), words('sum.end'), words('sum.traps')],
    when: late,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: SEATS,
  options: { land: 'oikumene' },
  seed: '7be0a4d95c1263f8b9d20e4a6f815c37',
  start: start(),
  teaches: [...EVER, 'occupy', 'levy', 'take over', 'split'],
  steps: [...turn, ...others],
  laid: (v) => [
    { spot: `point:${v.alexander}`, text: words('laid.alexander') },
    {
      spot: `space:${GRID.cells.findIndex((_, at) => symbolAt(v.symbols, at) >= 0 && at > 60)}`,
      text: words('laid.symbols'),
    },
    {
      spot: `space:${GRID.cells.findIndex((_, at) => symbolAt(v.symbols, at) < 0 && at > 80)}`,
      text: words('laid.open'),
    },
    { text: words('laid.cards') },
    { text: words('laid.walls') },
  ],
  text,
};
