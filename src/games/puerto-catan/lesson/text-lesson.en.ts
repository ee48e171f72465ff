import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step: at most two sentences each. */
export const text = {
  'pc.lesson.welcome':
    'When a player reaches ten points, that round is the last, and the most points win. A settlement is one point, a city two.',
  'pc.lesson.place':
    'Settle where three good numbers meet: 6 and 8 are rolled most, then 5 and 9. The ringed places are the best.',
  'pc.lesson.placed':
    'A fine place! It brings about {n} cards in 36 rolls{less, plural, =0 {, as many as any} other {; the best brings {best}}}.',
  'pc.lesson.placedOther':
    'That place brings about {n} cards in 36 rolls; the best brings {best}. Take it back if you like, or go on from here.',
  'pc.lesson.placeMore':
    'Now your second settlement; its hexes give your first cards. You need all five resources: look for land you don’t have yet.',
  'pc.lesson.hand':
    'Your cards are secret. The ringed list shows what each building costs: hold your finger on it to read it.',
  'pc.lesson.role':
    'Each of you chooses a role; all then play it, and the one who chose it has an advantage. You’re Governor, so you choose first: be the {producer}.',
  'pc.lesson.chose':
    'Good: without a {producer}, nobody gets cards. Now all players roll, and each roll pays every player with a building beside its number.',
  'pc.lesson.choseOther':
    'You chose the {role}, so that’s what all players play now. Fine, but only a {producer} brings cards; take it back if you’d rather.',
  'pc.lesson.produce': 'Roll the dice. Every settlement beside the number brings its owner a card, and every city two.',
  'pc.lesson.trade':
    '{trader}: deal with anyone on your turn, or swap four of a kind for any card. Only the player who chose this role may use harbours.',
  'pc.lesson.build':
    '{builder}: build roads, then settle on your road, at least two edges from every building. If you can’t afford anything, tap Done.',
  'pc.lesson.first.road': 'Your first new road! A settlement can go two edges further on.',
  'pc.lesson.first.settlement': 'A new settlement: one more point, and more cards with every roll!',
  'pc.lesson.first.city': 'Your first city! Two points, and two cards from each of its hexes.',
  'pc.lesson.first.buy': 'Your first development card! It stays secret until you play it.',
  'pc.lesson.soldier':
    '{soldier}: you may play a Knight you bought, to move the robber and rob a player there. Or play none.',
  'pc.lesson.prospect': '{prospector}: take any one card from the bank. The others get one gold each.',
  'pc.lesson.robber': '{robber}: move the robber to another hex, which then gives nothing. No cards are stolen.',
  'pc.lesson.seven':
    'A seven, and hands of eight or more lose half! The {producer} moves the robber and takes a card from the roller.',
  'pc.lesson.gold':
    'A new round: roles that nobody chose now hold 1 gold, yours if you choose one. The player on the left is now Governor and chooses first.',
  'pc.lesson.scoring':
    'A settlement scores 1, a city 2, a victory-point card 1. The Longest Road (five or more) and the Largest Army (three Knights or more) score 2 each.',
  'pc.lesson.unmet':
    'The roles: {producer} brings cards, {builder} builds, {trader} trades, {soldier} robs, {prospector} takes a card, {robber} blocks a hex.',
  'pc.lesson.cards':
    'When {builder} is chosen, you may also buy a development card: most are Knights, played when {soldier} is chosen. A city replaces a settlement.',
  'pc.lesson.again': 'Your turn to choose. Which role helps you now and helps the others least?',
  'pc.lesson.sevens':
    'The robber stands here, and its hex gives nothing. On a seven the {producer} moves it and takes a card, and hands of eight or more lose half.',
  'pc.lesson.spend':
    'Gold can’t be stolen. When another player is {builder}, your first build costs 1 gold; on your turn as {trader}, three gold buys any card.',
  'pc.lesson.traps':
    'Two traps: choosing a role that helps the others more than you, and hoarding eight cards when a seven may come up.',
  'pc.lesson.end':
    'When a player has ten points, hidden ones included, that round is the last. Then the player with the most points wins.',
  'pc.lesson.last': 'That’s the whole game. Next, try for a city on your best hexes.',
  'pc.lesson.sum.goal': 'Ten points: settlements, cities, cards, road and army.',
  'pc.lesson.sum.turn': 'Choose a role; all play it, you with an advantage.',
  'pc.lesson.sum.secret': 'Secret: which cards you hold. Gold is open.',
  'pc.lesson.sum.end': 'The round when a player reaches ten points is the last.',
  'pc.lesson.sum.traps': 'Settle on 6, 8, 5, 9; don’t hoard eight cards.',
  'pc.lesson.laid.hexes': 'Nineteen hexes: each gives its resource when its number is rolled.',
  'pc.lesson.laid.robber': 'The robber begins on the desert.',
  'pc.lesson.laid.settlements':
    'Each player places two settlements, each with a road; the second gives the first cards.',
  'pc.lesson.laid.roles': 'The roles: each round, every player chooses one.',
  'pc.lesson.laid.bank': 'The bank, with cards for five resources.',
  'pc.lesson.laid.stack': 'The stack of 25 development cards.',
  'pc.lesson.laid.gold': 'Nobody has gold yet, and there’s none on the roles.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
