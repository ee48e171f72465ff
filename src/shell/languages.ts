import type { Language } from '../games/languages';
import { language } from '../look/language';
import { t } from '../look/say';
import { toast } from '../look/toast';

/** Which language the app speaks: what somebody chose, or else the first one of the device that is known here. */

let latest: Language = 'en';

/** Speaks that language as soon as its words are there; where they cannot be had it says so and leaves the old one. */
export async function speak(to: Language): Promise<void> {
  latest = to;
  if (to === language.value) return;
  try {
    const { turn } = await import('./speaking');
    await turn(to, () => latest === to);
  } catch {
    toast(t('language.failed'));
  }
}
