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
    text: 'Each player gets four guards and one hidden card. Two cards lie face up. There are 65 black and 10 red walls. Alexander stands at the top left tip of the land. The starting player is drawn at random. Hands are secret; hand sizes and cards taken face up are open. There’s no hand limit (house ruling: none is mentioned anywhere).',
  },
  {
    id: '2.2',
    heading: 'A turn',
    text: 'First, Alexander moves. Then you have up to two actions. Then the face-up row is refilled to two.',
  },
  {
    id: '2.3',
    mark: 'house',
    heading: 'Moving Alexander',
    text: 'Take a face-up card into your hand (its replacement is turned up at once), or discard one from your hand. Alexander goes to the closest empty space with that symbol. Empty means no wall on its sides, no guard in it, and not touching the corner where he stands (house ruling). Count distance in sides. If spaces are equally close, choose one. Then choose any of its corners and any shortest route there. Every side he walks gets a wall if it has none, even on the coast (house ruling). Black walls are used first. You can’t take a route that needs more walls than are left, or choose a card that leads nowhere. A face-up card whose symbol has no empty space anywhere is a joker: it leads to any symbol. If nothing can move Alexander, he stays put. You take a face-up card, and this is the last turn.',
    examples: [
      'At the start, a temple, an amphora and a soldier lie one side away; a horse and a lyre lie two. The horse three sides away isn’t the closest, so no horse card leads there.',
    ],
  },
  {
    id: '2.4',
    heading: 'Provinces',
    text: 'An area enclosed by walls and coast is a province, worth its open spaces. Walls are never removed, so provinces only split. Nobody pays or gets anything back after a split: the part with a guard stays occupied, the other is free. Two guards separated by a wall each hold their own part.',
    examples: [
      'Blue holds a province worth 9. Red walks three sides through it: the part with the guard is now worth 3. The other, worth 6, is free.',
    ],
  },
  {
    id: '2.5',
    mark: 'house',
    heading: 'Actions',
    text: 'Card: take a face-up card (not replaced until the turn ends) or the top card of the supply. Occupy: choose a free province with at least one symbol. Cover every symbol space with your guard or a matching card, using at least one guard. Take over: for each enemy guard, pay two cards that match the space it stands on. Then cover every symbol space as if occupying. The loser gets half of all the cards used, rounded up; you choose which. Levy, once a turn: discard a card that matches the space under any of your guards. Each player scores the open spaces of provinces where they have exactly one guard. Take back: bring one of your guards home. This uses one of your two actions (house ruling). You may stop early.',
    examples: [
      'Red discards a soldier and levies. Red has one guard each in provinces worth 8 and 4, and two guards in one worth 8: 8 + 4 = 12 for red. Green gets 4, yellow 6, blue 9.',
      'A province with three symbol spaces has one guard. Taking it over costs 2 cards for the guard, then one of your guards and 2 cards. That’s 2 + 2 = 4 cards, and the loser gets 4 ÷ 2 = 2 of them.',
    ],
  },
  {
    id: '2.6',
    mark: 'house',
    heading: 'Cards',
    text: 'When the supply is empty, the discards are shuffled into a new supply (house ruling). If there are no discards either, there’s no card to draw or turn up. The app doesn’t track which hidden cards were drawn before such a shuffle and which after.',
  },
  {
    id: '2.7',
    mark: 'house',
    heading: 'The end',
    text: 'If a move needs red walls, that turn is the last. If a player has 100 points after a levy, the game ends at once. It ends after 150 turns at the latest (house ruling). The most points win; tied players share the win (house ruling).',
  },
  {
    id: '3',
    mark: 'rebuilt',
    heading: 'The land',
    text: 'We don’t have the printed board, so the Oikumene is our own: 150 spaces, fourteen of each symbol. Or you can play on a new random land, charted within the same coast. Matching symbols never touch, each inner corner has two to four symbols around it, and every symbol is found near the start.',
  },
];
