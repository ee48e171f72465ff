import type { Phrase } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import { commerceName, islandName, who } from '../rules/names';
import { bridgesAt, most } from '../rules/scoring';
import { ACTIONS, BRIDGES, COMMERCE_CARDS, ISLANDS, PORTS } from '../rules/setup';
import { canBridge, canPort, price } from '../rules/sites';
import { NOBODY, type Title, type View } from '../rules/state';
import { standing } from './standing';

/** What a place of the board is, costs and brings, in short sentences with their paragraphs. */

export function about(spot: string, v: View): readonly Phrase[] {
  const [kind, number] = spot.split(':');
  const i = Number(number);
  if (kind === 'island' && i < ISLANDS.length) return island(v, i);
  if (kind === 'bridge' && i < BRIDGES.length) return bridge(v, i);
  if (kind === 'port' && i < PORTS.length) return port(v, i);
  return CARDS[kind]?.tells(i, number) ?? [];
}

/** By their ids: `title:king`. */
const TITLES: readonly Title[] = ['king', 'bridgeBuilder', 'portBuilder'];
const titleOf = (id: string): Title | undefined => TITLES.find((one) => one === id);

interface CardWords {
  /** `id`: what stands behind the kind, the number of a card or the id of a title. */
  name(n: number, id: string): Phrase | undefined;
  tells(n: number, id: string): Phrase[];
}

/** Cards and crowns beside the board. */
const CARDS: { readonly [kind: string]: CardWords } = {
  action: {
    name: (n) => (ACTIONS[n] ? { key: oneKey(`isla.actionTitle.${n}`) } : undefined),
    tells: (n) => [{ key: oneKey(`isla.actionText.${n}`), rule: ACTIONS[n]?.kind === 'build' ? '8' : '5' }],
  },
  commerce: {
    name: (n) => (n >= 1 && n <= COMMERCE_CARDS ? commerceName(n) : undefined),
    tells: (n) => [{ key: oneKey(`isla.commerceText.${n}`), rule: '27' }],
  },
  stack: {
    name: () => ({ key: 'isla.words.stacks' }),
    tells: () => [{ key: 'isla.about.bridgeBrings', rule: '13' }],
  },
  title: {
    name(_, id) {
      const title = titleOf(id);
      return title && { key: `isla.titleName.${title}` };
    },
    tells(_, id) {
      const title = titleOf(id);
      return title ? [{ key: `isla.about.title.${title}`, rule: '9' }] : [];
    },
  },
  crown: {
    name: () => ({ key: 'isla.panel.crowns' }),
    tells: () => [
      { key: 'isla.about.crownHeld', rule: '25' },
      { key: 'isla.about.crown', rule: '13' },
    ],
  },
};

/** See TableModule.named. */
export function named(thing: string): Phrase | undefined {
  const [kind, number] = thing.split(':');
  return CARDS[kind]?.name(Number(number), number);
}

function island(v: View, i: number): Phrase[] {
  const { value } = ISLANDS[i];
  const out: Phrase[] = [];
  if (most(bridgesAt(v, i)).count === 0) out.push({ key: 'isla.about.bridgesNone', args: { value }, rule: '24' });
  const princes = v.princes[i];
  out.push(
    princes > 0
      ? { key: 'isla.about.princes', args: { n: princes }, rule: '26' }
      : { key: 'isla.about.noPrince', rule: '26' },
  );
  // who leads, in the words of the standing
  out.push(...standing(v).places.flatMap(({ spot, text }) => (spot === `island:${i}` ? [text] : [])));
  const pool = v.pools[i].flatMap((n, seat): Phrase[] =>
    n > 0 ? [{ key: 'isla.about.coins', args: { who: who(seat), n } }] : [],
  );
  if (pool.length > 0) out.push({ key: 'isla.about.pool', args: { list: pool }, rule: '7' });
  const circle = v.circles[i];
  if (circle) out.push({ key: 'isla.about.circle', args: { n: circle.coins, who: who(circle.seat) }, rule: '5' });
  else out.push({ key: 'isla.about.circleOpen', rule: '5' });
  if (v.crowned[i]) out.push({ key: 'isla.about.crown', rule: '13' });
  return out;
}

/** Build cards, the cheapest first. */
const BUILDS = ACTIONS.flatMap((action, card) => (action.kind === 'build' ? [{ card, ...action }] : [])).sort(
  (x, y) => x.bridge - y.bridge,
);

const [CHEAPEST] = BUILDS;
const DEAREST = BUILDS[BUILDS.length - 1];

/** Who could pay just now: coins and titles lie open, whatever cards are drafted next. */
function reach(v: View, pays: (seat: number) => boolean): Phrase {
  const list = v.bank.flatMap((_, seat) => (pays(seat) ? [{ seat }] : []));
  return list.length > 0
    ? { key: 'isla.about.reach', args: { list }, rule: '9' }
    : { key: 'isla.about.outOfReach', rule: '9' };
}

function bridge(v: View, i: number): Phrase[] {
  const { a, b } = BRIDGES[i];
  const ends = { a: islandName(a), b: islandName(b) };
  const counts: Phrase = {
    key: 'isla.about.bridgeCounts',
    args: { ...ends, valueA: ISLANDS[a].value, valueB: ISLANDS[b].value },
    rule: '24',
  };
  const owner = v.bridges[i];
  if (owner !== NOBODY) return [{ key: 'isla.about.bridgeOf', args: { who: who(owner) }, rule: '11' }, counts];
  return [
    { key: 'isla.about.bridgeCost', args: { cheap: CHEAPEST.bridge, dear: DEAREST.bridge }, rule: '9' },
    { key: 'isla.about.bridgePaid', args: ends, rule: '10' },
    reach(v, (seat) => canBridge(v, seat, i, price(v, seat, CHEAPEST.card, 'bridge'))),
    { key: 'isla.about.bridgeBrings', rule: '13' },
    counts,
  ];
}

function port(v: View, i: number): Phrase[] {
  const { island, value } = PORTS[i];
  const owner = v.ports[i];
  if (owner !== NOBODY) return [{ key: 'isla.about.portOf', args: { who: who(owner), value }, rule: '23' }];
  return [
    { key: 'isla.about.portWorth', args: { value }, rule: '23' },
    { key: 'isla.about.portCost', args: { cheap: CHEAPEST.port, dear: DEAREST.port }, rule: '9' },
    { key: 'isla.about.portPaid', args: { island: islandName(island) }, rule: '10' },
    reach(v, (seat) => canPort(v, seat, i, price(v, seat, CHEAPEST.card, 'port'))),
    { key: 'isla.about.portBrings', rule: '14' },
  ];
}
