import type { Glance } from '../../module';

/** Island Hopper on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Aim',
    lines: [
      'Have the most dollars after the last round.',
      'As captain you take the money on islands. As a passenger you cash contracts for islands where goods land.',
    ],
  },
  {
    at: '2.1',
    title: 'A round',
    ordered: true,
    lines: [
      'Round card: $2 beside each of a company’s islands, or $1 off every island, or the Last Round.',
      'Auction for the captain’s tile, paid to the bank. Last round’s captain sits out.',
      'Bribes: for one minute the others put dollars beside islands. The captain stays silent.',
      'Before the first flight the captain may reveal tourists.',
      'One flight per player; each good flies once.',
      'Contracts: starting with the captain, draw back up to three. You may put one away first.',
    ],
  },
  {
    at: '5.3',
    title: 'A landing',
    lines: [
      'The whole token is on one island that shows the good, even if you aimed elsewhere.',
      'The captain takes all money beside it, and the tourists’ fares.',
      'The others cash every contract for it. The captain can’t.',
    ],
  },
  {
    at: '5.5',
    title: 'No landing',
    lines: ['Nobody is paid. The good is spent, and the money stays.'],
  },
  {
    at: '5.6',
    title: 'The second chance',
    lines: [
      'Once a round the captain may discard a completed contract to fly a lost good again.',
      'The captain keeps its money, but it no longer counts for sets and ties.',
    ],
  },
  {
    at: '5.7',
    title: 'Words',
    lines: ['Three words each in every flight, true or false. Each extra one costs $1.'],
  },
  {
    at: '3.2',
    title: 'Two players',
    lines: [
      'One player puts three goods on the compass and names a price. The other lets them pay it and fly, or pays them and flies the other three.',
      'No bribes, no words. Both cash contracts, up to four in hand.',
    ],
  },
  {
    at: '7.1',
    title: 'The end',
    lines: [
      'After the Last Round (the seventh, eighth or ninth), or when contracts run out.',
      'In that round the captain gets $1 for each contract the others cash.',
      'Your cash counts. Three completed contracts of one symbol add $5, each extra one $5 more.',
      'Contracts in hand and money beside islands count for nothing.',
      'Ties: more completed contracts win.',
    ],
  },
];
