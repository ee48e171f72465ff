import './tools.css';
import type { HelperProps, KeeperModule } from '../../games/keeper';
import type { Tools } from '../../games/sheet';
import { addText } from '../../look/say';
import { Bank } from './Bank';
import { Clocks } from './Clocks';
import { Dice } from './Dice';
import { Order } from './Order';
import { Sand } from './Sand';
import { text } from './text.en';

addText(text);

type Helpers = KeeperModule['helpers'];

/** A game without wishes of its own. */
const PLAIN: Tools = {};

/** A panel keeps its place on the screen only as long as it is the same function: each is made once a game. */
const made = new WeakMap<Tools, Helpers>();

function make({ dice, minute, bank }: Tools): Helpers {
  return [
    ...(dice
      ? [
          {
            id: 'dice',
            text: { key: 'tool.dice' } as const,
            Panel: (props: HelperProps) => <Dice {...props} preset={dice.count} />,
          },
        ]
      : []),
    { id: 'order', text: { key: 'tool.order' }, Panel: Order },
    { id: 'clocks', text: { key: 'tool.clocks' }, Panel: Clocks },
    ...(minute
      ? [
          {
            id: 'sand',
            text: { key: 'tool.sand' } as const,
            Panel: (props: HelperProps) => <Sand {...props} seconds={minute} />,
          },
        ]
      : []),
    ...(bank
      ? [
          {
            id: 'bank',
            text: { key: 'tool.bank' } as const,
            Panel: (props: HelperProps) => <Bank {...props} {...bank} />,
          },
        ]
      : []),
  ];
}

/** The table tools beside a sheet: turn order and clocks beside each; dice, sand and money where the box has them. */
export function commonTools(tools: Tools = PLAIN): Helpers {
  const known = made.get(tools);
  if (known) return known;
  const fresh = make(tools);
  made.set(tools, fresh);
  return fresh;
}
