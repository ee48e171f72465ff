// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step: at most 25 words each. */
export const text = {
  'hopper.lesson.welcome':
    'Most dollars win. You share one seaplane: each round one of you buys the right to fly it, and clouds hide the islands.',
  'hopper.lesson.hand':
    'Your contracts are secret. Each pays you when a captain lands on its island, unless you are that captain.',
  'hopper.lesson.money':
    'Dollars beside an island go to the captain who lands there. {n, plural, =0 {None lie there yet: round cards and bribes put} other {Round cards and bribes have put}} them out.',
  'hopper.lesson.auction':
    'The highest bidder pays the bank and flies. The captain takes the islands’ money, but can’t cash contracts. Last round’s captain sits out.',
  'hopper.lesson.rule':
    'A landing counts if the whole plane lies on one island that shows its good. In the sea nobody is paid.',
  'hopper.lesson.bribe':
    'You have 90 seconds, all at once. Put dollars beside islands of your contracts so that the captain wants to land there.',
  'hopper.lesson.choose':
    'You are the captain. Take a good from the compass, wait until the plane lifts, then fly it under the clouds.',
  'hopper.lesson.words':
    'Another player flies. Say up to three words, true or false: they can steer the captain to your islands. A fourth costs $1.',
  'hopper.lesson.landing':
    'A landing! The captain takes all money beside the island, and the others cash their contracts for it.',
  'hopper.lesson.missed':
    'No plane has landed yet. When one does, the captain takes the island’s money, and the others cash their contracts.',
  'hopper.lesson.flights':
    'The captain flies once for each player, each good once. Tourists shown before the first flight pay $1 or $2 for every landing.',
  'hopper.lesson.again': 'A good was lost? Once a round the captain may discard a completed contract and fly it again.',
  'hopper.lesson.contracts':
    'After the flights everyone draws up to three contracts, from the row or blind. You may put one away first.',
  'hopper.lesson.talk':
    'While the captain flies, the others may say three words each, true or false. A fourth costs $1.',
  'hopper.lesson.sets': 'At the end three completed contracts with the same symbol bring $5, each further one $5 more.',
  'hopper.lesson.mistakes':
    'Two common mistakes: paying more for the captain’s seat than lies on the islands, and bribing where you hold no contract.',
  'hopper.lesson.end': 'Now you know Island Hopper.',
  'hopper.lesson.sum.money': 'Dollars win: money from islands, contracts and sets of symbols.',
  'hopper.lesson.sum.captain': 'The captain takes island money and stays silent while others bribe.',
  'hopper.lesson.sum.others': 'The others bribe, talk, and cash contracts where planes land.',
  'hopper.lesson.sum.over': 'The Last Round comes seventh, eighth or ninth; contracts left in hand are worth nothing.',
  'hopper.lesson.sum.next': 'Try next: buy the seat when the islands are rich.',
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
