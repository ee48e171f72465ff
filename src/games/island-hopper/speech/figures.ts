import type { Phrase, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { TableModule } from '../../table';
import { deckOf } from '../rules/deck';
import { roundName } from '../rules/names';
import type { View } from '../rules/state';

const words = wordsOf('hopper.panel');
const is = (name: Under<'hopper.figure.'>, rule: string): Phrase => ({ key: `hopper.figure.${name}`, rule });

/** What each landing pays for the tourists that were revealed. */
export const aboard = (v: View): number =>
  v.tourists.reduce((sum, card) => sum + deckOf(v.deck).contracts[card].pays, 0);

export const figures: TableModule<View>['figures'] = {
  'fact:cash': () => [words('cash'), is('cash', '7.1')],
  'fact:hand': () => [words('hand'), is('hand', '5.4')],
  'fact:completed': () => [words('completed'), { key: 'hopper.about.sets', rule: '7.1' }],
  'fact:captain': () => [words('captain'), is('captain', '5.4')],
  'fact:bid': () => [words('bid'), is('bid', '3.1')],
  'fact:out': () => [words('out'), is('bid', '3.1')],
  'fact:ready': () => [words('ready'), is('ready', '4.1')],
  'fact:words': () => [words('free'), is('words', '5.7')],
  'fact:round': (v) => [words('round', { n: v.round }), is('round', '2.1')],
  'fact:card': (v) => [roundName(v, v.card), is('card', '2.1')],
  'fact:aboard': (v) => [words('aboard', { n: aboard(v) }), is('aboard', '5.1')],
  'fact:buried': () => [words('buried'), is('buried', '6.1')],
  'fact:deck': (v) => [words('deckLeft', { n: v.left + v.under.length }), is('deck', '6.1')],
  'fact:price': () => [words('price'), is('price', '3.2')],
  'fact:bribe': () => [words('bribe'), is('bribe', '4.1')],
  'fact:cover': () => [words('cover'), { ...words('coverNote'), rule: '8.2' }],
};
