import { useSignal } from '@preact/signals';
import { onDay, t } from '../../look/say';
import { SeatDisc, Select } from '../../look/widgets';
import { gameName } from '../title';
import { daysSince, lastOfGames } from './habits';
import { humans, type Played } from './played';
import type { Tally } from './stats';
import './statistics.css';

/** How long ago each game was played, by everybody or by one, and how long ago each person did. */

function since(when: number, now: number): string {
  const n = Math.max(0, daysSince(when, now));
  return n === 0 ? t('stats.ago.today') : t('stats.ago.n', { n });
}

function GamesAgo({ plays, now }: { plays: readonly Played[]; now: number }) {
  return (
    <table class="wins figures">
      <caption>{t('stats.ago.games')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stats.ago.game')}</th>
          <th scope="col">{t('stats.count')}</th>
          <th scope="col">{t('stats.ago.last')}</th>
          <th scope="col">{t('stats.ago.days')}</th>
        </tr>
      </thead>
      <tbody>
        {lastOfGames(plays).map(({ key, last, plays: n }) => (
          <tr key={key}>
            <th scope="row">
              <a class="who" href={`#/library/${last.id}`}>
                <span class="cut">{gameName(last)}</span>
              </a>
            </th>
            <td>{n}</td>
            <td>{onDay(last.when)}</td>
            <td>{since(last.when, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PeopleAgo({ people, now }: { people: readonly Tally[]; now: number }) {
  return (
    <table class="wins figures">
      <caption>{t('stats.ago.people')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stats.person')}</th>
          <th scope="col">{t('stats.ago.days')}</th>
          <th scope="col">{t('stats.ago.without')}</th>
        </tr>
      </thead>
      <tbody>
        {[...people]
          .sort((a, b) => a.last - b.last)
          .map(({ key, name, colour, last, without, mostWithout }) => (
            <tr key={key}>
              <th scope="row">
                <span class="who">
                  <SeatDisc colour={colour} />
                  <span class="cut">{name}</span>
                </span>
              </th>
              <td>{since(last, now)}</td>
              <td>
                <span class="unseen">{t('stats.ago.without.now')}</span> {without}{' '}
                <span class="soft">
                  · {t('stats.ago.without.most')} {mostWithout}
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export function LastPlayed({ plays, people }: { plays: readonly Played[]; people: readonly Tally[] }) {
  const chosen = useSignal('');
  const person = people.some(({ key }) => key === chosen.value) ? chosen.value : '';
  const theirs = person ? plays.filter((played) => humans(played).some(({ key }) => key === person)) : plays;
  const now = Date.now();
  return (
    <section class="stats-leaf stats-wide" aria-labelledby="stats-ago">
      <h2 id="stats-ago">{t('stats.ago')}</h2>
      <div class="habits">
        <div class="habit">
          <Select
            label={t('stats.habits.of')}
            value={person}
            options={[
              { value: '', text: t('stats.habits.everybody') },
              ...people.map(({ key, name }) => ({ value: key, text: name })),
            ]}
            onChange={(key) => (chosen.value = key)}
          />
          <GamesAgo plays={theirs} now={now} />
        </div>
        <PeopleAgo people={people} now={now} />
      </div>
    </section>
  );
}
