import './own.css';
import { t } from '../../look/say';
import { Button, IconButton, Segmented, Switch, TextField } from '../../look/widgets';
import { LONGEST_LABEL, MOST_ROWS } from '../../storage/plays';
import { isCounted, isFactor, isGoal, newRow, type Own } from './own';

/** How a game that is not on the shelf is called and scored. */

interface Props {
  own: Own;
  onChange(next: Own): void;
}

export function OwnGame({ own, onChange }: Props) {
  return (
    <section class="panel">
      <TextField
        titled
        label={t('keep.called')}
        value={own.name}
        longest={LONGEST_LABEL}
        onInput={(name) => onChange({ ...own, name })}
      />
      <Segmented
        titled
        label={t('keep.how')}
        value={own.kind}
        options={[
          { value: 'rounds', text: t('keep.rounds') },
          { value: 'categories', text: t('keep.categories') },
          { value: 'totals', text: t('keep.totals') },
          { value: 'won', text: t('keep.won') },
          { value: 'together', text: t('keep.together') },
        ]}
        onChange={(kind) => onChange({ ...own, kind })}
      />
      {own.kind === 'categories' && <Categories own={own} onChange={onChange} />}
      {isCounted(own.kind) && <Counted own={own} onChange={onChange} />}
      {own.kind !== 'together' && (
        <Switch
          label={t('own.teams')}
          hint={t('own.teams.why')}
          value={own.teams}
          onChange={(teams) => onChange({ ...own, teams })}
        />
      )}
    </section>
  );
}

/** What matters only where points are counted. */
function Counted({ own, onChange }: Props) {
  const ends = own.kind !== 'totals';
  return (
    <>
      {ends && (
        <label class="stack own-goal">
          <span class="label">{t('own.goal')}</span>
          <input
            class="num"
            inputMode="numeric"
            autocomplete="off"
            maxLength={7}
            value={own.goal}
            aria-invalid={!isGoal(own.goal)}
            onInput={({ currentTarget: { value } }) => onChange({ ...own, goal: value })}
          />
        </label>
      )}
      <Switch label={t('keep.low')} value={own.low} onChange={(low) => onChange({ ...own, low })} />
    </>
  );
}

function Categories({ own, onChange }: Props) {
  const change = (at: number, part: Partial<Own['rows'][number]>) =>
    onChange({ ...own, rows: own.rows.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  return (
    <div class="stack">
      <p class="soft">{t('own.factors.why')}</p>
      <ol class="stack">
        {own.rows.map(({ name, factor }, i) => (
          <li key={i} class="row">
            <TextField
              label={t('keep.category', { n: i + 1 })}
              value={name}
              longest={LONGEST_LABEL}
              onInput={(next) => change(i, { name: next })}
            />
            <span class="own-times" aria-hidden="true">
              {t('own.times')}
            </span>
            <input
              class="num own-factor"
              autocomplete="off"
              maxLength={3}
              value={factor}
              aria-label={t('own.factor', { name })}
              aria-invalid={!isFactor(factor)}
              onInput={({ currentTarget: { value } }) => change(i, { factor: value })}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <IconButton
              icon="minus"
              label={t('keep.lessCategories', { name })}
              disabled={own.rows.length < 2}
              onClick={() => onChange({ ...own, rows: own.rows.filter((_, at) => at !== i) })}
            />
          </li>
        ))}
        <li>
          <Button
            kind="quiet"
            icon="plus"
            disabled={own.rows.length >= MOST_ROWS}
            onClick={() => onChange({ ...own, rows: [...own.rows, newRow(own.rows.length + 1)] })}
          >
            {t('keep.moreCategories')}
          </Button>
        </li>
      </ol>
    </div>
  );
}
