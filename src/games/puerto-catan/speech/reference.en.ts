import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'Settle an island whose hexes give brick, lumber, wool, grain and ore, build towards ten points, and each round choose one of the roles that every player then plays. Whoever chooses a role plays it best. Where this page is silent, the base rules of Catan hold.',
  },
  {
    id: 'B1',
    heading: 'Roles',
    text: 'Producer, Trader, Builder, Soldier, Prospector, Robber, and with four players a second Prospector: three roles are always left over. The eighth card is the Governor.',
  },
  {
    id: '1',
    heading: 'Gold at the start',
    text: 'Nobody has gold at the start, and none lies on the roles.',
  },
  {
    id: '2',
    heading: 'Gold supply',
    text: 'There is as much gold as is needed. Option: only 30 pieces; when they are gone nothing is paid out.',
  },
  {
    id: '3',
    heading: 'Who begins',
    text: 'The winner of the set-up roll, which the app draws, is the first Governor, places the first settlement first and the second one last.',
  },
  {
    id: '4',
    heading: 'Active player',
    text: 'Whoever chose the present role is the active player for the whole phase. The others have their turns in it clockwise from there.',
  },
  {
    id: '5',
    heading: 'Choosing',
    text: 'Everybody chooses exactly one role a round; choosing is compulsory. Using it is not, except that a Producer rolls.',
  },
  {
    id: '6',
    heading: 'Gold on roles',
    text: 'All gold on a role goes at once to whoever chooses it. Each role that nobody chose gets one at the end of the round.',
    examples: [
      'Nobody chooses Soldier, Robber or the second Prospector: each gets 1 gold. In the next round Ben chooses that Prospector and has 0 + 1 = 1 gold more; nobody chooses the Robber again: 1 + 1 = 2 lie there.',
    ],
  },
  {
    id: '7',
    heading: 'Two Prospectors',
    text: 'They are separate cards with gold of their own; both may be chosen in one round.',
  },
  {
    id: '8',
    heading: 'A seven: large hands',
    text: 'Whoever holds eight or more resource cards discards half of them, rounded down, before the robber moves. Everybody chooses behind the cover, in turn; the active player last. Option: nobody discards.',
    examples: ['Nine cards: 9 ÷ 2, rounded down, 4 must go. Seven cards: none.'],
  },
  {
    id: '9',
    heading: 'A seven: the robber',
    text: 'If the roller is not the active player and still has a card, the active player must move the robber to another hex beside one of the roller’s buildings and takes one card at random from the roller, from nobody else.',
  },
  {
    id: '10',
    heading: 'A seven: the active player’s roll, or an empty hand',
    text: 'If the roller has no cards or is the active player, the active player may move the robber to any other hex and take one card at random from one opponent there, or leave everything as it is.',
  },
  {
    id: '11',
    heading: 'A seven gives nothing',
    text: 'No hex produces on a seven.',
  },
  {
    id: '12',
    heading: 'Rolling',
    text: 'In the Producer phase everybody rolls once, the active player first, and everybody collects on every roll.',
  },
  {
    id: '13',
    heading: 'Development cards',
    text: 'One progress card per player and turn; one Knight per Soldier phase. Victory cards count from the moment they are drawn.',
  },
  {
    id: '14',
    heading: 'Year of Plenty',
    text: 'In your own Producer turn, before or after the roll: two cards from the bank, as far as it has them.',
  },
  {
    id: '15',
    heading: 'Monopoly',
    text: 'In your own Trader turn: name a resource, and everybody gives you all they have of it. A resource named in this phase cannot be named again in it.',
  },
  {
    id: '16',
    heading: 'Road Building',
    text: 'In your own Builder turn: two roads without cards; one where you have only one piece or one place. Not a card bought in the same turn.',
  },
  {
    id: '17',
    heading: 'Fresh cards',
    text: 'Cards are bought in the Builder phase only, so in every later phase they may be played, even in the same round.',
  },
  {
    id: '18',
    heading: 'Deals',
    text: 'Whoever has the turn in the Trader phase may deal with any other player; the others not among themselves. At least one card each way, never the same kind both ways, no gifts. The deal is talked over at the table and entered; the partner confirms it in private. Whoever cannot pay sees only that they decline, and nobody learns why.',
  },
  {
    id: '19',
    heading: 'Gold in deals',
    text: 'Gold cannot be traded. Option: it may.',
  },
  {
    id: '20',
    heading: 'Gold for cards',
    text: 'In your own Trader turn 3 gold buy a card from the bank, as often as you like.',
  },
  {
    id: '21',
    heading: 'Bank and harbours',
    text: 'Four of a kind buy any one card. Harbours (3:1, or 2:1 for their resource) are for the active player alone, with a building on one of their two corners.',
  },
  {
    id: '22',
    heading: 'The Builder’s fee',
    text: 'Whoever builds or buys a card in another player’s Builder phase pays the active player one gold, once a phase, on the first build. Who has none owes nothing.',
    examples: [
      'Cem is Builder. Dina builds two roads and pays him 1 gold, Ben buys a card and pays 1, Ana builds nothing: Cem has 1 + 1 = 2 more.',
    ],
  },
  {
    id: '23',
    heading: 'Building order',
    text: 'Everything built counts at once; the longest road is looked at after every piece.',
  },
  {
    id: '24',
    mark: 'house',
    heading: 'Soldier',
    text: 'In the Soldier phase every player may play one Knight: move the robber, and take a card at random from one opponent there; if anybody there has one, you have to (house ruling). The active player’s Knight takes one from every opponent on the hex. Nobody discards.',
  },
  {
    id: '25',
    heading: 'Robber',
    text: 'The active player alone may move the robber to any other hex; nothing is stolen.',
  },
  {
    id: '26',
    heading: 'Prospector',
    text: 'The active player may take any one card from the bank; everybody else gets one gold.',
  },
  {
    id: '27',
    mark: 'house',
    heading: 'The end',
    text: 'As soon as a player has ten points or more, hidden victory cards included, the app says that this is the last round and turns that player’s victory cards up. That stands even if points are lost again (house ruling: it is said once, for the first). The round is finished.',
  },
  {
    id: '28',
    heading: 'Who wins',
    text: 'The highest total. Of equals: more cards in hand (resources and unplayed development cards, victory cards included), then more gold, then they share the win.',
  },
  {
    id: '29',
    heading: 'A short bank',
    text: 'If the bank cannot pay all that a roll gives of a resource, nobody gets any of it; if only one player is due, they get what is left.',
    examples: [
      'The bank has 2 lumber. A roll owes Cem 2 and Ana 1: 2 + 1 = 3 is more than 2, and two players are due, so nobody gets lumber. Were 3 due to Cem alone, he would get the 2.',
    ],
  },
  {
    id: '30',
    heading: 'What is secret',
    text: 'Which resource cards and development cards you hold. How many, and all gold, is open. The app keeps track, for you only, of the cards everyone saw change hands.',
  },
  {
    id: '31',
    heading: 'Pieces',
    text: '5 settlements, 4 cities, 15 roads each. No piece, no building.',
  },
  {
    id: '32',
    heading: 'The Governor',
    text: 'At the end of a round, after gold is put on the roles, the Governor goes to the left.',
  },
  {
    id: '33',
    heading: 'Order of choosing',
    text: 'The Governor first, then clockwise.',
  },
  {
    id: '34',
    heading: 'The robber moves',
    text: 'When the robber moves, it goes to another hex.',
  },
  {
    id: '35',
    heading: 'Free order',
    text: 'Within your Trader turn everything may be done in any order.',
  },
  {
    id: '36',
    heading: 'Nothing to do',
    text: 'Your turn in a phase is passed over only when everybody can see that nothing is possible.',
  },
  {
    id: 'B3',
    heading: 'Building and points',
    text: 'Road: 1 brick, 1 lumber, on an edge beside your own road or building, not past another player’s building. Settlement: brick, lumber, wool, grain, on a corner beside your own road with no building one edge away. City: 3 ore, 2 grain, in place of your settlement. Development card: ore, wool, grain. Points: settlement 1, city 2, longest road 2, largest army 2, victory card 1. Longest road: at least 5 in one trail; each road once, corners as often as you like, not through another player’s building. More than the holder’s is needed to take it. If the holder’s road is cut, it stays while it is still (equally) longest; else the one longest takes it; of several equals nobody has it until one is ahead. Largest army: the first with 3 Knights, then whoever has more.',
  },
  {
    id: 'B4',
    heading: 'The island',
    text: '19 hexes, 54 corners, 72 edges, nine harbours, 95 resource cards, 25 development cards: 14 Knights, 5 victory points, 2 each of Road Building, Year of Plenty and Monopoly. The beginner board is the printed one; its preset pieces are this project’s own. Random islands: numbers in a spiral, or scattered without 6 and 8 touching.',
  },
  {
    id: 'house',
    mark: 'house',
    heading: 'House rulings',
    text: 'A game that has not ended after 150 rounds ends then (the source has no such rule; it never happened between human players). Where the source says that a card may be stolen, it always is. The app lights what might be possible by the number of cards in a hand, not by what is in it.',
  },
];
