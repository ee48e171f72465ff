import type { Json } from '../../../engine/rules';
import { acted, asks, seen } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import { EVER, type Lesson, type LessonStep, type Moment, type Told } from '../../lesson';
import { islandName } from '../rules/names';
import { ACTIONS, draftOrder, FIRST_KING_DISCARD, ISLANDS, setup } from '../rules/setup';
import { kinds, type Move, type Moves, type View } from '../rules/state';
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
const asked = (round: number) => (now: Now) => now.v.round >= round && asks('draft')(now);
const second = asked(BEGUN + 1);
const third = asked(BEGUN + 2);

/** Ceniza-Margarita, which the learner's coins can pay at once. */
const BRIDGE = 11;
const CHEAP = 8;
const isFirst = ({ v }: Now): boolean => v.round === BEGUN && v.bridges[BRIDGE] < 0;

/** The card that was taken instead, and what it leads to. */
const took = ({ v, moves: [move] }: Now) => {
  const { take: card = 0 } = (move ?? {}) as Partial<Moves['take']>;
  const { kind } = ACTIONS[card];
  return { card, does: words(`does.${kind === 'king' && v.titles.king === 0 ? 'reign' : kind}`) };
};

/** Where princes stand beside coins, of the learner's if there are any. */
function withPrinces({ v }: Now): string[] {
  const all = v.pools.flatMap((coins, at) => (v.princes[at] > 0 && coins.some((n) => n > 0) ? [at] : []));
  const mine = all.filter((at) => v.pools[at][0] > 0);
  return [...mine, ...all].slice(0, 1).map(island);
}

function built({ moves: [move] }: Now): Told | undefined {
  if (kinds.is('port', move)) return { text: words('firstPort', {}, '23'), spots: [`port:${move.port}`] };
  if (!kinds.is('bridge', move)) return undefined;
  const spots = [`bridge:${move.bridge}`];
  return { text: move.cross === undefined ? words('bridgeAlone') : words('firstBridge', {}, '13'), spots };
}

const first: Step[] = [
  {
    teaches: ['goal'],
    text: () => words('welcome', {}, 'about'),
    spots: () => [island(CENIZA), `bridge:${BRIDGE}`, 'port:6'],
  },
  {
    teaches: ['pool', 'first move'],
    text: ({ v }) => words('pools', { mine: v.pools[CENIZA][0], more: v.pools[MARGARITA][0] }, '10'),
    spots: () => [island(CENIZA), island(MARGARITA)],
  },
  {
    teaches: ['prince', 'crown', 'secret'],
    text: () => words('crowns', {}, '13'),
    spots: () => ['princes:8', 'crown:8'],
  },
  {
    teaches: ['turn'],
    text: () => words('draft', {}, '3'),
    when: asks('draft'),
    done: acted,
    part: 'ways',
    pick: `action:${CHEAP}`,
    wants: (move) => kinds.is('take', move) && move.take === CHEAP,
    reply: (now, asTold) => ({ text: asTold ? words('tookIt') : words('tookOther', took(now)) }),
  },
  {
    text: (now) => (isFirst(now) ? words('build', {}, '10') : words('buildAny', {}, '10')),
    spots: (now) => (isFirst(now) ? [`bridge:${BRIDGE}`] : []),
    when: asks('build'),
    done: acted,
    reply: built,
  },
  { teaches: ['commerce'], text: () => words('stack', {}, '13'), when: asks('stack'), done: acted, part: 'ways' },
  { text: () => words('keep', {}, '27'), when: asks('keep'), done: acted, part: 'ways' },
  { text: () => words('invest', {}, '6'), when: asks('invest'), done: acted },
];

const middle: Step[] = [
  {
    teaches: ['circle'],
    text: () => words('gathered', {}, '16'),
    spots: ({ v }) => v.pools.flatMap((coins, i) => (coins[0] > 0 ? [`circle:${i}`] : [])).slice(0, 2),
    when: second,
  },
  seen(second),
  {
    teaches: ['scoring'],
    text: () => words('majority', { island: islandName(MARGARITA), n: ISLANDS[MARGARITA].value }, '24'),
    spots: () => [island(MARGARITA)],
    when: second,
  },
  { teaches: ['titles'], text: () => words('titles', {}, '9'), part: 'plates', when: second },
  { text: () => words('again', {}, '3'), when: second, done: acted, part: 'ways' },
];

const late: Step[] = [
  { teaches: ['port'], text: () => words('ports', {}, '23'), spots: () => ['port:6', 'port:9'], when: third },
  { teaches: ['princes'], text: () => words('princes', {}, '26'), spots: withPrinces, when: third },
  { teaches: ['commerce'], text: () => words('commerce', {}, '27'), when: third },
  { teaches: ['mistake 1', 'mistake 2'], text: () => words('traps'), when: third },
  { teaches: ['end'], text: () => words('end', {}, '17'), when: third },
  {
    text: () => words('last'),
    lines: [words('sum.goal'), words('sum.turn'), words('sum.secret'), words('sum.end'), words('sum.traps')],
    when: third,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: SEATS,
  options: { coins: 20 },
  seed: '1f6b0c9de2a7458390b4c6d1e8f72a35',
  start: start(),
  teaches: [...EVER, 'pool', 'crown', 'prince', 'commerce', 'circle', 'titles', 'port', 'princes'],
  steps: [...first, ...middle, ...late],
  laid: () => [
    { spot: island(MARGARITA), text: words('laid.islands') },
    { spot: island(CENIZA), text: words('laid.values') },
    { spot: 'bridge:11', text: words('laid.straits') },
    { spot: 'port:6', text: words('laid.ports') },
    { text: words('laid.bank') },
  ],
  text,
};
