import { acted, asks, unless } from '../../kit/lesson';
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

/** Nobody reads while the sand runs, or while somebody flies. */
const LIVE = ['bribe', 'guide'];
const calmly = (asked: string | undefined): boolean => asked !== undefined && !LIVE.includes(asked);

const own = ({ v }: Now): string[] => {
  const islands = v.hands[0].flatMap(({ card }) => (card === null ? [] : [Math.floor(card / PER_ISLAND)]));
  return islands.filter((island) => island < ISLANDS).map((island) => `island:${island}`);
};
const rich = ({ v }: Now): string[] => v.money.flatMap((coins, island) => (coins > 0 ? [`island:${island}`] : []));
/** Flights of the lesson's rounds, and the island of the last one that landed. */
const flown = ({ v, asked }: Now): boolean => v.flights.length > 0 && calmly(asked);
const landed = ({ v }: Now): string[] =>
  v.flights.filter((flight) => flight.landed).map(({ island }) => `island:${island}`);
const later = ({ v, asked }: Now): boolean => v.round > 1 && calmly(asked);

const before: Step[] = [
  { text: () => words('welcome', {}, '1.1'), teaches: ['goal'] },
  { text: () => words('hand', {}, '1.1'), spots: own, part: 'hand', teaches: ['contract', 'secret'] },
  {
    text: ({ v }) => words('money', { n: v.money.reduce((sum, coins) => sum + coins, 0) }, '2.1'),
    spots: rich,
  },
  { text: () => words('auction', {}, '3.1'), when: asks('auction'), done: acted, teaches: ['turn'] },
  { text: () => words('rule', {}, '5.3'), teaches: ['landing'] },
];

const flight: Step[] = [
  { text: () => words('bribe', {}, '4.1'), spots: own, when: asks('bribe'), done: acted, teaches: ['bribe'] },
  { text: () => words('choose', {}, '5.2'), when: asks('choose'), done: acted },
  { text: () => words('words', {}, '5.7'), when: asks('guide'), done: acted, teaches: ['words'] },
  {
    text: (now) => words(landed(now).length > 0 ? 'landing' : 'missed', {}, '5.4'),
    spots: (now) => landed(now).slice(-1),
    when: (now) => flown(now) && (landed(now).length > 0 || later(now)),
    teaches: ['paid'],
  },
  { text: () => words('flights', {}, '5.2'), when: flown, teaches: ['flights'] },
];

const after: Step[] = [
  { text: () => words('again', {}, '5.6'), when: flown, teaches: ['chance'] },
  { text: () => words('contracts', {}, '6.1'), when: asks('contracts'), done: acted },
  { text: () => words('talk', {}, '5.7'), when: unless('words', later), teaches: ['words'] },
  { text: () => words('sets', {}, '7.1'), part: 'plates', when: later, teaches: ['sets'] },
  { text: () => words('mistakes', {}, '3.1'), when: later, teaches: ['mistakes'] },
  {
    text: () => words('end', {}, '2.1'),
    lines: [words('sum.money'), words('sum.captain'), words('sum.others'), words('sum.over'), words('sum.next')],
    when: later,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { flight: 'cloud', bribing: 90, tile: 'first' },
  seed: 'c3580f7d2b9e41a6870d5f1ce94ab362',
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
