import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ago, seatName, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton, SeatBadge } from '../../look/widgets';
import { isOpen } from '../../storage/locks';
import { listPlays, type Play } from '../../storage/plays';
import { sweep } from '../../storage/sweep';
import { gameName } from '../title';

/** Boxed plays that are still being scored, as slips on the shelf. */

const FEW = 4;

export function useOpenSheets() {
  const open = useSignal<readonly Play[]>([]);
  /** What stands below them comes then, so that nothing moves away from under a finger. */
  const known = useSignal(false);
  const read = async () => {
    const found = (await listPlays()).flatMap(({ play }) => (play && !play.brief.over ? [play] : []));
    // the last one begun stays: somebody only looks something up before the first number
    const newest = Math.max(...found.map(({ clock }) => clock.started));
    const swept = await Promise.all(found.map(async (one) => one.clock.started < newest && (await sweep(one))));
    open.value = found.filter((_, i) => !swept[i]);
  };
  useEffect(() => {
    void read().finally(() => {
      known.value = true;
    });
  }, []);
  return { open, known, read };
}

interface Props {
  sheets: Pick<ReturnType<typeof useOpenSheets>, 'open' | 'read'>;
  cover(game: string): string;
}

export function OpenSheets({ sheets: { open, read }, cover }: Props) {
  const all = useSignal(false);
  // a copy that a window kept beside a sheet lies folded below that sheet, as long as it is open
  const copiesOf = (id: string) => open.value.filter(({ branch }) => branch?.of === id);
  const plays = open.value.filter(({ branch }) => !open.value.some(({ id }) => id === branch?.of));
  if (plays.length === 0) return null;
  const drop = async (play: Play) => {
    if (await isOpen(play.id)) {
      toast(t('home.deleteOpen'));
      return;
    }
    const undo = await (await import('../../storage/bin')).throwAway(play.id);
    await read();
    const run = () => void undo().then(read);
    toast(t('home.sheetDeleted'), { text: t('home.undo'), run });
  };
  const slips = (some: readonly Play[]) =>
    some.map((play) => <Slip key={play.id} play={play} cover={cover} drop={() => void drop(play)} />);
  return (
    <section class="continue" aria-labelledby="open-sheets">
      <h2 id="open-sheets" class="label">
        {t('home.sheets')}
      </h2>
      <ul class="grid-fit">
        {plays.slice(0, all.value ? undefined : FEW).flatMap((play) => {
          const copies = copiesOf(play.id);
          if (copies.length === 0) return slips([play]);
          return [
            ...slips([play]),
            <li key={`${play.id} copies`}>
              <details>
                <summary>{t('home.sheetCopies', { n: copies.length })}</summary>
                <ul>{slips(copies)}</ul>
              </details>
            </li>,
          ];
        })}
      </ul>
      {plays.length > FEW && !all.value && (
        <Button kind="quiet" onClick={() => (all.value = true)}>
          {t('home.moreSheets', { n: plays.length })}
        </Button>
      )}
    </section>
  );
}

function Slip({ play, cover, drop }: { play: Play; cover(game: string): string; drop(): void }) {
  return (
    <li class="line tight card saved">
      <a class="line saved-link" href={`#/sheet/${play.id}`}>
        <img class="saved-cover" src={cover(play.game)} alt="" width="96" height="72" />
        <span class="stack tight saved-text">
          <strong class="title saved-name">{gameName(play)}</strong>
          <span class="row saved-people">
            {play.people.map((person, i) => (
              <SeatBadge
                key={i}
                chair={{ ...person, name: person.name || seatName(i) }}
                lit={play.brief.winners.includes(i)}
              />
            ))}
          </span>
          {play.branch && <span class="soft">{t('home.sheetBranch')}</span>}
          <span class="soft figures">{t('home.played', { when: ago(play.clock.changed) })}</span>
        </span>
      </a>
      <IconButton icon="trash" label={t('home.sheetDelete', { game: gameName(play) })} onClick={drop} />
    </li>
  );
}
