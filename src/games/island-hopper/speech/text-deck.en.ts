import type { Catalogue } from '../../module';

/** What is said of a deck that an owner types in. */
export const deckText = {
  'hopper.deck.long': 'A deck can’t be longer than {most} characters.',
  'hopper.deck.json': 'This isn’t valid JSON: a bracket, comma or quotation mark is missing, or there’s one too many.',
  'hopper.deck.missing': 'This field is missing.',
  'hopper.deck.list': 'This should be a list.',
  'hopper.deck.count': 'There should be {n}, not {found}.',
  'hopper.deck.whole': 'This should be a whole number from {least} to {most}.',
  'hopper.deck.name': 'Enter a name of 1 to {most} characters.',
  'hopper.deck.word': 'This should be one of: {words}.',
  'hopper.deck.twice': 'This appears twice.',
  'hopper.deck.oneLast': 'There should be exactly one “last” card.',
  'hopper.deck.noTourist': 'There’s no tourist, that is, no contract with "tourist": true.',
  'hopper.deck.noGood': 'No island shows {good}.',
} satisfies Catalogue;

type Text = typeof deckText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
