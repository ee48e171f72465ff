import type { Phrase, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { TableModule } from '../../table';
import type { View } from '../rules/state';

const words = wordsOf('manila.panel');
const is = (name: Under<'manila.figure.'>, rule: string): Phrase => ({ key: `manila.figure.${name}`, rule });

export const figures: TableModule<View>['figures'] = {
  'fact:cash': (v) => [words(v.hiddenMoney ? 'cashHidden' : 'cash'), is('cash', '3.10')],
  'fact:share': () => [words('shares'), is('shares', '3.10')],
  'fact:pledged': () => [words('pledged'), is('pledged', '3.8')],
  'fact:pawn': () => [words('pieces'), is('pieces', '3.5')],
  'fact:master': () => [words('master'), is('master', '3.4')],
  'fact:bid': () => [words('bid'), is('bid', '3.3')],
  'fact:passed': () => [words('passed'), is('passed', '3.5')],
  'fact:voyage': (v) => [words('voyage', { n: v.voyage }), is('voyage', '3.2')],
  'fact:moved': (v) => [words('moved', { n: v.moved }), is('moved', '3.6')],
  'fact:unseen': () => [words('unseen'), is('unseen', '3.1')],
  'fact:paid': () => [words('payday'), is('paid', '3.9')],
};
