import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'manila.table.wares': 'Wares',
  'manila.table.ware': 'Ware',
  'manila.table.seats': 'Seats cost',
  'manila.table.profit': 'The load pays',
  'manila.table.each': 'Each, if full',
  'manila.table.list': '{list}',
  'manila.table.spaces': 'Other spaces for accomplices',
  'manila.table.space': 'Space',
  'manila.table.cost': 'Cost',
  'manila.table.pay': 'What it pays',
  'manila.table.pesos': '{n, plural, one {one peso} other {# pesos}}',
  'manila.table.pilot': '{n, plural, one {moves a punt by one} other {moves one punt by # or two by one}}',
  'manila.table.pirate': 'a cut of every punt on 13',
  'manila.table.premium': '{n} pesos at once; then pays for wrecks',
  'manila.table.free': 'nothing',
  'manila.table.money': 'Money and shares',
  'manila.table.what': 'Item',
  'manila.table.much': 'Amount',
  'manila.table.start': 'Cash at the start',
  'manila.table.dealt': 'Shares dealt to each',
  'manila.table.all': 'Shares of each ware',
  'manila.table.loan': 'Pledging a share pays',
  'manila.table.redeem': 'Redeeming it costs',
  'manila.table.least': 'A share costs at least',
  'manila.table.market': 'Values on the black market',
  'manila.table.pieces': 'Accomplices by number of players',
  'manila.table.people': 'Players',
  'manila.table.each3': 'Accomplices each',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
