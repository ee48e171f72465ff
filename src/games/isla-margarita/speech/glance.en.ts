import type { Glance } from '../../module';

/** Isla Margarita on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Aim',
    lines: [
      'Have the most points once the last bridge or the last port is built.',
      'Each island scores for the player with the most bridges to it; a port always scores its number.',
      'Crowns, coins beside princes and commerce cards add points.',
    ],
  },
  {
    at: '3',
    title: 'A round',
    ordered: true,
    lines: [
      'Clockwise from the King, each player secretly takes one of the nine action cards. With two players, each takes two.',
      'Turn all cards over and play them in ascending order.',
      'Coins in circles join the pools of their islands.',
    ],
  },
  {
    at: '6',
    title: 'Invest: cards 1, 2, 3, 6, 7',
    lines: [
      'Put coins from your Bank into empty circles; a circle with coins is closed for this round.',
      'Use all the coins and islands the card names, or as many as you can.',
      'You can spend them from the next round.',
    ],
  },
  {
    at: '9',
    title: 'Build: cards 4, 8, 9',
    lines: [
      'Pay the card’s price, less 1 as King, 1 on bridges as Bridge Builder, 2 on ports as Port Builder. Always pay at least 1.',
      'Pay from your pools: for a bridge at either end or both, for a port on its island.',
      'What you pay returns to your Bank, less one coin to mark what you built.',
      'Build if you can; the second build of card 9 is optional.',
    ],
  },
  {
    at: '13',
    title: 'After a bridge',
    ordered: true,
    lines: [
      'If either end has a prince, exactly one crosses.',
      'If the island he reaches still has its crown, it’s yours.',
      'Look through one stack and keep one commerce card in secret.',
      'You take Bridge Builder. On card 9, only titles you held before it count.',
    ],
  },
  {
    at: '14',
    title: 'After a port',
    lines: ['You may move one prince to or from here. No crown, no commerce card.', 'You take Port Builder.'],
  },
  {
    at: '15',
    title: 'The King',
    lines: ['Card 5 takes the title at once.', 'The King chooses first and pays 1 less.'],
  },
  {
    at: '17',
    title: 'The end',
    lines: [
      'The round with the seventeenth bridge or thirteenth port is the last; play all its cards.',
      'The game also ends if nobody can ever build again, or after two idle rounds.',
      'Before scoring, starting with the King: Crown Thief, Hostile Takeover, Royal Visit.',
    ],
  },
  {
    at: '23',
    title: 'Points',
    lines: [
      'Port: the number on it.',
      'Island: its value, for the most bridges touching it; if tied, half each, rounded down.',
      'Crown: the number on it.',
      'Princes: 2 each for the largest pool there; if tied, 1 each.',
      'Commerce cards: what they say.',
      'Ties: more bridges, then ports, then coins on the board; if still tied, share the win.',
    ],
  },
];
