import type { Glance } from '../../module';

/** Island Hopper on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: '2.1',
    title: 'A round',
    ordered: true,
    lines: [
      'Round card: $2 beside each island of a company, or $1 off every island, or the Last Round.',
      'Auction for the captain’s tile, paid to the bank. Last round’s captain sits out.',
      'Bribes: for a minute all others put dollars beside islands. The captain is silent.',
      'Before the first flight the captain may reveal tourists.',
      'As many flights as players, each good once.',
      'Contracts: from the captain on, draw up to three; one may be put away first.',
    ],
  },
  {
    at: '5.3',
    title: 'A landing',
    lines: [
      'The whole token lies on one island that shows the good; which was meant does not matter.',
      'The captain takes all money beside it, and the tourists’ fares.',
      'All others cash every contract for it. The captain can’t.',
    ],
  },
  {
    at: '5.5',
    title: 'No landing',
    lines: ['Nobody is paid; the good is spent, and the money stays.'],
  },
  {
    at: '5.6',
    title: 'The second chance',
    lines: [
      'Once a round the captain discards a completed contract and flies a lost good again.',
      'Its money is kept; for sets and ties it is gone.',
    ],
  },
  {
    at: '5.7',
    title: 'Words',
    lines: ['Three words each in every flight, true or false; each further one costs $1.'],
  },
  {
    at: '3.2',
    title: 'Two players',
    lines: [
      'One puts three goods on the compass and names a price; the other lets them fly these for it, or pays it to them and flies the other three.',
      'No bribes, no words. Both cash contracts, up to four in hand.',
    ],
  },
  {
    at: '7.1',
    title: 'The end',
    lines: [
      'After the Last Round, the seventh, eighth or ninth, or when contracts run out.',
      'In it the captain gets $1 for each contract that others cash.',
      'Cash counts, and for each symbol $5 for three completed contracts, $5 more for each further one.',
      'In the hand and beside islands: nothing.',
      'Ties: more completed contracts.',
    ],
  },
];
