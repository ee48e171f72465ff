import { useMemo } from 'preact/hooks';
import { onDay, t } from '../../look/say';
import type { Played } from '../library/played';
import { gameName } from '../title';
import { Months } from './chart';
import { months, yearOf } from './game-stats';
import { Ends, Later, Leaf, PeopleRows, Row, Rows } from './lines';
import { Counted, GameRows } from './Statistics';
import { gamesIn, oldestFirst, tallies } from './stats';

/** The page of one year: plays by month, what was played most, who won most, and games played for the first time. */

/** The first play of every game that nobody had played before that year. */
const firstsIn = (year: number, all: readonly Played[]): Played[] =>
  gamesIn(oldestFirst(all)).flatMap(({ game }) => (yearOf(game) === year ? [game] : []));

function Firsts({ year, all }: { year: number; all: readonly Played[] }) {
  const firsts = useMemo(() => firstsIn(year, all), [year, all]);
  return firsts.length === 0 ? null : (
    <Leaf title={t('stats.year.first')}>
      <Rows all={firsts}>
        {(played) => (
          <Row key={played.id} href={`#/library/${played.id}`} name={gameName(played)} soft={onDay(played.when)} />
        )}
      </Rows>
    </Leaf>
  );
}

interface YearPageProps {
  year: number;
  /** Of this year, and all of everything that counts. */
  plays: readonly Played[];
  counted: readonly Played[];
  all: readonly Played[];
}

export function YearPage({ year, plays, counted, all }: YearPageProps) {
  const people = useMemo(() => tallies(plays).toSorted((a, b) => b.wins - a.wins), [plays]);
  const games = useMemo(() => gamesIn(plays), [plays]);
  return (
    <div class="grid-fit stats-leaves">
      <div class="stack stats-leaf stats-wide">
        <Counted plays={plays} people={people.length} games={games.length} />
        <Months counts={months(plays)} year={year} />
      </div>
      <Leaf title={t('stats.year.most')}>
        <GameRows games={games} />
      </Leaf>
      {people.length > 0 && (
        <Later at={1}>
          {() => (
            <Leaf title={t('stats.year.won')}>
              <PeopleRows people={people} wins />
            </Leaf>
          )}
        </Later>
      )}
      <Later at={2}>{() => <Firsts year={year} all={counted} />}</Later>
      <Ends plays={plays.length} all={all} want={{ year: String(year) }} />
    </div>
  );
}
