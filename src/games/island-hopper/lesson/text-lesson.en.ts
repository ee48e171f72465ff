// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step: at most two sentences each. */
export const text = {
  'hopper.lesson.welcome':
    'One seaplane for all of you, and the most dollars win. Each round one of you buys the right to fly it.',
  'hopper.lesson.hand':
    'Your contracts are secret. Each pays you once another captain lands on its island, ringed here.',
  'hopper.lesson.money':
    'Dollars beside an island go to the captain who lands there. {n, plural, =0 {None lie there yet: round cards and bribes put} other {Round cards and bribes have put}} them out.',
  'hopper.lesson.landing':
    'To land, the whole plane must lie on one island that shows the good it carries. In the sea nobody is paid.',
  'hopper.lesson.turn':
    'A round goes so: the captain’s seat is auctioned, the others bribe, then there is a flight for each player.',
  'hopper.lesson.auction':
    'Bid one or two dollars: a captain earns only the money beside islands, never from contracts. The highest bidder pays the bank.',
  'hopper.lesson.bid': 'A careful bid! If it stands you fly; if not, your contracts can pay.',
  'hopper.lesson.bidMore':
    'You bid {n}, and that must first come back from the islands. Take it back, or go on: flying is fun.',
  'hopper.lesson.passed':
    'You passed: another player flies, and your contracts can pay. Take it back if you’d rather try to fly.',
  'hopper.lesson.bribe':
    'Put dollars beside islands of your contracts, so that landing there pays. The {n} seconds start with your first coin.',
  'hopper.lesson.choose':
    'You’re the captain. Take a good, hold the plane until it lifts, and fly it under the clouds to an island that shows it.',
  'hopper.lesson.words':
    'Another player flies. Say up to three words, true or false: a true one brings a computer pilot closer, and a fourth costs $1.',
  'hopper.lesson.landed':
    'The first landing! The captain takes all money beside that island, and all others cash their contracts for it.',
  'hopper.lesson.captain':
    'When a plane lands, the captain takes all money beside that island, and all others cash their contracts for it.',
  'hopper.lesson.sea': 'That was no landing: nobody is paid, the money stays, and this good is lost.',
  'hopper.lesson.again':
    'A second chance: once a round the captain may discard a completed contract and fly a lost good again. Its money stays theirs.',
  'hopper.lesson.flights':
    'There is one flight for each player, and each good flies once a round. Choose first the ones you can land.',
  'hopper.lesson.contracts':
    'Draw up to three contracts again, face up or blind. First you may put one away that you don’t believe in.',
  'hopper.lesson.sets':
    'Your cash counts. Three completed contracts with one symbol bring $5 more, each further one $5.',
  'hopper.lesson.traps':
    'Two traps: bidding more than the islands hold, and as captain flying to your own contracts, which don’t pay you.',
  'hopper.lesson.end':
    'The Last Round comes seventh, eighth or ninth. Then contracts in the hand are worth nothing; ties go to more completed ones.',
  'hopper.lesson.last': 'That’s the whole game. Next, try three contracts with the same symbol.',
  'hopper.lesson.sum.goal': 'Most dollars win; sets of a symbol add to them.',
  'hopper.lesson.sum.turn': 'Auction, bribes, flights, new contracts.',
  'hopper.lesson.sum.secret': 'Secret: your contracts and your cash.',
  'hopper.lesson.sum.end': 'The Last Round comes seventh to ninth.',
  'hopper.lesson.sum.traps': 'Bid little; as captain fly to money, not to contracts.',
  'hopper.lesson.laid.islands': 'Twelve islands. Each shows the goods it wants and the flag of its company.',
  'hopper.lesson.laid.money': 'Beside each island there is room for dollars.',
  'hopper.lesson.laid.goods': 'The compass with six goods; each is flown once a round at most.',
  'hopper.lesson.laid.screens': 'Each player has $10 and secret contracts behind a screen.',
  'hopper.lesson.laid.round': 'The first round card is turned over; one seat opens the auction.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
