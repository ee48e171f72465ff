import type { Phrase, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { TableModule } from '../../table';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { known } from './known';

const words = wordsOf('isla.panel');
const is = (name: Under<'isla.figure.'>, rule: string): Phrase => ({ key: `isla.figure.${name}`, rule });
/** Places of one kind that nobody has built on. */
export const free = (owners: readonly number[]): number => owners.filter((owner) => owner === NOBODY).length;

export const figures: TableModule<View>['figures'] = {
  'fact:bank': () => [words('bank'), is('bank', '7')],
  'fact:card': () => [words('cards'), is('cards', '27')],
  'fact:known': (v) => [words('known'), ...known(v), is('known', '27')],
  'fact:round': (v) => [words('round', { n: v.round }), is('round', '3')],
  'fact:bridges': (v) => [words('bridgesLeft', { n: free(v.bridges) }), is('sites', '17')],
  'fact:ports': (v) => [words('portsLeft', { n: free(v.ports) }), is('sites', '17')],
  'fact:end': () => [words('ending'), is('ending', '18')],
};
