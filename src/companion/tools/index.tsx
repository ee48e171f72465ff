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
const USUAL_DICE = 2;

/** A panel keeps its place on the screen only as long as it is the same function: each is made once a game. */
const made = new WeakMap<Tools, Helpers>();

function make({ dice, minute, bank }: Tools): Helpers {
  const preset = dice?.count ?? USUAL_DICE;
  return [
    { id: 'dice', text: { key: 'tool.dice' }, Panel: (props: HelperProps) => <Dice {...props} preset={preset} /> },
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
    {
      id: 'bank',
      text: { key: 'tool.bank' },
      Panel: (props: HelperProps) => <Bank {...props} start={bank?.start ?? 0} unit={bank?.unit} row={bank?.row} />,
    },
  ];
}

/** The table tools that every sheet has beside it: dice, turn order, clocks, a bank; a sand glass where the box has one. */
export function commonTools(tools: Tools = PLAIN): Helpers {
  const known = made.get(tools);
  if (known) return known;
  const fresh = make(tools);
  made.set(tools, fresh);
  return fresh;
}
