// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';
import { scoreText } from '../speech/text-score.en';

/** Every word of the score sheet. */
export const text = {
  ...scoreText,
  'hopper.sheet.behind': 'Behind the screen',
  'hopper.sheet.nothing': 'Contracts in hand and money beside islands don’t count.',
  'hopper.sheet.contracts': 'Completed contracts',
  'hopper.sheet.sets':
    'Three with the same symbol pay $5, and each extra one pays $5 more. Contracts given up don’t count. More contracts win a tie.',
  'hopper.sheet.noCash': 'All the coins in the box come to ${n}.',
  'hopper.sheet.tooMany':
    'A player can’t complete more than {n} contracts: {hand, plural, one {one} other {#}} a round, for {rounds, plural, one {one round} other {# rounds}} at most.',
  'hopper.sheet.noContracts': 'There are only {n} contracts, tourists included.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
