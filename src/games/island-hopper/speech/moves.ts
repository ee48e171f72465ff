import type { Arg, Phrase, Under } from '../../../engine/rules';
import { faceDown, plain, refusing, type Spoken, spoken } from '../../kit/spoken';
import type { Pick } from '../../module';
import { type Card, deckOf, SEA } from '../rules/deck';
import { cardName, goodName, islandName, roundName, who } from '../rules/names';
import { HEADINGS, STEP } from '../rules/noise';
import { kinds, type Move, type Moves, type View } from '../rules/state';
import {
  previewAgain,
  previewBid,
  previewFly,
  previewPick,
  previewPut,
  previewTake,
  previewUnder,
  says,
} from './preview';
import { walkSum } from './sums';

/** What is said of every kind of move: how it is picked, how it reads in one line, what it would do. */

type Args = { [name: string]: Arg };

const picked = (name: Under<'hopper.pick.'>, args: Args = {}): Phrase => ({ key: `hopper.pick.${name}`, args });
const labelled = (name: Under<'hopper.label.'>, args: Args = {}): Phrase => ({ key: `hopper.label.${name}`, args });

/** On the button that commits. */
const does = (name: Under<'hopper.do.'>, args: Args = {}): Phrase => ({ key: `hopper.do.${name}`, args });

/** One pick alone, beside the question. */
const aside = (id: string, text: Phrase): Pick[] => [{ id, text, aside: true }];

const islandOf = (island: number, v: View): Arg => islandName(deckOf(v.deck), island);

const islandPick = (id: string, island: number, v: View): Pick => ({
  id,
  spot: `island:${island}`,
  text: picked('island', { island: islandOf(island, v) }),
});

const goodPick = (good: number): Pick => ({
  id: `good:${good}`,
  spot: `good:${good}`,
  text: picked('good', { good: goodName(good) }),
});

const cardPick = (id: string, name: Under<'hopper.pick.'>, card: Card, v: View): Pick[] =>
  plain(id, picked(name, { card: cardName(deckOf(v.deck), card) }));

const put: Spoken<Moves['put'], View> = {
  walk: (m, v) => [
    [islandPick(`island:${m.put}`, m.put, v)],
    plain(`coins:${m.coins}`, picked('coins', { n: m.coins })),
  ],
  label: (m, v) => labelled('put', { n: m.coins, island: islandOf(m.put, v) }),
  verb: (m) => does('put', { n: m.coins }),
  preview: previewPut,
};

const fly: Spoken<Moves['fly'], View> = {
  walk(m, v) {
    const byHand = m.mode !== 'reckon';
    const at = v.todo[0]?.at;
    if (at === 'choose') {
      // the clock of the flight begins with it
      const good: Pick[] = [{ ...goodPick(m.fly), weighty: true }];
      return byHand ? [good] : [aside('reckon', picked('reckon')), good];
    }
    if (m.mode !== 'reckon') return [plain('finger', picked(`mode.${m.mode}`))];
    // a flight that has begun by finger may still be flown by dead reckoning
    const begun = at === 'air' || at === 'claim';
    return [(begun ? aside : plain)('reckon', picked('reckon'))];
  },
  label: (m) => labelled(`fly.${m.mode}`, { good: goodName(m.fly) }),
  verb: () => does('fly'),
  preview: previewFly,
};

/** A heading in degrees and a distance in millimetres of the lagoon. */
const target = ({ heading, steps }: Moves['reckon']): Args => ({
  degrees: (heading * 360) / HEADINGS,
  mm: Math.round((steps * STEP) / 100),
});

/** The island of the contract that would be given up. */
const givenUp = (m: Moves['again'], v: View): Arg =>
  islandOf(deckOf(v.deck).contracts[v.piles[v.captain][m.again]].island, v);

const again: Spoken<Moves['again'], View> = {
  walk(m, v) {
    const pile = plain(`pile:${m.again}`, picked('pile', { island: givenUp(m, v), n: m.again + 1 }));
    const f = v.todo[0];
    return f?.at === 'again' && f.last && v.lost.length > 1 ? [[goodPick(m.good)], pile] : [pile];
  },
  label: (m, v) => labelled('again', { good: goodName(m.good), island: givenUp(m, v) }),
  verb: () => does('again'),
  preview: previewAgain,
};

/** Cards that say the same are one choice: nobody could tell which of them lies on the table. */
function roundPick(v: View, card: number): string {
  const one = deckOf(v.deck).rounds[card];
  return one.kind === 'company' ? `round:${one.company}:${one.plus}` : `round:${one.kind}`;
}

export const { walk, label, verb, preview } = spoken<Moves, View>(kinds, {
  bid: {
    walk: (m, v) => walkSum(m.bid, v),
    label: (m) => picked('bid', { n: m.bid }),
    verb: (m) => does('bid', { n: m.bid }),
    preview: previewBid,
  },
  price: {
    walk: (m, v) => walkSum(m.price, v),
    label: (m) => labelled('price', { n: m.price }),
    verb: (m) => does('price', { n: m.price }),
    preview: () => says('price'),
  },
  pass: { walk: () => [refusing(plain('pass', picked('pass')))] },
  load: {
    walk: (m) => [m.load.map(goodPick)],
    label: (m) => labelled('load', { list: m.load.map(goodName) }),
    verb: () => does('load'),
  },
  take: {
    walk: () => [plain('take', picked('take'))],
    verb(_m, v) {
      const f = v.todo[0];
      return does('take', { n: f?.at === 'answer' ? f.price : 0 });
    },
    preview: previewTake,
  },
  let: { walk: () => [refusing(plain('let', picked('let')))], verb: () => does('let'), preview: () => says('let') },
  put,
  ready: {
    walk: (m) => [plain('ready', picked(m.ready ? 'ready' : 'notReady'))],
    verb: (m) => (m.ready ? picked('ready') : does('notReady')),
  },
  done: { walk: () => [[{ id: 'done', text: picked('done'), deliberate: true }]] },
  tourist: {
    walk: (m) => [plain(`tourist:${m.tourist}`, picked('tourist', { n: m.tourist }))],
    verb: () => does('tourist'),
    preview: (m) => says('tourist', { n: m.tourist }, 'gain'),
  },
  fly,
  reckon: {
    walk: (m) => [plain(`reckon:${m.heading}:${m.steps}`, picked('target', target(m)))],
    label: (m) => labelled('heading', target(m)),
    verb: () => does('fly'),
  },
  aim: {
    walk: (m, v) => [plain(`aim:${m.aim}`, picked('island', { island: islandOf(m.aim, v) }))],
    label: (m, v) => labelled('aim', { island: islandOf(m.aim, v) }),
    verb: () => does('fly'),
  },
  word: {
    walk: ({ word }) =>
      word === true ? [aside('word', picked('word'))] : [plain(`word:${word}`, { key: `hopper.word.${word}` })],
    verb: ({ word }) => (word === true ? does('word') : { key: `hopper.word.${word}` }),
  },
  hush: { walk: () => [aside('hush', picked('hush'))], verb: () => does('hush') },
  caught: {
    walk: (m) => [aside(`caught:${m.caught}`, picked('caught', { who: who(m.caught) }))],
    verb: () => does('caught'),
  },
  claim: {
    walk: (m, v) => [
      m.claim === SEA ? plain('claim:sea', picked('sea')) : [islandPick(`claim:${m.claim}`, m.claim, v)],
    ],
    label: (m, v) => labelled(m.claim === SEA ? 'sea' : 'claim', { island: islandOf(m.claim, v) }),
    verb: (m) => does(m.claim === SEA ? 'sea' : 'claim'),
  },
  confirm: {
    walk: (m) => [plain(`confirm:${m.confirm}`, picked(m.confirm ? 'confirm' : 'deny'))],
    verb: (m) => (m.confirm ? does('confirm') : picked('deny')),
  },
  again,
  no: { walk: () => [refusing(plain('no', picked('no')))], verb: () => does('no') },
  under: {
    walk: (m, v) => [cardPick(`under:${m.under}`, 'under', m.under, v)],
    verb: () => does('under'),
    preview: previewUnder,
  },
  keep: { walk: () => [refusing(plain('keep', picked('keep')))], verb: () => does('keep') },
  pick: {
    walk: (m, v) => [cardPick(`row:${m.pick}`, 'row', m.pick, v)],
    verb: () => does('pick'),
    preview: previewPick,
  },
  blind: { walk: () => [plain('blind', picked('blind'))], verb: () => does('blind') },
  tile: {
    walk: (m) => [plain(`tile:${m.tile}`, picked('tile', { who: who(m.tile) }))],
    label: (m) => ({ key: 'hopper.tile', args: { who: who(m.tile) } }),
    verb: () => does('tile'),
  },
  roundCard: {
    walk: (m, v) => [plain(roundPick(v, m.card), roundName(v, m.card))],
    label: (m, v) => labelled('card', { card: roundName(v, m.card) }),
    verb: () => does('card'),
  },
  drawn: { ...faceDown(labelled('drawn')), label: (m) => labelled('drawn', { n: m.drawn.length }) },
  deal: faceDown(labelled('deal')),
  // what the sand, the scene and the air decide is never picked either
  bell: faceDown(labelled('bell')),
  drop: faceDown(labelled('drop')),
  void: faceDown(labelled('void')),
  wind: faceDown(labelled('wind')),
  gust: faceDown(labelled('gust')),
  go: faceDown({ key: 'hopper.bell.go' }),
});

/** See GameModule.partialMove: what the picks so far would put on the board. */
export function partialMove(made: readonly Pick[], v: View): Move | undefined {
  const at = v.todo[0]?.at;
  const goods = made.flatMap(({ id }) => (id.startsWith('good:') ? [Number(id.split(':')[1])] : []));
  if (goods.length === 0) return undefined;
  if (at === 'load') return { load: goods };
  return at === 'choose' ? { fly: goods[0], mode: 'reckon' } : undefined;
}
