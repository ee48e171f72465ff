import type { Arg, Phrase } from '../../../engine/rules';
import { argsIn, at } from '../../kit/heard';
import type { Chapter, TableModule, Where } from '../../table';
import { parting } from '../rules/provinces';
import type { View } from '../rules/state';

/** Where on the board an event happened. The event names its space; a province is shown where its value stands. */

const space = (name: Arg | undefined): number => {
  const { space: one } = argsIn(name);
  return typeof one === 'number' ? one : -1;
};

const there: Where = ({ where }) => at('space', space(where));

/** The province in which that space lies now. */
const province: Where<View> = ({ where }, v) => {
  const { of, keys } = parting(v);
  const first = space(argsIn(where).where);
  return first < 0 ? [] : at('province', keys[of[first]]);
};

/** Points are scored at levies: they lie where the guards of that person stand at the end. */
const taxed: Where<View> = ({ who }, v) => {
  const seat = (who as { seat?: number } | undefined)?.seat;
  const { of, keys } = parting(v);
  const held = v.guards.flatMap((owner, one) => (owner === seat ? [keys[of[one]]] : []));
  return [...new Set(held)].flatMap((key) => at('province', key));
};

export const where: TableModule<View>['where'] = {
  'alex.walked': there,
  'alex.tookBack': there,
  'alex.occupied': province,
  'alex.tookOver': province,
  'alex.score.levies': taxed,
};

const TURNS = ['alex.took', 'alex.tookJoker', 'alex.played', 'alex.stays'];

/** The log by turns. */
export function chapter(event: Phrase | undefined): Chapter | undefined {
  if (!event) return { text: { key: 'alex.chapter.start' } };
  if (event.key.startsWith('alex.ended.')) return { text: { key: 'alex.chapter.end' } };
  const { who } = event.args ?? {};
  return who !== undefined && TURNS.includes(event.key) ? { text: { key: 'alex.chapter', args: { who } } } : undefined;
}
