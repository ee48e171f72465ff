import type { Catalogue } from '../../games/module';

/** Words for games that people describe themselves, and for what they keep of them. */
export const text = {
  'own.factor': 'Value of a point in {name}',
  'own.times': '×',
  'own.factors.why': 'The number beside each category is what one of its points is worth: 3, or −1 for penalties.',
  'own.badFactor': 'Multiply {name} by a whole number from −{n} to {n}, other than 0.',
  'own.goal': 'The game ends at this many points (optional)',
  'own.badGoal': 'Enter a whole number from 1 to {n} as the goal, or leave it blank.',
  'own.teams': 'Played in teams',
  'own.teamName': 'Name of team {n} (may stay empty)',
  'own.teams.why': 'A team has one column and one place, and wins together.',
  'own.oneTeam': 'Everyone is on the same team. Move someone to another.',

  'template.title': 'Kept games',
  'template.share': 'Share {name} as a file',
  'template.delete': 'Delete {name}',
  'template.deleted': '{name} is no longer kept.',
  'template.back': 'Bring it back',
  'template.notice': 'A game for Tidetable’s score keeper. To import it, open Library, then Move data.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../engine/rules' {
  interface Sentences extends Text {}
}
