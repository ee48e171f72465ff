import { useEffect, useRef } from 'preact/hooks';
import { LANGUAGES, type Language } from '../games/languages';
import { prefs } from '../storage/prefs';
import { language } from './language';
import { marked, t } from './say';
import { Segmented } from './widgets';

/** As they call themselves. */
const ENDONYMS: { readonly [language in Language]: string } = { en: 'English', de: 'Deutsch', es: 'Español' };

/** Another language begins the page anew: whoever chose it finds the choice where it was. */
let chosen = false;

export function LanguageChoice() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) ref.current?.querySelector<HTMLElement>(':checked, [aria-checked="true"]')?.focus();
    chosen = false;
  }, []);
  return (
    <div ref={ref}>
      <Segmented
        titled
        label={t('language.title')}
        value={language.value}
        options={LANGUAGES.map((value) => ({ value, text: marked(ENDONYMS[value]) }))}
        onChange={(value) => {
          chosen = true;
          prefs.language.value = value;
        }}
      />
    </div>
  );
}
