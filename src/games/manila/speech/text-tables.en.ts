import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'manila.table.wares': 'Wares',
  'manila.table.ware': 'Ware',
  'manila.table.seats': 'Its seats cost',
  'manila.table.profit': 'A punt brings',
  'manila.table.each': 'Each of a full punt',
  'manila.table.list': '{list}',
  'manila.table.spaces': 'Other places for accomplices',
  'manila.table.space': 'Place',
  'manila.table.cost': 'Cost',
  'manila.table.pay': 'What it pays',
  'manila.table.pesos': '{n, plural, one {one peso} other {# pesos}}',
  'manila.table.pilot': '{n, plural, one {moves a punt by one} other {moves one punt by # or two by one}}',
  'manila.table.pirate': 'its part of every punt on 13',
  'manila.table.premium': '{n} pesos at once; then every repair',
  'manila.table.free': 'nothing',
  'manila.table.money': 'Money and shares',
  'manila.table.what': 'What',
  'manila.table.much': 'How much',
  'manila.table.start': 'Cash at the start',
  'manila.table.dealt': 'Shares dealt to each',
  'manila.table.all': 'Shares of each ware',
  'manila.table.loan': 'A share pledged pays',
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
