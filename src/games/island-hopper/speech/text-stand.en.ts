// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** How the game stands, and what a place of the board is. */
export const standText = {
  'hopper.stand.legend': '%: how often a steady hand lands there',
  'hopper.stand.island':
    '{island}: a steady hand lands {p}% of the time; {coins, plural, =0 {no money there} one {$1 there} other {${coins} there}}',
  'hopper.stand.completed':
    '{who}: {n, plural, =0 {no contracts} one {one contract} other {# contracts}} completed, {landed} of {flown} flights landed',

  'hopper.about.goods': '{island} wants {list}.',
  'hopper.about.money':
    '{coins, plural, =0 {There’s no money here.} one {$1 lies here, for the captain who lands.} other {${coins} lies here, for the captain who lands.}}',
  'hopper.about.contracts': 'Each of its contracts pays the other players ${least} to ${most}.',
  'hopper.about.own': 'With two players the captain cashes contracts for it too.',
  'hopper.about.company': 'It belongs to {company}, whose round card puts ${coins} here.',
  'hopper.about.companyNone': 'It belongs to {company}.',
  'hopper.about.chance': 'A steady hand lands on it {p}% of the time.',
  'hopper.about.wanted': 'The {good} is wanted on {list}.',
  'hopper.about.waits': 'It’s on the compass: it can still be flown this round.',
  'hopper.about.landed': 'It has landed this round and is spent.',
  'hopper.about.lost': 'It was lost this round. A completed contract can buy a second chance to fly it.',
  'hopper.about.away': 'It isn’t on the compass.',
  'hopper.about.contract': 'It pays ${pays} when another captain lands on {island}; then it’s completed.',
  'hopper.about.sets': 'At the end, three completed contracts of one symbol pay $5, and each extra one $5 more.',
  'hopper.about.tourist': 'The captain may reveal it before the first flight: ${pays} for every landing that round.',
} satisfies Catalogue;

type Text = typeof standText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
