import type { Catalogue } from '../../module';

/** How it stands, and what the places of the board are. */
export const stillText = {
  'pc.stand.legend':
    'A card marked 2: that player gets two cards when the number is rolled. 0: the robber blocks the hex',
  'pc.stand.hex': '{where}: {n} {what} for {who} on {of} of 36 rolls',
  'pc.stand.robbed': '{where} gives nothing while the robber is there',
  'pc.stand.income': '{who}: {n, plural, one {one card} other {# cards}} in 36 rolls',
  'pc.stand.ways':
    '{who}: a road of {roads}, {soldiers, plural, =0 {no Knights} one {one Knight} other {# Knights}} played',
  'pc.stand.last': '{who} has ten points: this is the last round',

  'pc.about.gives': 'Gives {what} when {n} is rolled: {of} of 36 rolls',
  'pc.about.desert': 'Gives nothing, whatever is rolled',
  'pc.about.share': '{who} gets {n}',
  'pc.about.nobody': 'Nobody has built here',
  'pc.about.robber': 'The robber is here, so this hex gives nothing',
  'pc.about.free': 'A settlement can go here: 1 brick, 1 lumber, 1 wool and 1 grain',
  'pc.about.close': 'No settlement can go here: there’s a building one edge away',
  'pc.about.settlement': '{who} has a settlement here: 1 point, one card from each hex',
  'pc.about.city': '{who} has a city here: 2 points, two cards from each hex',
  'pc.about.toCity': 'A city in its place costs 2 grain and 3 ore',
  'pc.about.brings': 'Its hexes pay out on {n} of 36 rolls',
  'pc.about.harbour': 'On a {harbour}, for the player who chose Trader',
  'pc.about.trades':
    'At a {harbour} you trade cards of one kind for any other card, at that rate. Only the Trader may use it, with a building on one of its corners',
  'pc.about.stands': '{who} has a building there',
  'pc.about.road': '{who} has a road here; the longest of this colour is {n}',
  'pc.about.noRoad': 'A road here costs 1 brick and 1 lumber, and must touch your own road or building',
  'pc.about.roleGold':
    '{n, plural, =0 {There’s no gold on it} one {One gold for the player who chooses it} other {# gold for the player who chooses it}}',
  'pc.about.roleTaken': '{who} chose it this round',
  'pc.about.bank': '{n, plural, =0 {None} one {One card} other {# cards}} left in the bank',
  'pc.about.four': 'Four of a kind buys any card (fewer at a harbour); so does 3 gold',
  'pc.about.longest': 'For the first road of five pieces in one trail; a player with a longer one takes it. 2 points',
  'pc.about.largest': 'For the first three Knights played; a player with more takes it. 2 points',
  'pc.about.honour': '{who} holds it',
  'pc.about.governor': 'Chooses the first role this round; then the player to the left becomes Governor',
  'pc.about.stack': '{n, plural, =0 {None} one {One card} other {# cards}} left; each costs 1 wool, 1 grain and 1 ore',
  'pc.about.inside': 'The 25 include 14 Knights and 5 Victory points',
  'pc.about.dice': 'In the Producer phase all players roll once, and all collect',
  'pc.about.seven': 'On a 7 nobody collects, and the robber moves: one roll in six',
  'pc.about.used':
    'Road: brick and lumber. Settlement: those two plus wool and grain. City: two grain and three ore. Development card: wool, grain and ore.',
  'pc.about.dev.soldier':
    'Play it in a Soldier phase: move the robber and take a card. Three played make the Largest Army, worth 2 points.',
  'pc.about.dev.victory': 'One point, kept secret until it decides the game.',
  'pc.about.dev.roadBuilding': 'On your own Builder turn: build two free roads.',
  'pc.about.dev.plenty': 'On your own Producer turn: take any two cards from the bank.',
  'pc.about.dev.monopoly': 'On your own Trader turn: name a resource. The others give you all they have of it.',

  'pc.figure.cards': 'Resource cards in hand, face down. On a seven, hands of eight or more lose half.',
  'pc.figure.devs': 'Development cards in hand, face down: Knights, points, or help for one turn.',
  'pc.figure.gold': 'Gold isn’t a card: nobody can rob it. Three gold buys any card on your Trader turn.',
  'pc.figure.points': 'A settlement is worth 1, a city 2, Longest Road and Largest Army 2 each.',
  'pc.figure.round': 'In a round each player chooses one role, and everyone plays it.',
  'pc.figure.last': 'Someone has enough points: this round is played to its end, then the game is over.',
  'pc.figure.sure': 'Cards all players saw change hands. The app keeps track of them for you alone.',
  'pc.figure.with': 'Who gets the offer: all players, one of them, or the bank.',
} satisfies Catalogue;

type Text = typeof stillText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
