import type { Glance } from '../../module';

/** Manila on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: '3.2',
    title: 'A voyage',
    ordered: true,
    lines: [
      'Auction, opened by the last harbour master: bid higher, or pass for good. The winner pays the bank and is harbour master.',
      'The harbour master may buy a share at its value, at least 5; loads three wares; gives starts from 0 to 5, together 9.',
      'Three times: everybody places an accomplice, then the dice move the punts. With three players, two accomplices first.',
      'Before the last roll: the small pilot by 1, then the large one by 2, or twice by 1.',
      'Payday. Then wares in the port rise.',
    ],
  },
  {
    at: '3.5',
    title: 'Placing',
    lines: [
      'From the harbour master clockwise: pay the bank, or pass for this voyage.',
      'On a punt the cheapest vacant seat comes first.',
      'Nothing you can pay, even by pledging shares: all your cash for a seat, as a stowaway.',
    ],
  },
  {
    at: '3.6',
    title: 'Where punts end',
    lines: [
      'Beyond 13: in the next port berth, at once.',
      'On 13: after the second roll pirates may board a vacant seat, free. After the third they take it, and choose its dock. No pirates: it arrives.',
      'Short of 13 after the third roll: in the shipyard.',
    ],
  },
  {
    at: '3.9',
    title: 'Payday',
    lines: [
      'A load in port is shared evenly by those aboard: 18, 24, 30, 36. A plundered one by the pirates.',
      'Berths A, B, C with a punt: 6, 8, 15.',
      'Insurance: 10 at once; one, two, three wrecks cost 6, 14, 29.',
      'Pilots and empty berths: nothing.',
    ],
  },
  {
    at: '3.8',
    title: 'Pledging shares',
    lines: ['A share is pledged for 12, redeemed for 15.', 'Bids go up to your cash and 12 for each free share.'],
  },
  {
    at: '3.10',
    title: 'Values and the end',
    lines: [
      'A ware in the port rises: 5, 10, 20, 30. At 30 the game ends.',
      'Fortune: cash, shares at their value, less 15 for each pledged one.',
      'Equal fortunes share the win.',
    ],
  },
  {
    at: '1.4',
    title: 'Chances to pass 13',
    lines: [
      'In three rolls: from 0: 16 %, from 1: 26 %, from 2: 38 %, from 3: 50 %, from 4: 63 %, from 5: 74 %.',
      'In the last roll, from 8 on: its place less 7, of 6.',
    ],
  },
  {
    at: '3.1',
    title: 'What is secret',
    lines: ['The wares of dealt shares; what is bought later is seen by all, and cash too, but by option.'],
  },
];
