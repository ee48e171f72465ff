import { TABLE } from '../../../engine/rules';
import { acted, asks, seen } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import type { Lesson, LessonStep, Moment } from '../../lesson';
import { ROLE_IDS } from '../rules/setup';
import type { Move, View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * Puerto Catan on the beginner board with its pieces placed (rule page B4): what each role does for whoever chose it and
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

const opening: Step[] = [
  { text: () => words('welcome', {}, 'about'), spots: owned },
  { text: () => words('hand', {}, 'about'), part: 'hand' },
  {
    text: () => words('role', {}, '5'),
    spots: () => [role('producer')],
    pick: role('producer'),
    when: asks('select'),
    done: acted,
  },
  { text: () => words('produce', {}, '12'), spots: () => ['dice'], when: asks('produce'), done: acted },
];

const phases: Step[] = [
  { text: () => words('trade', {}, '21'), when: asks('trade'), done: acted },
  { text: () => words('build', {}, '22'), when: asks('build'), done: acted },
  { text: () => words('soldier', {}, '24'), when: asks('soldier'), done: acted },
  { text: () => words('prospect', {}, '26'), when: asks('prospect'), done: acted },
  { text: () => words('robber', {}, '25'), when: asks('robber'), done: acted },
  { text: () => words('seven', {}, '10'), when: asks('seven'), done: acted },
];

const round: Step[] = [
  { text: () => words('gold', {}, '6'), spots: withGold, when: later },
  seen(later),
  { text: () => words('spend', {}, '20'), part: 'plates', when: later },
  { text: () => words('unmet', {}, '5'), spots: roles, when: last },
  { text: () => words('end', {}, '27'), when: last },
];

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { board: 'preset' },
  seed: '92d1c7f04ab8653e1f09d7b4c3a25e68',
  opening: [[TABLE, { starter: 0 }]],
  teaches: [],
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
