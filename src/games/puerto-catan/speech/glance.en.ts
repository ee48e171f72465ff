import type { Glance } from '../../module';

/** Puerto Catan on a screen: what people look up while they play. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Aim',
    lines: ['Have the most points at the end of the round in which a player reaches ten.'],
  },
  {
    at: '5',
    title: 'A round',
    ordered: true,
    lines: [
      'From the Governor clockwise: choose a role and take its gold.',
      'All players play it, starting with the one who chose it.',
      'When all have chosen, each role left gets 1 gold. The Governor passes to the left.',
    ],
  },
  {
    at: 'B1',
    title: 'Roles',
    lines: [
      'Producer: all roll once and collect on every roll: 1 for a settlement, 2 for a city, none from the robber’s hex.',
      'Trader: on your turn deal with any player; four of a kind or 3 gold buys any card. Harbours only if you chose it.',
      'Builder: build and buy. On your first build, pay 1 gold, if you have any, to the player who chose it.',
      'Soldier: play a Knight, move the robber, take a card from one player there, or from all if you chose it.',
      'Prospector: if you chose it, take any card from the bank; the others get 1 gold.',
      'Robber: if you chose it, move the robber; nothing is stolen.',
    ],
  },
  {
    at: '8',
    title: 'A seven',
    lines: [
      'With eight or more cards, discard half, rounded down.',
      'The Producer puts the robber beside one of the roller’s buildings and takes a card from them.',
      'If the Producer rolled it or the roller has no cards, the robber may go anywhere and take one card, or stay.',
    ],
  },
  {
    at: 'B3',
    title: 'Where it may stand',
    lines: [
      'Road: beside your own, not past another player’s building.',
      'Settlement: on your road, with no building one edge away.',
      'City: in place of one of your settlements.',
    ],
  },
  {
    at: '13',
    title: 'Development cards',
    lines: [
      'Buy them in the Builder phase. Play one progress card a turn, one Knight per Soldier phase.',
      'Year of Plenty: on your Producer turn, two cards. Monopoly: on your Trader turn. Road Building: on your Builder turn, unless you bought it that turn.',
    ],
  },
  {
    at: 'B3',
    title: 'Points',
    lines: [
      'Settlement 1, city 2, victory card 1.',
      'Longest Road from 5, Largest Army from 3 Knights: 2 each. A player with more takes it.',
    ],
  },
  {
    at: '27',
    title: 'The end',
    lines: [
      'Ten points make this round the last. The highest total wins.',
      'Ties: most cards in hand wins, then most gold.',
    ],
  },
  {
    at: '30',
    title: 'What is secret',
    lines: ['Which cards you hold. How many you hold is open, and so is all gold.'],
  },
];
