import type { Arg, Key, Phrase, Under } from '../../../engine/rules';
import { faceDown, refusing, type Spoken, spoken } from '../../kit/spoken';
import type { Pick, PreviewLine, Walk } from '../../module';
import { targets } from '../rules/moving';
import { aSymbol, cardList, pointName, spaceName, symbolName, who } from '../rules/names';
import { SYMBOLS } from '../rules/setup';
import { type Cards, kinds, type Move, type Moves, NO_CARD, type Point, type Space, type View } from '../rules/state';
import { backLines, claimLines, levyLines, line, routeLines, sourceLines } from './preview';
import { handles, outcome } from './ways';

/** What is said of every kind of move: how it is picked, how it reads in one line, what it would do. */

const pick = (id: string, key: Key, args: { [name: string]: Arg } = {}, spot?: string): Pick =>
  spot === undefined ? { id, text: { key, args } } : { id, spot, text: { key, args } };

/** On the button that commits. */
const does = (name: Under<'alex.do.'>) => (): Phrase => ({ key: `alex.do.${name}` });

/** A claim: the province, then guards on some of its symbol spaces; the rest is paid with cards. */
function claimWalk(verb: 'occupy' | 'takeOver', province: Space, guards: readonly Space[], v: View): Walk {
  const where = spaceName(v, province);
  return [
    [pick(`${verb}:${province}`, `alex.pick.${verb}`, { where }, `province:${province}`)],
    [
      ...guards.map((space) =>
        pick(`guard:${space}`, 'alex.pick.guard', { where: spaceName(v, space) }, `space:${space}`),
      ),
    ],
    [pick(`paid`, 'alex.pick.paid')],
  ];
}

/** A place of the board for the whole way; where too many lead to a corner, the corner and then every fork. */
function routeWalk(to: Space, walk: readonly Point[], v: View): Walk {
  const all = handles(v);
  const whole = `way:${to}:${walk.join('-')}`;
  if (all.some(({ id }) => id === whole)) return [[wayPick(whole, to, walk, v)]];
  const corner = walk[walk.length - 1];
  const first = `corner:${to}:${corner}`;
  const out = [[pick(first, 'alex.pick.corner', { where: spaceName(v, to), corner: pointName(v, corner) }, first)]];
  for (const point of walk.slice(1, -1)) {
    out.push([pick(`by:${point}`, 'alex.pick.by', { where: pointName(v, point) }, `point:${point}`)]);
  }
  return out;
}

function wayPick(id: string, to: Space, walk: readonly Point[], v: View): Pick {
  const f = v.todo[0];
  const { walls, opens } = outcome(v, f && 'seat' in f ? f.seat : 0, walk);
  const args = { where: spaceName(v, to), list: walk.slice(1).map((point) => pointName(v, point)), n: walls, opens };
  const way = pick(id, 'alex.pick.way', args, id);
  // a corner does not say which of several ways leads there: that is seen before it is gone
  const ways = handles(v).filter((one) => one.to === to && one.walk.at(-1) === walk.at(-1));
  return ways.length > 1 && ways[0].id === id ? { ...way, weighty: true } : way;
}

/** Compensation: card by card, in any order. */
function giveWalk(give: Cards): Walk {
  const taps: Pick[] = [];
  for (const symbol of SYMBOLS) {
    for (let k = 0; k < give[symbol]; k++)
      taps.push(pick(`give:${symbol}`, 'alex.pick.give', { aSymbol: aSymbol(symbol) }));
  }
  return [taps];
}

const rowCard = (slot: number, v: View): Phrase => symbolName(v.row[slot] === NO_CARD ? 0 : (v.row[slot] as number));

/** What an action would do; nothing where it is not the time for one. */
const acting =
  <M>(lines: (m: M, v: View, seat: number) => PreviewLine[]) =>
  (m: M, v: View): PreviewLine[] => {
    const f = v.todo[0];
    return f?.at === 'act' ? lines(m, v, f.seat) : [];
  };

/** The space that a face-up card leads to, where it is one alone: it may be touched instead of the card. */
function leadsTo(v: View, symbol: number): string | undefined {
  const near = targets(v)[symbol] ?? [];
  return near.length === 1 ? `space:${near[0]}` : undefined;
}

const take: Spoken<Moves['take'], View> = {
  walk: (m, v) => [
    [
      pick(
        `take:${m.take}`,
        'alex.pick.take',
        { symbol: rowCard(m.take, v) },
        leadsTo(v, v.row[m.take]) ?? `take:${m.take}`,
      ),
    ],
  ],
  verb: does('take'),
  preview: (m, v) => (v.row[m.take] === NO_CARD ? [] : sourceLines(v, v.row[m.take], true)),
};

const stay: Spoken<Moves['stay'], View> = {
  walk: (m, v) =>
    m.stay < 0
      ? [[pick('stay', 'alex.pick.stay')]]
      : [[pick(`stay:${m.stay}`, 'alex.pick.stayTake', { symbol: rowCard(m.stay, v) })]],
  verb: does('stay'),
  preview: () => [line('lastTurn', {}, 'warn')],
};

const card: Spoken<Moves['card'], View> = {
  walk: (m, v) =>
    m.card < 0
      ? [[pick('card:supply', 'alex.pick.supply', {}, 'supply')]]
      : [[pick(`card:${m.card}`, 'alex.pick.card', { symbol: rowCard(m.card, v) }, `take:${m.card}`)]],
  verb: (m) => does(m.card < 0 ? 'draw' : 'take')(),
};

const hidden = faceDown({ key: 'alex.label.hidden' });

export const { walk, label, verb, preview } = spoken<Moves, View>(kinds, {
  take,
  play: {
    walk: (m) => [[pick(`play:${m.play}`, 'alex.pick.play', { aSymbol: aSymbol(m.play) })]],
    verb: does('play'),
    preview: (m, v) => sourceLines(v, m.play, false),
  },
  stay,
  route: {
    walk: (m, v) => routeWalk(m.to, m.walk, v),
    label: (m, v) => ({ key: 'alex.label.to', args: { where: spaceName(v, m.to), n: m.walk.length - 1 } }),
    verb: does('route'),
    preview: (m, v) => routeLines(v, m.walk),
  },
  card,
  occupy: {
    walk: (m, v) => claimWalk('occupy', m.occupy, m.guards, v),
    label: (m, v) => ({ key: 'alex.label.occupy', args: { where: spaceName(v, m.occupy), n: m.guards.length } }),
    verb: does('occupy'),
    preview: acting((m, v, seat) => claimLines(v, seat, m.occupy, m.guards)),
  },
  takeOver: {
    walk: (m, v) => claimWalk('takeOver', m.takeOver, m.guards, v),
    label: (m, v) => ({ key: 'alex.label.takeOver', args: { where: spaceName(v, m.takeOver), n: m.guards.length } }),
    verb: does('takeOver'),
    preview: acting((m, v, seat) => claimLines(v, seat, m.takeOver, m.guards)),
  },
  levy: {
    walk: (m) => [[pick(`levy:${m.levy}`, 'alex.pick.levy', { aSymbol: aSymbol(m.levy) })]],
    verb: does('levy'),
    preview: acting((m, v) => [line('discards', { aSymbol: aSymbol(m.levy) }, 'cost'), ...levyLines(v)]),
  },
  back: {
    walk: (m, v) => [[pick(`back:${m.back}`, 'alex.pick.back', { where: spaceName(v, m.back) }, `space:${m.back}`)]],
    verb: does('back'),
    preview: acting((m, v) => backLines(v, m.back)),
  },
  stop: {
    walk: () => [refusing([pick('stop', 'alex.pick.stop')])],
    preview(_m, v) {
      const f = v.todo[0];
      return f?.at === 'act' ? [line('forgoes', { n: f.left }, 'warn')] : [];
    },
  },
  give: {
    walk: (m) => giveWalk(m.give),
    label: (m) => ({ key: 'alex.label.give', args: { list: cardList(m.give) } }),
    verb: does('give'),
  },
  land: faceDown({ key: 'alex.newLand' }),
  cards: hidden,
  // TABLE's, where people throw or draw themselves
  starter: {
    walk: (m) => [[pick(`starter:${m.starter}`, 'alex.pick.starter', { who: who(m.starter) })]],
    label: (m) => ({ key: 'alex.starts', args: { who: who(m.starter) } }),
    verb: does('starter'),
  },
  up: {
    walk: (m) => [[pick(`up:${m.up}`, 'alex.pick.up', { symbol: symbolName(m.up) })]],
    label: (m) => ({ key: 'alex.turnedUp', args: { aSymbol: aSymbol(m.up) } }),
    verb: does('up'),
  },
  draw: hidden,
});

/** See GameModule.partialMove: the space, the way so far, or the guards so far. */
export function partialMove(made: readonly Pick[], v: View): Move | undefined {
  let to = -1;
  const walk: Point[] = [v.alexander];
  let claim: { verb: string; province: Space } | undefined;
  const guards: Space[] = [];
  for (const { id } of made) {
    const [what, a] = id.split(':');
    if (what === 'way' || what === 'corner') to = Number(a);
    if (what === 'way')
      walk.push(
        ...id
          .slice(id.lastIndexOf(':') + 1)
          .split('-')
          .slice(1)
          .map(Number),
      );
    else if (what === 'by') walk.push(Number(a));
    else if (what === 'guard') guards.push(Number(a));
    else if (what === 'occupy' || what === 'takeOver') claim = { verb: what, province: Number(a) };
  }
  if (to >= 0) return { to, walk };
  if (!claim) return undefined;
  guards.sort((a, b) => a - b);
  return claim.verb === 'occupy' ? { occupy: claim.province, guards } : { takeOver: claim.province, guards };
}
