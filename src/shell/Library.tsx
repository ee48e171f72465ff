import { useEffect } from 'preact/hooks';
import { addText, onDay, say, t } from '../look/say';
import { IconButton } from '../look/widgets';
import type { Header } from '../storage/matches';
import { SavedRow } from './SavedGame';
import './pages.css';
import { Page } from './page';
import { refreshSaves, saves } from './saves';
import { exportOne, Transfer } from './Transfer';
import { text } from './text.en';

addText(text);

/** Finished games, and the way in and out for all of them. */

function result({ brief, chairs }: Header): string {
  const { winners } = brief;
  if (winners.length === 0) return '';
  const who = winners.map((seat) => ({ seat }));
  return say({ key: winners.length > 1 ? 'library.drawn' : 'library.won', args: { who } }, { chairs });
}

function Finished({ head }: { head: Header }) {
  const when = onDay(head.clock.changed);
  const share = <IconButton icon="share" label={t('transfer.one')} onClick={() => void exportOne(head.id)} />;
  return (
    <SavedRow head={head} lit={head.brief.winners} tools={share}>
      <span class="soft">
        {result(head)} · {t('library.finished', { when })}
      </span>
    </SavedRow>
  );
}

export default function Library() {
  useEffect(() => void refreshSaves(), []);
  const finished = saves.value.filter((head) => head.brief.over && !head.fault);
  return (
    <Page title={t('library.title')} name="page">
      <section class="continue" aria-labelledby="finished">
        <h2 id="finished" class="label">
          {t('library.games')}
        </h2>
        {finished.length === 0 && <p class="empty">{t('library.empty')}</p>}
        <ul>
          {finished.map((head) => (
            <Finished key={head.id} head={head} />
          ))}
        </ul>
      </section>
      <Transfer />
    </Page>
  );
}
