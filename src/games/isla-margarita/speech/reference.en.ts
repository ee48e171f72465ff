import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph number that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    mark: 'rebuilt',
    heading: 'What it is about',
    text: 'Nine islands, seventeen straits to bridge, thirteen sites for ports. Ports are sure points, bridges are a gamble on majorities, and coins beside princes are a third way. Whoever mixes them best wins. The map, action cards and crowns of 2006 are lost: the set used here is reconstructed and fits every count in the original rules.',
  },
  {
    id: '1',
    heading: 'Set-up',
    text: 'Every island starts with one prince and one crown, face down, its value unknown to all. One player is dealt the King at random. Bridge Builder and Port Builder belong to nobody yet.',
  },
  {
    id: '2',
    mark: 'house',
    text: 'Everybody has twenty coins in the Bank (twenty-five with two players; with three you may choose). The first King puts three of them out of the game. The twenty-four commerce cards lie in four face-down stacks of six.',
  },
  {
    id: '3',
    heading: 'The round',
    text: 'Starting with the King and going clockwise, each player secretly takes one of the nine action cards and passes the rest on. With two players each takes two: King, other, other, King. Then all cards are turned over together and played in ascending order. The cards nobody took are shown too.',
  },
  {
    id: '4',
    text: 'Titles make building cheaper. What counts is who holds them when your own card begins: a King who loses the title to card 5 no longer has its discount for cards 8 and 9.',
  },
  {
    id: '5',
    heading: 'Invest cards',
    text: 'Coins go from your Bank into the investment circles of islands. Nobody can use a circle that holds coins until the round ends.',
  },
  {
    id: '6',
    text: 'Use as many islands as the card says, or as many as have an open circle, or as many as you have coins for, whichever is least. Place all the coins the card names, or all you have; at least one on each island, the rest as you like. You may not hold back.',
    examples: [
      'Card 2 asks for five coins over four islands. With three coins in the Bank they go 1 + 1 + 1; with two circles open, 4 + 1 or 3 + 2 on these.',
    ],
  },
  { id: '7', text: 'Coins leave an island only by building there.' },
  {
    id: '8',
    heading: 'Build cards',
    text: 'The card names a price for a bridge and a price for a port. Choose the kind and any free site.',
  },
  {
    id: '9',
    text: 'Discounts: King 1 on everything, Bridge Builder 1 on bridges, Port Builder 2 on ports. They add up; no price falls below 1. The price is paid exactly.',
    examples: ['The King plays card 8: a bridge costs 3 − 1 = 2. If he is Bridge Builder too, 3 − 1 − 1 = 1.'],
  },
  {
    id: '10',
    text: 'A bridge is paid with your own pool coins from either or both of its ends, a port with those on its island. Coins still lying in circles cannot pay, nor can the Bank.',
  },
  {
    id: '11',
    text: 'What you pay goes back to your Bank, and one coin of it marks the structure as yours.',
    examples: [
      'A bridge for 3 is paid with 2 coins from one end and 1 from the other. 3 go back to the Bank, 1 of them marks the bridge: the Bank gains 2.',
    ],
  },
  {
    id: '12',
    text: 'If you can build, you must. The second build of card 9 is free to skip. Both builds of card 9 use the titles you held when it began; coins and princes moved by the first count for the second.',
  },
  {
    id: '13',
    heading: 'Bridges',
    text: 'If a prince stands at either end, exactly one must cross; with princes at both ends you choose which. If the island he reaches still has its crown, you take it and look at it in secret. Then you choose one commerce stack, look through it, and keep one card in secret. Last, you take Bridge Builder.',
  },
  {
    id: '14',
    heading: 'Ports',
    text: 'You may move one prince: one from anywhere to this island, or one from here to anywhere. This never gives a crown. A port gives no commerce card. You take Port Builder.',
  },
  {
    id: '15',
    heading: 'The King',
    text: 'Card 5 takes the King at once. If you hold it already you keep it, and have kept it from the others.',
  },
  {
    id: '16',
    heading: 'End of the round',
    text: 'Coins in circles join the pools of their islands, in the last round too. The King of that moment starts the next draft.',
  },
  {
    id: '17',
    heading: 'The end',
    text: 'The round in which the seventeenth bridge or the thirteenth port is built is the last. The remaining cards of that round are still played.',
  },
  {
    id: '18',
    mark: 'house',
    text: 'House ruling: the game also ends after a round when nobody has a coin in the Bank and nobody could pay for any free site even with every discount, or after two rounds in a row in which nothing was invested or built.',
  },
  {
    id: '19',
    mark: 'house',
    heading: 'Before scoring',
    text: 'Starting with the King and going clockwise, each player may show and resolve commerce cards 9, 10 and 12 in the order they like, or keep them (house ruling: none has to be played). There is one pass only. So that nobody learns who holds such a card, every player with a commerce card is asked.',
  },
  {
    id: '20',
    text: 'Crown Thief: up to two crowns from different opponents, each drawn at random. Thief and victim know which crown it was.',
  },
  {
    id: '21',
    text: 'Hostile Takeover: needs a coin in your Bank. It replaces the mark on an opponent’s bridge; their coin returns to their Bank. No prince moves, no title changes, no card is drawn.',
  },
  {
    id: '22',
    text: 'Royal Visit: two princes from two different islands move to a third. If only one island holds princes, one of them moves. No crown is taken.',
  },
  { id: '23', heading: 'Scoring', text: 'Each port scores its value for its owner.' },
  {
    id: '24',
    text: 'On each island whoever has most bridges touching it scores its value. A bridge counts at both ends. If several tie, each scores half, rounded down. Where nobody has a bridge nobody scores.',
    examples: [
      'Isla Margarita is worth 10. Three bridges against two: the three get 10, the two nothing. Two against two: 10 ÷ 2 = 5 for each.',
    ],
  },
  { id: '25', text: 'Each crown scores the number on it.' },
  {
    id: '26',
    text: 'On each island with princes, whoever has most coins in its pool scores two points for each prince; if several tie, one point for each prince. Marks on structures are not coins of a pool.',
    examples: [
      'Three princes stand on an island. Four coins against two: 3 × 2 = 6 for the four. Four against four: 3 × 1 = 3 for each.',
    ],
  },
  {
    id: '27',
    text: 'Commerce cards score what they say, for whoever holds them then. Unless a card names ties, a tie pays nothing; leading with zero pays nothing. Tikis count as one set: one −3, two 0, three 12, four 25.',
  },
  { id: '28', text: 'All divisions round down. A total may be below zero.' },
  {
    id: '29',
    heading: 'Ties',
    text: 'Equal points: most bridges, then most ports, then most coins on the board, marks included. Still equal: the win is shared.',
  },
];
