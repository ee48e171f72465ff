import type { Phrase } from '../../../engine/rules';
import type { Pictured } from '../../pictured';
import { ALL_ACTIONS, COMMERCE_CARDS } from '../rules/setup';
import { ActionSign, CommerceSign, Glyph } from './cards';

/** Cards, coins and bridges beside the words of the rules. */

const [king, bridge, port, prince] = (['king', 'bridge', 'port', 'prince'] as const).map((sign) => (
  <Glyph sign={sign} />
));
const [crown, coin, bank, island, card] = (['crown', 'coin', 'chest', 'island', 'card'] as const).map((sign) => (
  <Glyph sign={sign} />
));
const action = (n: number) => <ActionSign card={n} />;

/** The number of a card, if that key begins like the name of one. */
const numberIn = ({ key }: Phrase, name: string, all: readonly number[]): number | undefined =>
  all.find((n) => key === `isla.${name}.${n}`);

const COMMERCE = Array.from({ length: COMMERCE_CARDS }, (_, i) => i + 1);

export const pictured: Pictured = {
  picture(phrase) {
    const played = numberIn(phrase, 'action', ALL_ACTIONS);
    if (played !== undefined)
      return (
        <>
          {played} {action(played)}
        </>
      );
    const named = phrase.args?.card as Phrase | undefined;
    if (!named?.key) return undefined;
    const act = numberIn(named, 'actionTitle', ALL_ACTIONS);
    if (act !== undefined) return action(act);
    const commerce = numberIn(named, 'commerce', COMMERCE);
    return commerce === undefined ? undefined : <CommerceSign card={commerce} />;
  },
  examples: {
    '6': [[action(2), bank, '3', island, island, island, '1 + 1 + 1', island, island, '4 + 1, 3 + 2']],
    '9': [[king, bridge, '3 − 1 = 2', king, bridge, bridge, '3 − 1 − 1 = 1']],
    '11': [[island, '2 +', island, '1 =', coin, '3', bank, '+3 − 1 = +2', bridge]],
    '24': [[island, '10', bridge, '3 : 2', '10 : 0', bridge, '2 : 2', '10 ÷ 2 = 5']],
    '26': [[island, prince, prince, prince, coin, '4 : 2', '3 × 2 = 6', coin, '4 : 4', '3 × 1 = 3']],
  },
  glance: [
    [island, bridge, port, crown],
    [card, coin],
    [coin, island],
    [bridge, port],
    [bridge, prince],
    [port, prince],
    [king],
    [bridge],
    [island, port, crown],
  ],
};
