import type { Glance } from '../../module';

/** Manila on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Aim',
    lines: [
      'Be the richest when one ware is worth 30.',
      'Cash counts, and each share counts at its ware’s value. A pledged share costs you 15.',
    ],
  },
  {
    at: '3.2',
    title: 'A voyage',
    ordered: true,
    lines: [
      'Auction, opened by the last harbour master: bid higher, or pass for good. The winner pays the bank and becomes harbour master.',
      'The harbour master may buy a share at its value, at least 5. Then they load three wares and set starts from 0 to 5, totalling 9.',
      'Three times: each player places an accomplice, then the dice move the punts. With three players, place two first.',
      'Before the last roll: the small pilot moves a punt by 1, then the large one by 2 (or two by 1).',
      'Payday. Then wares in the port rise.',
    ],
  },
  {
    at: '3.5',
    title: 'Placing',
    lines: [
      'Clockwise from the harbour master: pay the bank, or pass for this voyage.',
      'On a punt, take the cheapest vacant seat first.',
      'Can’t afford anything, even by pledging shares? Take a seat as a stowaway, for all your cash.',
    ],
  },
  {
    at: '3.6',
    title: 'Where punts end',
    lines: [
      'Past 13: straight to the next port berth.',
      'On 13: after the second roll, pirates may board for free if a seat is vacant. After the third they plunder it and choose its dock. With no pirates, it arrives.',
      'Short of 13 after the third roll: in the shipyard.',
    ],
  },
  {
    at: '3.9',
    title: 'Payday',
    lines: [
      'Those aboard a punt in port share its load evenly: 18, 24, 30 or 36. Pirates share a plundered load.',
      'Berths A, B and C with a punt: 6, 8, 15.',
      'Insurance: 10 at once; one, two or three wrecks cost 6, 14 or 29.',
      'Pilots and empty berths: nothing.',
    ],
  },
  {
    at: '3.8',
    title: 'Pledging shares',
    lines: ['Pledge a share for 12; redeem it for 15.', 'You can bid up to your cash plus 12 per unpledged share.'],
  },
  {
    at: '3.10',
    title: 'Values and the end',
    lines: [
      'A ware in the port rises: 5, 10, 20, 30. At 30 the game ends.',
      'Fortune: cash, shares at their value, less 15 for each pledged one.',
      'Tied players share the win.',
    ],
  },
  {
    at: '1.4',
    title: 'Chances of passing 13',
    lines: [
      'In three rolls: 16% from 0, 26% from 1, 38% from 2, 50% from 3, 63% from 4, 74% from 5.',
      'On the last roll, from 8 or beyond: its space minus 7, out of 6.',
    ],
  },
  {
    at: '3.1',
    title: 'What is secret',
    lines: ['Which wares you were dealt. All players see shares bought later, and cash too unless an option hides it.'],
  },
];
