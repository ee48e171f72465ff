import { t } from '../../look/say';
import { Button, Segmented, Select } from '../../look/widgets';
import { prefs } from '../../storage/prefs';
import { gameName } from '../title';
import { ALL, type Choices, type Filter, filter } from './filter';

/** Which plays are looked at: by game, person, year, place, group and kind. */

const KINDS = ['all', 'digital', 'boxed'] as const;

interface FiltersProps {
  /** What is looked at. */
  now: Filter;
  choices: Choices;
  found: number;
  /** How many are found stands below anyway. */
  quiet: boolean;
}

export function Filters({ now, choices, found, quiet }: FiltersProps) {
  const set = (some: Partial<Filter>) => {
    filter.value = { ...now, ...some };
  };
  const people = choices.people.map(({ key, name }) => ({ value: key, text: name }));
  const games = choices.games.map(({ key, game }) => ({ value: key, text: gameName(game) }));
  const places = choices.places.map(({ key, name }) => ({ value: key, text: name }));
  const years = choices.years.map((year) => ({ value: year, text: year }));
  const groups = prefs.groups.value.map(({ id, name }) => ({ value: id, text: name || t('people.group.unnamed') }));
  const some = (Object.keys(ALL) as (keyof Filter)[]).some((name) => now[name] !== ALL[name]);
  return (
    <section class="row filters" aria-label={t('filter.label')}>
      <Select
        label={t('filter.game')}
        value={now.game}
        options={[{ value: '', text: t('filter.game.all') }, ...games]}
        onChange={(game) => set({ game })}
      />
      <Select
        label={t('filter.person')}
        value={now.person}
        options={[{ value: '', text: t('filter.person.all') }, ...people]}
        onChange={(person) => set({ person })}
      />
      {choices.years.length > 1 && (
        <Select
          label={t('filter.year')}
          value={now.year}
          options={[{ value: '', text: t('filter.year.all') }, ...years]}
          onChange={(year) => set({ year })}
        />
      )}
      {places.length > 0 && (
        <Select
          label={t('filter.place')}
          value={now.place}
          options={[{ value: '', text: t('filter.place.all') }, ...places]}
          onChange={(place) => set({ place })}
        />
      )}
      {groups.length > 0 && (
        <Select
          label={t('filter.group')}
          value={now.group}
          options={[{ value: '', text: t('filter.group.all') }, ...groups]}
          onChange={(group) => set({ group })}
        />
      )}
      <Segmented
        label={t('filter.kind')}
        titled
        value={now.kind}
        options={KINDS.map((kind) => ({ value: kind, text: t(`filter.kind.${kind}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <p class={quiet && !some ? 'unseen' : 'row filters-found'}>
        <span class={quiet ? 'unseen' : 'soft'} aria-live="polite">
          {t('filter.found', { n: found })}
        </span>
        {some && (
          <Button kind="quiet" onClick={() => set(ALL)}>
            {t('filter.clear')}
          </Button>
        )}
      </p>
    </section>
  );
}
