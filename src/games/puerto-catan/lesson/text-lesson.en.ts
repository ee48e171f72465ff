import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step: at most 25 words each. */
export const text = {
  'pc.lesson.welcome':
    'Settle the island. A settlement is one point, a city two; ten points end the game. Here stand your first two.',
  'pc.lesson.hand':
    'Your cards are secret; small below: what others surely hold. Road: brick, lumber. Settlement: brick, lumber, wool, grain. City: two grain, three ore.',
  'pc.lesson.role':
    'The Governor chooses first. Whichever role is chosen, all then play it, its chooser with an advantage. You are Governor: begin as the Producer.',
  'pc.lesson.produce':
    'Only now cards come: everybody rolls once, you first. Hexes with the number rolled give a card for each settlement, two for each city.',
  'pc.lesson.trade':
    'Trader: you deal only on your turn. Trade four of a kind for any card. Harbours are for the chooser, with a building there.',
  'pc.lesson.build':
    'Builder: roads join your own; a settlement needs your road, no building one edge away. In others’ phases pay a gold, if you have one.',
  'pc.lesson.soldier':
    'Soldier: you may play a Knight you bought: move the robber, rob one player there. Whoever chose the role robs all. Or play none.',
  'pc.lesson.prospect': 'Prospector: you take one card of your choice from the bank, the others one gold each.',
  'pc.lesson.robber': 'Robber: move him to any other hex, which then gives nothing. Nothing is stolen.',
  'pc.lesson.seven':
    'On a seven, anyone with eight or more cards discards half. The Producer moves the robber and robs the roller; if you rolled, rob anyone.',
  'pc.lesson.gold':
    'A round is over: each role nobody chose has a gold for whoever takes it next. The Governor, who chooses first, moves left.',
  'pc.lesson.spend':
    'Gold isn’t a card: it can’t be robbed or traded. It pays a Builder’s fee, and when you trade, three get you any card.',
  'pc.lesson.unmet':
    'Soldier moves the robber and robs; Prospector brings a card, others gold; Robber only moves him. Touch ? and anything on the table for more.',
  'pc.lesson.end':
    'Ten points, hidden ones included, make this round the last; most win. Longest road from five, largest army from three: two each. Play on.',
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
