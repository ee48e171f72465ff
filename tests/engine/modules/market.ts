import { shuffle } from '../../../src/engine/chance';
import type { Phrase, Refusal, Rng, Seat, Secret } from '../../../src/engine/rules';
import { TABLE } from '../../../src/engine/rules';
import type { Bell, PreviewLine, Walk } from '../../../src/games/module';
import { tiny, withText } from './tiny';

/**
 * A hand choice on the open board, and a pause with a bell. Each holds a card and names a number no higher than it, before
 * everybody's eyes; then the card is shown. In the second round all cards lie open. Between the rounds, and beside any
 * question, whoever has points may tip the waiter; the table goes on when it is ready.
 */

const WORDS = [
  ...(['dealt', 'named', 'tipped', 'on', 'counted', 'tooHigh', 'wait', 'name', 'pass', 'tip', 'gain', 'bell'] as const),
  'more',
] as const;
declare module '../../../src/engine/rules' {
  interface Sentences extends Record<`market.${(typeof WORDS)[number]}`, string> {}
}

const CARDS = [1, 2, 3, 4, 5, 6];

const tips = (s: any, seat: Seat) => (s.points[seat] > 0 ? [{ tip: true }] : []);
const names = (most: number) => CARDS.filter((n) => n <= most).map((name) => ({ name }));
const allShown = (s: any) => s.shown.every((yes: boolean) => yes);

function tip(s: any, seat: Seat, tell: any): void {
  s.points[seat]--;
  s.tips++;
  tell({ key: 'market.tipped', args: { who: { seat } } });
}

const deal = {
  kind: 'chance' as const,
  open: false,
  draw: (s: any, _f: any, rng: Rng) => ({ cards: shuffle([...CARDS], rng).slice(0, s.n) }),
  accepts(s: any, _f: any, m: any): true | Refusal {
    const cards = Object.keys(m ?? {}).join() === 'cards' && Array.isArray(m.cards) ? m.cards : [];
    const good = cards.length === s.n && new Set(cards).size === s.n && cards.every((one: any) => CARDS.includes(one));
    return good ? (true as const) : { key: 'engine.illegal' };
  },
  apply(s: any, _f: any, _seat: Seat, m: any, tell: any) {
    s.cards = [...m.cards];
    s.rest = CARDS.filter((card) => !s.cards.includes(card));
    tell({ key: 'market.dealt' });
  },
};

const bid = {
  kind: 'choice' as const,
  privacy: (s: any) => (allShown(s) ? ('open' as const) : ('hand' as const)),
  noEndTurn: true,
  ends: (_s: any, f: any) => f.done === true,
  actors: (_s: any, f: any): Seat[] => [f.seat],
  moves: (s: any, _f: any, seat: Seat) => [...names(s.cards[seat]), { pass: true }, ...tips(s, seat)],
  offers: (s: any, _f: any, seat: Seat) => [...names(6), { pass: true }, ...tips(s, seat)],
  accepts(s: any, _f: any, seat: Seat, m: any): true | Refusal {
    const [key, ...more] = typeof m === 'object' && m !== null && !Array.isArray(m) ? Object.keys(m) : [];
    if (more.length > 0) return { key: 'engine.illegal' };
    if (key === 'name' && CARDS.includes(m.name)) return m.name <= s.cards[seat] ? (true as const) : TOO_HIGH;
    if (key === 'pass' && m.pass === true) return true as const;
    return key === 'tip' && m.tip === true && s.points[seat] > 0 ? (true as const) : { key: 'engine.illegal' };
  },
  refuseOthers: (_s: any, f: any): Refusal => ({ key: 'market.wait', args: { who: { seat: f.seat } } }),
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    if (m.tip) return tip(s, seat, tell);
    f.done = true;
    s.shown[seat] = true;
    s.points[seat] += m.name ?? 0;
    tell({ key: 'market.named', args: { who: { seat }, n: m.name ?? 0, card: s.cards[seat] } });
  },
};

const TOO_HIGH: Refusal = { key: 'market.tooHigh' };

const pause = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  noEndTurn: true,
  ends: (_s: any, f: any) => f.done === true,
  actors: (s: any): Seat[] => [...s.points.flatMap((points: number, seat: Seat) => (points > 0 ? [seat] : [])), TABLE],
  moves: (s: any, _f: any, seat: Seat) => (seat === TABLE ? [{ go: true }] : tips(s, seat)),
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    if (m.tip) return tip(s, seat, tell);
    f.done = true;
    tell({ key: 'market.on' });
  },
};

const round = (n: number) => [...Array.from({ length: n }, (_, seat) => ({ at: 'bid', seat })), { at: 'count' }];

const count = {
  kind: 'upkeep' as const,
  waits: true,
  run(s: any, _f: any, tell: any) {
    tell({ key: 'market.counted' });
    if (s.round === 1) s.todo.push({ at: 'pause' }, ...round(s.n));
    s.round++;
  },
};

const cardsOf = (s: any, seat: Seat | null) =>
  s.cards.map((card: number, i: Seat) => (s.shown[i] || i === seat ? card : null));

const base = withText(
  tiny('market', {
    setup: (n) => ({
      todo: [{ at: 'deal' }, ...round(n)],
      n,
      points: new Array(n).fill(0),
      cards: [],
      rest: [...CARDS],
      shown: new Array(n).fill(false),
      tips: 0,
      round: 1,
    }),
    steps: { deal, bid, count, pause },
    view: (s, seat) => {
      const { cards: _, rest: __, ...open } = structuredClone(s);
      return { ...open, seat, cards: cardsOf(s, seat) };
    },
    imagine({ seat: _, ...v }: any, rng) {
      const away = shuffle(
        CARDS.filter((card) => !v.cards.includes(card)),
        rng,
      );
      const cards = v.cards.map((card: number | null) => card ?? away.pop());
      return { ...structuredClone(v), cards, rest: away.sort((a, b) => a - b) };
    },
    secrets(s, seat): Secret[] {
      const held = s.cards.map((_: number, i: Seat) => {
        const known = s.shown[i] || i === seat;
        return { path: `cards.${i}`, pool: 'card', group: known ? `${i}` : 'away', known };
      });
      const away = s.rest.map((_: number, i: number) => ({
        path: `rest.${i}`,
        pool: 'card',
        group: 'away',
        known: false,
      }));
      return [...held, ...away];
    },
    broken: (s) => (s.points.some((points: number) => points < 0) ? 'points below zero' : undefined),
    choosers: (s) => s.todo.flatMap((f: any) => (f.at === 'bid' && !s.shown[f.seat] ? [f.seat] : [])),
    round: (s) => s.round,
  }),
  WORDS.map((key) => `market.${key}`),
);

const textOf = (m: any): Phrase =>
  m.name ? { key: 'market.name', args: { n: m.name } } : { key: m.pass ? 'market.pass' : 'market.tip' };

export const market = {
  ...base,
  walk: (m: any): Walk => [
    [{ id: m.name ? `name:${m.name}` : m.pass ? 'pass' : 'tip', text: textOf(m), ...(m.tip && { aside: true }) }],
  ],
  label: textOf,
  prompt: (_v: any, made: readonly unknown[] = []): Phrase => ({ key: made.length > 0 ? 'market.more' : 'tiny.ask' }),
  preview: (m: any): PreviewLine[] => (m.name ? [{ text: { key: 'market.gain', args: { n: m.name } } }] : []),
  sketch: () => undefined,
  bell: (v: any): Bell | undefined => (v.todo[0]?.at === 'pause' ? { text: { key: 'market.bell' } } : undefined),
};
