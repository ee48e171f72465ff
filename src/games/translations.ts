import type { Language, Words } from './languages';

/** Where the words of the games lie in other languages. */

const files = import.meta.glob<Words>('./*/words.*.ts');

/** Undefined where that game speaks English alone. */
export async function wordsOf(id: string, language: Language): Promise<[string, Words] | undefined> {
  const words = await files[`./${id}/words.${language}.ts`]?.();
  return words && [id, words];
}
