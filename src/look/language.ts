import { computed, signal } from '@preact/signals';
import { type Language, tagOf } from '../games/languages';

/** The language that is on; set by shell/speaking.ts. Whoever reads it in a component or a computed is told of a change. */
export const language = signal<Language>('en');

/** Something of `Intl` for the language that is on. */
export function byLanguage<T>(make: (tag: string) => T): () => T {
  const made = computed(() => make(tagOf(language.value)));
  return () => made.value;
}
