// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'hopper.table.islands': 'Islands and their contracts',
  'hopper.table.island': 'Island',
  'hopper.table.goods': 'Goods',
  'hopper.table.company': 'Company',
  'hopper.table.contracts': 'Its contracts',
  'hopper.table.name': '{name}',
  'hopper.table.list': '{list}',
  'hopper.table.contract': '${pays} {symbol}',
  'hopper.table.tourists': 'Tourists',
  'hopper.table.tourist': 'A tourist who pays ${n}',
  'hopper.table.copies': 'How many',
  'hopper.table.rounds': 'Round cards',
  'hopper.table.round': 'Card',
  'hopper.table.last': 'The Last Round',
  'hopper.table.plus': '{company}: ${n} more at each of its islands',
  'hopper.table.remove': 'Every island with money loses $1',
  'hopper.table.numbers': 'By number of players',
  'hopper.table.people': 'Players',
  'hopper.table.hand': 'Contracts in hand',
  'hopper.table.flights': 'Flights a round',
  'hopper.table.setOf': 'Bonus for {n} completed contracts of one symbol',
  'hopper.table.money': 'Money and words',
  'hopper.table.what': 'What',
  'hopper.table.much': 'How much',
  'hopper.table.start': 'Dollars to start with',
  'hopper.table.words': 'Free words per flight',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
