import type { Catalogue } from '../../module';

/** How it stands, and what the places of the board are. */
export const stillText = {
  'pc.stand.legend':
    'A card with 2: that player gets two cards when the number is rolled. 0: the robber blocks the hex',
  'pc.stand.hex': '{where}: {n} {what} for {who} in {of} of 36 rolls',
  'pc.stand.robbed': '{where} gives nothing while the robber is there',
  'pc.stand.income': '{who}: {n, plural, one {one card} other {# cards}} in 36 rolls',
  'pc.stand.ways':
    '{who}: a road of {roads}, {soldiers, plural, =0 {no Knights} one {one Knight} other {# Knights}} played',
  'pc.stand.last': '{who} has ten points: this is the last round',

  'pc.about.gives': 'Gives {what} when {n} is rolled: {of} of 36 rolls',
  'pc.about.desert': 'Gives nothing, whatever is rolled',
  'pc.about.share': '{who} gets {n}',
  'pc.about.nobody': 'Nobody has built here',
  'pc.about.robber': 'The robber stands here: it gives nothing',
  'pc.about.free': 'A settlement may stand here: 1 brick, 1 lumber, 1 wool and 1 grain',
  'pc.about.close': 'No settlement may stand here: there is a building one edge away',
  'pc.about.settlement': '{who} has a settlement here: 1 point, one card from each hex',
  'pc.about.city': '{who} has a city here: 2 points, two cards from each hex',
  'pc.about.toCity': 'A city in its place costs 2 grain and 3 ore',
  'pc.about.brings': 'The hexes round it give something in {n} of 36 rolls',
  'pc.about.harbour': 'On a {harbour}, for whoever chose the Trader',
  'pc.about.trades':
    'At a {harbour} you trade that many cards of one kind for any other, if you chose the Trader and have a building at one of its two corners',
  'pc.about.stands': '{who} has a building there',
  'pc.about.road': '{who} has a road here; the longest of this colour is {n}',
  'pc.about.noRoad': 'A road here costs 1 brick and 1 lumber, and must touch your own road or building',
  'pc.about.roleGold':
    '{n, plural, =0 {No gold lies on it} one {One gold lies on it, for whoever chooses it} other {# gold lie on it, for whoever chooses it}}',
  'pc.about.roleTaken': '{who} has chosen it in this round',
  'pc.about.bank': '{n, plural, =0 {None is} one {One card is} other {# cards are}} left in the bank',
  'pc.about.four': 'Four of a kind buy any card, harbours make it cheaper; 3 gold buy one too',
  'pc.about.longest': 'For the first road of five pieces in one trail; whoever builds a longer one takes it. 2 points',
  'pc.about.largest': 'For the first three Knights played; whoever plays more takes it. 2 points',
  'pc.about.honour': '{who} holds it',
  'pc.about.governor': 'Chooses the first role of the round; at its end the player to the left becomes Governor',
  'pc.about.stack':
    '{n, plural, =0 {None is} one {One card is} other {# cards are}} left; each costs 1 wool, 1 grain and 1 ore',
  'pc.about.inside': 'Among the 25 there are 14 Knights and 5 Victory points',
  'pc.about.dice': 'With the Producer everybody rolls once, and everybody collects',
  'pc.about.seven': 'On a 7 nobody collects, and the robber moves: 6 of 36 rolls',
  'pc.about.used':
    'Road: brick and lumber. Settlement: these two, wool and grain. City: two grain and three ore. Development card: wool, grain and ore.',
  'pc.about.dev.soldier':
    'Played in a Soldier phase: the robber moves and takes a card. Three played are the largest army, worth 2 points.',
  'pc.about.dev.victory': 'One point, kept secret until it decides the game.',
  'pc.about.dev.roadBuilding': 'In your own Builder turn: two roads without cards.',
  'pc.about.dev.plenty': 'In your own Producer turn: two cards of your choice from the bank.',
  'pc.about.dev.monopoly': 'In your own Trader turn: name a resource, and everybody gives you all they have of it.',
} satisfies Catalogue;

type Text = typeof stillText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
