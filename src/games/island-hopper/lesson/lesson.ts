import { acted, asks } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import { EVER, type Lesson, type LessonStep, type Moment } from '../../lesson';
import { kinds, type Move, type Moves, type View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * Two rounds of Island Hopper as it is always played, with a longer minute for bribes: the rule of landing comes before
 * the first flight, and what a landing brings with the first one (the rule page's example IH-T1).
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('hopper.lesson');

/** So many dollars are a careful first bid. */
const SMALL = 2;

/** Contracts of the house deck come by six for each island; tourists follow them. */
const PER_ISLAND = 6;
const ISLANDS = 12;

/** Questions at which no time runs, so that something may be read. */
const CALM = ['auction', 'choose', 'contracts', 'again', 'result'];
/** By then most have been captain once, and bribed once. */
const LATE = ['choose', 'contracts'];
/** More than the usual minute: the coins are new. */
const BRIBING = 90;

const own = ({ v }: Now): string[] => {
  const islands = v.hands[0].flatMap(({ card }) => (card === null ? [] : [Math.floor(card / PER_ISLAND)]));
  return islands.filter((island) => island < ISLANDS).map((island) => `island:${island}`);
};
const rich = ({ v }: Now): string[] => v.money.flatMap((coins, island) => (coins > 0 ? [`island:${island}`] : []));
const calm = ({ asked = '' }: Now): boolean => CALM.includes(asked);
const flown = (now: Now): boolean => now.v.flights.length > 0 && calm(now);
const landed = ({ v }: Now): string[] =>
  v.flights.filter((flight) => flight.landed).map(({ island }) => `island:${island}`);
const late = ({ v, asked = '' }: Now): boolean => v.round > 1 && LATE.includes(asked);

const before: Step[] = [
  { teaches: ['goal'], text: () => words('welcome', {}, '1.1'), part: 'plates' },
  { teaches: ['secret'], text: () => words('hand', {}, '1.1'), spots: own, part: 'hand' },
  {
    teaches: ['money'],
    text: ({ v }) => words('money', { n: v.money.reduce((sum, coins) => sum + coins, 0) }, '2.1'),
    spots: rich,
  },
  { teaches: ['landing'], text: () => words('landing', {}, '5.3'), spots: () => ['island:0', 'good:0'] },
  { teaches: ['turn'], text: () => words('turn', {}, '2.1') },
  {
    teaches: ['first move'],
    text: ({ v }) => words('auction', { cash: v.cash[0] ?? 0 }, '3.1'),
    spots: rich,
    when: asks('auction'),
    done: acted,
    wants: (move) => kinds.is('bid', move) && move.bid <= SMALL,
    reply: ({ moves: [move] }, asTold) => ({
      text: asTold
        ? words('bid')
        : kinds.is('pass', move)
          ? words('passed')
          : words('bidMore', { n: (move as Moves['bid']).bid }),
    }),
  },
];

const flight: Step[] = [
  {
    teaches: ['bribes'],
    text: () => words('bribe', { n: BRIBING }, '4.1'),
    spots: own,
    when: asks('bribe'),
    done: acted,
  },
  { text: () => words('choose', {}, '5.2'), when: asks('choose'), done: acted },
  // read before the first word is said: the words fill a phone's dock
  { text: () => words('words', {}, '5.7'), when: asks('guide') },
  {
    teaches: ['captain'],
    text: (now) => (landed(now).length > 0 ? words('landed', {}, '5.4') : words('captain', {}, '5.4')),
    spots: (now) => landed(now).slice(-1),
    when: (now) => flown(now) && (landed(now).length > 0 || late(now)),
  },
  {
    text: () => words('sea', {}, '5.5'),
    when: (now) => flown(now) && now.v.flights.some((one) => !one.landed),
  },
  {
    teaches: ['again'],
    text: () => words('again', {}, '5.6'),
    when: (now) => flown(now) && (now.v.lost.length > 0 || late(now)),
  },
  { teaches: ['flights'], text: () => words('flights', {}, '5.2'), when: flown },
];

const after: Step[] = [
  { text: () => words('contracts', {}, '6.1'), when: asks('contracts'), done: acted },
  { teaches: ['scoring'], text: () => words('sets', {}, '7.1'), part: 'plates', when: late },
  { teaches: ['mistake 1', 'mistake 2'], text: () => words('traps'), when: late },
  { teaches: ['end'], text: () => words('end', {}, '2.1'), when: late },
  {
    text: () => words('last'),
    lines: [words('sum.goal'), words('sum.turn'), words('sum.secret'), words('sum.end'), words('sum.traps')],
    when: late,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { flight: 'cloud', difficulty: 'calm', bribing: BRIBING, tile: 'first' },
  seed: 'c3580f7d2b9e41a6870d5f1ce94ab362',
  teaches: [...EVER, 'money', 'landing', 'bribes', 'captain', 'again', 'flights'],
  steps: [...before, ...flight, ...after],
  laid: () => [
    { spot: 'island:0', text: words('laid.islands') },
    { spot: 'island:6', text: words('laid.money') },
    { spot: 'good:0', text: words('laid.goods') },
    { text: words('laid.screens') },
    { text: words('laid.round') },
  ],
  text,
};
