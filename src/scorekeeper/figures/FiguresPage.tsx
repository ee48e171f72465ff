import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../look/say';
import { freshHistory } from '../library/history';
import { keyToday, logbook } from '../library/identity';
import { gameKey, humans, type Played } from '../library/played';
import { gameName } from '../title';
import { countBots, counted, leaf } from './filter';
import { GamePage } from './GamePage';
import { yearOf } from './game-stats';
import { Ends } from './lines';
import { PersonPage } from './PersonPage';
import { tallies } from './stats';
import { YearPage } from './YearPage';

/** The figures of a person, a game or a year: of everything that counts, whatever the history shows. */

/** As the address calls them, and whether a play belongs there. */
const PAGES = {
  person: (played: Played, key: string) => humans(played).some((one) => one.key === key),
  game: (played: Played, key: string) => gameKey(played) === key,
  year: (played: Played, key: string) => String(yearOf(played)) === key,
};

type Page = keyof typeof PAGES;

/** Whether such a page is asked for, and not a play. */
export const isFigures = (page: string): page is Page => Object.hasOwn(PAGES, page);

/** Somebody is found by any name they ever had. */
const today = (page: Page, key: string): string => (page === 'person' ? keyToday(key) : key);

/** The heading: who or what it is about. */
export function subjectOf(page: Page, id: string): string {
  const key = today(page, id);
  const last = logbook.value?.finished.find((played) => PAGES[page](played, key));
  if (!last || page === 'year') return id;
  const seat = humans(last).find((one) => one.key === key)?.seat;
  return seat === undefined ? gameName(last) : last.people[seat].name.trim();
}

interface FiguresProps {
  page: Page;
  id: string;
  finished: readonly Played[];
}

function Figures({ page, id, finished }: FiguresProps) {
  const key = today(page, id);
  const all = useMemo(() => counted(finished), [finished, countBots.value]);
  const plays = useMemo(() => all.filter((played) => PAGES[page](played, key)), [page, key, all]);
  const [who] = useMemo(() => (page === 'person' ? tallies(plays, key) : []), [page, key, plays]);
  if (who) return <PersonPage who={who} plays={plays} all={finished} />;
  if (plays.length === 0)
    return (
      <>
        <p class="stack empty">{t('stats.none')}</p>
        <Ends plays={0} all={finished} want={{}} />
      </>
    );
  if (page === 'game') return <GamePage game={key} plays={plays} all={finished} />;
  return <YearPage year={Number(key)} plays={plays} counted={all} all={finished} />;
}

export function FiguresPage({ page, id }: Pick<FiguresProps, 'page' | 'id'>) {
  useEffect(() => {
    // who came by the address finds the other figures one step up
    if (leaf.value === 'plays') leaf.value = 'statistics';
    void freshHistory();
  }, []);
  const now = logbook.value;
  return now ? <Figures page={page} id={id} finished={now.finished} /> : <p class="soft">{t('library.reading')}</p>;
}
