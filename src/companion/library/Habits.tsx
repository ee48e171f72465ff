import { useSignal } from '@preact/signals';
import { t } from '../../look/say';
import { Select } from '../../look/widgets';
import { byBots, bySeat, byStart, byWeekday, type Score, type Weekday } from './habits';
import type { Played } from './played';
import { Rate } from './Rate';
import type { Tally } from './stats';
import { figure, weekdays } from './words';
import './statistics.css';

/** How plays go by seat, by who began, by weekday, with and without bots: of one person, or of everybody. */

interface Line {
  name: string;
  score: Score;
}

function Lines({ title, lines, how }: { title: string; lines: readonly Line[]; how?: string }) {
  return (
    <div class="habit">
      <table class="wins figures">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{title}</span>
            </th>
            <th scope="col">{t('stats.count')}</th>
            <th scope="col">{t('stats.wins')}</th>
            <th scope="col">{t('stats.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{score.contests}</td>
              <td>{figure(score.wins)}</td>
              <td>
                <Rate of={score} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {how && <p class="soft">{how}</p>}
    </div>
  );
}

/** A bar says how much of everything fell on that day; wins are told of one person alone, together all plays are won. */
function Weekdays({ days, own }: { days: readonly Weekday[]; own: boolean }) {
  const all = days.reduce((sum, { plays }) => sum + plays, 0);
  const most = Math.max(1, ...days.map(({ plays }) => plays));
  const names = weekdays();
  return (
    <div class="habit">
      <table class="wins figures">
        <caption>{t('stats.weekday')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('stats.weekday')}</span>
            </th>
            <th scope="col">{t('stats.count')}</th>
            {own && <th scope="col">{t('stats.wins')}</th>}
            <th scope="col">{t('stats.weekday.bar')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ plays, wins }, i) => (
            <tr key={names[i]}>
              <th scope="row">{names[i]}</th>
              <td>{plays}</td>
              {own && <td>{figure(wins)}</td>}
              <td>
                <span class="rate">
                  <svg class="rate-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="rate-fill" x="0" y="3" width={(100 * plays) / most} height="8" />
                  </svg>
                  <span>{t('stats.percent', { n: Math.round((100 * plays) / Math.max(1, all)) })}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Habits({ plays, people }: { plays: readonly Played[]; people: readonly Tally[] }) {
  const chosen = useSignal('');
  const person = people.some(({ key }) => key === chosen.value) ? chosen.value : '';
  const seats = bySeat(plays, person).map((score, i) => ({ name: t('stats.seat.n', { n: i + 1 }), score }));
  const { began, followed } = byStart(plays, person);
  const { among, against } = byBots(plays, person);
  const starts = [
    { name: t('stats.start.began'), score: began },
    { name: t('stats.start.followed'), score: followed },
  ];
  const bots = [
    { name: t('stats.bots.among'), score: among },
    { name: t('stats.bots.against'), score: against },
  ];
  const some = (lines: readonly Line[]) => lines.filter(({ score }) => score.contests > 0);
  return (
    <section class="stats-leaf stats-wide" aria-labelledby="stats-habits">
      <h2 id="stats-habits">{t('stats.habits')}</h2>
      <Select
        label={t('stats.habits.of')}
        value={person}
        options={[
          { value: '', text: t('stats.habits.everybody') },
          ...people.map(({ key, name }) => ({ value: key, text: name })),
        ]}
        onChange={(key) => (chosen.value = key)}
      />
      {seats.length === 0 && <p class="soft">{t('stats.habits.few')}</p>}
      <div class="habits">
        {seats.length > 0 && <Lines title={t('stats.seat')} lines={some(seats)} how={t('stats.par')} />}
        <Weekdays days={byWeekday(plays, person)} own={person !== ''} />
        {some(starts).length > 0 && <Lines title={t('stats.start')} lines={some(starts)} how={t('stats.start.how')} />}
        {against.contests > 0 && <Lines title={t('stats.bots.table')} lines={some(bots)} />}
      </div>
    </section>
  );
}
