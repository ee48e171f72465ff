import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { commerceName } from '../rules/names';
import type { View } from '../rules/state';

const words = wordsOf('isla.panel');

/**
 * What the seat of this view can tell of the others' commerce cards from its own looks (rule page 5.13), a sentence a card or
 * a group; none for the bare table. The app forgets nothing for it.
 */
export function known(view: View): Phrase[] {
  if (view.seat === null || view.open) return [];
  return view.stacks.flatMap(({ takes, groups }) => {
    const seen = takes.flatMap(({ card, seat }) =>
      card === null || seat === view.seat ? [] : [words('knownCard', { who: { seat }, card: commerceName(card) })],
    );
    const among = groups.map(({ takes: some, rest, cards }) => {
      const holders = [...new Set(some.map((one) => takes[one].seat))].map((seat) => ({ seat }));
      const list = rest ? [...holders, words('inStack')] : holders;
      return words('knownGroup', { list, cards: cards.map(commerceName) });
    });
    return [...seen, ...among];
  });
}
