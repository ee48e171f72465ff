import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { ago, joined, onDay, t } from '../../look/say';
import { Button, IconButton } from '../../look/widgets';
import type { Play } from '../../storage/plays';
import { gameName } from '../title';
import { discard, exportOne, sharePicture } from './actions';
import { Bin } from './Bin';
import { eveningOf } from './evening';
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
    <li class="line tight card saved slip">
      <a class="line saved-link slip-link" href={`#/sheet/${play.id}`}>
        <img class="saved-cover" src={cover} alt="" width="96" height="72" />
        <div class="stack tight saved-text">
          <strong class="title saved-name">{gameName(play)}</strong>
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
    <li class="line tight card saved slip slip-damaged">
      <div class="stack tight saved-text">
        <strong class="title saved-name">{game}</strong>
        <span class="saved-fault">{troubleWords(one)}</span>
      </div>
      <IconButton icon="share" label={t('library.export', { game })} onClick={() => void exportOne(one.id)} />
      <IconButton icon="trash" label={t('library.delete', { game })} onClick={() => void discard(one.id)} />
    </li>
  );
}

/** The one picture of all that was played that evening; nothing where it was a single play. */
export function EveningPicture({ plays }: { plays: readonly Played[] }) {
  const busy = useSignal(false);
  const share = async () => {
    busy.value = true;
    await sharePicture(...plays);
    busy.value = false;
  };
  return plays.length > 1 ? (
    <Button icon="share" disabled={busy.value} onClick={() => void share()}>
      {t('evening.picture', { n: plays.length })}
    </Button>
  ) : null;
}

/** The evenings of these plays, by the first of each that is shown. */
function eveningsOf(shown: readonly Played[], all: readonly Played[]): Map<Played, readonly Played[]> {
  const out = new Map<Played, readonly Played[]>();
  const told = new Set<Played>();
  for (const played of shown) {
    const evening = told.has(played) ? [] : eveningOf(played, all);
    if (evening.length < 2) continue;
    out.set(played, evening);
    for (const one of evening) told.add(one);
  }
  return out;
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
  const evenings = eveningsOf(shown, finished);
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
        {plays.length === 0 && (
          <p class="stack empty">{t(finished.length > 0 ? 'library.noneLeft' : 'library.none')}</p>
        )}
        <ul class="grid-fit slips">
          {shown.map((played) => {
            const evening = evenings.get(played);
            return (
              <Fragment key={`${played.kind} ${played.id}`}>
                {evening && (
                  <li class="row">
                    <h3>{onDay(played.when)}</h3>
                    <EveningPicture plays={evening} />
                  </li>
                )}
                <Slip played={played} cover={coverOf(played.game)} />
              </Fragment>
            );
          })}
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
