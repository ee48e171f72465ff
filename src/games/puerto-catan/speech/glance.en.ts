import type { Glance } from '../../module';

/** Puerto Catan on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: '5',
    title: 'A round',
    ordered: true,
    lines: [
      'From the Governor clockwise: choose a role, take the gold on it.',
      'Everybody plays it, whoever chose it first.',
      'When all have chosen, each role left gets 1 gold, and the Governor goes to the left.',
    ],
  },
  {
    at: 'B1',
    title: 'Roles',
    lines: [
      'Producer: everybody rolls once; all collect on every roll, 1 for a settlement, 2 for a city, none beside the robber.',
      'Trader: deals with whoever has the turn, four of a kind or 3 gold for any card. Harbours for whoever chose it.',
      'Builder: build and buy. Others pay the one who chose it 1 gold on their first build, if they have one.',
      'Soldier: play a Knight, move the robber, take a card from one player there; whoever chose the role, from all.',
      'Prospector: any card from the bank; the others get 1 gold.',
      'Robber: move him; nothing is stolen.',
    ],
  },
  {
    at: '8',
    title: 'A seven',
    lines: [
      'Hands of eight or more lose half, rounded down.',
      'The Producer puts the robber beside a building of the roller and takes a card from them.',
      'Own roll, or the roller has no cards: the robber may go anywhere, for one card there, or stay.',
    ],
  },
  {
    at: 'B3',
    title: 'Where it may stand',
    lines: [
      'Road: beside your own, not past a building of others.',
      'Settlement: at your road, no building one edge away.',
      'City: in place of a settlement of yours.',
    ],
  },
  {
    at: '13',
    title: 'Development cards',
    lines: [
      'Bought in the Builder phase. One progress card a turn, one Knight per Soldier phase.',
      'Year of Plenty: in your Producer turn, two cards. Monopoly: in your Trader turn. Road Building: in your Builder turn, not the one it was bought in.',
    ],
  },
  {
    at: 'B3',
    title: 'Points',
    lines: [
      'Settlement 1, city 2, victory card 1.',
      'Longest road from 5, largest army from 3 Knights: 2 each, taken by whoever has more.',
    ],
  },
  {
    at: '27',
    title: 'The end',
    lines: [
      'Ten points make this round the last. The highest total wins.',
      'Ties: more cards in hand, then more gold.',
    ],
  },
  {
    at: '30',
    title: 'What is secret',
    lines: ['Which cards you hold; how many, and all gold, is open.'],
  },
];
