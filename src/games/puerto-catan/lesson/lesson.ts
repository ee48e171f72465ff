import { type Json, type Seat, TABLE } from '../../../engine/rules';
import { acted, asks, seen } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import { EVER, type Lesson, type LessonStep, type Moment } from '../../lesson';
import { free } from '../rules/board';
import { cornerPips } from '../rules/bot-board';
import { INTERSECTIONS } from '../rules/island';
import { roleName } from '../rules/names';
import { PRODUCER, presetOf, ROLE_IDS } from '../rules/setup';
import { kinds, type Move, type Moves, type View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * Puerto Catan on the beginner board from the first settlement on (rule page B3 and B4): where it is good to settle, what
 * each role does for whoever chose it and for the others, and the gold on those nobody chose (worked example PC-T1).
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('pc.lesson');

/** So many cards in 36 rolls fewer than at the best place are still good. */
const NEARLY = 2;
const SHOWN = 3;

const role = (id: (typeof ROLE_IDS)[number]): string => `role:${ROLE_IDS.indexOf(id)}`;
/** The six that lie there with three people. */
const ROLES = ROLE_IDS.slice(0, 6);
/** They are called here as they are on their cards. */
const named = Object.fromEntries(ROLES.map((id, at) => [id, roleName(at)]));
const withGold = ({ v }: Now): string[] => v.roleGold.flatMap((n, at) => (n > 0 && at < 6 ? [`role:${at}`] : []));
const owned = ({ v }: Now): string[] => v.owners.flatMap((seat, at) => (seat === 0 ? [`spot:${at}`] : []));

const CORNERS = [...INTERSECTIONS.keys()];
const best = (v: View): number => Math.max(...CORNERS.map((spot) => cornerPips(v, spot)));
/** The best places that are left, of equal ones the first. */
const good = ({ v }: Now): string[] =>
  CORNERS.filter((spot) => free(v, spot))
    .sort((a, b) => cornerPips(v, b) - cornerPips(v, a))
    .slice(0, SHOWN)
    .map((spot) => `spot:${spot}`);

const settles = (before: boolean) => (now: Now) => asks('place')(now) && owned(now).length > 0 === before;
const asked = (round: number) => (now: Now) => now.v.round >= round && asks('select')(now);
const second = asked(2);
const third = asked(3);
const chose = (move: Move): number => (move as Moves['role']).role;

const FIRSTS = ['road', 'settlement', 'city', 'buy'] as const;

const settling: Step[] = [
  { teaches: ['goal'], text: () => words('welcome', {}, 'about'), part: 'plates' },
  {
    teaches: ['first move'],
    text: () => words('place', {}, 'B3'),
    spots: good,
    when: settles(false),
    done: acted,
    wants: (move, { v }) => kinds.is('settle', move) && cornerPips(v, move.settle) >= best(v) - NEARLY,
    reply({ v, moves: [move] }, asTold) {
      const { settle } = move as Moves['settle'];
      const n = cornerPips(v, settle);
      const args = { n, best: best(v), less: best(v) - n };
      return { text: asTold ? words('placed', args) : words('placedOther', args), spots: [`spot:${settle}`] };
    },
  },
  { text: () => words('placeMore', {}, 'B3'), when: settles(true), done: acted, spots: good },
  {
    teaches: ['secret', 'costs'],
    text: () => words('hand', {}, '30'),
    part: 'hand',
    spots: () => ['costs'],
    when: asks('select'),
  },
  {
    teaches: ['turn'],
    text: () => words('role', named, '5'),
    spots: () => [role('producer')],
    pick: role('producer'),
    when: asks('select'),
    done: acted,
    wants: (move) => chose(move) === PRODUCER,
    reply: ({ moves: [move] }, asTold) => ({
      text: asTold ? words('chose', named) : words('choseOther', { ...named, role: roleName(chose(move)) }),
    }),
  },
  { text: () => words('produce', {}, '12'), spots: () => ['dice'], when: asks('produce'), done: acted },
];

const phases: Step[] = [
  { text: () => words('trade', named, '21'), when: asks('trade'), done: acted },
  {
    text: () => words('build', named, '22'),
    when: asks('build'),
    done: acted,
    reply({ moves: [move] }) {
      const built = FIRSTS.find((kind) => kinds.is(kind, move));
      return built && { text: words(`first.${built}`) };
    },
  },
  { text: () => words('soldier', named, '24'), when: asks('soldier'), done: acted },
  { text: () => words('prospect', named, '26'), when: asks('prospect'), done: acted },
  { text: () => words('robber', named, '25'), when: asks('robber'), done: acted },
  { teaches: ['seven'], text: () => words('seven', named, '10'), when: asks('seven'), done: acted },
];

const round: Step[] = [
  { teaches: ['gold'], text: () => words('gold', {}, '6'), spots: withGold, when: second },
  seen(second),
  { teaches: ['scoring'], text: () => words('scoring', {}, 'B3'), part: 'plates', when: second },
  { teaches: ['roles'], text: () => words('unmet', named, '5'), spots: () => ROLES.map(role), when: second },
  { teaches: ['cards'], text: () => words('cards', named, '22'), spots: () => ['costs'], when: second },
  { text: () => words('again', {}, '5'), when: second, done: acted },
  { teaches: ['seven'], text: () => words('sevens', named, '10'), spots: ({ v }) => [`hex:${v.robber}`], when: third },
  { teaches: ['spend'], text: () => words('spend', named, '20'), part: 'plates', when: third },
  { teaches: ['mistake 1', 'mistake 2'], text: () => words('traps'), when: third },
  { teaches: ['end'], text: () => words('end', {}, '27'), when: third },
  {
    text: () => words('last'),
    lines: [words('sum.goal'), words('sum.turn'), words('sum.secret'), words('sum.end'), words('sum.traps')],
    when: third,
  },
];

/** The pieces of the rule page's picture, for the picture in the rules. */
const pictured = (): [Seat, Json][] =>
  [0, 1, 2, 2, 1, 0].map((seat, at) => {
    const own = presetOf(seat).toSorted((a, b) => Number(a.starred) - Number(b.starred));
    const { spot, edge } = own[at < 3 ? 0 : 1];
    return [seat, { settle: spot, road: edge }];
  });

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { board: 'beginner' },
  seed: '92d1c7f04ab8653e1f09d7b4c3a25e68',
  opening: [[TABLE, { starter: 0 }]],
  pictured: pictured(),
  teaches: [...EVER, 'costs', 'roles', 'seven', 'gold', 'cards', 'spend'],
  steps: [...settling, ...phases, ...round],
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
