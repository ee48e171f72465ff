import type { Arg, Phrase } from '../../../engine/rules';
import type { Bell, Pick } from '../../module';
import { deckOf } from '../rules/deck';
import { goodName, islandName, who } from '../rules/names';
import { type F, type HopperFrame, NOBODY, type View } from '../rules/state';

/** Who is asked, what is asked in one line for the strip, and how long TABLE waits. */

type Args = { [name: string]: Arg };

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

/** What a question may name. */
interface Asked {
  v: View;
  /** Whose decision it is, as `who`. */
  args: Args;
  /** The captain, as `who`. */
  captain: Args;
  /** Picks made so far. */
  made: number;
}

const reckoning = ({ good }: { good: number }, { captain }: Asked): Phrase => {
  return { key: 'hopper.ask.reckon', args: { ...captain, good: goodName(good) }, rule: '8.2' };
};

/** By frame, in the order of a round. */
const ASKS: { readonly [At in HopperFrame['at']]: (f: F<At>, asked: Asked) => Phrase } = {
  deal: () => ({ key: 'hopper.ask.deal' }),
  tile: () => ({ key: 'hopper.ask.tile' }),
  dummy: () => ({ key: 'hopper.ask.dummy' }),
  round: () => ({ key: 'hopper.ask.round' }),
  auction: (f, { args }) =>
    f.bidder === NOBODY
      ? { key: 'hopper.ask.open', args, rule: '3.1' }
      : { key: 'hopper.ask.auction', args: { ...args, high: f.high, bidder: who(f.bidder) }, rule: '3.1' },
  load: (_f, { args, made }) => ({ key: 'hopper.ask.load', args: { ...args, n: 3 - made }, rule: '3.2' }),
  price: (f, { args }) => ({ key: 'hopper.ask.price', args: { ...args, list: f.goods.map(goodName) }, rule: '3.2' }),
  answer: (f, { args }) => ({ key: 'hopper.ask.answer', args: { ...args, n: f.price }, rule: '3.2' }),
  bribe: (_f, { captain }) => ({ key: 'hopper.ask.bribe', args: captain, rule: '4.1' }),
  calm: (_f, { captain }) => ({ key: 'hopper.ask.calm', args: captain, rule: '4.1' }),
  choose(f, { v, args }) {
    const left = v.todo.filter(({ at }) => at === 'choose').length;
    return { key: f.first ? 'hopper.ask.first' : 'hopper.ask.choose', args: { ...args, n: left }, rule: '5.2' };
  },
  air: (f, { args }) => ({ key: `hopper.ask.air.${f.mode}`, args: { ...args, good: goodName(f.good) }, rule: '8.1' }),
  claim(f, { v, captain }): Phrase {
    if (f.by === NOBODY) return { key: 'hopper.ask.claim', args: { ...captain, good: goodName(f.good) }, rule: '8.1' };
    const island = islandName(deckOf(v.deck), f.island);
    return { key: 'hopper.ask.confirm', args: { who: who(f.by), island }, rule: '8.1' };
  },
  reckon: reckoning,
  wind: reckoning,
  gust: reckoning,
  guide: (f, { captain }) => ({ key: 'hopper.ask.guide', args: { ...captain, good: goodName(f.good) }, rule: '5.7' }),
  result: (_f, { captain }) => ({ key: 'hopper.ask.result', args: captain, rule: '5.3' }),
  again: (f, { args }) => ({ key: f.last ? 'hopper.ask.againLast' : 'hopper.ask.again', args, rule: '5.6' }),
  takeoff: (f, { args }) => ({ key: 'hopper.ask.takeoff', args: { ...args, good: goodName(f.good) }, rule: '5.6' }),
  contracts(f, { args }) {
    const drawing = f.swapped || f.kept;
    return { key: drawing ? 'hopper.ask.draw' : 'hopper.ask.contracts', args, rule: '6.1' };
  },
  home: () => ({ key: 'hopper.ask.home' }),
  blind: () => ({ key: 'hopper.ask.blind' }),
  refill: () => ({ key: 'hopper.ask.refill' }),
};

const named = (seat: number | undefined): Args => (seat === undefined || seat < 0 ? {} : { who: who(seat) });

/** See GameModule.prompt. */
export function prompt(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'hopper.ask.over' };
  const ask = ASKS[f.at] as (f: HopperFrame, asked: Asked) => Phrase;
  const asked = { v, args: named(seatOf(v, f)), captain: named(v.captain), made: made.length };
  return ask(f, asked);
}

/** Milliseconds in which words may guide a computer pilot. */
const GUIDE_MS = 6000;

/** See GameModule.bell. */
export function bell(v: View): Bell | undefined {
  const f = v.todo[0];
  if (f?.at === 'bribe' && v.bribing !== 'calm') return { text: { key: 'hopper.bell.bribe' }, ms: v.bribing * 1000 };
  if (f?.at === 'guide') return { text: { key: 'hopper.bell.guide' }, ms: GUIDE_MS, early: true };
  // a result lies open until somebody goes on
  if (f?.at === 'result') return { text: { key: 'hopper.bell.go' }, early: true };
  return undefined;
}

/** See GameModule.botWaits: who has said that nothing more is to come, and where computer players leave it to people. */
export function botWaits(v: View, seat: number, people: readonly number[]): boolean {
  const f = v.todo[0];
  if (f?.at === 'bribe') return f.done[seat];
  // what lies on a real table is for people to say and to confirm, as long as there are any
  if (f?.at === 'claim') return f.by === NOBODY ? seat !== v.captain : people.some((one) => one !== f.by);
  return f?.at === 'result';
}
