// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step: at most 25 words each. */
export const text = {
  'hopper.lesson.welcome':
    'One seaplane for all of you. Each round one of you buys the right to fly it, and clouds hide the islands.',
  'hopper.lesson.hand':
    'Your contracts are secret. Each pays when a captain lands on its island, if you are not that captain.',
  'hopper.lesson.money':
    'Dollars beside an island go to the captain who lands there. {n, plural, =0 {None lie there yet: round cards and bribes put} other {Round cards and bribes have put}} them out.',
  'hopper.lesson.auction':
    'The highest bidder pays the bank and flies; last round’s captain sits out. The captain takes the island’s money but can’t cash their own contracts.',
  'hopper.lesson.bribe':
    'You aren’t the captain, who must stay silent now. Put dollars beside islands of your contracts so that landing there pays. Then be ready.',
  'hopper.lesson.choose':
    'You are the captain. Take a good from the compass, hold the plane until it lifts, and fly it under the clouds.',
  'hopper.lesson.words':
    'Another player flies. Say three words at most, true or false: a true one helps a computer pilot aim. A fourth costs $1.',
  'hopper.lesson.landing':
    'Where a plane lands, the captain takes all money beside the island, and everybody else cashes their contracts for it.',
  'hopper.lesson.sea':
    'The whole plane must lie on one island that shows the good. In the sea or elsewhere nobody is paid, and money stays.',
  'hopper.lesson.flights':
    'The captain flies once for each player, each good once. Before the first flight they may reveal tourists: $1 or $2 each for every landing.',
  'hopper.lesson.again':
    'Once a round, at once or after the flights, captains may discard a completed contract and fly a lost good again, keeping its money.',
  'hopper.lesson.contracts':
    'After the flights everybody draws up to three contracts, from the row or blind. One may be put away first.',
  'hopper.lesson.sets':
    'At the end three completed contracts with one symbol bring $5, each further one $5 more. Most dollars win.',
  'hopper.lesson.end':
    'The Last Round comes seventh, eighth or ninth; then contracts in the hand are worth nothing. A tie goes to more completed ones. Play on.',
  'hopper.lesson.laid.islands': 'Twelve islands. Each shows the goods it wants and the flag of its company.',
  'hopper.lesson.laid.money': 'Beside each island there is room for dollars.',
  'hopper.lesson.laid.goods': 'The compass with six goods; each is flown once a round at most.',
  'hopper.lesson.laid.screens': 'Everybody has $10 and secret contracts behind a screen.',
  'hopper.lesson.laid.round': 'The first round card is turned over; one seat opens the auction.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
