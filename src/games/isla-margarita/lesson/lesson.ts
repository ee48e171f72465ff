import type { Json } from '../../../engine/rules';
import { acted, asks, seen, unless } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import type { Lesson, LessonStep, Moment } from '../../lesson';
import { islandName } from '../rules/names';
import { draftOrder, FIRST_KING_DISCARD, ISLANDS, setup } from '../rules/setup';
import type { Move, View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * Isla Margarita from the second round on, when there is something to build with: the King's discount on card 8 (rule
 * page 4.4 and 5.9), the majority of an island and its tie (5.24), what coins earn beside princes (5.26).
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('isla.lesson');

const SEATS = 3;
/** In the second round. */
const BEGUN = 2;
const [CENIZA, MARGARITA] = [7, 8];

/** Coins by island and seat, as the first round left them. */
const POOLS: readonly (readonly [island: number, coins: readonly number[]])[] = [
  [CENIZA, [4, 0, 1]],
  [MARGARITA, [3, 2, 0]],
  [4, [0, 3, 0]],
  [1, [0, 0, 4]],
];

/** The learner was the first King, and has paid for it. */
function start(): Json {
  const s = setup(SEATS, { coins: 20 });
  s.firstKing = 0;
  s.titles.king = 0;
  s.bank[0] -= FIRST_KING_DISCARD;
  for (const [island, coins] of POOLS) {
    for (let seat = 0; seat < SEATS; seat++) {
      s.pools[island][seat] = coins[seat];
      s.bank[seat] -= coins[seat];
    }
  }
  s.round = BEGUN;
  s.todo = [{ at: 'draft', order: draftOrder(SEATS, 0) }];
  return s as unknown as Json;
}

const island = (at: number): string => `island:${at}`;
const later = ({ v, asked }: Now): boolean => v.round > BEGUN && asked === 'draft';

/** Where princes stand beside coins, of the learner's if there are any. */
function withPrinces({ v }: Now): string[] {
  const all = v.pools.flatMap((coins, at) => (v.princes[at] > 0 && coins.some((n) => n > 0) ? [at] : []));
  const mine = all.filter((at) => v.pools[at][0] > 0);
  return [...mine, ...all].slice(0, 1).map(island);
}

const built = ({ v }: Now): boolean => v.bridges.includes(0);

const first: Step[] = [
  {
    text: () => words('welcome', { n: ISLANDS[MARGARITA].value }, 'about'),
    spots: () => [island(MARGARITA)],
    teaches: ['goal'],
  },
  {
    text: ({ v }) => words('pools', { mine: v.pools[CENIZA][0], more: v.pools[MARGARITA][0] }, '10'),
    spots: () => [island(CENIZA), island(MARGARITA)],
    teaches: ['pool'],
  },
  {
    text: () => words('draft', {}, '3'),
    when: asks('draft'),
    done: acted,
    part: 'ways',
    pick: 'action:8',
    teaches: ['turn', 'secret'],
  },
  { text: () => words('build', {}, '10'), spots: () => ['bridge:11'], when: asks('build'), done: acted },
  { text: () => words('bridge', {}, '13'), when: built, teaches: ['crown', 'prince'] },
  { text: () => words('stack', {}, '13'), when: asks('stack'), done: acted, part: 'ways' },
  { text: () => words('keep', {}, '27'), when: asks('keep'), done: acted, part: 'ways', teaches: ['commerce'] },
  {
    text: ({ v }) => words(v.round === BEGUN ? 'invest' : 'investLater', {}, '6'),
    when: asks('invest'),
    done: acted,
    teaches: ['invest'],
  },
];

const second: Step[] = [
  { text: () => words('gathered', {}, '16'), when: later },
  seen(later),
  {
    text: () => words('crowns', {}, '13'),
    spots: withPrinces,
    when: unless('crown', later),
    teaches: ['crown', 'prince'],
  },
  { text: () => words('cards', {}, '27'), when: unless('commerce', later), teaches: ['commerce'] },
  { text: () => words('investing', {}, '6'), when: unless('invest', later), teaches: ['invest'] },
  { text: () => words('titles', {}, '9'), part: 'plates', when: later, teaches: ['titles'] },
  {
    text: () => words('majority', { island: islandName(MARGARITA), n: ISLANDS[MARGARITA].value }, '24'),
    spots: () => [island(MARGARITA)],
    when: later,
    teaches: ['majority'],
  },
  { text: () => words('ports', {}, '23'), spots: () => ['port:6', 'port:9'], when: later, teaches: ['port'] },
  { text: () => words('princes', {}, '26'), spots: withPrinces, when: later, teaches: ['coins'] },
  { text: () => words('mistakes', {}, '3'), when: later, teaches: ['mistakes'] },
  { text: () => words('again', {}, '3'), when: later, done: acted, part: 'ways' },
  {
    text: () => words('end', {}, '17'),
    lines: [words('sum.points'), words('sum.round'), words('sum.pay'), words('sum.over'), words('sum.next')],
    when: ({ v }) => v.round > BEGUN,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: SEATS,
  options: { coins: 20 },
  seed: '1f6b0c9de2a7458390b4c6d1e8f72a35',
  start: start(),
  steps: [...first, ...second],
  laid: () => [
    { spot: island(MARGARITA), text: words('laid.islands') },
    { spot: island(CENIZA), text: words('laid.values') },
    { spot: 'bridge:11', text: words('laid.straits') },
    { spot: 'port:6', text: words('laid.ports') },
    { text: words('laid.bank') },
  ],
  text,
};
