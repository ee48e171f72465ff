import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { addText, t } from '../../look/say';
import { Segmented } from '../../look/widgets';
import { prefs } from '../../storage/prefs';
import './library.css';
import { FiguresPage, isFigures, subjectOf } from '../figures/FiguresPage';
import { Filters } from '../figures/Filters';
import { type Choices, choices, counted, filter, leaf, passing, standing } from '../figures/filter';
import { Later } from '../figures/lines';
import { Statistics } from '../figures/Statistics';
import { gameName } from '../title';
import { Bin } from './Bin';
import { breath, freshHistory, type History, refreshHistory } from './history';
import { logbook } from './identity';
import { OnePlay } from './OnePlay';
import { People } from './People';
import { type CoverOf, Plays } from './Plays';
import { text } from './text.en';

addText(text);

/** The library: one history of what was played on the tablet and on the table, and what it says. */

/** A save takes less than this, in milliseconds; on a slow disk less than the second. */
const SETTLES = [300, 1500];

const LEAVES = ['plays', 'statistics', 'people'] as const;

const playedWith = (id: string) => logbook.value?.finished.find((one) => one.id === id);

/** The heading of the page: whom or what its figures are about, a play's game, or the library itself. */
export function titleOf(id: string, key?: string): string {
  if (key !== undefined && isFigures(id)) return subjectOf(id, key);
  const played = id ? playedWith(id) : undefined;
  return played ? gameName(played) : t('library.title');
}

export function Library({ coverOf }: { coverOf: CoverOf }) {
  const now = logbook.value;
  // a thousand plays hold up a slow phone: names, what there is to choose from, filters and leaf have a task each
  const step = useSignal(0);
  const among = step.value > 0 && choices.value;
  useEffect(() => void freshHistory(), []);
  useEffect(() => void (now && step.value < 2 && breath().then(() => step.value++)), [!now, step.value]);
  if (!now || !among || step.value === 1) return <p class="soft">{t('library.reading')}</p>;
  return <Leaves now={now} among={among} coverOf={coverOf} />;
}

function Leaves({ now, among, coverOf }: { now: History; among: Choices; coverOf: CoverOf }) {
  const { wanted, plays } = useMemo(() => {
    const wanted = standing(filter.value, among, prefs.groups.value);
    return { wanted, plays: passing(now.finished, wanted, prefs.groups.value) };
  }, [now, among, filter.value, prefs.groups.value]);
  return (
    <>
      <div class="library-head">
        <Segmented
          label={t('library.leaf')}
          value={leaf.value}
          options={LEAVES.map((value) => ({ value, text: t(`library.leaf.${value}`) }))}
          onChange={(value) => {
            leaf.value = value;
          }}
        />
      </div>
      {leaf.value !== 'people' && now.finished.length > 0 && (
        <Filters now={wanted} choices={among} found={plays.length} quiet={leaf.value === 'statistics'} />
      )}
      <Later key={leaf.value} at={1} of={plays}>
        {() =>
          leaf.value === 'plays' ? (
            <Plays history={now} plays={plays} coverOf={coverOf} />
          ) : leaf.value === 'statistics' ? (
            <Statistics plays={counted(plays)} all={plays} />
          ) : (
            <People plays={now.finished} />
          )
        }
      </Later>
    </>
  );
}

interface PageProps {
  id: string;
  /** Whom or what the figures are about, where the page is one of figures. */
  detail?: string;
  coverOf: CoverOf;
}

/** A page of figures, or of one play. */
export const LibraryPage = ({ id, detail, coverOf }: PageProps) =>
  detail !== undefined && isFigures(id) ? (
    <FiguresPage page={id} id={detail} />
  ) : (
    <PlayPage id={id} coverOf={coverOf} />
  );

function PlayPage({ id, coverOf }: { id: string; coverOf: CoverOf }) {
  useEffect(() => void freshHistory(), []);
  const now = logbook.value;
  const played = playedWith(id);
  const unsettled = now !== undefined && !played;
  useEffect(() => {
    if (!unsettled) return;
    // the sheet may still be saving that it is finished, or another window may finish it
    const look = () => void (document.visibilityState === 'visible' && refreshHistory());
    const timers = SETTLES.map((ms) => setTimeout(look, ms));
    document.addEventListener('visibilitychange', look);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, unsettled]);
  if (!now) return <p class="soft">{t('library.reading')}</p>;
  if (played) return <OnePlay key={id} played={played} cover={coverOf(played.game)} />;
  const open = now.open.some((play) => play.id === id);
  return (
    <div class="stack empty">
      <p>{t(open ? 'play.stillOpen' : 'play.missing')}</p>
      <a class="button" href={open ? `#/sheet/${id}` : '#/library'}>
        {t(open ? 'play.sheet' : 'play.all')}
      </a>
      {!open && <Bin only={id} />}
    </div>
  );
}
