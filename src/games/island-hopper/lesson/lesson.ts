import { acted, asks } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import type { Lesson, LessonStep, Moment } from '../../lesson';
import type { Move, View } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * A first round of Island Hopper with what the rule page's example IH-T1 shows: a contract for $5 at an island where $6
 * lie, who gets which when the captain lands, and who gets nothing in the sea.
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('hopper.lesson');

/** Contracts of the house deck come by six for each island; tourists follow them. */
const PER_ISLAND = 6;
const ISLANDS = 12;

/** Questions that come after the bribes. */
const BETWEEN_FLIGHTS = ['choose', 'contracts'];

const own = ({ v }: Now): string[] => {
  const islands = v.hands[0].flatMap(({ card }) => (card === null ? [] : [Math.floor(card / PER_ISLAND)]));
  return islands.filter((island) => island < ISLANDS).map((island) => `island:${island}`);
};
const rich = ({ v }: Now): string[] => v.money.flatMap((coins, island) => (coins > 0 ? [`island:${island}`] : []));
/** Flights of the lesson's rounds, and the island of the last one that landed. */
const flown = ({ v, asked }: Now): boolean => v.flights.length > 0 && asked !== undefined;
const landed = ({ v }: Now): string[] =>
  v.flights.filter((flight) => flight.landed).map(({ island }) => `island:${island}`);
const later = ({ v, asked }: Now): boolean => v.round > 1 && asked !== undefined;

const before: Step[] = [
  { text: () => words('welcome', {}, '1.1') },
  { text: () => words('hand', {}, '1.1'), spots: own, part: 'hand' },
  {
    text: ({ v }) => words('money', { n: v.money.reduce((sum, coins) => sum + coins, 0) }, '2.1'),
    spots: rich,
  },
  { text: () => words('auction', {}, '3.1'), when: asks('auction'), done: acted },
];

const flight: Step[] = [
  { text: () => words('bribe', {}, '4.1'), spots: own, when: asks('calm'), done: acted },
  { text: () => words('choose', {}, '5.2'), when: asks('choose'), done: acted },
  { text: () => words('words', {}, '5.7'), when: asks('guide'), done: acted },
  {
    text: () => words('landing', {}, '5.4'),
    spots: (now) => landed(now).slice(-1),
    when: (now) => flown(now) && (landed(now).length > 0 || later(now)),
  },
  { text: () => words('sea', {}, '5.3'), when: flown },
  { text: () => words('flights', {}, '5.2'), when: flown },
];

const after: Step[] = [
  { text: () => words('again', {}, '5.6'), when: flown },
  { text: () => words('contracts', {}, '6.1'), when: asks('contracts'), done: acted },
  { text: () => words('sets', {}, '7.1'), part: 'plates', when: later },
  // by then most have been captain once, and bribed once
  { text: () => words('end', {}, '2.1'), when: ({ v, asked = '' }) => v.round > 1 && BETWEEN_FLIGHTS.includes(asked) },
];

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { flight: 'cloud', bribing: 'calm', tile: 'first' },
  seed: 'c3580f7d2b9e41a6870d5f1ce94ab362',
  teaches: [],
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
