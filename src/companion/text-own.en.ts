import type { Catalogue } from '../games/module';

/** Words for games that people describe themselves, and for what they keep of them. */
export const text = {
  'own.factor': 'Value of a point in {name}',
  'own.times': '×',
  'own.factors.why': 'Next to each category is what one point of it is worth: 3, or −1 for penalties.',
  'own.badFactor': 'Multiply {name} by a whole number from −{n} to {n}, other than 0.',
  'own.goal': 'The game ends at this many points (optional)',
  'own.badGoal': 'The goal is a whole number from 1 to {n}, or blank.',
  'own.teams': 'Played in teams',
  'own.teamOf': 'Team of {name}',
  'own.teams.why': 'A team’s points are added up, and it wins together.',
  'own.oneTeam': 'Everyone is on the same team. Move someone to another.',

  'template.title': 'Kept games',
  'template.why': 'Tap one to fill in everything below.',
  'template.keep': 'Keep this game',
  'template.kept': '{name} is kept for next time.',
  'template.changed': '{name} is kept as it is now.',
  'template.nameless': 'Name the game first.',
  'template.share': 'Share {name} as a file',
  'template.delete': 'Delete {name}',
  'template.deleted': '{name} is no longer kept.',
  'template.back': 'Bring it back',
  'template.load': 'Load a game from a file',
  'template.file': 'File with a kept game',
  'template.notice': 'A game for Tidetable’s score keeper. Load it under: Keep score, Any other game.',
  'template.large': 'This file is far too long for a game description.',
  'template.unreadable': 'This file is damaged or isn’t a Tidetable file.',
  'template.foreign': 'This isn’t a Tidetable file.',
  'template.games': 'This file holds saved games, not a game description. Import it in the library.',
  'template.wrong': 'The description in this file is incomplete.',
  'template.wrong.name': 'The game in this file has no name, or its name is longer than 40 letters.',
  'template.wrong.kind': 'This file doesn’t say whether the game has rounds or categories.',
  'template.wrong.rows': 'This file’s categories are missing, have no names, or number more than 40.',
  'template.wrong.low': 'This file doesn’t say whether the most or the fewest points win.',
  'template.wrong.factors':
    'A category in this file is multiplied by something other than a whole number from −99 to 99.',
  'template.wrong.goal': 'The goal in this file isn’t a whole number of points.',
  'template.wrong.teams': 'This file doesn’t say clearly whether it’s played in teams.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
