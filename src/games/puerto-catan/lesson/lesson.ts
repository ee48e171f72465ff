import { TABLE } from '../../../engine/rules';
import { acted, asks, seen, unless } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import type { Lesson, LessonStep, Moment } from '../../lesson';
import { free } from '../rules/board';
import { cornerPips } from '../rules/bot-board';
import { INTERSECTIONS } from '../rules/island';
import { ROLE_IDS } from '../rules/setup';
import type { Move, View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * Puerto Catan on the beginner board (rule page B4): good first settlements, what each role does for whoever chose it and
 * for the others, and the gold that gathers on those nobody chose (worked example PC-T1).
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('pc.lesson');

const ROUNDS = 3;

const role = (id: (typeof ROLE_IDS)[number]): string => `role:${ROLE_IDS.indexOf(id)}`;
const roles = ({ v }: Now): string[] => v.chosen.flatMap((seat, at) => (seat < 0 && at < 6 ? [`role:${at}`] : []));
const withGold = ({ v }: Now): string[] => v.roleGold.flatMap((n, at) => (n > 0 && at < 6 ? [`role:${at}`] : []));
const owned = ({ v }: Now): string[] => v.owners.flatMap((seat, at) => (seat === 0 ? [`spot:${at}`] : []));
const later = ({ v, asked }: Now): boolean => v.round > 1 && asked !== undefined;
/** By then most roles have been somebody's. */
const last = ({ v, asked }: Now): boolean => v.round > ROUNDS && asked !== undefined;

/** Where most cards come from, of the intersections that are still free. */
const good = ({ v }: Now): string[] => {
  const open = INTERSECTIONS.flatMap((_, spot) => (free(v, spot) ? [spot] : []));
  return open
    .toSorted((a, b) => cornerPips(v, b) - cornerPips(v, a))
    .slice(0, 4)
    .map((spot) => `spot:${spot}`);
};
const placing = (settlements: number) => (now: Now) => asks('place')(now) && owned(now).length === settlements;

const opening: Step[] = [
  { text: () => words('welcome', {}, 'about'), teaches: ['goal'] },
  { text: () => words('place', {}, 'B3'), spots: good, when: placing(0), done: acted, teaches: ['place'] },
  { text: () => words('second', {}, 'B3'), spots: good, when: placing(1), done: acted },
  { text: () => words('hand', {}, 'about'), part: 'hand', when: asks('select'), teaches: ['secret'] },
  {
    text: () => words('role', {}, '5'),
    spots: () => [role('producer')],
    pick: role('producer'),
    when: asks('select'),
    done: acted,
    teaches: ['turn'],
  },
  { text: () => words('produce', {}, '12'), spots: () => ['dice'], when: asks('produce'), done: acted },
];

const phases: Step[] = [
  { text: () => words('trade', {}, '21'), when: asks('trade'), done: acted, teaches: ['trade'] },
  { text: () => words('build', {}, '22'), when: asks('build'), done: acted, teaches: ['build'] },
  { text: () => words('soldier', {}, '24'), when: asks('soldier'), done: acted },
  { text: () => words('prospect', {}, '26'), when: asks('prospect'), done: acted },
  { text: () => words('robber', {}, '25'), when: asks('robber'), done: acted },
  { text: () => words('seven', {}, '10'), when: asks('seven'), done: acted, teaches: ['seven'] },
];

const round: Step[] = [
  { text: () => words('gold', {}, '6'), spots: withGold, when: later, teaches: ['gold'] },
  seen(later),
  { text: () => words('producer', {}, '12'), when: later, teaches: ['produce'] },
  { text: () => words('trader', {}, '21'), when: unless('trade', last), teaches: ['trade'] },
  { text: () => words('builder', {}, '22'), when: unless('build', last), teaches: ['build'] },
  { text: () => words('sevens', {}, '10'), when: unless('seven', last), teaches: ['seven'] },
  { text: () => words('unmet', {}, '5'), spots: roles, when: last, teaches: ['roles'] },
  { text: () => words('mistakes', {}, '8'), when: last, teaches: ['mistakes'] },
  {
    text: () => words('end', {}, '27'),
    lines: [words('sum.points'), words('sum.round'), words('sum.cards'), words('sum.over'), words('sum.next')],
    when: last,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { board: 'beginner' },
  seed: '92d1c7f04ab8653e1f09d7b4c3a25e68',
  opening: [[TABLE, { starter: 0 }]],
  pictured: [
    [0, { settle: 28, road: 34 }],
    [1, { settle: 31, road: 37 }],
    [2, { settle: 39, road: 50 }],
    [2, { settle: 14, road: 15 }],
    [1, { settle: 40, road: 51 }],
    [0, { settle: 8, road: 7 }],
  ],
  steps: [...opening, ...phases, ...round],
  laid: (v) => [
    { spot: 'hex:4', text: words('laid.hexes') },
    { spot: `hex:${v.robber}`, text: words('laid.robber') },
    { spot: 'spot:20', text: words('laid.settlements') },
    { spot: role('builder'), text: words('laid.roles') },
    { spot: 'bank:2', text: words('laid.bank') },
    { spot: 'stack', text: words('laid.stack') },
    { text: words('laid.gold') },
  ],
  text,
};
