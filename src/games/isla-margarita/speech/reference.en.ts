import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph number that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    mark: 'rebuilt',
    heading: 'What it is about',
    text: 'Nine islands, seventeen straits to bridge, thirteen sites for ports. Ports are sure points, bridges are a gamble on majorities, and coins beside princes are a third way. The best mix wins. The map, action cards and crowns of 2006 are lost. The set used here is reconstructed and fits every count in the original rules.',
  },
  {
    id: '1',
    heading: 'Set-up',
    text: 'Each island starts with one prince and one face-down crown whose value nobody knows. One player is dealt the King at random. Nobody holds Bridge Builder or Port Builder yet.',
  },
  {
    id: '2',
    mark: 'house',
    text: 'Each player has twenty coins in the Bank (twenty-five with two players; with three you may choose). The first King removes three of them from the game. The twenty-four commerce cards form four face-down stacks of six.',
  },
  {
    id: '3',
    heading: 'The round',
    text: 'Starting with the King and going clockwise, each player secretly takes one of the nine action cards and passes the rest on. With two players, each takes two: King, other, other, King. Then turn all cards over together and play them in ascending order. The cards nobody took are shown too.',
  },
  {
    id: '4',
    text: 'Titles make building cheaper. Only titles you hold when your own card begins count. A King who loses the title to card 5 no longer has its discount for cards 8 and 9.',
  },
  {
    id: '5',
    heading: 'Invest cards',
    text: 'Put coins from your Bank into the investment circles of islands. Nobody can use a circle that holds coins until the round ends.',
  },
  {
    id: '6',
    text: 'Use as many islands as the card says. If open circles or your coins don’t allow that many, use as many as you can. Place all the coins the card names, or all you have: at least one on each island, the rest as you like. You can’t hold any back.',
    examples: [
      'Card 2 asks for five coins over four islands. With three coins in the Bank, place 1 + 1 + 1. With two circles open, place 4 + 1 or 3 + 2.',
    ],
  },
  { id: '7', text: 'Coins leave an island only to pay for building there.' },
  {
    id: '8',
    heading: 'Build cards',
    text: 'The card names a price for a bridge and a price for a port. Choose the kind and any free site.',
  },
  {
    id: '9',
    text: 'Discounts: King 1 on everything, Bridge Builder 1 on bridges, Port Builder 2 on ports. They add up, but no price falls below 1. Pay the price exactly.',
    examples: [
      'The King plays card 8: a bridge costs 3 − 1 = 2. If they’re Bridge Builder too, they pay 3 − 1 − 1 = 1.',
    ],
  },
  {
    id: '10',
    text: 'Pay for a bridge with your own pool coins from either end or both, for a port with those on its island. You can’t pay with coins still in circles, or from the Bank.',
  },
  {
    id: '11',
    text: 'What you pay goes back to your Bank, and one of those coins marks the structure as yours.',
    examples: [
      'A bridge costs 3, and you pay 2 coins from one end and 1 from the other. All 3 go to the Bank, then 1 marks the bridge: the Bank gains 2.',
    ],
  },
  {
    id: '12',
    text: 'If you can build, you must. You may skip the second build of card 9. Both builds of card 9 use the titles you held when it began. Coins and princes moved by the first build count for the second.',
  },
  {
    id: '13',
    heading: 'Bridges',
    text: 'If a prince stands at either end, exactly one must cross; with princes at both ends you choose which. If the island he reaches still has its crown, you take it and look at it in secret. Then choose one commerce stack, look through it and keep one card in secret. Last, take Bridge Builder.',
  },
  {
    id: '14',
    heading: 'Ports',
    text: 'You may move one prince: from anywhere to this island, or from here to anywhere. This never brings a crown, and a port brings no commerce card. You take Port Builder.',
  },
  {
    id: '15',
    heading: 'The King',
    text: 'Card 5 takes the King at once. If you already hold it, you stop the others from taking it.',
  },
  {
    id: '16',
    heading: 'End of the round',
    text: 'Coins in circles join their islands’ pools, even in the last round. The current King starts the next draft.',
  },
  {
    id: '17',
    heading: 'The end',
    text: 'When the seventeenth bridge or the thirteenth port is built, that round is the last. You still play its remaining cards.',
  },
  {
    id: '18',
    mark: 'house',
    text: 'House ruling: the game also ends if a round leaves every Bank empty and no free site affordable, even with every discount. It also ends after two rounds in a row without any investing or building.',
  },
  {
    id: '19',
    mark: 'house',
    heading: 'Before scoring',
    text: 'Going clockwise from the King, each player may show and resolve commerce cards 9, 10 and 12 in any order. House ruling: you don’t have to play any. There is only one pass. Every player with a commerce card is asked, so nobody learns who holds such a card.',
  },
  {
    id: '20',
    text: 'Crown Thief: take up to two crowns from different opponents, each drawn at random. Thief and victim know which crown it was.',
  },
  {
    id: '21',
    text: 'Hostile Takeover: you need a coin in your Bank. It replaces the mark on an opponent’s bridge; their coin returns to their Bank. No prince moves, no title changes, no card is drawn.',
  },
  {
    id: '22',
    text: 'Royal Visit: move two princes from two different islands to a third. If only one island holds princes, move one of them. No crown is taken.',
  },
  { id: '23', heading: 'Scoring', text: 'Each port scores its value for its owner.' },
  {
    id: '24',
    text: 'On each island, the player with the most bridges touching it scores its value. A bridge counts at both ends. Tied players each score half, rounded down. With no bridges there, nobody scores.',
    examples: [
      'Isla Margarita is worth 10. Three bridges against two score 10, and the two score nothing. Two against two score 10 ÷ 2 = 5 each.',
    ],
  },
  { id: '25', text: 'Each crown scores the number on it.' },
  {
    id: '26',
    text: 'On each island with princes, the player with the most pool coins scores two points for each prince. Tied players score one point for each. Marks on structures aren’t pool coins.',
    examples: [
      'Three princes stand on an island. Four coins against two score 3 × 2 = 6. Four against four score 3 × 1 = 3 each.',
    ],
  },
  {
    id: '27',
    text: 'Each commerce card scores what it says for its holder. Unless a card mentions ties, a tie scores nothing; leading with zero scores nothing. Tikis count as one set: one −3, two 0, three 12, four 25.',
  },
  { id: '28', text: 'All divisions round down. A total may be below zero.' },
  {
    id: '29',
    heading: 'Ties',
    text: 'If points are tied: most bridges, then most ports, then most coins on the board, marks included. Still tied: share the win.',
  },
];
