import type { Phrase, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { TableModule } from '../../table';
import type { View } from '../rules/state';

const words = wordsOf('pc.panel');
const is = (name: Under<'pc.figure.'>, rule: string): Phrase => ({ key: `pc.figure.${name}`, rule });

export const figures: TableModule<View>['figures'] = {
  'fact:cards': () => [words('cards'), is('cards', '8')],
  'fact:devs': () => [words('devs'), is('devs', '30')],
  'fact:gold': () => [words('gold'), is('gold', '20')],
  'fact:soldiers': () => [words('army'), { key: 'pc.about.largest', rule: 'B3' }],
  'fact:points': () => [words('points'), is('points', 'B3')],
  'fact:round': (v) => [words('round', { n: v.round }), is('round', '5')],
  'fact:last': () => [words('lastRound'), is('last', '27')],
  'fact:sure': () => [words('sure'), is('sure', '30')],
  'fact:with': () => [words('tradeWith'), is('with', '18')],
};
