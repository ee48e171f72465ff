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

  'hopper.panel.bid': 'Highest bid',
  'hopper.panel.free': 'Free words',
  'hopper.panel.buried': 'Yours under the deck',
  'hopper.panel.compass': 'The compass',
  'hopper.panel.flown': 'The last flight',
  'hopper.figure.cash': 'Money. The most money at the end wins, with the sets of completed contracts.',
  'hopper.figure.hand': 'Contracts in hand. Each pays when another captain lands on its island.',
  'hopper.figure.captain': 'The captain flies and takes the money beside islands, but can’t cash their own contracts.',
  'hopper.figure.bid': 'Players bid to be captain this round. The highest bidder pays the bank.',
  'hopper.figure.ready': 'This player puts no more money beside islands this round.',
  'hopper.figure.words': 'Words this player may still say for free during the flight. Each one more costs $1.',
  'hopper.figure.round': 'A round: a card, the auction, money beside islands, the flights, and new contracts.',
  'hopper.figure.card': 'This round’s card. It puts money beside islands, takes some away, or brings the last round.',
  'hopper.figure.aboard': 'The bank pays the captain this much more for every landing this round.',
  'hopper.figure.buried': 'Contracts you put under the deck. Nobody else knows which.',
  'hopper.figure.deck': 'Contracts, face down. When deck and row can’t fill every hand, the game ends.',
  'hopper.figure.compass': 'Goods wait here to be flown, and every flight starts in the middle.',
  'hopper.figure.flown': 'Where the token came down. It must lie wholly on an island that wants the good.',
  'hopper.panel.price': 'The price',
  'hopper.panel.bribe': 'Bribes',
  'hopper.figure.price':
    'The price of flying these goods. The other player lets you pay it, or pays you and flies the rest.',
  'hopper.figure.bribe': 'Drag money beside an island. The captain gets it by landing there.',
  'hopper.about.blind': 'While the captain flies blind, the app says nothing about the islands.',
} satisfies Catalogue;

type Text = typeof standText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
