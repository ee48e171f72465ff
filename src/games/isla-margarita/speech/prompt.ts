import type { Arg, Phrase } from '../../../engine/rules';
import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import { who } from '../rules/names';
import { BRIDGES } from '../rules/setup';
import type { IslaFrame, View } from '../rules/state';

/** What is asked of the actor, in one line for the strip. */
export function prompt(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'isla.ask.over' };
  const seat = seatOf(f);
  const args: { [name: string]: Arg } = seat === undefined ? {} : { who: who(seat) };
  if (f.at === 'invest') {
    const bank = v.bank[f.seat];
    const open = v.circles.filter((circle) => circle === null).length;
    const coins = Math.min(f.coins, bank);
    const islands = Math.min(f.islands, open, bank);
    if (made.length === 0) return { key: 'isla.ask.invest', args: { ...args, coins, islands }, rule: '6' };
    const used = new Set(made.map(({ id }) => id)).size;
    const left = { ...args, coins: coins - made.length, islands: islands - used };
    return { key: left.coins > 0 ? 'isla.ask.investMore' : 'isla.ask.investThis', args: left, rule: '6' };
  }
  if (f.at === 'build') {
    const asked = askedBetween(v, made);
    if (asked === 'this') return { key: 'isla.ask.buildThis', args, rule: '12' };
    if (asked) return { key: `isla.ask.${asked}`, args, rule: asked === 'pay' ? '10' : RULES_OF_PRINCES[asked] };
    const key = f.optional ? 'isla.ask.buildAgain' : 'isla.ask.build';
    return { key, args: { ...args, bridge: f.bridge, port: f.port }, rule: '12' };
  }
  if (f.at === 'keep') return { key: 'isla.ask.keep', args: { ...args, stack: f.stack + 1 }, rule: '13' };
  // an action is carried out at once: nobody is ever asked for it
  const at = f.at as Exclude<typeof f.at, 'act'>;
  return { key: `isla.ask.${at}`, args, rule: RULES[at] };
}

/** The paragraph of each other question. */
const RULES: { readonly [at: string]: string } = {
  draft: '3',
  crownKing: '15',
  stack: '13',
  crown: '13',
  before: '19',
  rob: '20',
  steal: '20',
  takeOver: '21',
  migrate: '22',
};

/** What is asked in the middle of a build, by the pick before it: a price to be split, a prince who may stand at both ends. */
const BETWEEN: { readonly [picked: string]: 'pay' | 'cross' | 'prince' | 'princeTo' } = {
  bridge: 'pay',
  pay: 'cross',
  port: 'prince',
  send: 'princeTo',
};
const RULES_OF_PRINCES = { cross: '13', prince: '14', princeTo: '14' };

/** What is still asked after these picks; `this`: nothing. Of princes at one end alone nobody is asked. */
function askedBetween(v: View, made: readonly Pick[]): (typeof BETWEEN)[string] | 'this' | undefined {
  const [first, last] = [made[0]?.id ?? '', made.at(-1)?.id ?? ''];
  if (last === '') return undefined;
  const asked = BETWEEN[last.split(':')[0]];
  if (asked !== 'cross') return asked ?? 'this';
  const { a, b } = BRIDGES[numberOf(first)];
  return v.princes[a] > 0 && v.princes[b] > 0 ? 'cross' : 'this';
}

function seatOf(f: IslaFrame): number | undefined {
  if ('seat' in f) return f.seat;
  return 'thief' in f ? f.thief : undefined;
}
