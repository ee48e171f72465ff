import { useEffect } from 'preact/hooks';
import { t } from '../look/say';
import { listMatches } from '../storage/matches';
import { replace } from './router';

/** The shortest way back: the unfinished match that was played last, or else the shelf. */
export default function Continue() {
  useEffect(() => {
    let here = true;
    void listMatches().then((heads) => {
      const last = heads.find(({ fault, brief }) => !fault && !brief.over);
      if (here) replace(...(last ? ['table', last.id] : []));
    });
    return () => {
      here = false;
    };
  }, []);
  return (
    <main class="mid notice" aria-busy="true">
      <p class="soft">{t('app.loading')}</p>
    </main>
  );
}
