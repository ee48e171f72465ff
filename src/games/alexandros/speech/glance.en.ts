import type { Glance } from '../../module';

/** Alexandros on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Aim',
    lines: [
      'Score the most points. Only levies score.',
      'Walls behind Alexander close off provinces. Your guards hold them, and you’re paid for their open spaces.',
    ],
  },
  {
    at: '2.2',
    title: 'A turn',
    ordered: true,
    lines: [
      'Alexander moves: take a face-up card, or discard one from your hand.',
      'Up to two actions.',
      'Refill the face-up row to two.',
    ],
  },
  {
    at: '2.3',
    title: 'Where he goes',
    lines: [
      'To the closest empty space with that symbol: no wall on its sides, no guard in it, not touching his corner.',
      'To any of its corners, by any shortest route.',
      'Every side he walks gets a wall, even the coast. Walls stay.',
      'A face-up card whose symbol has no empty space is a joker.',
    ],
  },
  {
    at: '2.5',
    title: 'Actions',
    lines: [
      'Card: a face-up one, or the top of the supply.',
      'Occupy a free province: cover each symbol with your guard or a matching card. Use at least one guard.',
      'Take over: two matching cards for each enemy guard, then cover every symbol. The loser gets half of all the cards used, rounded up.',
      'Levy, once a turn: discard a card that matches the space of one of your guards.',
      'Take back one guard.',
    ],
  },
  {
    at: '2.4',
    title: 'Provinces',
    lines: [
      'They’re worth their open spaces, the ones without a symbol.',
      'New walls can only split them: the part with a guard stays occupied, the other is free.',
    ],
  },
  {
    at: '2.5',
    title: 'A levy',
    lines: ['Each player scores the open spaces of the provinces where they have exactly one guard.'],
  },
  {
    at: '2.1',
    title: 'To begin with',
    lines: [
      'Four guards and one hidden card each, two cards face up, 65 black walls and 10 red.',
      'No hand limit. Everyone knows which face-up cards you took.',
    ],
  },
  {
    at: '2.7',
    title: 'The end',
    lines: [
      'If a player has 100 points after a levy, the game ends at once.',
      'A turn that needs red walls is the last. So is one where Alexander can’t move.',
      'Most points win; tied players share the win.',
    ],
  },
];
