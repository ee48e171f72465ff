import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step: at most 25 words each. */
export const text = {
  'pc.lesson.welcome':
    'Settle the island. A settlement is one point, a city two; ten points end the game. Here stand your first two.',
  'pc.lesson.hand':
    'Your cards are secret; below them, what others surely hold. Road: brick, lumber. Settlement: brick, lumber, wool, grain. City: two grain, three ore.',
  'pc.lesson.role':
    'Each round everybody chooses a role, which all then play, its chooser with an advantage. Begin as the Producer.',
  'pc.lesson.produce':
    'Everybody rolls once, you first. Hexes with the number rolled give one card for each settlement, two for each city.',
  'pc.lesson.trade':
    'Trader: deal with the others, or four of a kind buy any card. Harbours are for whoever chose the role.',
  'pc.lesson.build':
    'Builder: build, or buy a development card. In somebody else’s phase your first build pays them one gold, if you have one.',
  'pc.lesson.soldier':
    'Soldier: whoever has bought a soldier card may play it, move the robber, rob one neighbour; whoever chose the role robs all. Or be done.',
  'pc.lesson.prospect': 'Prospector: you take one card of your choice from the bank, the others one gold each.',
  'pc.lesson.robber': 'Robber: move him to any other hex, which then gives nothing. Nothing is stolen.',
  'pc.lesson.seven':
    'A seven: hands of eight or more are halved. Whoever chose Producer puts the robber beside a building of the roller, and robs them.',
  'pc.lesson.gold':
    'The round is over. Each role nobody chose got a gold for whoever takes it next. The Governor, who chooses first, moves left.',
  'pc.lesson.spend': 'Gold is no card: it pays a Builder’s fee, and three buy any card when you trade.',
  'pc.lesson.unmet':
    'Roles you have not met yet: touch What is this? (the question mark), then the role. Everything on the table answers like that.',
  'pc.lesson.end':
    'Somebody with ten points makes this round the last; most win. Longest road from five, largest army from three bring two each. Play on.',
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
