import { useSignal } from '@preact/signals';
import { ago, joined, t } from '../../look/say';
import { Button, IconButton } from '../../look/widgets';
import type { Play } from '../../storage/plays';
import { gameName } from '../title';
import { discard, exportOne } from './actions';
import { Bin } from './Bin';
import type { Damaged, History } from './history';
import { OldPlay } from './OldPlay';
import { Slip, troubleWords } from './pieces';
import { momentOf, type Played } from './played';

/** The history: sheets still open, what was finished, and what cannot be read. */

export type CoverOf = (game: string) => string;

/** As many as a screen holds, and as many more at a time. */
const FIRST = 12;
const MORE = 24;

function Open({ play, cover }: { play: Play; cover: string }) {
  const names = joined(play.people.map(({ name }, i) => name || t('seat.number', { n: i + 1 })));
  return (
    <li class="card saved slip">
      <a class="saved-link slip-link" href={`#/sheet/${play.id}`}>
        <img class="saved-cover" src={cover} alt="" width="96" height="72" />
        <div class="saved-text">
          <strong class="saved-name">{gameName(play)}</strong>
          <span>{names}</span>
          <span class="soft">{t('library.openSheet', { when: ago(momentOf(play.clock.changed)) })}</span>
        </div>
      </a>
    </li>
  );
}

function Broken({ one }: { one: Damaged }) {
  const game = gameName({ game: one.game, name: '' });
  return (
    <li class="card saved slip slip-damaged">
      <div class="saved-text">
        <strong class="saved-name">{game}</strong>
        <span class="saved-fault">{troubleWords(one)}</span>
      </div>
      <IconButton icon="share" label={t('library.export', { game })} onClick={() => void exportOne(one.id)} />
      <IconButton icon="trash" label={t('library.delete', { game })} onClick={() => void discard(one.id)} />
    </li>
  );
}

interface PlaysProps {
  history: History;
  /** The finished ones that are looked at. */
  plays: readonly Played[];
  coverOf: CoverOf;
}

export function Plays({ history, plays, coverOf }: PlaysProps) {
  const most = useSignal(FIRST);
  const adding = useSignal(false);
  const shown = plays.slice(0, most.value);
  const { open, damaged, finished } = history;
  return (
    <>
      {open.length > 0 && (
        <section class="panel" aria-labelledby="library-open">
          <h2 id="library-open" class="label">
            {t('library.open')}
          </h2>
          <ul class="grid-fit slips">
            {open.map((play) => (
              <Open key={play.id} play={play} cover={coverOf(play.game)} />
            ))}
          </ul>
        </section>
      )}
      <section class="panel" aria-labelledby="library-finished">
        <h2 id="library-finished" class="label">
          {t('library.finished')}
        </h2>
        <Button icon="plus" onClick={() => (adding.value = true)}>
          {t('old.add')}
        </Button>
        {adding.value && <OldPlay plays={finished} onClose={() => (adding.value = false)} />}
        {plays.length === 0 && <p class="empty">{t(finished.length > 0 ? 'library.noneLeft' : 'library.none')}</p>}
        <ul class="grid-fit slips">
          {shown.map((played) => (
            <Slip key={`${played.kind} ${played.id}`} played={played} cover={coverOf(played.game)} />
          ))}
        </ul>
        {shown.length < plays.length && (
          <Button onClick={() => (most.value += MORE)}>{t('stats.more', { n: plays.length - shown.length })}</Button>
        )}
      </section>
      {damaged.length > 0 && (
        <section class="panel" aria-labelledby="library-damaged">
          <h2 id="library-damaged" class="label">
            {t('library.damaged')}
          </h2>
          <p class="soft">{t('library.damaged.why')}</p>
          <ul class="grid-fit slips">
            {damaged.map((one) => (
              <Broken key={`${one.kind} ${one.id}`} one={one} />
            ))}
          </ul>
        </section>
      )}
      <Bin />
    </>
  );
}
