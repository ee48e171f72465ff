import { useSignal } from '@preact/signals';
import { t } from '../../look/say';
import { Select } from '../../look/widgets';
import { byBots, bySeat, byStart, type Score } from './habits';
import type { Played } from './played';
import { Rate } from './Rate';
import type { Tally } from './stats';
import { figure } from './words';
import './statistics.css';

/** How plays go by seat, by who began, with and without bots: of one person, or of everybody. */

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
        {some(starts).length > 0 && <Lines title={t('stats.start')} lines={some(starts)} how={t('stats.start.how')} />}
        {against.contests > 0 && <Lines title={t('stats.bots.table')} lines={some(bots)} />}
      </div>
    </section>
  );
}
