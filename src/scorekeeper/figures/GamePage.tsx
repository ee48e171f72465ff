import { useEffect, useMemo } from 'preact/hooks';
import { briefly, figures } from '../../look/recap';
import { onDay, t } from '../../look/say';
import { nameAt, type Played } from '../library/played';
import { figure, needsWords, wordsNeeded, wordsOf } from '../library/words';
import { bestScores, inAll, type Mean, madeOf, percents, pointsOf, records, type Scored, sizes } from './game-stats';
import { Ends, Face, Facts, Later, Leaf, PeopleRows, Rate, Row, Rows, Sums, Why } from './lines';
import { type Best, byEdge, byStart, type Tally, tallies } from './stats';

/** The page of one game: plays, average and best points, who wins it, how many sat there, and who began. */

interface AverageProps {
  plays: readonly Played[];
  people: readonly Tally[];
  means: ReadonlyMap<string, Mean>;
  sum: Mean;
}

/** What the average is made of: by category where the sheets tell, and by person. */
function Average({ plays, people, means, sum }: AverageProps) {
  const [first] = plays;
  useEffect(() => {
    if (needsWords({ game: first.game })) void wordsNeeded(first.game);
  }, [first.game]);
  // a game of one's own may have had other categories on another evening; one on the shelf has its own
  const words = wordsOf(needsWords({ game: first.game }) ? { game: first.game } : first);
  const { parts, rest } = madeOf(plays, words.order, sum);
  const mean = sum.points / sum.scores;
  const rows = people.flatMap(({ key, name }) => {
    const one = means.get(key);
    return one ? [[name, one.scores, one.points, one.points / one.scores] as const] : [];
  });
  return (
    <>
      <p>{t('stats.how.average')}</p>
      {parts.length > 0 && (
        <Sums
          heads={[t('play.category'), t('stats.average')]}
          rows={[
            ...parts.map(({ id, points }) => [words.name(id), points] as const),
            ...(rest === 0 ? [] : [[t('stats.rest'), rest] as const]),
          ]}
          sum={[mean]}
        />
      )}
      <Sums
        heads={[t('stats.person'), t('stats.scores'), t('stats.points'), t('stats.average')]}
        rows={rows}
        sum={[sum.scores, sum.points, mean]}
        adds={2}
      />
    </>
  );
}

function Sizes({ plays }: { plays: readonly Played[] }) {
  const found = sizes(plays);
  const shares = percents(found.map(([, n]) => n));
  return (
    <Leaf title={t('stats.atTable')}>
      <Sums
        heads={[t('stats.atTable'), t('stats.count'), t('stats.share')]}
        rows={found.map(([n, times], i) => [t('stats.size', { n }), times, t('stats.percent', { n: shares[i] })])}
        sum={[plays.length, t('stats.percent', { n: 100 })]}
      />
    </Leaf>
  );
}

function Starts({ plays }: { plays: readonly Played[] }) {
  const { began, followed } = useMemo(() => byStart(plays), [plays]);
  if (began.contests === 0) return null;
  const lines = [
    [t('stats.start.began'), began],
    [t('stats.start.followed'), followed],
  ] as const;
  return (
    <Leaf title={t('stats.start')}>
      <ul class="stat-rows">
        {lines.map(([name, score]) => (
          <li key={name} class="line stat-row">
            <Face name={name} soft={t('stats.rate')}>
              <Rate of={score} />
            </Face>
          </li>
        ))}
      </ul>
      <Why title={t('stats.how')}>{() => <p>{t('stats.start.how')}</p>}</Why>
    </Leaf>
  );
}

const RecordRow = ({ title, best, value }: { title: string; best: Best | undefined; value(n: number): string }) =>
  best ? (
    <Row href={`#/library/${best.played.id}`} name={title} soft={onDay(best.played.when)}>
      <b class="figures">{value(best.value)}</b>
    </Row>
  ) : null;

const Bests = ({ scores }: { scores: readonly Scored[] }) => (
  <Leaf title={t('stats.bests')}>
    <Rows all={scores}>
      {({ played, seat, value }) => (
        <Row
          key={`${played.id} ${seat}`}
          href={`#/library/${played.id}`}
          colour={played.people[seat].shade ?? played.people[seat].colour}
          name={nameAt(played, seat)}
          soft={onDay(played.when)}
        >
          <b class="figures">{figures(value)}</b>
        </Row>
      )}
    </Rows>
  </Leaf>
);

function Records({ plays }: { plays: readonly Played[] }) {
  const { lowest, margin, longest } = records(plays);
  if (!lowest && !margin && !longest) return null;
  return (
    <Leaf title={t('stats.records')}>
      <ul class="stat-rows">
        <RecordRow title={t('stats.record.lowest')} best={lowest} value={figures} />
        <RecordRow title={t('stats.record.margin')} best={margin} value={figures} />
        <RecordRow title={t('stats.record.longest')} best={longest} value={briefly} />
      </ul>
    </Leaf>
  );
}

const told = (plays: readonly Played[]) => {
  const timed = plays.flatMap(({ minutes = 0 }) => minutes || []);
  const means = pointsOf(plays);
  return {
    people: byEdge(tallies(plays)),
    scores: bestScores(plays),
    means,
    sum: inAll(means.values()),
    length: timed.reduce((sum, n) => sum + n, 0) / timed.length,
  };
};

interface GamePageProps {
  game: string;
  /** Of this game, and all of everything. */
  plays: readonly Played[];
  all: readonly Played[];
}

export function GamePage({ game, plays, all }: GamePageProps) {
  const { people, scores, means, sum, length } = useMemo(() => told(plays), [plays]);
  const scored = scores.length > 0;
  const mean = figure(sum.points / sum.scores);
  return (
    <div class="grid-fit stats-leaves">
      <div class="stack stats-leaf stats-wide">
        <Facts
          of={[
            [plays.length, t('stats.plays', { n: plays.length })],
            [scored ? mean : undefined, t('stats.average')],
            [scored ? scores[0].value : undefined, t('stats.highest')],
            [length ? briefly(length) : undefined, t('stats.length')],
          ]}
        />
        {scored && (
          <Why title={t('stats.how.of', { n: mean })}>
            {() => <Average plays={plays} people={people} means={means} sum={sum} />}
          </Why>
        )}
      </div>
      {people.length > 0 && (
        <Leaf title={t('stats.winRate')}>
          <PeopleRows people={people} />
        </Leaf>
      )}
      {scored && <Later at={1}>{() => <Bests scores={scores} />}</Later>}
      <Later at={2}>{() => <Records plays={plays} />}</Later>
      <Later at={2}>{() => <Sizes plays={plays} />}</Later>
      <Later at={3}>{() => <Starts plays={plays} />}</Later>
      <Ends plays={plays.length} all={all} want={{ game }} />
    </div>
  );
}
