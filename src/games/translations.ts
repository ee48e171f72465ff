import type { Language, Words } from './languages';
import type { RuleParagraph } from './module';

/** Where the words of the games lie in other languages. */

const files = import.meta.glob<Words>('./*/words.*.ts');
const rules = import.meta.glob<readonly RuleParagraph[]>('./*/speech/reference.*.ts', { import: 'reference' });

/** Undefined where that game speaks English alone. */
export const wordsOf = async (id: string, language: Language): Promise<Words | undefined> =>
  files[`./${id}/words.${language}.ts`]?.();

/** Its rules, which only their reader needs; undefined where they are told in English alone. */
export const rulesOf = async (id: string, language: Language): Promise<readonly RuleParagraph[] | undefined> =>
  rules[`./${id}/speech/reference.${language}.ts`]?.();
