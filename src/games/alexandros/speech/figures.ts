import type { Phrase, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { TableModule } from '../../table';
import type { View } from '../rules/state';

const words = wordsOf('alex.panel');
const is = (name: Under<'alex.figure.'>, rule: string): Phrase => ({ key: `alex.figure.${name}`, rule });

/** A turn is counted from the card on that begins it. */
export const turnOf = ({ turns, todo }: View): number => turns + (todo[0]?.at === 'choose' ? 1 : 0);

export const figures: TableModule<View>['figures'] = {
  'fact:income': () => [words('income'), is('income', '2.5')],
  'fact:cards': () => [words('cards'), is('cards', '2.5')],
  'fact:home': () => [words('home'), is('home', '2.5')],
  'fact:turn': (v) => [words('turn', { n: turnOf(v) }), is('turn', '2.2')],
  'fact:last': () => [words('lastTurn'), is('last', '2.7')],
};
