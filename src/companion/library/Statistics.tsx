import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { figures } from '../../look/recap';
import { joined, onDay, t } from '../../look/say';
import { Button, SeatDisc, Select, Switch } from '../../look/widgets';
import { gameName } from '../title';
import { CourseChart } from './chart-course';
import { SharesChart } from './chart-shares';
import { Duels } from './Duels';
import { countBots } from './filter';
import { Habits } from './Habits';
import { LastPlayed } from './LastPlayed';
import { briefly } from './pieces';
import { gameKey, hasBots, nameAt, type Played } from './played';
import { Rate } from './Rate';
import { type Best, type Records, records, type Tally, tallies, withoutBots } from './stats';
import { figure, needsWords, wordsNeeded, wordsOf } from './words';
import './statistics.css';

/** What the plays say: figures, who wins, charts of a game, records, and two people against each other. */

function Figure({ n, words }: { n: number; words: string }) {
  return (
    <li>
      <b class="figures">{figures(n)}</b>
      <span>{words}</span>
    </li>
  );
}

function InAll({ plays, people, games }: { plays: readonly Played[]; people: number; games: number }) {
  const hours = Math.round(plays.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) / 60);
  return (
    <ul class="in-all">
      <Figure n={plays.length} words={t('stats.plays', { n: plays.length })} />
      <Figure n={games} words={t('stats.games', { n: games })} />
      <Figure n={people} words={t('stats.people', { n: people })} />
      {hours > 0 && <Figure n={hours} words={t('stats.hours', { n: hours })} />}
    </ul>
  );
}

function Winners({ people }: { people: readonly Tally[] }) {
  return (
    <section class="stats-leaf" aria-labelledby="stats-wins">
      <h2 id="stats-wins">{t('stats.winRate')}</h2>
      <table class="wins figures">
        <thead>
          <tr>
            <th scope="col">{t('stats.person')}</th>
            <th scope="col">{t('stats.count')}</th>
            <th scope="col">{t('stats.wins')}</th>
            <th scope="col">{t('stats.rate')}</th>
            <th scope="col" class="wins-streak">
              {t('stats.streak')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((tally) => (
            <tr key={tally.key}>
              <th scope="row">
                <span class="who">
                  <SeatDisc colour={tally.colour} />
                  <span class="cut">{tally.name}</span>
                </span>
              </th>
              <td>{tally.plays}</td>
              <td>{figure(tally.wins)}</td>
              <td>
                <Rate of={tally} />
              </td>
              <td class="wins-streak">
                <span class="unseen">{t('stats.streak.now')}</span> {tally.streak}
                <span class="wins-dot"> · </span>
                <span class="soft">
                  {t('stats.streak.best')} {tally.bestStreak}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t('stats.par')}</p>
    </section>
  );
}

function Charts({ plays, all }: { plays: readonly Played[]; all: readonly Records[] }) {
  const chosen = useSignal('');
  const key = all.some((one) => one.key === chosen.value) ? chosen.value : all[0].key;
  const some = plays.filter((played) => gameKey(played) === key);
  const [first] = some;
  useEffect(() => {
    if (needsWords({ game: first.game })) void wordsNeeded(first.game);
  }, [key]);
  // a game of one's own may have had other categories on another evening; one on the shelf has its own
  const words = wordsOf(needsWords({ game: first.game }) ? { game: first.game } : first);
  return (
    <section class="stats-leaf stats-wide" aria-label={t('stats.which')}>
      {all.length > 1 && (
        <Select
          label={t('stats.which')}
          value={key}
          options={all.map((one) => ({ value: one.key, text: gameName(one.game) }))}
          onChange={(next) => {
            chosen.value = next;
          }}
        />
      )}
      {all.length === 1 && <h2>{gameName(first)}</h2>}
      <div class="charts">
        <CourseChart key={`course ${key}`} plays={some} />
        <SharesChart key={`shares ${key}`} plays={some} words={words} />
      </div>
    </section>
  );
}

function RecordLine({ title, best, value }: { title: string; best: Best | undefined; value(n: number): string }) {
  if (!best) return null;
  const { played } = best;
  const name = (seat: number) => {
    const bare = nameAt(played, seat);
    return played.people[seat].bot ? t('share.bot', { name: bare }) : bare;
  };
  const { winners, people } = played;
  const who = joined(winners.length > 0 ? winners.map(name) : people.map((_, seat) => name(seat)));
  return (
    <li>
      <a class="record" href={`#/library/${played.id}`}>
        <span class="record-text">
          <span>{title}</span>
          <span class="soft">{t('stats.record.by', { who, when: onDay(played.when) })}</span>
        </span>
        <b class="figures">{value(best.value)}</b>
      </a>
    </li>
  );
}

function RecordCard({ record }: { record: Records }) {
  return (
    <li class="record-card">
      <h3>{gameName(record.game)}</h3>
      <p class="soft">{t('filter.found', { n: record.plays })}</p>
      <ul>
        <RecordLine title={t('stats.record.highest')} best={record.highest} value={figures} />
        <RecordLine title={t('stats.record.lowest')} best={record.lowest} value={figures} />
        <RecordLine title={t('stats.record.margin')} best={record.margin} value={figures} />
        <RecordLine title={t('stats.record.longest')} best={record.longest} value={briefly} />
      </ul>
    </li>
  );
}

/** How much of so many parts stands: one more after every frame, so that a finger is answered between them. */
function useGrowing(most: number): number {
  const [grown, setGrown] = useState(0);
  useEffect(() => {
    if (grown >= most) return;
    const timer = setTimeout(() => setGrown(grown + 1));
    return () => clearTimeout(timer);
  }, [grown, most]);
  return grown;
}

/** As many as stand there at once, and as many more at a time. */
const TEN = 10;

function AllRecords({ all }: { all: readonly Records[] }) {
  const most = useSignal(TEN);
  return (
    <section class="stats-leaf stats-wide" aria-labelledby="stats-records">
      <h2 id="stats-records">{t('stats.records')}</h2>
      <ul class="record-cards">
        {all.slice(0, most.value).map((record) => (
          <RecordCard key={record.key} record={record} />
        ))}
      </ul>
      {most.value < all.length && (
        <Button onClick={() => (most.value += TEN)}>{t('stats.records.more', { n: all.length - most.value })}</Button>
      )}
    </section>
  );
}

export function Statistics({ plays }: { plays: readonly Played[] }) {
  const withBots = plays.filter(hasBots).length;
  const bots = countBots.value;
  const counted = useMemo(() => (bots ? plays : withoutBots(plays)), [plays, bots]);
  const people = useMemo(() => tallies(counted), [counted]);
  const all = useMemo(() => records(counted), [counted]);
  // what lies below the edge of most screens
  const grown = useGrowing(3);
  return (
    <div class="stats-leaves">
      <div class="stats-leaf stats-wide">
        <InAll plays={counted} people={people.length} games={all.length} />
        {withBots > 0 && (
          <Switch
            label={t('stats.bots')}
            hint={t('stats.bots.hint', { n: withBots })}
            value={countBots.value}
            onChange={(value) => {
              countBots.value = value;
            }}
          />
        )}
        {counted.length === 0 && <p class="empty">{t('stats.none')}</p>}
      </div>
      {people.length > 0 && <Winners people={people} />}
      {people.length > 0 && <Duels plays={counted} people={people} />}
      {people.length > 0 && grown > 0 && <Habits plays={counted} people={people} />}
      {all.length > 0 && grown > 1 && <Charts plays={counted} all={all} />}
      {people.length > 0 && grown > 2 && <LastPlayed plays={counted} people={people} />}
      {all.length > 0 && grown > 2 && <AllRecords all={all} />}
      <p class="soft stats-wide how">{t('stats.how')}</p>
    </div>
  );
}
