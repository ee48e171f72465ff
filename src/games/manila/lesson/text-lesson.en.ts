import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step: at most 25 words each. */
export const text = {
  'manila.lesson.welcome':
    'Three punts sail to Manila, and everybody bets on them. You have {n} pesos; the greatest fortune wins at the end.',
  'manila.lesson.shares':
    'You hold two hidden shares: {list}; money lies open. Each ware that arrives rises on the black market: 5, 10, 20, 30.',
  'manila.lesson.bid':
    'An auction opens each voyage. The others have passed: bid 1, and you are harbour master, who decides what sails.',
  'manila.lesson.buy': 'First, buy one share if you like. It costs {price} now; more once the ware has risen.',
  'manila.lesson.load':
    'Three wares sail; the fourth stays ashore and cannot rise. Leave ashore one that you do not hold. You hold {list}.',
  'manila.lesson.launch':
    'Give each punt a start from 0 to 5, together 9. From 5, three punts in four get past 13; without pirates, 13 itself counts.',
  'manila.lesson.seat':
    'Place an accomplice: two now, one before each later roll. If {ware} arrives, those aboard share {all}: alone you get {all}, two get {half} each.',
  'manila.lesson.berths':
    'Or bet on how many arrive: ports A, B, C pay 6, 8, 15 for one, two, three; shipyards likewise for those that fail.',
  'manila.lesson.sailed':
    'Every punt moved by its own die. {ware} stands on {pos}: {left, plural, =0 {exactly 13} one {one step short of 13} other {# steps short of 13}}. Beyond 13 it is safe in port.',
  'manila.lesson.pirates':
    'A punt that ends exactly on 13 belongs to pirates, load and all; with none in the boat it arrives. Two places, 5 pesos each.',
  'manila.lesson.agent':
    'Pilots move punts before the last roll. The insurance pays 10 now; one, two or three wrecks then cost it 6, 14 or 29.',
  'manila.lesson.payday':
    '{n, plural, =0 {No punt} one {One punt} other {# punts}} arrived, and everybody was paid. The log tells who got what, and why.',
  'manila.lesson.rose': 'What arrived is worth more from now on: {list}. So is every share of it.',
  'manila.lesson.fell': 'Nothing arrived, so nothing rises. What your shares are worth stays as it was.',
  'manila.lesson.loan': 'Short of money? Pledge a share for 12; redeem it for 15. What is pledged at the end costs 15.',
  'manila.lesson.end':
    'When a ware is worth 30, the game ends: cash plus shares at their value. The next voyage begins; play on.',
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
