import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step: at most 25 words each. */
export const text = {
  'pc.lesson.welcome':
    'Reach ten points. A settlement is one point, a city two. Cards to build them come from the hexes around your settlements.',
  'pc.lesson.place':
    'Place your first settlement. A good one touches three hexes with likely numbers: 6 and 8 come most, then 5 and 9.',
  'pc.lesson.second': 'Your second one brings its first cards at once. Look for resources that your first one lacks.',
  'pc.lesson.hand':
    'Your cards are secret. Road: brick, lumber. Settlement: brick, lumber, wool, grain. City: two grain, three ore.',
  'pc.lesson.role':
    'The Governor chooses a role first; all play it, its chooser with an advantage. You are Governor: choose the Producer.',
  'pc.lesson.produce':
    'Now cards come. Everyone rolls once, you first. A hex with that number gives a card for each settlement, two for each city.',
  'pc.lesson.trade':
    'Trader: deal with the others on your turn. Four of a kind buy any card. Harbours are only for the one who chose it.',
  'pc.lesson.build':
    'Builder: roads join your own; a settlement needs your road, and no building one edge away. In another’s phase pay 1 gold.',
  'pc.lesson.soldier':
    'Soldier: play a Knight if you have one. Move the robber and take a card from a player there. Or play none.',
  'pc.lesson.prospect': 'Prospector: take one card of your choice from the bank; the others get a gold each.',
  'pc.lesson.robber': 'Robber: move him to any other hex, which then gives nothing. Nothing is stolen.',
  'pc.lesson.seven':
    'A seven! Anyone with eight or more cards discards half. The Producer moves the robber and takes a card from the roller.',
  'pc.lesson.gold':
    'The round is over. Each role nobody chose gets a gold, for whoever takes it next. The Governor moves to the left.',
  'pc.lesson.producer':
    'Cards come only in the Producer’s phase. Gold isn’t a card: three of it buy any card when you trade.',
  'pc.lesson.trader':
    'Trader: on their turn each player may deal with any other. Four of a kind buy any card, harbours ask for less.',
  'pc.lesson.builder':
    'Builder: now roads, settlements, cities and development cards are built. In another’s phase you pay them 1 gold.',
  'pc.lesson.sevens':
    'When a seven is rolled, hands of eight or more lose half. The robber moves, and its hex gives nothing.',
  'pc.lesson.unmet':
    'Soldier plays Knights, Prospector brings a card or gold, Robber moves the robber. Touch ? and anything on the table for more.',
  'pc.lesson.mistakes':
    'Two common mistakes: holding eight cards when a seven comes, and settling where two of three hexes seldom come.',
  'pc.lesson.end': 'Now you know Puerto Catan.',
  'pc.lesson.sum.points': 'Settlement 1, city 2, victory card 1, longest road and largest army 2.',
  'pc.lesson.sum.round': 'Each round every player chooses a role, and all play it.',
  'pc.lesson.sum.cards': 'Cards in hand are secret. Gold and roles are open.',
  'pc.lesson.sum.over': 'Ten points make the round the last. Most points win.',
  'pc.lesson.sum.next': 'Try next: choose roles on which gold lies.',
  'pc.lesson.laid.hexes': 'Nineteen hexes; the number says on which roll a hex gives its resource.',
  'pc.lesson.laid.robber': 'The robber begins on the desert.',
  'pc.lesson.laid.settlements': 'Everybody places two settlements with a road each; the second gives the first cards.',
  'pc.lesson.laid.roles': 'The roles: each round everybody chooses one of them.',
  'pc.lesson.laid.bank': 'The bank with the cards of five resources.',
  'pc.lesson.laid.stack': 'The stack of 25 development cards.',
  'pc.lesson.laid.gold': 'Nobody has gold yet, and none lies on the roles.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
