import type { Arg, Phrase } from '../../../engine/rules';
import type { Pick } from '../../module';
import { outlooks, targets } from '../rules/moving';
import { symbolName, who } from '../rules/names';
import { sumOf } from '../rules/setup';
import type { View } from '../rules/state';

/** See GameModule.prompt. */
export function prompt(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'alex.ask.over' };
  if (f.at === 'land' || f.at === 'deal' || f.at === 'starter' || f.at === 'turnUp') return { key: `alex.ask.${f.at}` };
  const args: { [name: string]: Arg } = { who: who(f.seat) };
  if (f.at === 'route') {
    if (!made.some(({ id }) => id.startsWith('corner:'))) {
      if (f.joker) return { key: 'alex.ask.joker', args, rule: '2.3' };
      const route = { ...args, symbol: symbolName(f.symbol), n: targets(v)[f.symbol].length };
      return { key: 'alex.ask.route', args: route, rule: '2.3' };
    }
    return { key: 'alex.ask.way', args, rule: '2.3' };
  }
  if (f.at === 'act') {
    const claim = made.some((one) => one.id.startsWith('occupy') || one.id.startsWith('takeOver'));
    if (claim) return { key: 'alex.ask.guards', args, rule: '2.5' };
    return { key: 'alex.ask.act', args: { ...args, n: f.left }, rule: '2.5' };
  }
  if (f.at === 'compensate') {
    const n = Math.ceil(sumOf(f.used) / 2) - made.length;
    return { key: 'alex.ask.compensate', args: { ...args, n, loser: who(f.loser) }, rule: '2.5' };
  }
  if (f.at === 'choose' && !outlooks(v).includes('moves')) return { key: 'alex.ask.stuck', args, rule: '2.3' };
  return { key: `alex.ask.${f.at}`, args, rule: '2.3' };
}
