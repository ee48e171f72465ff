import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step: at most 25 words each. */
export const text = {
  'manila.lesson.welcome':
    'Three punts sail for Manila, and you bet on which arrive. You have {n} pesos. Most money wins.',
  'manila.lesson.shares':
    'You hold two secret shares: {list}. Each time a ware arrives it rises on the black market: 5, 10, 20, 30.',
  'manila.lesson.bid':
    'An auction opens each voyage. The others have passed. Bid 1 and you are harbour master: you choose what sails.',
  'manila.lesson.buy': 'First you may buy a share. It costs {price} now, and more once its ware has risen.',
  'manila.lesson.load':
    'Choose three wares to sail. The fourth stays ashore and can’t rise. Load what you hold: {list}.',
  'manila.lesson.launch': 'Give each punt a start from 0 to 5, nine in all. From 5, three punts in four get past 13.',
  'manila.lesson.seat':
    'Now bet: place an accomplice. If {ware} arrives, those aboard share {all}. Alone you get it all, two get {half} each.',
  'manila.lesson.berths':
    'Or bet on how many arrive: A, B, C of the port pay for one, two, three. The shipyard pays for those that fail.',
  'manila.lesson.sailed':
    'Each punt moved by its own die. {ware} stands on {pos}: {left, plural, =0 {exactly 13} one {one step short of 13} other {# steps short of 13}}. Past 13 it is safe.',
  'manila.lesson.pirates':
    'A punt that stops exactly on 13 falls to the pirates, cargo and all. With nobody in their boat it arrives.',
  'manila.lesson.agent':
    'Pilots move punts before the last roll. The insurance pays you 10 now, but wrecks cost you 6, 14 or 29.',
  'manila.lesson.payday':
    'Your first payday! {n, plural, =0 {No punt} one {One punt} other {# punts}} arrived, and every bet was paid. The log tells who got what.',
  'manila.lesson.rose': 'What arrived is worth more from now on: {list}. So is every share of it.',
  'manila.lesson.fell': 'Nothing arrived, so nothing rises. Your shares are worth what they were.',
  'manila.lesson.loan':
    'Short of money? Pledge a share for 12 and redeem it for 15. Still pledged at the end, it costs you 15.',
  'manila.lesson.mistakes':
    'Two common mistakes: paying too much for the office, and putting every accomplice on the same punt.',
  'manila.lesson.end': 'Now you know Manila.',
  'manila.lesson.sum.money': 'Cash and shares at their ware’s value: most money wins.',
  'manila.lesson.sum.master': 'The harbour master buys a share, loads three wares and sets the starts.',
  'manila.lesson.sum.bets': 'Accomplices bet on punts, berths, pirates, pilots and the insurance.',
  'manila.lesson.sum.over': 'The game ends when a ware is worth 30.',
  'manila.lesson.sum.next': 'Try next: load the wares you hold, and bet on them too.',
  'manila.lesson.laid.routes': 'Three routes from 0 to 13, one for each punt; a start is 0 to 5.',
  'manila.lesson.laid.ports': 'Port berths A, B, C: bets on punts that arrive.',
  'manila.lesson.laid.yards': 'Shipyard berths A, B, C: bets on punts that do not.',
  'manila.lesson.laid.boat': 'The pirate boat with its two places.',
  'manila.lesson.laid.agent': 'The insurance: one agent.',
  'manila.lesson.laid.pilots': 'Two pilots, a small one and a large one.',
  'manila.lesson.laid.market': 'The black market: four wares worth 0, and the shares that nobody was dealt.',
  'manila.lesson.laid.people':
    'Everybody has 30 pesos, two hidden shares and three accomplices, four with three players.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
