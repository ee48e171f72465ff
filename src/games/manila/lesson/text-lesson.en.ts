import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step: at most two sentences each. */
export const text = {
  'manila.lesson.welcome':
    'Three boats, called punts, sail to Manila, and all of you bet on them. You have {n} pesos; the greatest fortune wins at the end.',
  'manila.lesson.shares':
    'You hold two hidden shares, {list}; only you know them. A ware that arrives rises in value: 5, 10, 20, 30.',
  'manila.lesson.turn':
    'An auction decides who loads the punts. Then you all bet, the dice move the punts three times along these routes, and payday follows.',
  'manila.lesson.bid': 'Bid to be harbour master and decide what sails. The others have passed, so 1 is enough.',
  'manila.lesson.office':
    'You’re harbour master for one peso! You may buy a share, you load the punts, and you bet first.',
  'manila.lesson.bidMore':
    'You’re harbour master for {n}. The others had passed, so 1 would have done; take it back or go on.',
  'manila.lesson.passed':
    'You passed, so another player decides what sails. Fine; take it back if you’d like to load the punts.',
  'manila.lesson.buy': 'First, buy one share if you like. It costs {price} now, and more once its ware has risen.',
  'manila.lesson.load':
    'Three of the four wares sail. Tap the one you leave ashore: a ware ashore can’t rise, and your shares are {list}.',
  'manila.lesson.loaded': 'Nicely loaded! {ware} stays ashore, and you hold none of it.',
  'manila.lesson.loadedOther':
    '{ware} stays ashore, and you hold a share of it that can’t rise now. Take it back, or go on.',
  'manila.lesson.launch':
    'Drag each punt to its start, from 0 to 5; the three must add up to nine. Give your own wares the high ones.',
  'manila.lesson.seat':
    'Bet by placing an accomplice, one of your figures: a cheap seat aboard is a good start. If {ware} arrives, those aboard share {all} equally.',
  'manila.lesson.berths':
    'Port berths bet on arrivals: A pays 6 for one or more, B 8 for two or more, C 15 for three. Shipyards pay the same for punts that fail.',
  'manila.lesson.sailed':
    'The dice have moved the punts. {ware} is on {pos}: {left, plural, =0 {exactly 13} one {one step short of 13} other {# steps short of 13}}, and beyond 13 it’s safe in port.',
  'manila.lesson.pirates':
    'You can be a pirate for 5. After the last roll, pirates take the load of any punt exactly on 13, and those aboard get nothing.',
  'manila.lesson.agent':
    'A pilot moves a punt one or two spaces before the last roll. Insurance pays you 10 at once, but failed punts cost 6, 14 or 29 for one, two or three.',
  'manila.lesson.payday':
    'The first payday! {n, plural, =0 {No punt} one {One punt} other {# punts}} arrived, and your bets brought you {mine, plural, =0 {nothing} one {one peso} other {# pesos}}.',
  'manila.lesson.rose':
    'What arrived is worth more from now on: {list}. At the end, your shares count at these values, on top of your cash.',
  'manila.lesson.fell':
    'Nothing arrived, so nothing rises. At the end, your shares count at the values here, on top of your cash.',
  'manila.lesson.loan':
    'Short of money? Pledge a share for 12 and redeem it for 15; still pledged at the end, it costs 15.',
  'manila.lesson.traps':
    'Two traps: betting everything on one punt, and paying more to be harbour master than your wares bring.',
  'manila.lesson.end': 'When a ware reaches 30, the game ends at once. Then cash and shares are counted.',
  'manila.lesson.last': 'That’s the whole game. Next, bring one of your wares to 30.',
  'manila.lesson.sum.goal': 'The greatest fortune wins: cash and shares.',
  'manila.lesson.sum.turn': 'Auction, load, bets and three rolls, payday.',
  'manila.lesson.sum.secret': 'Secret: the two shares you were dealt.',
  'manila.lesson.sum.end': 'It ends when a ware is worth 30.',
  'manila.lesson.sum.traps': 'Spread your bets; don’t overbid for harbour master.',
  'manila.lesson.laid.routes': 'Three routes from 0 to 13, one for each punt; a punt starts on 0 to 5.',
  'manila.lesson.laid.ports': 'Port berths A, B, C: bets on punts that arrive.',
  'manila.lesson.laid.yards': 'Shipyard berths A, B, C: bets on punts that fail.',
  'manila.lesson.laid.boat': 'The pirate boat with its two places.',
  'manila.lesson.laid.agent': 'The insurance: one agent.',
  'manila.lesson.laid.pilots': 'Two pilots, a small one and a large one.',
  'manila.lesson.laid.market': 'The black market: four wares worth 0, and the shares left over from the deal.',
  'manila.lesson.laid.people':
    'Each player has 30 pesos, two hidden shares and three accomplices (four with three players).',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
