import type { Glance } from '../../module';

/** Alexandros on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: '2.2',
    title: 'A turn',
    ordered: true,
    lines: [
      'Alexander moves: take a face-up card, or discard one from your hand.',
      'Up to two actions.',
      'The face-up row is filled up to two.',
    ],
  },
  {
    at: '2.3',
    title: 'Where he goes',
    lines: [
      'To the closest empty space of that symbol: no wall on its sides, no guard in it, not touching his point.',
      'To any corner of it, by any shortest way.',
      'Every side he walks gets a wall, the coast too. Walls stay.',
      'A face-up symbol without an empty space is a joker.',
    ],
  },
  {
    at: '2.5',
    title: 'Actions',
    lines: [
      'Card: a face-up one, or the top of the supply.',
      'Occupy a free province: on every symbol a guard of yours or a matching card, at least one guard.',
      'Take over: two matching cards for each enemy guard, then cover every symbol. The loser gets half of all these cards, rounded up.',
      'Levy, once a turn: discard a card that matches the space of a guard of yours.',
      'Take one guard back.',
    ],
  },
  {
    at: '2.4',
    title: 'Provinces',
    lines: [
      'Worth their open spaces, those without a symbol.',
      'Walls only split them: the part with a guard stays occupied, the other is free.',
    ],
  },
  {
    at: '2.5',
    title: 'A levy',
    lines: ['Everybody scores the open spaces of the provinces in which they have exactly one guard.'],
  },
  {
    at: '2.1',
    title: 'To begin with',
    lines: [
      'Four guards and one hidden card each, two cards face up, 65 black walls and 10 red.',
      'No hand limit. What everybody saw you take stays known.',
    ],
  },
  {
    at: '2.7',
    title: 'The end',
    lines: [
      '100 points after a levy end the game at once.',
      'The turn that needs red walls is the last, and one in which nothing can move him.',
      'Most points win; equal points share the win.',
    ],
  },
];
