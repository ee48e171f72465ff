// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step: at most two sentences each. */
export const text = {
  'hopper.lesson.welcome':
    'One seaplane for all of you, and the most dollars win. Each round one of you buys the right to fly it.',
  'hopper.lesson.hand':
    'Your contracts are secret, each for one ringed island. It pays you when another player, as captain, lands there.',
  'hopper.lesson.money':
    'Dollars beside an island go to the captain who lands there. {n, plural, =0 {There are none yet: round cards and bribes put} other {Round cards and bribes have put}} them there.',
  'hopper.lesson.landing':
    'The plane carries one good at a time. To land, the whole plane must lie on an island that shows that good; in the sea nobody is paid.',
  'hopper.lesson.turn':
    'In a round the captain’s seat is auctioned and the others pay bribes. Then the captain makes as many flights as there are players.',
  'hopper.lesson.auction':
    'Bid one or two of your {cash} dollars: a captain earns only the money beside islands, never from contracts. The highest bidder pays the bank.',
  'hopper.lesson.bid': 'A careful bid! If it stands you fly; if not, your contracts can pay.',
  'hopper.lesson.bidMore':
    'You bid {n}, and you must first earn that back from the islands. Take it back, or go on: flying is fun.',
  'hopper.lesson.passed':
    'You passed: another player flies, and your contracts can pay. Take it back if you’d rather try to fly.',
  'hopper.lesson.bribe':
    'Drag dollars to the islands on your contracts: landing there earns them, so the captain may go there. From your first dollar you have {n} seconds.',
  'hopper.lesson.choose':
    'You’re the captain: choose a good, then hold the plane and, without letting go, steer it while clouds hide the islands. It lands where you let go.',
  'hopper.lesson.words':
    'Another player flies. Say up to three words, true or false: a true one brings a computer pilot closer, and a fourth costs $1.',
  'hopper.lesson.landed':
    'The first landing! The captain takes all the money beside that island, and all the others cash their contracts for it.',
  'hopper.lesson.captain':
    'When a plane lands, the captain takes all the money beside that island. All the others cash their contracts for it.',
  'hopper.lesson.sea': 'That was no landing: nobody is paid, the money stays, and this good is lost.',
  'hopper.lesson.again':
    'Once a round the captain may discard a contract they completed earlier, keeping its dollars, and fly a lost good again.',
  'hopper.lesson.flights':
    'You make as many flights as there are players, each with a different good. Start with the ones you can land.',
  'hopper.lesson.contracts':
    'First you may discard one contract you don’t believe in. Then draw, face up or blind, until you hold three.',
  'hopper.lesson.sets':
    'Your cash counts. Three completed contracts with the same symbol bring $5 more, and each further one brings another $5.',
  'hopper.lesson.traps':
    'Avoid two traps: bidding more than the islands will bring, and flying to your own contracts as captain. Those don’t pay you.',
  'hopper.lesson.end':
    'The Last Round comes seventh, eighth or ninth. Then contracts still in your hand are worth nothing; more completed contracts win a tie.',
  'hopper.lesson.last': 'That’s the whole game. Next, try three contracts of one symbol.',
  'hopper.lesson.sum.goal': 'Most dollars win; sets of one symbol bring more.',
  'hopper.lesson.sum.turn': 'Auction, bribes, flights, new contracts.',
  'hopper.lesson.sum.secret': 'Secret: your contracts and your cash.',
  'hopper.lesson.sum.end': 'The Last Round comes seventh to ninth.',
  'hopper.lesson.sum.traps': 'Bid low; as captain, fly to money, not to contracts.',
  'hopper.lesson.laid.islands': 'Twelve islands. Each shows the goods it wants and its company’s flag.',
  'hopper.lesson.laid.money': 'There’s room for dollars beside each island.',
  'hopper.lesson.laid.goods': 'The compass with six goods; each flies at most once a round.',
  'hopper.lesson.laid.screens': 'Each player has $10 and secret contracts behind a screen.',
  'hopper.lesson.laid.round': 'The first round card is turned over; one player opens the auction.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
