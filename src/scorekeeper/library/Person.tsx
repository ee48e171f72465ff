import { useSignal } from '@preact/signals';
import { onDay, t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { Button, IconButton, SeatDisc, Select, Sheet, TextField } from '../../look/widgets';
import { LONGEST_NAME, prefs } from '../../storage/prefs';
import type { Someone } from '../../storage/register';
import { Face, Rows, Why } from '../figures/lines';
import { gameName } from '../title';
import { keyOf } from './identity';
import { dropName, isTaken, merge, rename, reseat, someone, together } from './persons';
import { humans, type Played } from './played';

/** One person: their name, who else they turned out to be, and plays at which it was somebody else. */

interface PersonProps {
  who: Someone;
  people: readonly Someone[];
  plays: readonly Played[];
  onClose(): void;
}

function Name({ who, people, onClose }: PersonProps) {
  const name = useSignal(who.name);
  const colour = useSignal(who.colour);
  const wanted = name.value.trim();
  const taken = wanted !== '' && isTaken(wanted, who, people);
  const changed = wanted !== who.name || colour.value !== who.colour;
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="icon-button"
          aria-label={t('person.colour', { name: who.name })}
          title={t('person.colour', { name: who.name })}
          onClick={() => (colour.value = (colour.value + 1) % SEAT_STYLES.length)}
        >
          <SeatDisc colour={colour.value} />
        </button>
        <TextField
          label={t('person.name')}
          longest={LONGEST_NAME}
          value={name.value}
          onInput={(value) => (name.value = value)}
        />
        <Button
          kind="main"
          disabled={!changed || wanted === '' || taken}
          onClick={() => {
            rename(who, wanted, colour.value);
            onClose();
          }}
        >
          {t('person.save')}
        </Button>
      </div>
      {taken && <p role="alert">{t('person.taken')}</p>}
    </>
  );
}

function Also({ who }: { who: Someone }) {
  const { names = [] } = prefs.register.value.find(({ id }) => id === who.key) ?? {};
  if (names.length === 0) return null;
  return (
    <section aria-label={t('person.also')}>
      <h3 class="label">{t('person.also')}</h3>
      <ul class="row also">
        {names.map((name) => (
          <li key={name} class="chip">
            <span class="cut">{name}</span>
            <IconButton icon="close" label={t('person.drop', { name })} onClick={() => dropName(who, name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Join({ who, people, plays, onClose }: PersonProps) {
  const chosen = useSignal('');
  const other = people.find(({ key }) => key === chosen.value);
  const both = other ? together(plays, who, other) : 0;
  const others = people.filter(({ key }) => key !== who.key).map(({ key, name }) => ({ value: key, text: name }));
  if (others.length === 0) return null;
  return (
    <section class="stack" aria-label={t('person.join')}>
      <h3 class="label">{t('person.join')}</h3>
      <p class="soft">{t('person.join.why')}</p>
      <div class="row">
        <Select
          label={t('person.join.with')}
          value={chosen.value}
          options={[{ value: '', text: t('person.join.choose') }, ...others]}
          onChange={(key) => (chosen.value = key)}
        />
        <Button
          disabled={!other || both > 0}
          onClick={() => {
            if (other) merge(who, other);
            onClose();
          }}
        >
          {t('person.join.do')}
        </Button>
      </div>
      {both > 0 && <p role="alert">{t('person.together', { n: both })}</p>}
    </section>
  );
}

function Part({ who, people, plays, onClose }: PersonProps) {
  const ticked = useSignal<readonly Played[]>([]);
  const name = useSignal('');
  const wanted = name.value.trim();
  const same = wanted !== '' && keyOf(wanted) === who.key;
  const theirs = () => plays.filter((played) => humans(played).some(({ key }) => key === who.key));
  const toggle = (played: Played) => {
    const without = ticked.value.filter((one) => one !== played);
    ticked.value = without.length < ticked.value.length ? without : [...without, played];
  };
  const save = async () => {
    const seats = ticked.value.flatMap((played) =>
      humans(played).flatMap(({ key, seat }) => (key === who.key ? [{ played, seat }] : [])),
    );
    if (await reseat(seats, someone(wanted, people))) onClose();
  };
  return (
    <Why title={t('person.part')}>
      {() => (
        <>
          <fieldset class="grid-fit members">
            <legend class="soft">{t('person.part.why')}</legend>
            <Rows all={theirs()}>
              {(played) => (
                <li key={played.id}>
                  <label class="line stat-row">
                    <input type="checkbox" checked={ticked.value.includes(played)} onChange={() => toggle(played)} />
                    <Face name={gameName(played)} soft={onDay(played.when)} />
                  </label>
                </li>
              )}
            </Rows>
          </fieldset>
          <TextField
            titled
            label={t('person.part.name')}
            longest={LONGEST_NAME}
            value={name.value}
            offers={people.filter(({ key }) => key !== who.key).map((one) => one.name)}
            onInput={(value) => (name.value = value)}
          />
          {same && <p role="alert">{t('person.part.same')}</p>}
          <Button disabled={ticked.value.length === 0 || wanted === '' || same} onClick={() => void save()}>
            {t('person.part.do')}
          </Button>
        </>
      )}
    </Why>
  );
}

export function Person(props: PersonProps) {
  const { who, onClose } = props;
  return (
    <Sheet open title={t('person.title', { name: who.name })} onClose={onClose}>
      <Name {...props} />
      <Also who={who} />
      <Join {...props} />
      <Part {...props} />
    </Sheet>
  );
}
