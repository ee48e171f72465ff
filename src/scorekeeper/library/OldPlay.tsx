import { useSignal } from '@preact/signals';
import { gameOf, games } from '../../games/doors';
import { say, t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { toast } from '../../look/toast';
import { Button, IconButton, Select, Sheet, Switch, TextField } from '../../look/widgets';
import { LONGEST_PLACE } from '../../storage/about';
import { LONGEST_NAME } from '../../storage/prefs';
import { OTHER } from '../begin/begin';
import { gameName } from '../title';
import { refreshHistory } from './history';
import { Entry } from './Mend';
import { clockOf, placesOf } from './mending';
import { beginOld, faultIn, keepTotals, type OldForm, type OldSeat } from './old-play';
import { knownPeople } from './persons';
import type { Played } from './played';

/** Somebody remembers a play of long ago: its game, its day, who was there, and how it ended. */

const MOST = 12;

const blank = (i: number): OldSeat => ({ name: '', colour: i % SEAT_STYLES.length, points: '', won: false });

interface SeatsProps {
  form: OldForm;
  offers: readonly string[];
  most: number;
  onChange(seats: readonly OldSeat[]): void;
}

function Seats({ form: { seats }, offers, most, onChange }: SeatsProps) {
  const set = (at: number, some: Partial<OldSeat>) => onChange(seats.with(at, { ...seats[at], ...some }));
  const free = offers.filter((name) => !seats.some((seat) => seat.name === name));
  return (
    <fieldset class="panel">
      <legend class="label">{t('old.people')}</legend>
      {seats.map((seat, i) => (
        <div key={i} class="row old-seat">
          <TextField
            titled
            label={t('old.name', { n: i + 1 })}
            longest={LONGEST_NAME}
            value={seat.name}
            offers={free}
            onInput={(name) => set(i, { name })}
          />
          <TextField
            titled
            label={t('old.points')}
            longest={40}
            value={seat.points}
            onInput={(points) => set(i, { points })}
          />
          <label class="chip member">
            <input
              type="checkbox"
              checked={seat.won}
              onChange={(event) => set(i, { won: event.currentTarget.checked })}
            />
            <span>{t('old.won')}</span>
          </label>
          <IconButton
            icon="minus"
            label={t('old.less', { n: i + 1 })}
            disabled={seats.length < 2}
            onClick={() => onChange(seats.filter((_, at) => at !== i))}
          />
        </div>
      ))}
      <Button
        kind="quiet"
        icon="plus"
        disabled={seats.length >= most}
        onClick={() => onChange([...seats, blank(seats.length)])}
      >
        {t('old.more')}
      </Button>
      <p class="soft">{t('old.won.why')}</p>
    </fieldset>
  );
}

interface FieldsProps {
  form: OldForm;
  plays: readonly Played[];
  onChange(some: Partial<OldForm>): void;
}

function Fields({ form, plays, onChange }: FieldsProps) {
  const shelf = games.map(({ card }) => ({ value: card.id, text: gameName({ game: card.id, name: '' }) }));
  const others = new Set(plays.filter(({ game }) => game === OTHER).map(({ name }) => name.trim()));
  return (
    <>
      <Select
        label={t('filter.game')}
        value={form.game}
        options={[...shelf, { value: OTHER, text: t('old.other') }]}
        onChange={(game) => onChange({ game })}
      />
      {form.game === OTHER && (
        <>
          <TextField
            titled
            label={t('old.called')}
            longest={40}
            value={form.name}
            offers={[...others]}
            onInput={(name) => onChange({ name })}
          />
          <Switch label={t('old.low')} value={form.low} onChange={(low) => onChange({ low })} />
        </>
      )}
      <div class="grid-fit pair">
        <Entry label={t('mend.day')} type="date" value={form.day} onInput={(day) => onChange({ day })} />
        <Entry
          label={t('mend.minutes')}
          type="number"
          value={form.minutes}
          hint={t('mend.minutes.hint')}
          onInput={(minutes) => onChange({ minutes })}
        />
      </div>
      <TextField
        titled
        label={t('mend.place')}
        longest={LONGEST_PLACE}
        value={form.place}
        offers={placesOf(plays).map(({ name }) => name)}
        onInput={(place) => onChange({ place })}
      />
    </>
  );
}

const firstForm = (): OldForm => ({
  game: games[0]?.card.id ?? OTHER,
  name: '',
  low: false,
  day: clockOf(Date.now()).day,
  minutes: '',
  place: '',
  seats: [0, 1].map(blank),
});

export function OldPlay({ plays, onClose }: { plays: readonly Played[]; onClose(): void }) {
  const form = useSignal<OldForm>(firstForm());
  const busy = useSignal(false);
  const now = form.value;
  const set = (some: Partial<OldForm>) => {
    form.value = { ...form.value, ...some };
  };
  const { min, max } = gameOf(now.game)?.card.seats ?? { min: 1, max: MOST };
  const go = async (totals: boolean) => {
    const fault = faultIn(now, totals);
    if (fault) return void toast(t(`old.fault.${fault}`));
    if (now.seats.length < min || now.seats.length > max) return void toast(t('old.fault.seats', { min, max }));
    busy.value = true;
    const id = await (totals ? keepTotals(now) : beginOld(now)).catch(() => undefined);
    busy.value = false;
    if (id === undefined) return void toast(say({ key: 'store.failed' }));
    await refreshHistory();
    onClose();
    location.hash = totals ? `#/library/${id}` : `#/sheet/${id}`;
  };
  return (
    <Sheet
      open
      title={t('old.title')}
      onClose={onClose}
      foot={
        <>
          <Button disabled={busy.value} icon="log" onClick={() => void go(false)}>
            {t('old.sheet')}
          </Button>
          <Button kind="main" disabled={busy.value} onClick={() => void go(true)}>
            {t('old.totals')}
          </Button>
        </>
      }
    >
      <p class="soft">{t('old.why')}</p>
      <Fields form={now} plays={plays} onChange={set} />
      <Seats
        form={now}
        offers={knownPeople(plays).map(({ name }) => name)}
        most={max}
        onChange={(seats) => set({ seats })}
      />
    </Sheet>
  );
}
