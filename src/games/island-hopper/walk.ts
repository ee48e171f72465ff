import type { Arg, Phrase } from '../../engine/rules';
import type { Bell, Pick, Walk } from '../module';
import { type Card, deckOf, SEA } from './deck';
import { HEADINGS, STEP } from './noise';
import type { HopperFrame, Move, View } from './state';
import { NOBODY } from './state';
import { cardName, goodName, islandName, who } from './words';

/** Moves as walks through picks, and as one line of words. */

type Args = { [name: string]: Arg };

const plain = (id: string, key: string, args: Args = {}): Pick => ({ id, text: { key, args } });
const placed = (id: string, spot: string, text: Phrase): Pick => ({ id, spot, text });

/** More bids than this are offered by tens. */
const MANY_BIDS = 40;

const tensOf = (bid: number): number => Math.floor(bid / 10) * 10;

/** The lowest and the highest sum that this view would let that seat say. */
export function span(v: View): { least: number; most: number } {
  const f = v.todo[0];
  const seat = seatOf(v, f) ?? 0;
  const most = v.cash[seat] ?? v.income[seat];
  return { least: f?.at === 'auction' && f.bidder !== NOBODY ? f.high + 1 : 0, most };
}

function sumWalk(sum: number, v: View): Walk {
  const { least, most } = span(v);
  const last = [plain(`bid:${sum}`, 'hopper.pick.bid', { n: sum })];
  if (most - least < MANY_BIDS) return [last];
  const tens = tensOf(sum);
  return [[plain(`tens:${tens}`, 'hopper.pick.tens', { from: Math.max(tens, least), to: tens + 9 })], last];
}

/** The picks that lead to a bid or a price. */
export const sumPicks = (sum: number, v: View): string[] => sumWalk(sum, v).map(([pick]) => pick.id);

const islandPick = (id: string, island: number, v: View): Pick =>
  placed(id, `island:${island}`, {
    key: 'hopper.pick.island',
    args: { island: islandName(deckOf(v.deck), island) },
  });

const goodPick = (good: number): Pick =>
  placed(`good:${good}`, `good:${good}`, { key: 'hopper.pick.good', args: { good: goodName(good) } });

function flyWalk(m: Extract<Move, { fly: unknown }>, v: View): Walk {
  const byHand = m.mode !== 'reckon';
  const at = v.todo[0]?.at;
  if (at === 'choose') {
    const good = [goodPick(m.fly)];
    return byHand ? [good] : [[{ ...plain('reckon', 'hopper.pick.reckon'), aside: true }], good];
  }
  // a flight that has begun by finger may still be flown by dead reckoning
  const aside = at === 'air' || at === 'claim';
  if (!byHand) return [[{ ...plain('reckon', 'hopper.pick.reckon'), ...(aside && { aside: true }) }]];
  return [[plain('finger', `hopper.pick.mode.${m.mode}`)]];
}

function againWalk(m: Extract<Move, { again: unknown }>, v: View): Walk {
  const card = v.piles[v.captain][m.again];
  const args = { island: islandName(deckOf(v.deck), deckOf(v.deck).contracts[card].island), n: m.again + 1 };
  const pile = plain(`pile:${m.again}`, 'hopper.pick.pile', args);
  const f = v.todo[0];
  return f?.at === 'again' && f.last && v.lost.length > 1 ? [[goodPick(m.good)], [pile]] : [[pile]];
}

const cardPick = (id: string, key: string, card: Card, v: View): Pick =>
  plain(id, key, { card: cardName(deckOf(v.deck), card) });

/** See GameModule.walk. */
export function walk(m: Move, v: View): Walk {
  if ('bid' in m) return sumWalk(m.bid, v);
  if ('price' in m) return sumWalk(m.price, v);
  if ('pass' in m) return [[plain('pass', 'hopper.pick.pass')]];
  if ('load' in m) return [m.load.map(goodPick)];
  if ('take' in m) return [[plain('take', 'hopper.pick.take')]];
  if ('let' in m) return [[plain('let', 'hopper.pick.let')]];
  if ('put' in m) {
    return [
      [islandPick(`island:${m.put}`, m.put, v)],
      [plain(`coins:${m.coins}`, 'hopper.pick.coins', { n: m.coins })],
    ];
  }
  if ('ready' in m) return [[plain('ready', m.ready ? 'hopper.pick.ready' : 'hopper.pick.notReady')]];
  if ('done' in m) return [[{ ...plain('done', 'hopper.pick.done'), deliberate: true }]];
  if ('tourist' in m) return [[plain(`tourist:${m.tourist}`, 'hopper.pick.tourist', { n: m.tourist })]];
  if ('fly' in m) return flyWalk(m, v);
  if ('heading' in m) return [[plain(`reckon:${m.heading}:${m.steps}`, 'hopper.pick.target', target(m))]];
  if ('aim' in m) return [[plain(`aim:${m.aim}`, 'hopper.pick.island', { island: islandName(deckOf(v.deck), m.aim) })]];
  if ('word' in m) {
    if (m.word === true) return [[{ ...plain('word', 'hopper.pick.word'), aside: true }]];
    return [[plain(`word:${m.word}`, `hopper.word.${m.word}`)]];
  }
  if ('hush' in m) return [[{ ...plain('hush', 'hopper.pick.hush'), aside: true }]];
  if ('caught' in m)
    return [[{ ...plain(`caught:${m.caught}`, 'hopper.pick.caught', { who: who(m.caught) }), aside: true }]];
  if ('claim' in m) {
    return [[m.claim === SEA ? plain('claim:sea', 'hopper.pick.sea') : islandPick(`claim:${m.claim}`, m.claim, v)]];
  }
  if ('confirm' in m) return [[plain(`confirm:${m.confirm}`, m.confirm ? 'hopper.pick.confirm' : 'hopper.pick.deny')]];
  if ('again' in m) return againWalk(m, v);
  if ('no' in m) return [[plain('no', 'hopper.pick.no')]];
  if ('under' in m) return [[cardPick(`under:${m.under}`, 'hopper.pick.under', m.under, v)]];
  if ('keep' in m) return [[plain('keep', 'hopper.pick.keep')]];
  if ('pick' in m) return [[cardPick(`row:${m.pick}`, 'hopper.pick.row', m.pick, v)]];
  if ('blind' in m) return [[plain('blind', 'hopper.pick.blind')]];
  if ('tile' in m) return [[plain(`tile:${m.tile}`, 'hopper.pick.tile', { who: who(m.tile) })]];
  if ('card' in m) return [[{ id: roundPick(v, m.card), text: roundName(v, m.card) }]];
  throw new Error('this move of TABLE has no walk');
}

/** Cards that say the same are one choice: nobody could tell which of them lies on the table. */
function roundPick(v: View, card: number): string {
  const one = deckOf(v.deck).rounds[card];
  return one.kind === 'company' ? `round:${one.company}:${one.plus}` : `round:${one.kind}`;
}

/** A heading in degrees and a distance in millimetres of the lagoon. */
const target = ({ heading, steps }: { heading: number; steps: number }): Args => ({
  degrees: (heading * 360) / HEADINGS,
  mm: Math.round((steps * STEP) / 100),
});

/** See GameModule.sketch: what the picks so far would put on the board. */
export function sketch(made: readonly Pick[], v: View): Move | undefined {
  const good = made.find(({ id }) => id.startsWith('good:'));
  if (v.todo[0]?.at === 'load') {
    const load = made.flatMap(({ id }) => (id.startsWith('good:') ? [Number(id.split(':')[1])] : []));
    return load.length > 0 ? { load } : undefined;
  }
  if (good && v.todo[0]?.at === 'choose') return { fly: Number(good.id.split(':')[1]), mode: 'reckon' };
  return undefined;
}

/** See GameModule.label. */
export function label(m: Move, v: View): Phrase {
  const deck = deckOf(v.deck);
  const labelled = (name: string, args: Args = {}): Phrase => ({ key: `hopper.label.${name}`, args });
  if ('load' in m) return labelled('load', { list: m.load.map(goodName) });
  if ('put' in m) return labelled('put', { n: m.coins, island: islandName(deck, m.put) });
  if ('price' in m) return labelled('price', { n: m.price });
  if ('fly' in m) return labelled(`fly.${m.mode}`, { good: goodName(m.fly) });
  if ('again' in m) {
    const card = v.piles[v.captain][m.again];
    const where = islandName(deck, deck.contracts[card].island);
    return labelled('again', { good: goodName(m.good), island: where });
  }
  if ('heading' in m) return labelled('heading', target(m));
  if ('aim' in m) return labelled('aim', { island: islandName(deck, m.aim) });
  if ('claim' in m) return labelled(m.claim === SEA ? 'sea' : 'claim', { island: islandName(deck, m.claim) });
  if ('hands' in m) return labelled('deal');
  if ('tile' in m) return { key: 'hopper.tile', args: { who: who(m.tile) } };
  if ('drawn' in m) return labelled('drawn', { n: m.drawn.length });
  if ('card' in m) return labelled('card', { card: roundName(v, m.card) });
  if ('bell' in m) return labelled('bell');
  if ('drop' in m) return labelled('drop');
  if ('void' in m) return labelled('void');
  if ('wind' in m) return labelled('wind');
  if ('gust' in m) return labelled('gust');
  if ('go' in m) return { key: 'hopper.bell.go' };
  const stages = walk(m, v);
  return stages[stages.length - 1][0].text;
}

/** A round card in words. */
export function roundName(v: { deck: string }, card: number): Phrase {
  const deck = deckOf(v.deck);
  const one = deck.rounds[card];
  if (one.kind !== 'company') return { key: `hopper.round.${one.kind}` };
  return {
    key: 'hopper.round.company',
    args: { company: { words: deck.companies[one.company] }, coins: one.plus },
  };
}

/** The decisive seat of the first frame. */
export function seatOf(v: { captain: number; n: number }, f: HopperFrame | undefined): number | undefined {
  switch (f?.at) {
    case 'auction':
      return f.turn;
    case 'load':
    case 'price':
      return 1 - v.captain;
    case 'answer':
    case 'choose':
    case 'air':
    case 'claim':
    case 'reckon':
    case 'again':
    case 'takeoff':
      return v.captain;
    case 'contracts':
      return (v.captain + f.next) % v.n;
    default:
      return undefined;
  }
}

/** See GameModule.asks. */
export function asks(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'hopper.ask.over' };
  const seat = seatOf(v, f);
  const args: Args = seat === undefined || seat < 0 ? {} : { who: who(seat) };
  const captain: Args = v.captain < 0 ? {} : { who: who(v.captain) };
  switch (f.at) {
    case 'auction':
      return f.bidder === NOBODY
        ? { key: 'hopper.ask.open', args, rule: '3.1' }
        : { key: 'hopper.ask.auction', args: { ...args, high: f.high, bidder: who(f.bidder) }, rule: '3.1' };
    case 'load':
      return { key: 'hopper.ask.load', args: { ...args, n: 3 - made.length }, rule: '3.2' };
    case 'price':
      return { key: 'hopper.ask.price', args: { ...args, list: f.goods.map(goodName) }, rule: '3.2' };
    case 'answer':
      return { key: 'hopper.ask.answer', args: { ...args, n: f.price }, rule: '3.2' };
    case 'bribe':
    case 'calm':
      return { key: `hopper.ask.${f.at}`, args: captain, rule: '4.1' };
    case 'choose': {
      const left = v.todo.filter(({ at }) => at === 'choose').length;
      return { key: f.first ? 'hopper.ask.first' : 'hopper.ask.choose', args: { ...args, n: left }, rule: '5.2' };
    }
    case 'air':
      return { key: `hopper.ask.air.${f.mode}`, args: { ...args, good: goodName(f.good) }, rule: '8.1' };
    case 'claim':
      return f.by === NOBODY
        ? { key: 'hopper.ask.claim', args: { ...captain, good: goodName(f.good) }, rule: '8.1' }
        : {
            key: 'hopper.ask.confirm',
            args: { who: who(f.by), island: islandName(deckOf(v.deck), f.island) },
            rule: '8.1',
          };
    case 'reckon':
    case 'wind':
    case 'gust':
      return { key: 'hopper.ask.reckon', args: { ...captain, good: goodName(f.good) }, rule: '8.2' };
    case 'guide':
      return { key: 'hopper.ask.guide', args: { ...captain, good: goodName(f.good) }, rule: '5.7' };
    case 'result':
      return { key: 'hopper.ask.result', args: captain, rule: '5.3' };
    case 'again':
      return { key: f.last ? 'hopper.ask.againLast' : 'hopper.ask.again', args, rule: '5.6' };
    case 'takeoff':
      return { key: 'hopper.ask.takeoff', args: { ...args, good: goodName(f.good) }, rule: '5.6' };
    case 'contracts': {
      const drawing = f.swapped || f.kept;
      return { key: drawing ? 'hopper.ask.draw' : 'hopper.ask.contracts', args, rule: '6.1' };
    }
    default:
      return { key: `hopper.ask.${f.at}` };
  }
}

/** Milliseconds in which words may guide a computer pilot, and in which a result is looked at. */
const GUIDE_MS = 6000;
const RESULT_MS = 4500;

/** See GameModule.bell. */
export function bell(v: View): Bell | undefined {
  const f = v.todo[0];
  if (f?.at === 'bribe' && v.bribing !== 'calm') return { text: { key: 'hopper.bell.bribe' }, ms: v.bribing * 1000 };
  if (f?.at === 'guide') return { text: { key: 'hopper.bell.guide' }, ms: GUIDE_MS, early: true };
  if (f?.at === 'result') return { text: { key: 'hopper.bell.go' }, ms: RESULT_MS, early: true };
  return undefined;
}

/** See GameModule.rests: who has said that nothing more is to come, and where computer players leave it to people. */
export function rests(v: View, seat: number, people: readonly number[]): boolean {
  const f = v.todo[0];
  if (f?.at === 'bribe') return f.done[seat];
  // what lies on a real table is for people to say and to confirm, as long as there are any
  if (f?.at === 'claim') return f.by === NOBODY ? seat !== v.captain : people.some((one) => one !== f.by);
  return f?.at === 'result';
}
