import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'Three punts carry three of the four wares to Manila. Players bet on the wares aboard, on punts that arrive and punts that don’t, on piracy, piloting and insurance. Wares that arrive rise on the black market. The game ends when one ware is worth 30; the greatest fortune wins.',
  },
  {
    id: '1.1',
    heading: 'Wares',
    text: 'Ginseng: three seats for 1, 2, 3; the load brings 18. Nutmeg: three seats for 2, 3, 4; it brings 24. Silk: three seats for 3, 4, 5; it brings 30. Jade: four seats for 3, 4, 5, 5; it brings 36. Those aboard share a load evenly, whatever their seats cost.',
    examples: [
      'Jade arrives with two aboard: 36 ÷ 2 = 18 each, although one seat cost 3 and the other 4. With four aboard, it’s 36 ÷ 4 = 9 each.',
    ],
  },
  {
    id: '1.2',
    heading: 'Other spaces',
    text: 'Port and shipyard each have berths A, B and C. They cost 4, 3 and 2, and pay 6, 8 and 15 when a punt is in them. Two pirates, captain and mate, cost 5 each. The small pilot costs 2, the large pilot 5. The insurance agent pays nothing, gets 10 at once and is liable for the shipyard.',
  },
  {
    id: '1.4',
    heading: 'Chances',
    text: 'Three rolls can come out in 216 ways. From 0 a punt passes 13 in 35 of them, from 1 in 56, from 2 in 81. From 3 it does so in 108, from 4 in 135, from 5 in 160. It ends exactly on 13 in 21 to 27 of them. Before the last roll, a punt on 8 or more passes 13 in (its space − 7) cases out of 6.',
    examples: ['From 10, a 4, 5 or 6 passes 13 and a 3 ends on it: 10 − 7 = 3 of 6.'],
  },
  {
    id: '3.1',
    mark: 'house',
    heading: 'Set-up',
    text: 'Each player starts with 30 pesos, three accomplices (four with three players) and two hidden shares. These are dealt from three of each ware or, as an option, from all twenty. All other shares lie open and are for sale. Who was dealt which ware is secret until the end; a share bought later is bought in the open. Cash is open or, as an option, hidden. If it’s hidden, a player who can’t afford anything is still asked, and passes. A seat drawn at random, standing in for the oldest player, opens the first auction. As an option, the first seat does.',
  },
  {
    id: '3.2',
    heading: 'A voyage',
    text: 'First the auction, then the harbour master’s duties. With four or five players, the order is: place, move, place, move, place, pilots, move. With three, place twice before the first move, and once before each of the others. After that come profits, insurance and rising values.',
  },
  {
    id: '3.3',
    mark: 'house',
    heading: 'Auction',
    text: 'The harbour master of the last voyage opens (for the first voyage, see 3.1). Going clockwise, bid higher or pass for good. Your limit is your cash plus 12 for each unpledged share. Pledging never changes it, but redeeming lowers it by 3. The highest bidder pays the bank and becomes harbour master. If nobody bids, the last harbour master stays for free; in the first voyage, the opener takes the office. If the last player left hasn’t bid yet, they may still bid 1 or more, or pass.',
    examples: [
      'Ana bids 5, Ben bids 9, Cem passes, Dina bids 12, Ana passes, Ben bids 14, Dina bids 20, Ben passes. Dina pays 20 of her 30 and keeps 10. Each player’s limit was 30 + 2 × 12 = 54.',
    ],
  },
  {
    id: '3.4',
    heading: 'Harbour master',
    text: 'First you may buy one share at its value, at least 5. Then load three different wares; the fourth stays ashore and takes no part in this voyage. Last, give each punt its own route and a start from 0 to 5. The three starts add up to exactly 9.',
    examples: ['5 + 4 + 0 = 9 is allowed. 5 + 4 + 1 = 10 is too much. With 6 + 3 + 0, one punt starts beyond 5.'],
  },
  {
    id: '3.5',
    mark: 'house',
    heading: 'Placing',
    text: 'Going clockwise from the harbour master, place one accomplice on a vacant space and pay the bank. Or pass, and place no more this voyage. On a punt, always take the cheapest vacant seat first. A punt on 13 is still at sea; a docked punt is closed. You may take any vacant berth, even if a punt is there already. The first pirate is captain, and the second is mate. When pirates board a punt, the places they leave may be filled again. Place one piece a turn, but hold as many spaces of any kind as you like.',
  },
  {
    id: '3.6',
    mark: 'house',
    heading: 'Moving, boarding, plunder',
    text: 'Roll one die for each punt at sea. A punt that passes 13 docks in the next free port berth at once; exactly on 13, it stays. Punts move in route order or, as an option, as the harbour master decides. The order never affects the money. After the second move the captain, then the other pirate, may board a punt on 13 for free. It must have a vacant seat. After the third move, punts short of 13 go to the shipyard. A punt on 13 arrives if no pirate is on the boat; otherwise it’s plundered. Those aboard go home with nothing, and the pirates share the load. The captain sends the punt to the port or the shipyard.',
  },
  {
    id: '3.7',
    mark: 'house',
    heading: 'Pilots',
    text: 'After the last placement, before the third roll, the small pilot may move one punt at sea by one, forward or back. Then the large pilot may move one punt by up to two, or two different punts by one each. No punt goes back past the start. A punt moved beyond 13 docks at once. At this point, nothing happens on 13.',
  },
  {
    id: '3.8',
    mark: 'house',
    heading: 'Pledged shares and the stowaway',
    text: 'Pledge a share for 12; redeem it for 15. You may do so whenever you have a decision to make, between voyages, or to make a payment. The app chooses which one. It pledges the least valuable first; if several tie, the one held longest. It redeems the most valuable first. This never changes a fortune, and nobody learns what you hold. A forced payment pledges only as many shares as it needs. If even the cheapest paid space costs more than your limit, you’re a stowaway. For all your cash, you may take a vacant seat on a punt at sea, or pass. As an option, you may take any space but the insurance. With hidden money, a player whose shares are all pledged can redeem only when they have a decision to make. Between voyages, just showing the button would give away their cash.',
    examples: [
      'With 4 pesos and two unpledged shares, the limit is 4 + 2 × 12 = 28. A bid of 20 wins: both shares are pledged, and 4 + 24 − 20 = 8 pesos are left. If they stay pledged to the end, the shares cost 2 × 15 = 30.',
    ],
  },
  {
    id: '3.9',
    heading: 'Profits',
    text: 'Payments come in this order. Pirates share their plunder. Those aboard share the load of a punt that arrived. Port berths with a punt pay 6, 8 and 15. Shipyard berths with a punt pay the same, from the insurance agent, or from the bank if there’s none. The agent also pays the bank for berths nobody holds: 6, 14 or 29 in all, less their own berth. An agent who is short pledges shares, then pays what they have, and the bank covers the rest. Pilots and empty berths get nothing.',
    examples: [
      'Two punts are wrecked, in shipyards A and B. The agent, who got 10, pays 6 + 8 = 14. Had all three been wrecked: 6 + 8 + 15 = 29.',
    ],
  },
  {
    id: '3.10',
    mark: 'house',
    heading: 'Values and the end',
    text: 'Each ware whose punt is in the port rises: 0, 5, 10, 20, 30. At 30 the game ends. Your fortune is your cash plus the value of all your shares, less 15 for each pledged one. Tied players share the win.',
  },
  {
    id: '3.11',
    heading: 'Strong pirates',
    text: 'As an option, after the second move a pirate may board a full punt on 13 and send one accomplice home. This is only allowed when no punt on 13 has a vacant seat. There’s no refund, and the piece is out for this voyage. The second pirate may not clear the seat the captain has just taken.',
  },
];
