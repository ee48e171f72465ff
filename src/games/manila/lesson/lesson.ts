import { TABLE } from '../../../engine/rules';
import { acted, asks } from '../../kit/lesson';
import { wordsOf } from '../../kit/words';
import { EVER, type Lesson, type LessonStep, type Moment } from '../../lesson';
import { wareName } from '../rules/names';
import { LAST, price, WARES } from '../rules/setup';
import { kinds, type Move, type Moves, type View, type Ware } from '../rules/state';
import { text } from './text-lesson.en';

/**
 * A first voyage of Manila as harbour master, with the worked figures of the rule page: what a punt brings to one and to
 * two (1.1), the chances from 5 (1.4), what the agent is liable for (1.2).
 */

type Step = LessonStep<View, Move>;
type Now = Moment<View, Move>;

const words = wordsOf('manila.lesson');

/** The dearest ware that sails: it pays most. */
const dearest = (v: View): number =>
  [0, 1, 2].reduce((best, route) => (profit(v, route) > profit(v, best) ? route : best), 0);
const profit = (v: View, route: number): number => WARES[v.punts[route]?.ware ?? 0].profit;

/** Every place of that punt. */
const seatsOn = (v: View, route: number): string[] =>
  WARES[v.punts[route]?.ware ?? 0].seats.map((_, place) => `seat:${route}:${place}`);

/** Each once, however many shares of it there are. */
const own = (v: View): Ware[] => [...new Set((v.hands[0] ?? []).flatMap(({ ware }) => ware ?? []))];

const markets = (wares: readonly Ware[]): string[] => wares.map((ware) => `market:${ware}`);

/** The punt that is furthest and still at sea. */
const ahead = (v: View): number =>
  [0, 1, 2].filter((route) => v.punts[route]?.dock === 'sea').sort((a, b) => v.punts[b].pos - v.punts[a].pos)[0] ?? 0;

/** The payday of the first voyage has been. */
const paid = ({ v }: Now): boolean => v.pay.length > 0 || v.voyage > 1;

/** What the last payday brought the learner. */
const earned = (v: View): number => v.pay.reduce((sum, { seat, coins }) => sum + (seat === 0 ? coins : 0), 0);

/** A share may be pledged before. */
const isLoad = (move: Move): move is Moves['load'] => kinds.is('load', move);
const loaded = (move: Move | undefined): readonly Ware[] => (move && isLoad(move) ? move.load : []);
const left = (now: Now): Ware => [0, 1, 2, 3].find((ware) => !loaded(now.moves.find(isLoad)).includes(ware)) ?? 0;

const before: Step[] = [
  { teaches: ['goal'], text: ({ v }) => words('welcome', { n: v.cash[0] ?? 0 }, 'about'), part: 'plates' },
  {
    teaches: ['secret'],
    text: ({ v }) => words('shares', { list: own(v).map(wareName) }, '3.1'),
    spots: ({ v }) => markets(own(v)),
    part: 'hand',
  },
  { teaches: ['turn'], text: () => words('turn', {}, '3.2'), spots: () => ['space:0:0', 'space:1:0', 'space:2:0'] },
  {
    text: () => words('bid', {}, '3.3'),
    when: asks('auction'),
    done: acted,
    part: 'ways',
    wants: (move) => kinds.is('bid', move) && move.bid === 1,
    reply: ({ moves: [move] }, asTold) => ({
      text: asTold ? words('office') : kinds.is('bid', move) ? words('bidMore', { n: move.bid }) : words('passed'),
    }),
  },
];

const master: Step[] = [
  {
    text: ({ v }) => words('buy', { price: price(v.values[0]) }, '3.4'),
    when: asks('buy'),
    done: acted,
    spots: ({ v }) => markets(own(v)),
  },
  {
    text: ({ v }) => words('load', { list: own(v).map(wareName) }, '3.4'),
    when: asks('load'),
    done: ({ moves }) => moves.some(isLoad),
    wants: (move, { v }) => own(v).every((ware) => loaded(move).includes(ware)),
    reply: (now, asTold) => ({
      text: words(asTold ? 'loaded' : 'loadedOther', { ware: wareName(left(now)) }),
      spots: markets([left(now)]),
    }),
  },
  { text: () => words('launch', {}, '3.4'), when: asks('launch'), done: acted },
];

/** What may come up while accomplices are placed, and is told afterwards where it did not. */
const pirates: Step = {
  teaches: ['pirates'],
  text: () => words('pirates', {}, '3.6'),
  spots: () => ['boat:0', 'boat:1'],
};
const agent: Step = {
  teaches: ['insurance'],
  text: () => words('agent', {}, '1.2'),
  spots: () => ['agent', 'small', 'large'],
};
const berths: Step = {
  teaches: ['berths'],
  text: () => words('berths', {}, '1.2'),
  spots: () => ['port:0', 'port:1', 'port:2', 'yard:0', 'yard:1', 'yard:2'],
};

const voyage: Step[] = [
  {
    teaches: ['first move'],
    text({ v }) {
      const route = dearest(v);
      return words('seat', { ware: wareName(v.punts[route].ware), all: profit(v, route) }, '1.1');
    },
    spots: ({ v }) => seatsOn(v, dearest(v)),
    when: asks('hire'),
    done: acted,
  },
  { ...berths, when: asks('hire'), done: acted },
  {
    text({ v }) {
      const { ware, pos } = v.punts[ahead(v)];
      return words('sailed', { ware: wareName(ware), pos, left: LAST - pos }, '3.6');
    },
    spots: ({ v }) => [`punt:${ahead(v)}`],
    when: (now) => asks('hire')(now) && now.v.moved > 0,
  },
  { ...pirates, when: asks('hire'), done: acted },
  { ...agent, when: (now) => asks('hire')(now) && now.v.moved > 1, done: acted },
];

const after: Step[] = [
  { text: ({ v }) => words('payday', { n: v.rose.length, mine: earned(v) }, '3.9'), part: 'plates', when: paid },
  {
    teaches: ['scoring'],
    text: ({ v }) =>
      v.rose.length > 0 ? words('rose', { list: v.rose.map(wareName) }, '3.10') : words('fell', {}, '3.10'),
    spots: ({ v }) => markets(v.rose),
    when: paid,
  },
  ...[berths, pirates, agent].map((step): Step => ({ ...step, when: paid })),
  { teaches: ['pledge'], text: () => words('loan', {}, '3.8'), part: 'hand', when: paid },
  { teaches: ['mistake 1', 'mistake 2'], text: () => words('traps'), when: paid },
  { teaches: ['end'], text: () => words('end', {}, '3.10'), spots: () => markets([0, 1, 2, 3]), when: paid },
  {
    text: () => words('last'),
    lines: [words('sum.goal'), words('sum.turn'), words('sum.secret'), words('sum.end'), words('sum.traps')],
    when: paid,
  },
];

export const lesson: Lesson<View, Move> = {
  seats: 3,
  options: { opener: 'random' },
  seed: '4c2f9a51d07be83665a1c0f3927de4b8',
  // nobody else wants the office: the learner may have it for one peso
  opening: [
    [
      TABLE,
      {
        hands: [
          [2, 3],
          [0, 1],
          [1, 2],
        ],
      },
    ],
    [TABLE, { opener: 1 }],
    [1, { pass: true }],
    [2, { pass: true }],
  ],
  // a voyage under way: accomplices placed, the first roll made
  pictured: [
    [0, { bid: 1 }],
    [0, { decline: true }],
    [0, { load: [1, 2, 3] }],
    [
      0,
      {
        launch: [
          [0, 4],
          [1, 5],
          [2, 0],
        ],
      },
    ],
    [0, { place: 'seat:1:0' }],
    [1, { place: 'seat:0:0' }],
    [2, { place: 'port:0' }],
    [0, { place: 'port:1' }],
    [1, { place: 'boat:0' }],
    [2, { place: 'yard:0' }],
    [TABLE, { dice: [4, 3, 5] }],
  ],
  teaches: [...EVER, 'berths', 'pirates', 'insurance', 'pledge'],
  steps: [...before, ...master, ...voyage, ...after],
  laid: () => [
    { spot: 'space:1:5', text: words('laid.routes') },
    { spot: 'port:1', text: words('laid.ports') },
    { spot: 'yard:1', text: words('laid.yards') },
    { spot: 'boat:0', text: words('laid.boat') },
    { spot: 'agent', text: words('laid.agent') },
    { spot: 'large', text: words('laid.pilots') },
    { spot: 'market:1', text: words('laid.market') },
    { text: words('laid.people') },
  ],
  text,
};
