import { prefs } from '../storage/prefs';
import { t } from './say';
import { IconButton, SeatDisc } from './widgets';

/** Names that are offered where people sit down; a cross lets go of one. */
export const Remembered = ({ people }: { people: typeof prefs.people.value }) => (
  <ul class="row">
    {people.map((person) => (
      <li key={person.name} class="sum badge">
        <SeatDisc colour={person.colour} />
        <span class="cut">{person.name}</span>
        <IconButton
          icon="close"
          label={t('settings.people.forget', { name: person.name })}
          onClick={() => (prefs.people.value = prefs.people.value.filter((one) => one !== person))}
        />
      </li>
    ))}
  </ul>
);
