import type { Catalogue } from '../../module';

/** Every word of the game, in ICU MessageFormat. What has happened is told in the past tense. */
export const text = {
  'lanterns.colour.0': 'red {n}',
  'lanterns.colour.1': 'blue {n}',
  'lanterns.colour.2': 'green {n}',
  'lanterns.colour.3': 'gold {n}',

  'lanterns.dealt': '{who} was dealt {n} lanterns.',
  'lanterns.dealtYou': '{who} was dealt {list}.',
  'lanterns.looked': '{who} looked at a lantern of {of}.',
  'lanterns.saw': '{who} looked at {lantern} of {of}.',
  'lanterns.hung': '{who} hung {lantern}.',
  'lanterns.won': '{who} shone alone and got {points} points.',
  'lanterns.dark': 'All lanterns put each other out.',
  'lanterns.kept': '{who} kept {list}.',
  'lanterns.chapter': 'Round {n}',
  'lanterns.chapter.deal': 'The deal',

  'lanterns.ask.deal': 'The lanterns are dealt',
  'lanterns.ask.look': '{who}: at whose lanterns do you look?',
  'lanterns.ask.show': '{who} looks at a lantern of {of}',
  'lanterns.ask.hang': 'Which lantern do you hang?',
  'lanterns.over': 'The game is over',
  'lanterns.look': 'Look at a lantern of {who}',
  'lanterns.hang': 'Hang {lantern}',
  'lanterns.show': 'A lantern is shown',
  'lanterns.deal': 'The lanterns are dealt',
  'lanterns.willSee': 'You see one of {n, plural, one {one lantern} other {# lanterns}}; only {who} learns which.',

  'lanterns.place.hand': 'The hand of {who}',
  'lanterns.place.hook': 'The hook of {who} in round {n}',
  'lanterns.holds': '{who} holds {n, plural, one {one lantern} other {# lanterns}}.',
  'lanterns.round': 'Round {n} of {of}',
  'lanterns.left': 'in hand',
  'lanterns.mine': 'Your lanterns',
  'lanterns.lookedAt': 'Others looked at {list}.',
  'lanterns.theirs': 'What you saw of {who}',

  'lanterns.sheet': 'Points',
  'lanterns.sheet.hint': 'A round brings its winner the light of all lanterns that hung.',
  'lanterns.category.rounds': 'Rounds',
  'lanterns.category.pair': 'Two of a colour',
  'lanterns.score.round': 'Round {n}',
  'lanterns.score.pair': 'Two lanterns of one colour',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
