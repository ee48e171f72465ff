import type { Catalogue } from '../../module';

/** What is said of a deck that an owner types in. */
export const deckText = {
  'hopper.deck.long': 'A deck is not longer than {most} letters.',
  'hopper.deck.json': 'This is not JSON: a bracket, a comma or a quotation mark is missing or too many.',
  'hopper.deck.missing': 'This field is missing.',
  'hopper.deck.list': 'This should be a list.',
  'hopper.deck.count': 'There should be {n}, not {found}.',
  'hopper.deck.whole': 'This should be a whole number from {least} to {most}.',
  'hopper.deck.name': 'This should be a name of 1 to {most} letters.',
  'hopper.deck.word': 'This should be one of: {words}.',
  'hopper.deck.twice': 'This is there twice.',
  'hopper.deck.oneLast': 'There should be exactly one card of the kind “last”.',
  'hopper.deck.noTourist': 'There is no tourist: a contract with "tourist": true.',
  'hopper.deck.noGood': 'No island shows {good}.',
} satisfies Catalogue;

type Text = typeof deckText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
