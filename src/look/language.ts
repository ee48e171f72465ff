import { computed, signal } from '@preact/signals';
import { type AppWords, type Language, TAGS, turnTo } from '../games/languages';

/** The language that is on. Whoever reads it in a component or a computed is told when it changes. */
const on = signal<Language>('en');

export const language = computed(() => on.value);

/** Speaks that language from now on; rejects where its words cannot be had, and the old one stays. */
export async function turnLanguage(to: Language, app: AppWords | undefined): Promise<void> {
  await turnTo(to, app);
  document.documentElement.lang = to;
  on.value = to;
}

/** Something of `Intl` for the language that is on. */
export function byLanguage<T>(make: (tag: string) => T): () => T {
  const made = computed(() => make(TAGS[on.value]));
  return () => made.value;
}
