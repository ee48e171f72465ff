import type { RuleParagraph } from '../../module';

/** The rules in our own words (rule page A4 to A7). The ids are what refusals and events carry. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'You share one seaplane. Each round you bid for the captain’s seat, bribe the captain with dollars beside islands, and then the captain flies goods to islands with eyes closed. Wherever a good lands, the captain takes the money, and the others cash their contracts for that island. Most dollars win.',
  },
  {
    id: '1.1',
    heading: 'Set-up',
    text: 'Twelve islands lie round a compass: six near ones show one good, six far ones show two. Everybody gets $10 behind a screen and three contracts (four in a game for two); three more lie face up. Of the nine round cards the Last Round is the seventh, eighth or ninth, equally likely (always the ninth for two). Whoever flew most recently has the captain tile.',
  },
  {
    id: '1.2',
    mark: 'rebuilt',
    text: 'House deck: the printed names, goods, companies and payouts of the boxed game are on its components alone, so this set is our own. 72 island contracts, six for each island, $90 for each symbol; nine tourists, six of $1 and three of $2; two round cards for each of three companies, two that remove money, and the Last Round. An owner of the box can type in the real cards when a game is set up.',
  },
  {
    id: '2.1',
    heading: 'The round card',
    text: 'At the start of a round its card is turned over and resolved at once. A company: the bank puts $2 beside each island with its flag. Remove: $1 leaves every island that has money; the others are not affected. The Last Round: nothing now, but this round the captain gets $1 from the bank for each contract that another player cashes, and the game ends after it.',
  },
  {
    id: '2.2',
    text: 'Dummy bids (an option for three): before the round card two island contracts are drawn and discarded, and $3 are put beside each island they name, $6 if both name the same. Tourists among them are discarded and passed over. If the deck runs out, no more are drawn.',
  },
  {
    id: '3.1',
    heading: 'The auction',
    text: 'The first time the holder of the tile opens, later the player on the captain’s left. Whoever opens has to bid, $0 or more; then each in turn bids more or passes for good. The captain of the last round does not take part. Nobody bids more than they have. The last one in pays the bank and takes the tile.',
    examples: [
      'Ana opens with $0, Ben bids $1, Cem $2, Dina and Ana pass, Ben $3, Cem passes. Ben pays the bank $3 of his $10 and is captain.',
    ],
  },
  {
    id: '4.1',
    mark: 'house',
    heading: 'Bribes',
    text: 'For one minute everybody but the captain puts dollars beside islands, as many and as often as they like. Nothing is taken back and nothing is given to the captain directly. The captain is silent until the time is up; everyone else may talk, and promises bind nobody. A coin that is still in the air when the time is up goes home. The minute ends early when all are ready. Calm bribing, an option: everybody in secret, one after the other, then all coins are turned over.',
  },
  {
    id: '5.1',
    heading: 'Tourists',
    text: 'Once, before the first flight, the captain may reveal any number of tourists. Each pays its fare from the bank for every landing of this round and is discarded when the round’s flights are over.',
  },
  {
    id: '5.2',
    heading: 'Flights',
    text: 'There are as many flights as players (three in a game for two, one for each good on the compass). For each the captain takes a good that is still on the compass and flies it with eyes closed. Landed or not, that good is spent for the round.',
  },
  {
    id: '5.3',
    text: 'A flight succeeds when the whole token lies on one island and that island shows the good. What was intended does not matter. The right island with the wrong good, the sea, and the compass are failures.',
    examples: [
      'Fish is aimed at one island and lies wholly on another that shows fish: it has landed there. In the sea, or on an island without fish, it is lost.',
    ],
  },
  {
    id: '5.4',
    text: 'After a landing the captain takes all money beside that island, then the fares of the tourists. Then every other player cashes every contract they hold for that island; it happens by itself, there is no reason to hold back. The captain can’t cash their own contracts (in a game for two they can). Cashed contracts are shown and then kept face down.',
    examples: [
      '$5 lie beside the island, and a tourist for $2 was revealed: the captain gets 5 + 2 = $7. Cem cashes his contract for $5, Dina hers for $3. The captain’s own contract pays nothing.',
    ],
  },
  {
    id: '5.5',
    text: 'A good is flown once a round. The same island may be reached twice; what lies there then is paid.',
  },
  {
    id: '5.6',
    mark: 'house',
    heading: 'The second chance',
    text: 'Once a round, after a flight that failed or at the end of the flights, the captain may discard one completed contract and fly a lost good again, to any island. The money of that contract is kept, but it no longer counts for sets, nor for ties (house ruling). This flight is an extra one and cannot be flown again.',
  },
  {
    id: '5.7',
    heading: 'Words',
    text: 'While a token is in the air the others are silent, but for three words each, true or false, in every flight. Each further word costs $1 to the bank as soon as it is spoken, as far as there is cash at that moment: there are no debts, and what the landing pays comes too late. You tap a word yourself; after the flight any player may tell of one that wasn’t tapped, and if it was one too many it is paid when it is told, also from what the landing has brought. A computer pilot listens to words on a strip: a true one makes what is left of its error 15 % smaller, a false one larger by as much, and after two false ones it stops listening to that player. There are no words in a game for two.',
  },
  {
    id: '6.1',
    mark: 'house',
    heading: 'Contracts',
    text: 'When the deck and the row cannot fill every hand, the game ends at once. Otherwise, from the captain on, each may first put one contract under the deck and then draws up to three (four in a game for two), from the row or blind, one at a time. The row is filled when that player has finished. A contract goes under the deck unseen, unless everyone saw it being taken from the row: then they see it go as well (the rules are silent here). After the Last Round this is skipped: contracts in the hand are worth nothing.',
  },
  {
    id: '3.2',
    heading: 'Dueling Pilots: two players',
    text: 'The compass is empty at first. Whoever was not captain last (the first time: who does not have the tile) puts three goods on it and names a price within their cash. The other either lets them: they pay the bank and fly these goods; or pays the price to them, becomes captain, and flies the other three goods. There are no bribes and no words. Both cash contracts. The Last Round’s bonus counts the other player’s contracts only.',
  },
  {
    id: '7.1',
    mark: 'house',
    heading: 'The end',
    text: 'Cash, and for each symbol $5 for three completed contracts and $5 more for each further one. Contracts in hand and money beside islands count nothing. Most dollars win; a tie goes to more completed contracts, then the win is shared.',
    examples: [
      'Five completed contracts with a palm: $5 for three, then 2 × $5 more, $15 in all. Two with a star bring nothing.',
    ],
  },
  {
    id: '8.1',
    heading: 'Flying on a tablet',
    text: 'Hold a finger on the token until it lifts, close your eyes, drag it, let go. What you see is the edge that counts: the whole token has to lie inside the shoreline, a tenth of a millimetre is forgiven. One finger flies; every other touch is ignored. Let go at once over the compass and it is a false start, twice in a flight at most. After a false start, and if the machine interrupts, the flight does not count: its words are given back, and the dollars paid for them. Under clouds the islands are hidden after five seconds. On a real table the captain puts a hand over their eyes, lifts the token two or three inches, a good 5 cm, and lets it drop; one player says where it lies and another confirms it; no island lies within 6 inches, a good 15 cm, of another one, and bribes lie an inch off the tile. Switch off the gestures of several fingers first: Guided Access on an iPad, screen pinning on Android. Measure the screen by a bank card in the settings, and try your hand when the game is set up: on a screen whose short side shows less than 96 mm of lagoon choose calm islands, clouds or dead reckoning. The lagoon has the same shape on every screen, so that a flight in the log reads the same everywhere; only its size differs.',
  },
  {
    id: '8.2',
    heading: 'Dead reckoning',
    text: 'Without dragging and without sight: the list of islands is read out by clock position and ring, then the board is hidden. Set a heading in steps of five degrees and a distance in steps of two millimetres, then drop. A wind that nobody knows is added. Any captain may fly any flight this way.',
  },
  {
    id: '9.1',
    heading: 'What is secret',
    text: 'Contracts in a hand are secret, but for those that everybody saw being taken from the row. Money lies behind the screens and is not drawn, although everybody who counts could know it. Who says a word too many is known to all; whether there was cash for it is not. Cashed contracts were seen by all; their owners keep them face down.',
  },
];
