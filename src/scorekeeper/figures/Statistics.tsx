import { useMemo } from 'preact/hooks';
import { onDay, t } from '../../look/say';
import type { Played } from '../library/played';
import { gameName } from '../title';
import { yearOf } from './game-stats';
import { Ends, Facts, Later, Leaf, PeopleRows, pageOf, Row, Rows, Sums, Why } from './lines';
import { allWins, byEdge, type Gamed, gamesIn, hoursOf, type Tally, tallies } from './stats';

/** The first page of the figures: how much was played, who wins, and the ways to everybody's page, a game's and a year's. */

/** As many as two screens of a phone hold. */
const FIRST = 6;

function Wins({ plays, people }: { plays: readonly Played[]; people: readonly Tally[] }) {
  const ranked = useMemo(() => byEdge(people), [people]);
  return (
    <Leaf title={t('stats.winRate')}>
      <PeopleRows people={ranked} first={FIRST} />
      <Why title={t('stats.how')}>
        {() => {
          const { people: won, others, doubled, contests } = allWins(plays);
          return (
            <>
              <p>{t('stats.how.wins')}</p>
              <p>{t('stats.how.chance')}</p>
              <Sums
                heads={[t('stats.contests'), t('stats.count')]}
                rows={[
                  [t('stats.wins.people'), won],
                  ...(others > 0 ? [[t('stats.wins.others'), others] as const] : []),
                  ...(doubled > 0 ? [[t('stats.wins.doubled'), -doubled] as const] : []),
                ]}
                sum={[contests]}
              />
            </>
          );
        }}
      </Why>
    </Leaf>
  );
}

export const GameRows = ({ games, first }: { games: readonly Gamed[]; first?: number }) => (
  <Rows all={games} first={first}>
    {({ key, game, plays }) => (
      <Row
        key={key}
        href={pageOf('game', key)}
        name={gameName(game)}
        soft={t('stats.last', { when: onDay(game.when) })}
      >
        <span>{t('filter.found', { n: plays })}</span>
      </Row>
    )}
  </Rows>
);

function Years({ plays }: { plays: readonly Played[] }) {
  const years = useMemo(() => [...new Set(plays.map(yearOf))], [plays]);
  return (
    <Leaf title={t('stats.years')} wide>
      <ul class="row stat-years">
        {years.map((year) => (
          <li key={year}>
            <a class="button" href={pageOf('year', year)}>
              {year}
            </a>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** How much was played, by how many. */
export function Counted({ plays, people, games }: { plays: readonly Played[]; people: number; games: number }) {
  const hours = useMemo(() => hoursOf(plays), [plays]);
  return (
    <Facts
      of={[
        [plays.length, t('stats.plays', { n: plays.length })],
        [hours || undefined, t('stats.hours', { n: hours })],
        [people, t('stats.people', { n: people })],
        [games, t('stats.games', { n: games })],
      ]}
    />
  );
}

/** `all` are the plays that pass the filters, `plays` those of them that count. */
export function Statistics({ plays, all }: { plays: readonly Played[]; all: readonly Played[] }) {
  const people = useMemo(() => tallies(plays), [plays]);
  const games = useMemo(() => gamesIn(plays), [plays]);
  return (
    <div class="grid-fit stats-leaves">
      <div class="stack stats-leaf stats-wide">
        <Counted plays={plays} people={people.length} games={games.length} />
        {plays.length === 0 && <p class="stack empty">{t('stats.none')}</p>}
      </div>
      {people.length > 0 && <Wins plays={plays} people={people} />}
      {games.length > 0 && (
        <Later at={1} of={plays}>
          {() => (
            <Leaf title={t('filter.game.all')}>
              <GameRows games={games} first={FIRST} />
            </Leaf>
          )}
        </Later>
      )}
      {plays.length > 0 && (
        <Later at={2} of={plays}>
          {() => <Years plays={plays} />}
        </Later>
      )}
      <Ends plays={0} all={all} want={{}} />
    </div>
  );
}
