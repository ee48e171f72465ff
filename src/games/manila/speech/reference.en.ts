import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'Three punts carry three of four wares down to Manila, and everybody earns on something: on the wares aboard, on punts that arrive, on punts that do not, on piracy, on piloting, on insurance. Wares that arrive rise on the black market. The game ends when one ware is worth 30; the greatest fortune wins.',
  },
  {
    id: '1.1',
    heading: 'Wares',
    text: 'Ginseng: three seats for 1, 2, 3; the load brings 18. Nutmeg: three seats for 2, 3, 4; it brings 24. Silk: three seats for 3, 4, 5; it brings 30. Jade: four seats for 3, 4, 5, 5; it brings 36. A load is shared evenly by those aboard, whatever their seats cost.',
    examples: [
      'Jade arrives with two aboard: 36 ÷ 2 = 18 each, although one seat cost 3 and the other 4. With four aboard it is 36 ÷ 4 = 9.',
    ],
  },
  {
    id: '1.2',
    heading: 'Other spaces',
    text: 'Port and shipyard have berths A, B, C for 4, 3, 2 that pay 6, 8, 15 when a punt lies in them. Two pirates for 5 each, captain and mate. Small pilot 2, large pilot 5. The insurance agent pays nothing and gets 10 at once; he is liable for the shipyard.',
  },
  {
    id: '1.4',
    heading: 'Chances',
    text: 'From its start a punt passes 13 within three rolls in so many of 216 cases: from 0 in 35, from 1 in 56, from 2 in 81, from 3 in 108, from 4 in 135, from 5 in 160. It ends on 13 exactly in 21 to 27 of them. Before the last roll a punt on 8 or more passes 13 with (its place − 7) of 6.',
    examples: ['From 10 a 4, 5 or 6 passes 13, a 3 ends on it: 10 − 7 = 3 of 6.'],
  },
  {
    id: '3.1',
    mark: 'house',
    heading: 'Set-up',
    text: 'Everybody starts with 30 pesos, three accomplices (four with three players) and two hidden shares, dealt from three of each ware (or from all twenty, by option). All other shares lie open and are for sale. Who holds which ware is secret until the end; a share bought later is bought in the open. Cash is open, or hidden by option: then one cannot see what others have, and whoever can afford nothing is still asked and passes. The first auction is opened by a seat drawn at random, which stands for the oldest, or by the first seat.',
  },
  {
    id: '3.2',
    heading: 'A voyage',
    text: 'Auction, duties of the harbour master, then with four or five players: place, move, place, move, place, pilots, move. With three: place twice before the first move, and once before each of the others. Then profits, insurance, the rise of values.',
  },
  {
    id: '3.3',
    mark: 'house',
    heading: 'Auction',
    text: 'The harbour master of the last voyage opens (in the first voyage see 3.1). Clockwise, bid higher or pass for good. The limit is your cash plus 12 for each unpledged share; pledging never changes it, redeeming lowers it by 3. The highest bidder pays the bank and is harbour master. If nobody bids, the last harbour master stays for nothing; in the first voyage it is the one who opened. The last one left who has not bid yet may still bid 1 or more, or pass.',
    examples: [
      'Ana bids 5, Ben 9, Cem passes, Dina 12, Ana passes, Ben 14, Dina 20, Ben passes. Dina pays 20 of her 30 and keeps 10. Everybody’s limit was 30 + 2 × 12 = 54.',
    ],
  },
  {
    id: '3.4',
    heading: 'Harbour master',
    text: 'First you may buy one share at its value, at least 5. Then you load three different wares; the fourth stays ashore and has no part in this voyage. Last you give each punt a route of its own and a start from 0 to 5; the three starts add up to exactly 9.',
    examples: ['5 + 4 + 0 = 9 is allowed. 5 + 4 + 1 = 10 is too much, and 6 + 3 + 0 begins beyond 5.'],
  },
  {
    id: '3.5',
    mark: 'house',
    heading: 'Placing',
    text: 'From the harbour master clockwise, place one accomplice on a vacant space and pay the bank, or pass and place no more this voyage. On a punt the cheapest vacant seat is always taken first; a punt on 13 is still at sea, a punt in a dock is closed. Any vacant berth may be taken, even if a punt lies there already. The first pirate is captain, the second mate; places left by boarding may be filled again. One piece a turn, but you may hold several spaces of any kind.',
  },
  {
    id: '3.6',
    mark: 'house',
    heading: 'Moving, boarding, plunder',
    text: 'One die for every punt at sea. A punt that passes 13 docks in the next free port berth at once; on 13 exactly it stays. Punts move in route order, or as the harbour master says, by option; no money depends on it. After the second move the captain, then the other pirate, may board a vacant seat of a punt on 13, free of charge. After the third move punts short of 13 go to the shipyard. A punt on 13 arrives if no pirate is on the boat; otherwise it is plundered: those aboard go home with nothing, the pirates share the load, and the captain says whether it goes to the port or the shipyard.',
  },
  {
    id: '3.7',
    mark: 'house',
    heading: 'Pilots',
    text: 'After the last placement, before the third roll: the small pilot may move one punt at sea by one, forward or back; then the large pilot one punt by up to two, or two different punts by one each. Nothing goes behind the start. A punt moved beyond 13 docks at once. On 13 nothing happens now.',
  },
  {
    id: '3.8',
    mark: 'house',
    heading: 'Pledged shares and the stowaway',
    text: 'On any of your decisions, between voyages or to make a payment, you may pledge a share for 12 and redeem it for 15. The app chooses which one: the least valuable first, then the one held longest (and the most valuable is redeemed first). It never changes a fortune, and nobody learns what you hold. A forced payment pledges as few shares as it needs. If even the cheapest paid space costs more than your limit, you’re a stowaway: for all your cash you may take a vacant seat on a punt at sea (by option any space but the insurance), or pass. With hidden money a seat whose shares are all pledged redeems at its own decisions, not in the pause: a button there would show its purse.',
    examples: [
      'With 4 pesos and two free shares the limit is 4 + 2 × 12 = 28. A bid of 20 wins: both are pledged, 4 + 24 − 20 = 8 are left. Pledged to the end they cost 2 × 15 = 30.',
    ],
  },
  {
    id: '3.9',
    heading: 'Profits',
    text: 'In this order: the pirates on the punt share the plunder; those aboard share the load of a punt that arrived; port berths with a punt pay 6, 8, 15; shipyard berths with a punt pay the same, out of the agent’s pocket if there is one, who also pays the bank for berths nobody holds (6, 14 or 29 in all, less his own berth). If he is short he pledges shares, then pays what he has, and the bank covers the rest. Pilots and idle berths get nothing.',
    examples: [
      'Two punts are wrecked, in shipyards A and B. The agent, who got 10, pays 6 + 8 = 14. Had all three been wrecked: 6 + 8 + 15 = 29.',
    ],
  },
  {
    id: '3.10',
    mark: 'house',
    heading: 'Values and the end',
    text: 'Every ware whose punt lies in the port rises: 0, 5, 10, 20, 30. At 30 the game ends. Your fortune is your cash and the value of all your shares, less 15 for each pledged one. Equal fortunes share the win.',
  },
  {
    id: '3.11',
    heading: 'Strong pirates',
    text: 'By option, a pirate after the second move may board a full punt on 13 and send one accomplice home, if no seat on any punt on 13 is vacant. There is no refund, and the piece is out for this voyage. The second pirate may not clear the seat the captain has just boarded.',
  },
];
