import { useSignal } from '@preact/signals';
import { t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { SeatDisc, Select } from '../../look/widgets';
import { type Pen, pens } from './chart';
import type { Played } from './played';
import { closest, type Duel, duel, type Tally } from './stats';

/** Two people at the same tables: who finished before whom. */

function Tug({ found, a, b }: { found: Duel; a: Pen; b: Pen }) {
  const lines = [
    { key: 'first', n: found.first, text: t('stats.duel.ahead', { who: a.name }), colour: a.colour },
    { key: 'level', n: found.level, text: t('stats.duel.level'), colour: undefined },
    { key: 'second', n: found.second, text: t('stats.duel.ahead', { who: b.name }), colour: b.colour },
  ];
  return (
    <>
      <p>{t('stats.duel.together', { a: a.name, b: b.name, n: found.together })}</p>
      <div class="tug" aria-hidden="true">
        {lines.map(
          ({ key, n, colour = 0 }) =>
            n > 0 && <span key={key} class={`tug-${key}`} style={{ flexGrow: n, '--of': SEAT_STYLES[colour].face }} />,
        )}
      </div>
      <ul class="tug-lines">
        {lines.map(({ key, n, text, colour }) => (
          <li key={key}>
            {colour === undefined ? <span class="tug-blank" /> : <SeatDisc colour={colour} />}
            <span>{text}</span>
            <b class="figures">{n}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Duels({ plays, people }: { plays: readonly Played[]; people: readonly Tally[] }) {
  const chosen = useSignal<readonly [string, string]>(['', '']);
  const known = (key: string) => people.some((one) => one.key === key);
  const usual = closest(plays) ?? [people[0].key, people[1]?.key ?? ''];
  const [first, second] = chosen.value.map((key, i) => (known(key) ? key : usual[i]));
  const options = people.map(({ key, name }) => ({ value: key, text: name }));
  const [a, b] = pens([first, second].flatMap((key) => people.filter((one) => one.key === key)));
  const found = duel(plays, first, second);
  const never = () => <p class="soft">{t('stats.duel.never', { a: a.name, b: b.name })}</p>;
  return (
    <section class="stats-leaf" aria-labelledby="stats-duel">
      <h2 id="stats-duel">{t('stats.duel')}</h2>
      {people.length < 2 ? (
        <p class="soft">{t('stats.duel.few')}</p>
      ) : (
        <>
          <div class="duel-pair">
            <Select
              label={t('stats.duel.first')}
              value={first}
              options={options}
              onChange={(key) => {
                chosen.value = [key, second];
              }}
            />
            <Select
              label={t('stats.duel.second')}
              value={second}
              options={options}
              onChange={(key) => {
                chosen.value = [first, key];
              }}
            />
          </div>
          {first === second ? (
            <p class="soft">{t('stats.duel.same')}</p>
          ) : found.together === 0 ? (
            never()
          ) : (
            <Tug found={found} a={a} b={b} />
          )}
        </>
      )}
    </section>
  );
}
