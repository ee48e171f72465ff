// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** How the game stands, and what a place of the board is. */
export const standText = {
  'hopper.stand.legend': '%: how often a steady hand lands there',
  'hopper.stand.island':
    '{island}: a steady hand lands {p} times in 100; {coins, plural, =0 {no money lies there} one {$1 lies there} other {${coins} lie there}}',
  'hopper.stand.completed':
    '{who}: {n, plural, =0 {no contract} one {one contract} other {# contracts}} completed, {landed} of {flown} flights landed',

  'hopper.about.goods': '{island} wants {list}.',
  'hopper.about.money':
    '{coins, plural, =0 {No money lies here.} one {$1 lies here, for the captain who lands.} other {${coins} lie here, for the captain who lands.}}',
  'hopper.about.contracts': 'Each of its contracts pays any other player who holds it ${least} to ${most}.',
  'hopper.about.own': 'In a game for two the captain’s own contracts for it pay as well.',
  'hopper.about.company': 'It belongs to {company}, whose round card puts ${coins} here.',
  'hopper.about.companyNone': 'It belongs to {company}.',
  'hopper.about.chance': 'A steady hand lands on it {p} times in 100.',
  'hopper.about.wanted': 'The {good} is wanted on {list}.',
  'hopper.about.waits': 'It waits on the compass: it can still be flown this round.',
  'hopper.about.landed': 'It has landed this round and is spent.',
  'hopper.about.lost': 'It was lost this round. A second chance may fly it once more, for a completed contract.',
  'hopper.about.away': 'It is not on the compass.',
  'hopper.about.contract': 'When another captain lands on {island}, it pays ${pays}, and is completed.',
  'hopper.about.sets': 'At the end three completed contracts with one symbol bring $5, each further one $5 more.',
  'hopper.about.tourist': 'A captain may reveal it before the first flight: ${pays} for every landing of the round.',
} satisfies Catalogue;

type Text = typeof standText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
