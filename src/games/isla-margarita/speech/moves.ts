import type { Key, Phrase, Under } from '../../../engine/rules';
import { faceDown, plain, refusing, type Spoken, spoken } from '../../kit/spoken';
import type { Pick } from '../../module';
import { actionName, bridgeName, coinsOn, commerceName, islandName, portName, who } from '../rules/names';
import { BRIDGES, ISLANDS, PORTS } from '../rules/setup';
import { kinds, type Move, type Moves, type View } from '../rules/state';
import {
  previewBridge,
  previewCard,
  previewCommerce,
  previewDone,
  previewPort,
  previewPut,
  previewTakeOver,
} from './preview';

/** What is said of every kind of move: how it is picked, how it reads in one line, what it would do. */

const islandPick = (id: string, island: number, key: Key): Pick => ({
  id: `${id}:${island}`,
  spot: `island:${island}`,
  text: { key, args: { island: islandName(island) } },
});

const sitePick = (id: string, text: Phrase): Pick => ({ id, spot: id, text });

/** Coins are placed one tap each, in any order. */
const put: Spoken<Moves['put'], View> = {
  walk: (m) => [
    m.put.flatMap((coins, island) => new Array<Pick>(coins).fill(islandPick('coin', island, 'isla.pick.coin'))),
  ],
  label: (m) => ({ key: 'isla.label.put', args: { list: coinsOn(m.put) } }),
  verb: (m) => ({ key: 'isla.do.put', args: { n: m.put.reduce((sum, n) => sum + n, 0) } }),
  preview: previewPut,
};

const built = (price: number): Phrase => ({ key: 'isla.do.build', args: { price } });

/** In a word or two, for the button. */
const shortly = (key: Under<'isla.do.'>) => ({ verb: (): Phrase => ({ key: `isla.do.${key}` }) });

const bridge: Spoken<Moves['bridge'], View> = {
  walk(m, v) {
    const { a, b } = BRIDGES[m.bridge];
    const where: Phrase = { key: 'isla.pick.bridge', args: { where: bridgeName(m.bridge) } };
    const args = { a: m.from[0], b: m.from[1], islandA: islandName(a), islandB: islandName(b) };
    const pay = m.from[0] === 0 ? 'isla.pick.payB' : m.from[1] === 0 ? 'isla.pick.payA' : 'isla.pick.pay';
    const stages = [
      [sitePick(`bridge:${m.bridge}`, where)],
      plain(`pay:${m.from[0]}-${m.from[1]}`, { key: pay, args }),
    ];
    const asked = m.cross !== undefined && v.princes[a] > 0 && v.princes[b] > 0;
    return asked ? [...stages, [islandPick('cross', m.cross as number, 'isla.pick.cross')]] : stages;
  },
  label(m) {
    const { a, b } = BRIDGES[m.bridge];
    const paid = new Array(ISLANDS.length).fill(0);
    [a, b].forEach((island, k) => {
      paid[island] = m.from[k];
    });
    const args = { where: bridgeName(m.bridge), list: coinsOn(paid) };
    if (m.cross === undefined) return { key: 'isla.label.bridge', args };
    const to = islandName(m.cross === a ? b : a);
    return { key: 'isla.label.bridgePrince', args: { ...args, from: islandName(m.cross), to } };
  },
  verb: (m) => built(m.from[0] + m.from[1]),
  preview: previewBridge,
};

const port: Spoken<Moves['port'], View> = {
  walk(m) {
    const here = PORTS[m.port].island;
    const first = [sitePick(`port:${m.port}`, { key: 'isla.pick.port', args: { where: portName(m.port) } })];
    if (!m.prince) return [first, plain('prince:none', { key: 'isla.pick.noPrince' })];
    const [from, to] = m.prince;
    if (to === here) return [first, [islandPick('bring', from, 'isla.pick.bring')]];
    return [first, [islandPick('send', from, 'isla.pick.send')], [islandPick('to', to, 'isla.pick.to')]];
  },
  label(m) {
    const where = portName(m.port);
    if (!m.prince) return { key: 'isla.label.port', args: { where } };
    const args = { where, from: islandName(m.prince[0]), to: islandName(m.prince[1]) };
    return { key: 'isla.label.portPrince', args };
  },
  verb(_m, v) {
    const f = v.todo[0];
    return built(f?.at === 'build' ? f.port : 0);
  },
  preview: previewPort,
};

/** Two stages, so that robbing one alone is a choice of its own. */
const rob: Spoken<Moves['rob'], View> = {
  walk({ rob: [first, second] }) {
    const pick = (seat: number): Pick[] => plain(`rob:${seat}`, { key: 'isla.pick.rob', args: { who: who(seat) } });
    return [pick(first), second === undefined ? plain('rob:alone', { key: 'isla.pick.robAlone' }) : pick(second)];
  },
  label: (m) => ({ key: 'isla.label.rob', args: { list: m.rob.map((seat) => ({ seat })) } }),
  ...shortly('take'),
};

const drawn = faceDown({ key: 'isla.label.drawn' });

export const { walk, label, verb, preview } = spoken<Moves, View>(kinds, {
  take: {
    walk: (m) => [plain(`action:${m.take}`, actionName(m.take))],
    label: (m) => ({ key: 'isla.label.take', args: { card: actionName(m.take) } }),
    ...shortly('take'),
    preview: previewCard,
  },
  king: { walk: () => [plain('king', { key: 'isla.pick.king' })], ...shortly('king') },
  put,
  bridge,
  port,
  stop: { walk: () => [refusing(plain('stop', { key: 'isla.pick.stop' }))], ...shortly('stop') },
  stack: {
    walk({ stack }, v) {
      const args = { stack: stack + 1, left: v.stacks[stack].left };
      return [plain(`stack:${stack}`, { key: 'isla.pick.stack', args })];
    },
    ...shortly('stack'),
  },
  keep: {
    walk: (m) => [plain(`commerce:${m.keep}`, commerceName(m.keep))],
    label: (m) => ({ key: 'isla.label.keep', args: { card: commerceName(m.keep) } }),
    ...shortly('keep'),
    preview: (m) => previewCommerce(m.keep),
  },
  show: {
    walk: (m) => [plain(`show:${m.show}`, { key: 'isla.pick.show', args: { card: commerceName(m.show) } })],
    ...shortly('show'),
    preview: (m) => previewCommerce(m.show),
  },
  done: { walk: () => [plain('done', { key: 'isla.pick.done' })], ...shortly('stop'), preview: previewDone },
  rob,
  takeOver: {
    walk(m, v) {
      const args = { where: bridgeName(m.takeOver), from: who(v.bridges[m.takeOver]) };
      return [[sitePick(`bridge:${m.takeOver}`, { key: 'isla.pick.takeOver', args })]];
    },
    ...shortly('takeOver'),
    preview: previewTakeOver,
  },
  migrate: {
    walk: (m) => [
      m.migrate.map((island) => islandPick('from', island, 'isla.pick.migrate')),
      [islandPick('to', m.to, 'isla.pick.to')],
    ],
    label: (m) => ({ key: 'isla.label.migrate', args: { list: m.migrate.map(islandName), to: islandName(m.to) } }),
    ...shortly('move'),
  },
  firstKing: {
    walk: (m) => [plain(`firstKing:${m.firstKing}`, { key: 'isla.pick.firstKing', args: { who: who(m.firstKing) } })],
    label: (m) => ({ key: 'isla.label.firstKing', args: { who: who(m.firstKing) } }),
    ...shortly('deal'),
  },
  crown: drawn,
  cards: drawn,
  steal: drawn,
});

/** See GameModule.partialMove: coins placed so far, or the site that was tapped. */
export function partialMove(made: readonly Pick[], _v: View): Move | undefined {
  const put = new Array(ISLANDS.length).fill(0);
  let coins = 0;
  for (const { id } of made) {
    const [what, n] = id.split(':');
    if (what === 'bridge') return { bridge: Number(n), from: [0, 0] };
    if (what === 'port') return { port: Number(n) };
    if (what !== 'coin') continue;
    put[Number(n)]++;
    coins++;
  }
  return coins > 0 ? { put } : undefined;
}
