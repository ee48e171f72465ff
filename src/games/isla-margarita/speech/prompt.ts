import type { Arg, Phrase } from '../../../engine/rules';
import type { Pick } from '../../module';
import { who } from '../rules/names';
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
    return {
      key: 'isla.ask.invest',
      args: { ...args, coins: Math.min(f.coins, bank), islands: Math.min(f.islands, open, bank) },
      rule: '6',
    };
  }
  if (f.at === 'build') {
    const asked = BETWEEN[made.at(-1)?.id.split(':')[0] ?? ''];
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

function seatOf(f: IslaFrame): number | undefined {
  if ('seat' in f) return f.seat;
  return 'thief' in f ? f.thief : undefined;
}
