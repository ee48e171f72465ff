import { SeatDisc } from '../../../look/widgets';
import type { Pictured } from '../../pictured';
import { SYMBOL_IDS, SYMBOLS } from '../rules/setup';
import type { Sign } from '../rules/state';
import { Emblem, Icon, Standing } from './panels';

/** Symbols, guards and walls beside the words of the rules. */

const [temple, amphora, horse, lyre, soldier] = SYMBOLS.map((symbol) => <Emblem symbol={symbol} />);
const [guard, way, wall, card, coin, joker] = ['guard', 'way', 'wall', 'card', 'coin', 'joker'].map((name) => (
  <Icon name={name} />
));
/** Whose guard it is, by the wooden disc of the seat. */
const [red, yellow, blue, green] = [0, 2, 3, 4].map((colour) => <SeatDisc colour={colour} />);

export const pictured: Pictured = {
  picture({ key, args }) {
    const named = args && 'symbol' in args ? (args.symbol as { key: string }).key : key;
    const symbol = SYMBOL_IDS.findIndex((id) => [`alex.symbol.${id}`, `alex.a.${id}`].includes(named));
    return symbol < 0 ? undefined : <Emblem symbol={symbol as Sign} />;
  },
  examples: {
    '2.3': [[temple, amphora, soldier, way, '1', horse, lyre, way, '2', horse, way, '3 ✗']],
    '2.4': [[blue, '9', red, wall, wall, wall, blue, '3 +', '6']],
    '2.5': [
      [soldier, red, '8 +', red, '4 =', coin, '12', green, '4', yellow, '6', blue, '9'],
      [card, card, blue, '→', card, card, red, '2 + 2 = 4', blue, '4 ÷ 2 =', card, card],
    ],
  },
  glance: [
    [coin],
    [card, way, wall],
    [way, temple],
    [guard, wall, card],
    [wall, guard],
    [<Standing symbol={4} />, coin],
    [card, joker],
    [wall],
  ],
};
