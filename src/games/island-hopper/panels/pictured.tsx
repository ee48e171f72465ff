import '../../kit/panels.css';
import './panels.css';
import type { ComponentChildren } from 'preact';
import type { Phrase } from '../../../engine/rules';
import type { Pictured } from '../../pictured';
import { GOODS, type Good, HOUSE, type Symbol as Sign, SYMBOLS } from '../rules/deck';
import { Coin, Dial, GoodMark, Icon, SymbolMark } from './icons';

/** Contracts, goods and dollars beside the words of the rules. */

const [plane, contract, passed, ready, tourist] = (['plane', 'contract', 'passed', 'ready', 'tourist'] as const).map(
  (name) => <Icon name={name} />,
);
const [anchor, palm, shell, star] = SYMBOLS.map((_, symbol) => <SymbolMark symbol={symbol as Sign} />);
const coin = <Coin />;
const FISH = GOODS.indexOf('fish') as Good;
const fish = <GoodMark good={FISH} />;
const [other, wrong] = [true, false].map((fits) => (
  <Dial island={HOUSE.islands.findIndex(({ goods }) => goods.includes(FISH) === fits)} />
));

function picture({ key, args }: Phrase): ComponentChildren {
  if (key === 'hopper.table.list') {
    const all = (args as unknown as { list: Phrase[] }).list.map(picture);
    return all.every(Boolean) ? all : undefined;
  }
  if (key === 'hopper.table.contract') {
    const { pays, symbol } = args as { pays: number; symbol: Phrase };
    return (
      <span>
        {picture(symbol)}
        <b>${pays}</b>
      </span>
    );
  }
  if (key === 'hopper.table.tourist') return tourist;
  if (key === 'hopper.table.name') {
    const island = HOUSE.islands.findIndex(({ name }) => name === (args as { name: { words: string } }).name.words);
    return island < 0 ? undefined : <Dial island={island} />;
  }
  const [good, symbol] = [
    GOODS.findIndex((id) => key === `hopper.good.${id}`),
    SYMBOLS.findIndex((id) => key === `hopper.symbol.${id}`),
  ];
  if (good >= 0) return <GoodMark good={good as Good} />;
  return symbol < 0 ? undefined : <SymbolMark symbol={symbol as Sign} />;
}

export const pictured: Pictured = {
  picture,
  examples: {
    '3.1': [['$0, $1, $2,', passed, passed, '$3,', passed, plane, coin, '10 − 3 = 7']],
    '5.3': [[fish, plane, other, ready, fish, plane, wrong, '✗']],
    '5.4': [[plane, coin, '5 +', tourist, '2 =', coin, '7', contract, '+5', contract, '+3', plane, contract, '0']],
    '7.1': [[palm, palm, palm, '$5 +', palm, palm, '2 × $5 = $15', star, star, '$0']],
  },
  glance: [
    [coin, contract],
    [plane, coin],
    [fish, ready],
    [plane, '✗'],
    [plane],
    [plane, '+1'],
    [plane, coin],
    [anchor, palm, shell, star],
  ],
};
