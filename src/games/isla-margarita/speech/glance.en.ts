import type { Glance } from '../../module';

/** Isla Margarita on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: '3',
    title: 'A round',
    ordered: true,
    lines: [
      'From the King clockwise, everybody takes one of the nine action cards in secret; with two players, two.',
      'All are turned over and played in ascending order.',
      'Coins in circles join the pools of their islands.',
    ],
  },
  {
    at: '6',
    title: 'Invest: cards 1, 2, 3, 6, 7',
    lines: [
      'Coins go from your Bank into empty circles; a circle with coins is closed to all this round.',
      'Use all the coins and islands the card names, or as many as there are.',
      'They can pay from the next round on.',
    ],
  },
  {
    at: '9',
    title: 'Build: cards 4, 8, 9',
    lines: [
      'The price of the card, less 1 for the King, 1 on bridges for Bridge Builder, 2 on ports for Port Builder; at least 1.',
      'Paid from your pools: a bridge at either end or both, a port on its island.',
      'It goes back to your Bank, less one coin that marks what you built.',
      'If you can build, you must; not the second of card 9.',
    ],
  },
  {
    at: '13',
    title: 'After a bridge',
    ordered: true,
    lines: [
      'A prince at either end crosses, exactly one.',
      'If the island he reaches still has its crown, it is yours.',
      'Look through one stack and keep one commerce card in secret.',
      'You take Bridge Builder. On card 9 the titles count that you held before it.',
    ],
  },
  {
    at: '14',
    title: 'After a port',
    lines: ['One prince may come to this island, or leave it. No crown, no commerce card.', 'You take Port Builder.'],
  },
  {
    at: '15',
    title: 'The King',
    lines: ['Card 5 takes the title at once.', 'The King chooses first, and pays 1 less.'],
  },
  {
    at: '17',
    title: 'The end',
    lines: [
      'The round of the seventeenth bridge or the thirteenth port is the last; its cards are all played.',
      'Also when nobody can ever build again, or after two rounds without any act.',
      'Before scoring, from the King on: Crown Thief, Hostile Takeover, Royal Visit.',
    ],
  },
  {
    at: '23',
    title: 'Points',
    lines: [
      'Port: the number on it.',
      'Island: its value, for most bridges touching it; if tied, half each, rounded down.',
      'Crown: the number on it.',
      'Prince: 2 each, for most coins in the pool there; if tied, 1 each.',
      'Commerce cards: what they say.',
      'Ties: more bridges, then ports, then coins on the board; else the win is shared.',
    ],
  },
];
