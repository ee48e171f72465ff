import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'Settle an island whose hexes give brick, lumber, wool, grain and ore. Build towards ten points. Each round, choose one of the roles that every player then plays. The player who chooses a role plays it best. For anything not covered here, the base rules of Catan apply.',
  },
  {
    id: 'B1',
    heading: 'Roles',
    text: 'The roles are Producer, Trader, Builder, Soldier, Prospector, Robber, and with four players a second Prospector. Three are always left over. The eighth card is the Governor.',
  },
  {
    id: '1',
    heading: 'Gold at the start',
    text: 'Players start without gold, and there’s none on the roles.',
  },
  {
    id: '2',
    heading: 'Gold supply',
    text: 'There’s as much gold as you need. Option: only 30 pieces; when they’re gone nothing is paid out.',
  },
  {
    id: '3',
    heading: 'Who begins',
    text: 'The app makes the set-up roll. The winner is the first Governor, and places their first settlement first and their second one last.',
  },
  {
    id: '4',
    heading: 'Active player',
    text: 'The player who chose the current role is the active player for the whole phase. The others take their turns clockwise from there.',
  },
  {
    id: '5',
    heading: 'Choosing',
    text: 'You must choose exactly one role a round. You don’t have to use it, but a Producer must roll.',
  },
  {
    id: '6',
    heading: 'Gold on roles',
    text: 'When you choose a role, you take all the gold on it at once. Each role nobody chose gets one at the end of the round.',
    examples: [
      'Nobody chooses Soldier, Robber or the second Prospector: each gets 1 gold. Next round Ben chooses that Prospector and gains 0 + 1 = 1 gold. Nobody chooses the Robber again: it has 1 + 1 = 2.',
    ],
  },
  {
    id: '7',
    heading: 'Two Prospectors',
    text: 'They’re separate cards with gold of their own; both can be chosen in one round.',
  },
  {
    id: '8',
    heading: 'A seven: large hands',
    text: 'If you hold eight or more resource cards, discard half of them, rounded down, before the robber moves. Players choose behind the cover, in turn, the active player last. Option: nobody discards.',
    examples: ['Nine cards: 9 ÷ 2, rounded down, 4 must go. Seven cards: none.'],
  },
  {
    id: '9',
    heading: 'A seven: the robber',
    text: 'This applies if the roller isn’t the active player and still has a card. The active player must move the robber to another hex beside one of the roller’s buildings. They take one random card from the roller and from no other player.',
  },
  {
    id: '10',
    heading: 'A seven: the active player’s roll, or an empty hand',
    text: 'If the roller has no cards or is the active player, the active player may leave everything as it is. Or they may move the robber to any other hex and take one random card from one opponent there.',
  },
  {
    id: '11',
    heading: 'A seven gives nothing',
    text: 'No hex produces on a seven.',
  },
  {
    id: '12',
    heading: 'Rolling',
    text: 'In the Producer phase each player rolls once, the active player first. All players collect on every roll.',
  },
  {
    id: '13',
    heading: 'Development cards',
    text: 'Play one progress card a turn, and one Knight per Soldier phase. Victory cards count from the moment they’re drawn.',
  },
  {
    id: '14',
    heading: 'Year of Plenty',
    text: 'On your own Producer turn, before or after the roll: take two cards from the bank, as far as its supply allows.',
  },
  {
    id: '15',
    heading: 'Monopoly',
    text: 'On your own Trader turn: name a resource, and the others give you all they have of it. Each resource can be named only once in a phase.',
  },
  {
    id: '16',
    heading: 'Road Building',
    text: 'On your own Builder turn: build two free roads, or one if you have only one piece or one place left. You can’t play a card you bought this turn.',
  },
  {
    id: '17',
    heading: 'Fresh cards',
    text: 'You buy cards only in the Builder phase, so you can play them in any later phase, even in the same round.',
  },
  {
    id: '18',
    heading: 'Deals',
    text: 'On your turn in the Trader phase you may deal with any other player; the others can’t deal among themselves. Each side gives at least one card: no gifts, and never the same kind both ways.',
  },
  {
    id: '18a',
    mark: 'house',
    heading: 'Offers',
    text: 'Offer a deal to one player or to all. Each answers in secret: no, yes, or one counter-offer. You can only offer or promise cards you hold. Then all answers are turned over, and the cards offered or promised are shown. Take one answer or none; you may also change the offer and make it again. Players don’t say why they decline.',
  },
  {
    id: '19',
    heading: 'Gold in deals',
    text: 'You can’t trade gold. Option: you can.',
  },
  {
    id: '20',
    heading: 'Gold for cards',
    text: 'On your own Trader turn, 3 gold buys a card from the bank, as often as you like.',
  },
  {
    id: '21',
    heading: 'Bank and harbours',
    text: 'Four of a kind buys any one card. Harbours (3:1, or 2:1 for their resource) are for the active player alone, with a building on one of their two corners.',
  },
  {
    id: '22',
    heading: 'The Builder’s fee',
    text: 'If you build or buy a card in another player’s Builder phase, pay the active player one gold. You pay once a phase, on your first build. If you have none, you owe nothing.',
    examples: [
      'Cem is Builder. Dina builds two roads and pays him 1 gold. Ben buys a card and pays 1; Ana builds nothing. Cem gains 1 + 1 = 2 gold.',
    ],
  },
  {
    id: '23',
    heading: 'Building order',
    text: 'Everything you build counts at once. The Longest Road is checked after every piece.',
  },
  {
    id: '24',
    mark: 'house',
    heading: 'Soldier',
    text: 'In the Soldier phase every player may play one Knight: move the robber, and take a random card from one opponent there. If any opponent there has a card, you must take one (house ruling). The active player’s Knight takes one from every opponent on the hex. Nobody discards.',
  },
  {
    id: '25',
    heading: 'Robber',
    text: 'Only the active player may move the robber, to any other hex. Nothing is stolen.',
  },
  {
    id: '26',
    heading: 'Prospector',
    text: 'The active player may take any one card from the bank. Each other player gets one gold.',
  },
  {
    id: '27',
    mark: 'house',
    heading: 'The end',
    text: 'Once a player has ten points or more, hidden victory cards included, the app announces the last round. It turns that player’s victory cards up. That stands even if the player loses points again (house ruling: it’s announced once, for the first to get there). You then finish the round.',
  },
  {
    id: '28',
    heading: 'Who wins',
    text: 'The highest total wins. Ties go to the player with more cards in hand (resources and unplayed development cards, victory cards included), then more gold. If still tied, share the win.',
  },
  {
    id: '29',
    heading: 'A short bank',
    text: 'If the bank can’t pay all of a resource that a roll gives, nobody gets any of it. If only one player is due, they get what’s left.',
    examples: [
      'The bank has 2 lumber. A roll owes Cem 2 and Ana 1. 2 + 1 = 3 is more than 2, and two players are due, so nobody gets lumber. If Cem alone were due 3, he would get the 2.',
    ],
  },
  {
    id: '30',
    heading: 'What is secret',
    text: 'Which resource cards and development cards you hold is secret. How many you hold is open, and so is all gold. The app keeps track, for you alone, of the cards all players saw change hands.',
  },
  {
    id: '31',
    heading: 'Pieces',
    text: 'You have 5 settlements, 4 cities and 15 roads. No piece, no building.',
  },
  {
    id: '32',
    heading: 'The Governor',
    text: 'At the end of a round, after gold is put on the roles, the Governor passes to the left.',
  },
  {
    id: '33',
    heading: 'Order of choosing',
    text: 'The Governor chooses first, then the others clockwise.',
  },
  {
    id: '34',
    heading: 'The robber moves',
    text: 'When the robber moves, it goes to another hex.',
  },
  {
    id: '35',
    heading: 'Free order',
    text: 'On your Trader turn you may do everything in any order you like.',
  },
  {
    id: '36',
    heading: 'Nothing to do',
    text: 'The app skips your turn in a phase only when all players can see that there’s nothing you can do.',
  },
  {
    id: 'B3',
    heading: 'Building and points',
    text: 'Road: 1 brick, 1 lumber, on an edge beside your own road or building, not past another player’s building. Settlement: brick, lumber, wool, grain, on a corner beside your own road with no building one edge away. City: 3 ore, 2 grain, in place of your settlement. Development card: ore, wool, grain. Points: settlement 1, city 2, Longest Road 2, Largest Army 2, victory card 1. Longest Road: at least 5 in one trail. Use each road once, corners as often as you like, but don’t pass another player’s building. To take it you need more than its holder. If the holder’s road is cut, they keep it while it’s still longest or tied. Otherwise the longest takes it; if several tie, nobody has it until one is ahead. Largest Army: the first with 3 Knights, then any player with more.',
  },
  {
    id: 'B4',
    heading: 'The island',
    text: 'There are 19 hexes, 54 corners, 72 edges, nine harbours and 95 resource cards. The 25 development cards are 14 Knights, 5 victory points, and 2 each of Road Building, Year of Plenty and Monopoly. The beginner board is the printed one; its preset pieces are this project’s own. Random islands: numbers in a spiral, or scattered without 6 and 8 touching.',
  },
  {
    id: 'house',
    mark: 'house',
    heading: 'House rulings',
    text: 'If a game hasn’t ended after 150 rounds, it ends there. (The source has no such rule; it never happened between human players.) Where the source says a card may be stolen, it always is. The app lights up what might be possible with the number of cards you hold, not what the cards themselves allow.',
  },
];
