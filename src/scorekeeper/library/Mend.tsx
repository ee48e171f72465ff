import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Seat } from '../../engine/rules';
import { t } from '../../look/say';
import { Button, SeatDisc, Select, Sheet, TextField } from '../../look/widgets';
import { type About, LONGEST_PLACE } from '../../storage/about';
import type { Someone } from '../../storage/register';
import { keyOf, logbook } from './identity';
import { clockOf, mendAll, minutesTyped, momentAt, placesOf } from './mending';
import { knownPeople, seatedAs } from './persons';
import { nameAt, type Played } from './played';

/** What people know better than the play itself: when, how long, where, and who began. */

interface EntryProps {
  label: string;
  type: 'date' | 'time' | 'number';
  value: string;
  hint?: string;
  onInput(value: string): void;
}

export function Entry({ label, type, value, hint, onInput }: EntryProps) {
  const id = useId();
  return (
    <span class="field">
      <label for={id} class="label">
        {label}
      </label>
      <input
        id={id}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        min={type === 'number' ? 1 : undefined}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint && (
        <small id={`${id}-hint`} class="soft">
          {hint}
        </small>
      )}
    </span>
  );
}

interface Fields {
  day: string;
  time: string;
  minutes: string;
  place: string;
  first: string;
  winners: readonly Seat[];
  /** Keys of who sat on each seat. */
  who: readonly string[];
}

const fieldsOf = ({ when, minutes, place, first, winners, people }: Played): Fields => ({
  winners,
  ...clockOf(when),
  minutes: minutes === undefined ? '' : String(minutes),
  place: place ?? '',
  first: first === undefined ? '' : String(first),
  who: people.map(({ key = '' }) => key),
});

/** Who sits on another seat than before. */
const movedIn = (before: Fields, now: Fields, people: readonly Someone[]) =>
  now.who.flatMap((key, seat) => {
    const nobody = { key, name: '', colour: 0 };
    return key === before.who[seat] ? [] : [{ seat, who: people.find((one) => one.key === key) ?? nobody }];
  });

/** Only what was changed, so that nothing is settled that nobody has spoken about; undefined where a field is wrong. */
function changedIn(before: Fields, now: Fields): Partial<About> | undefined {
  const out: Partial<About> = {};
  if (now.day !== before.day || now.time !== before.time) {
    out.when = momentAt(now.day, now.time);
    if (out.when === undefined) return undefined;
  }
  if (now.minutes !== before.minutes) {
    out.minutes = minutesTyped(now.minutes);
    if (out.minutes === undefined) return undefined;
  }
  if (now.place !== before.place) out.place = now.place.trim() || undefined;
  const won = (seat: Seat) => now.winners.includes(seat) !== before.winners.includes(seat);
  if (now.who.some((_, seat) => won(seat))) out.winners = [...now.winners];
  if (now.first !== before.first) out.first = now.first === '' ? undefined : Number(now.first);
  return out;
}

interface SitterProps {
  played: Played;
  seat: number;
  people: readonly Someone[];
  value: string;
  onChange(key: string): void;
}

/** Who sat on a seat, whatever name somebody typed there. */
function Sitter({ played, seat, people, value, onChange }: SitterProps) {
  const { name, typed = name } = played.people[seat];
  const own = keyOf(typed);
  const others = people.filter(({ key }) => key !== own).map(({ key, name }) => ({ value: key, text: name }));
  const first = typed.trim() ? t('mend.who.typed', { name: typed }) : t('mend.who.nobody');
  return (
    <Select
      label={t('mend.who', { name: nameAt(played, seat) })}
      value={value === own ? '' : value}
      options={[{ value: '', text: first }, ...others]}
      onChange={(key) => onChange(key || own)}
    />
  );
}

const toggled = (list: readonly Seat[], seat: Seat): Seat[] =>
  list.includes(seat) ? list.filter((one) => one !== seat) : [...list, seat].sort((a, b) => a - b);

interface WinnersProps {
  played: Played;
  value: readonly Seat[];
  onToggle(seat: Seat): void;
}

/** Where a tie-break or the people themselves have decided otherwise than the points. */
function Winners({ played, value, onToggle }: WinnersProps) {
  return (
    <fieldset class="grid-fit members">
      <legend class="label">{t('mend.winners')}</legend>
      {played.people.map(({ colour }, seat) => (
        <label key={seat} class="chip member">
          <input type="checkbox" checked={value.includes(seat)} onChange={() => onToggle(seat)} />
          <SeatDisc colour={colour} />
          <span class="cut">{nameAt(played, seat)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Mend({ played, onClose }: { played: Played; onClose(): void }) {
  const plays = logbook.value?.finished ?? [];
  const people = knownPeople(plays);
  const before = fieldsOf(played);
  const fields = useSignal(before);
  const now = fields.value;
  const set = (some: Partial<Fields>) => {
    fields.value = { ...fields.value, ...some };
  };
  const won = (seat: Seat) => set({ winners: toggled(fields.value.winners, seat) });
  const facts = changedIn(before, now);
  const save = async () => {
    if (!facts) return;
    const moved = movedIn(before, now, people);
    if (moved.length > 0) facts.who = seatedAs(played, moved);
    if (Object.keys(facts).length === 0 || (await mendAll([{ played, facts }], t('mend.done')))) onClose();
  };
  const seats = played.people.map((_, seat) => ({ value: String(seat), text: nameAt(played, seat) }));
  const foot = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('app.cancel')}
      </Button>
      <Button kind="main" disabled={!facts} onClick={() => void save()}>
        {t('mend.save')}
      </Button>
    </>
  );
  return (
    <Sheet open title={t('mend.title')} onClose={onClose} foot={foot}>
      {played.kind === 'boxed' ? (
        <div class="row">
          <Entry label={t('mend.day')} type="date" value={now.day} onInput={(day) => set({ day })} />
          <Entry label={t('mend.time')} type="time" value={now.time} onInput={(time) => set({ time })} />
        </div>
      ) : (
        <p class="soft">{t('mend.digital')}</p>
      )}
      <Entry
        label={t('mend.minutes')}
        type="number"
        value={now.minutes}
        hint={t('mend.minutes.hint')}
        onInput={(minutes) => set({ minutes })}
      />
      <TextField
        titled
        label={t('mend.place')}
        value={now.place}
        longest={LONGEST_PLACE}
        offers={placesOf(plays).map(({ name }) => name)}
        onInput={(place) => set({ place })}
      />
      <Select
        label={t('mend.first')}
        value={now.first}
        options={[{ value: '', text: t('mend.first.unknown') }, ...seats]}
        onChange={(first) => set({ first })}
      />
      {played.kind === 'boxed' && played.people.length > 1 && (
        <Winners played={played} value={now.winners} onToggle={won} />
      )}
      <details class="mend-seats">
        <summary>{t('mend.who.shown')}</summary>
        {played.people.map(
          ({ bot }, seat) =>
            !bot && (
              <Sitter
                key={seat}
                {...{ played, seat, people }}
                value={now.who[seat]}
                onChange={(key) => set({ who: now.who.with(seat, key) })}
              />
            ),
        )}
      </details>
      {!facts && <p role="alert">{t('mend.wrong')}</p>}
    </Sheet>
  );
}
