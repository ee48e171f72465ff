import './tools.css';
import type { Helper, HelperProps } from '../../games/keeper';
import type { Tools } from '../../games/sheet';
import { addText } from '../../look/say';
import { Bank } from './Bank';
import { Clocks } from './Clocks';
import { Dice } from './Dice';
import { Order } from './Order';
import { text } from './text.en';

addText(text);

/** A game without wishes of its own. */
const PLAIN: Tools = {};
const USUAL_DICE = 2;

/** A panel keeps its place on the screen only as long as it is the same function: each is made once a game. */
const made = new WeakMap<Tools, ReturnType<typeof make>>();

const make = ({ dice, bank }: Tools) => [
  {
    id: 'dice',
    text: { key: 'tool.dice' } as const,
    Panel: (props: HelperProps) => <Dice {...props} preset={dice?.count ?? USUAL_DICE} />,
    here: dice !== undefined,
  },
  { id: 'order', text: { key: 'tool.order' } as const, Panel: Order, here: true },
  { id: 'clocks', text: { key: 'tool.clocks' } as const, Panel: Clocks, here: true },
  { id: 'bank', text: { key: 'tool.bank' } as const, Panel: Bank, here: bank === true },
];

/**
 * The table tools beside a sheet: turn order and clocks beside each; dice and money where the box has them, or an older
 * version has left something of them there. The sand is a line above the sheet.
 */
export function commonTools(tools: Tools = PLAIN, kept: { readonly [id: string]: unknown } = {}): readonly Helper[] {
  const all = made.get(tools) ?? make(tools);
  made.set(tools, all);
  return all.filter(({ id, here }) => here || Object.hasOwn(kept, id));
}
