import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'What it is about',
    text: 'Alexander walks across the known world, and walls grow behind him. Where they close off a province, generals occupy it with guards and cards, and levy taxes on its open spaces. The most points win.',
  },
  {
    id: '2.1',
    mark: 'house',
    heading: 'Set-up',
    text: 'Four guards each, one hidden card each, two cards face up, 65 black and 10 red walls. Alexander stands at the upper left tip of the land. Who starts is drawn. Hands are secret; their sizes are not, nor are cards that everyone saw being taken. There is no hand limit (house ruling: nothing anywhere mentions one).',
  },
  {
    id: '2.2',
    heading: 'A turn',
    text: 'First Alexander moves; then you have up to two actions; then the face-up row is filled up to two.',
  },
  {
    id: '2.3',
    mark: 'house',
    heading: 'Moving Alexander',
    text: 'Take a face-up card into your hand (its replacement is turned up at once), or discard one from your hand. Alexander goes to the closest empty space of that symbol: no wall on its sides, no guard in it, and not touching the point where he stands (house ruling). Distance is counted in sides. Of equally close spaces choose one, then any of its corners, then any shortest way. Every side he walks gets a wall if it has none, the coast included (house ruling). Black walls first. A way that needs more walls than are left cannot be walked, and a card that leads nowhere cannot be chosen. A face-up card whose symbol has no empty space anywhere is a joker: it leads to any symbol. If nothing can move him, he stays, a face-up card is taken, and this is the last turn.',
    examples: [
      'At the start a temple, an amphora and a soldier lie one side away, a horse and a lyre two. The horse three sides away is not the closest: no horse card leads there.',
    ],
  },
  {
    id: '2.4',
    heading: 'Provinces',
    text: 'What walls and coast enclose is a province, worth its open spaces. Walls are never removed, so provinces only split; nothing is paid or refunded then: the part with a guard stays occupied, the other is free. Two guards parted by a wall each hold their own part.',
    examples: [
      'Blue holds a province worth 9. Red walks three sides through it: the part with the guard is worth 3 from now on, the other, worth 6, is free.',
    ],
  },
  {
    id: '2.5',
    mark: 'house',
    heading: 'Actions',
    text: 'Card: take a face-up card (not replaced before the turn ends) or the top of the supply. Occupy: a free province with at least one symbol; cover every symbol space with a guard of yours or a matching card, with at least one guard. Take over: two cards for each enemy guard, matching the space it stands on; then cover every symbol space as for occupying. The loser gets half of all the cards used, rounded up, chosen by you. Levy, once a turn: discard a card that matches the space under any of your guards; everybody scores the open spaces of provinces in which they have exactly one guard. Take back: one guard of yours comes home; this is one of the two actions (house ruling). You may stop early.',
    examples: [
      'Red discards a soldier and levies. Red has one guard each in provinces worth 8 and 4, and two guards in one worth 8: 8 + 4 = 12 for red. Green gets 4, yellow 6, blue 9.',
      'A province of three symbol spaces has one guard. Taking it over costs 2 cards for the guard, then one guard of yours and 2 cards: 2 + 2 = 4 cards, and 4 ÷ 2 = 2 of them go to the loser.',
    ],
  },
  {
    id: '2.6',
    mark: 'house',
    heading: 'Cards',
    text: 'When the supply is empty the discards become the new supply (house ruling). If there are none either, no card comes. The app does not count for you which hidden cards were drawn before such a shuffle and which after.',
  },
  {
    id: '2.7',
    mark: 'house',
    heading: 'The end',
    text: 'If a move needs red walls, that turn is the last. If a player has 100 points after a levy, the game is over at once. After 150 turns it ends in any case (house ruling). The most points win; equal points share the win (house ruling).',
  },
  {
    id: '3',
    mark: 'rebuilt',
    heading: 'The land',
    text: 'The printed board is lost to us; the Oikumene is our own: 150 spaces, fourteen of each symbol. By option a new random land is charted within the same coast: no two equal symbols touch, two to four symbols lie round each inner corner, and every symbol can be found near the start.',
  },
];
