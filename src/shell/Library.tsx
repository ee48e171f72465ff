import { useEffect } from 'preact/hooks';
import { addText, onDay, say, t } from '../look/say';
import { IconButton, SeatBadge } from '../look/widgets';
import type { Header } from '../storage/matches';
import './pages.css';
import { coverOf } from './covers';
import { Page } from './page';
import { to } from './router';
import { discard, nameOfGame, names, refreshSaves, saves } from './saves';
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
  const { id, chairs, brief, clock } = head;
  const game = nameOfGame(head.game);
  const people = names(chairs);
  const when = onDay(clock.changed);
  return (
    <li class="saved">
      <a class="saved-link" href={to('table', id)}>
        <img class="saved-cover" src={coverOf(head.game)} alt="" width="96" height="72" />
        <span class="saved-text">
          <strong class="saved-name">{game}</strong>
          <span class="saved-people">
            {chairs.map((chair, i) => (
              <SeatBadge key={`${i} ${chair.name}`} chair={chair} lit={brief.winners.includes(i)} />
            ))}
          </span>
          <span class="soft">
            {result(head)} · {t('library.finished', { when })}
          </span>
        </span>
      </a>
      <IconButton icon="share" label={t('transfer.one')} onClick={() => void exportOne(id)} />
      <IconButton icon="trash" label={t('home.delete', { people })} onClick={() => void discard(id)} />
    </li>
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
