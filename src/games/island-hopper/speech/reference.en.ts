import type { RuleParagraph } from '../../module';

/** The rules in our own words (rule page A4 to A7). The ids are what refusals and events carry. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'You share one seaplane. Each round you bid for the captain’s seat, then bribe the captain with dollars beside islands. The captain flies goods to islands with eyes closed. Wherever a good lands, the captain takes the money, and the others cash their contracts for that island. Most dollars win.',
  },
  {
    id: '1.1',
    heading: 'Set-up',
    text: 'Twelve islands lie round a compass. The six near ones show one good each, the six far ones two. Each player gets $10 behind a screen and three contracts (four with two players). Three more contracts lie face up. There are nine round cards. The Last Round is equally likely to be the seventh, eighth or ninth (with two players, always the ninth). The player who flew most recently has the captain tile.',
  },
  {
    id: '1.2',
    mark: 'rebuilt',
    text: 'House deck: the boxed game’s names, goods, companies and payouts are only on its components, so this set is our own. It has 72 island contracts, six for each island, $90 for each symbol. There are nine tourists, six of $1 and three of $2. Three companies have two round cards each; two more remove money, and one is the Last Round. If you own the box, you can type in the real cards when you set up a game.',
  },
  {
    id: '2.1',
    heading: 'The round card',
    text: 'At the start of a round, turn over its card and resolve it at once. A company: the bank puts $2 beside each island with its flag. Remove: every island with money loses $1; the others aren’t affected. The Last Round: nothing happens now. But this round the captain gets $1 from the bank for each contract another player cashes, and then the game ends.',
  },
  {
    id: '2.2',
    text: 'Dummy bids (an option for three): before the round card, draw and discard two island contracts. Put $3 beside each island they name, $6 if both name the same one. If you draw a tourist, discard it and draw again. If the deck runs out, draw no more.',
  },
  {
    id: '3.1',
    heading: 'The auction',
    text: 'The holder of the tile opens the first auction; the player on the captain’s left opens each later one. The opener has to bid, $0 or more. Then each player in turn bids more or passes for good. Last round’s captain sits out. You can’t bid more than you have. The last player in pays the bank and takes the tile.',
    examples: [
      'Ana opens with $0, Ben bids $1, Cem $2, Dina and Ana pass, Ben $3, Cem passes. Ben pays the bank $3 of his $10 and is captain.',
    ],
  },
  {
    id: '4.1',
    mark: 'house',
    heading: 'Bribes',
    text: 'For one minute all players but the captain put dollars beside islands, as many and as often as they like. You can’t take anything back, or give anything to the captain directly. The captain is silent until time is up. The others may talk, and promises aren’t binding. A coin still in the air when time is up goes home. The minute ends early when all are ready. With the calm bribing option, each player bribes in secret, one after the other, then all coins are turned over.',
  },
  {
    id: '5.1',
    heading: 'Tourists',
    text: 'Once, before the first flight, the captain may reveal any number of tourists. For every landing this round, each one pays its fare from the bank. They’re discarded when the round’s flights are over.',
  },
  {
    id: '5.2',
    heading: 'Flights',
    text: 'There’s one flight per player (with two players, three: one for each good on the compass). For each flight the captain picks a good still on the compass and flies it with eyes closed. Landed or not, that good is spent for the round.',
  },
  {
    id: '5.3',
    text: 'A flight succeeds when the whole token is on one island and that island shows the good. It doesn’t matter which one you meant. An island that doesn’t show the good is a failure, even if you meant it. So are the sea and the compass.',
    examples: [
      'You aim the fish at one island, but it ends up wholly on another that shows fish: it has landed there. In the sea, or on an island without fish, it’s lost.',
    ],
  },
  {
    id: '5.4',
    text: 'After a landing the captain takes all the money beside that island, then the tourists’ fares. Then every other player cashes every contract they hold for that island. This happens by itself: there’s no reason to hold back. The captain can’t cash their own contracts (with two players they can). Cashed contracts are shown and then kept face down.',
    examples: [
      '$5 lies beside the island, and a $2 tourist was revealed: the captain gets 5 + 2 = $7. Cem cashes his contract for $5, Dina hers for $3. The captain’s own contract pays nothing.',
    ],
  },
  {
    id: '5.5',
    text: 'Each good flies once a round. You can reach the same island twice; it pays what is there at the time.',
  },
  {
    id: '5.6',
    mark: 'house',
    heading: 'The second chance',
    text: 'The captain gets one second chance a round, after a failed flight or at the end of the flights. Discard one completed contract and fly a lost good again, to any island. You keep that contract’s money, but it no longer counts for sets or ties (house ruling). This is an extra flight and can’t be flown again.',
  },
  {
    id: '5.7',
    heading: 'Words',
    text: 'While a token is in the air the others are silent, except for three words each per flight, true or false. Each extra word costs $1 to the bank as soon as you say it, if you have the cash at that moment. There are no debts, and money from the landing comes too late. Tap your own words as you say them. After the flight any player may report a word that wasn’t tapped. If it was one too many, you pay for it then, even from what the landing brought. A computer pilot listens to the words you tap on its strip. A true one makes its remaining error 15% smaller; a false one makes it that much larger. After two false ones it stops listening to that player. With two players there are no words.',
  },
  {
    id: '6.1',
    mark: 'house',
    heading: 'Contracts',
    text: 'When the deck and the row can’t fill every hand, the game ends at once. Otherwise players take turns, starting with the captain. You may first put one contract under the deck. Then draw back up to three (four with two players), from the row or blind, one at a time. The row is refilled when you’ve finished. A contract goes under the deck unseen, unless all players saw it taken from the row. Then they see it go as well (the rules are silent here). After the Last Round skip this: contracts in hand are worth nothing.',
  },
  {
    id: '3.2',
    heading: 'Dueling Pilots: two players',
    text: 'The compass is empty at first. The player who wasn’t captain last (at first, the one without the tile) puts three goods on it. They name a price no higher than their cash. The other player may let them pay the bank and fly these goods. Or the other player pays them the price, becomes captain and flies the other three goods. There are no bribes and no words. Both cash contracts. The Last Round’s bonus counts only the other player’s contracts.',
  },
  {
    id: '7.1',
    mark: 'house',
    heading: 'The end',
    text: 'Count your cash. For each symbol, three completed contracts add $5, and each extra one $5 more. Contracts in hand and money beside islands don’t count. Most dollars win. A tie goes to the player with more completed contracts; if you’re still tied, you share the win.',
    examples: [
      'Five completed contracts with a palm: $5 for three, then 2 × $5 more, $15 in all. Two with a star pay nothing.',
    ],
  },
  {
    id: '8.1',
    heading: 'Flying on a tablet',
    text: 'Hold a finger on the token until it lifts, close your eyes, drag it, let go. The edge you see is the edge that counts: the whole token has to be inside the shoreline. A tenth of a millimetre is forgiven. One finger flies; every other touch is ignored. Letting go at once over the compass is a false start, allowed twice a flight. After a false start, or if the device interrupts, the flight doesn’t count. Its words come back, and so do the dollars paid for them. Under clouds the islands are hidden after five seconds. On a real table the captain covers their eyes with one hand. They lift the token two or three inches (a good 5 cm) and drop it. One player says where it is, and another confirms it. Islands lie at least 6 inches (a good 15 cm) apart, and bribes lie an inch off the tile. Switch off multi-finger gestures first: Guided Access on an iPad, screen pinning on Android. Measure the screen with a bank card in Settings, and test your hand when you set up the game. If the short side shows less than 96 mm of lagoon, choose calm islands, clouds or dead reckoning. The lagoon has the same shape on every screen, so a flight in the log reads the same everywhere. Only its size differs.',
  },
  {
    id: '8.2',
    heading: 'Dead reckoning',
    text: 'You can fly without dragging and without sight. The app reads out the islands by clock position and ring, then hides the board. Set a heading in steps of five degrees and a distance in steps of two millimetres, then drop. The app adds a hidden wind. Any captain may fly any flight this way.',
  },
  {
    id: '9.1',
    heading: 'What is secret',
    text: 'Contracts in hand are secret, except those all players saw taken from the row. Money stays behind the screens and isn’t shown, although any player who keeps count could know it. All players know who says a word too many, but not whether they had the cash for it. All players saw the cashed contracts; their owners keep them face down.',
  },
];
