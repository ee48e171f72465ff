import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'isla.table.actions': 'Action cards',
  'isla.table.action': 'Action card',
  'isla.table.effect': 'What it does',
  'isla.table.card': '{n} · {card}',
  'isla.table.commerce': 'Commerce cards',
  'isla.table.commerceCard': 'Commerce card',
  'isla.table.islands': 'Islands',
  'isla.table.island': 'Island',
  'isla.table.value': 'Points for the most bridges',
  'isla.table.ports': 'Points for its ports',
  'isla.table.straits': 'Straits',
  'isla.table.list': '{list}',
  'isla.table.crowns': 'Crown values',
  'isla.table.crownValue': 'Points',
  'isla.table.crown': '{n, plural, one {A crown of one point} other {A crown of # points}}',
  'isla.table.copies': 'How many',
  'isla.table.prices': 'Discounts',
  'isla.table.title': 'Title',
  'isla.table.less': 'Coins off',
  'isla.table.onAll': '{title}, for anything',
  'isla.table.onBridges': '{title}, for a bridge',
  'isla.table.onPorts': '{title}, for a port',
  'isla.table.floor': 'Lowest price',
  'isla.table.none': 'none',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
