import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { briefly } from '../../look/recap';
import { onDay, say, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, Dialog, TextField } from '../../look/widgets';
import { LONGEST_PLACE, mend, readAbout, readAbouts } from '../../storage/about';
import { nameKey } from '../../storage/ids';
import { listMatches } from '../../storage/matches';
import { listPlays } from '../../storage/plays';
import type { Book } from './book';
import { isPaused, spent } from './spent';

/** Where a sheet is filled in. The place lies beside the play, as the library mends it, and the last one is offered. */

/** As many as stand there without a search. */
const OFFERED = 6;

const MINUTE = 60_000;

/** Places of other plays, each once as it was spelt last, the latest first. */
async function placesBefore(id: string): Promise<string[]> {
  const told = [...(await readAbouts())].filter(([other, { place }]) => place && other !== id);
  if (told.length === 0) return [];
  const [kept, heads] = await Promise.all([listPlays(), listMatches()]);
  const when = new Map<string, number>();
  for (const { id: one, play } of kept) if (play) when.set(one, play.clock.changed);
  for (const { id: one, clock } of heads) when.set(one, clock.changed);
  const momentOf = ([one, about]: (typeof told)[number]) => about.when ?? when.get(one) ?? 0;
  const places = told.sort((a, b) => momentOf(b) - momentOf(a)).map(([, { place }]) => place as string);
  const known = new Map<string, string>();
  for (const place of places) if (!known.has(nameKey(place))) known.set(nameKey(place), place);
  return [...known.values()];
}

/** Where this play is; empty where nobody has said so. */
export function usePlace(id: string): Signal<string> {
  const place = useSignal('');
  useEffect(() => {
    let gone = false;
    void readAbout(id).then((about) => {
      if (!gone) place.value = about.place ?? '';
    });
    return () => {
      gone = true;
    };
  }, [id]);
  return place;
}

interface ChoiceProps {
  id: string;
  place: Signal<string>;
  onClose(): void;
}

function Choice({ id, place, onClose }: ChoiceProps) {
  const typed = useSignal(place.value);
  const offers = useSignal<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    void placesBefore(id).then((found) => {
      if (!gone) offers.value = found;
    });
    return () => {
      gone = true;
    };
  }, []);
  const save = async (text: string) => {
    const next = text.trim();
    const fault = await mend(id, { place: next || undefined });
    if (fault) {
      toast(say(fault));
      return;
    }
    place.value = next;
    onClose();
  };
  return (
    <Dialog sheet open title={t('place.title')} onClose={onClose}>
      <form
        class="row place-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save(typed.value);
        }}
      >
        <TextField
          titled
          label={t('place.place')}
          value={typed.value}
          longest={LONGEST_PLACE}
          offers={offers.value}
          onInput={(text) => {
            typed.value = text;
          }}
        />
        <Button kind="main" type="submit">
          {t('place.save')}
        </Button>
      </form>
      {offers.value.length > 0 && (
        <fieldset class="row place-offers">
          <legend class="label">{t('place.earlier')}</legend>
          {offers.value.slice(0, OFFERED).map((name, i) => (
            <button
              key={name}
              type="button"
              class="chip"
              aria-pressed={name === place.value}
              onClick={() => void save(name)}
            >
              <span class="cut">{name}</span>
              {i === 0 && <small>{t('place.last')}</small>}
            </button>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}

/** So often the time is looked at: it counts minutes. */
const LOOK_MS = 5000;

/** How long the play has taken; a tap stops its clock and lets it run again. */
function Clock({ book, small }: { book: Book; small: boolean }) {
  const { play } = book;
  const now = useSignal(Date.now());
  const paused = isPaused(play.value.clock);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => (now.value = Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [paused]);
  const time = briefly(Math.floor(spent(play.value, Math.max(now.value, play.value.clock.changed)) / MINUTE));
  const shown = paused ? t('sheet.clock.paused', { time }) : time;
  return (
    <Button
      kind={paused ? 'plain' : 'quiet'}
      icon={paused ? 'play' : 'pace'}
      class={small ? 'figures sheet-way' : 'figures'}
      aria-label={t(paused ? 'sheet.clock.go' : 'sheet.clock.pause', { time: shown })}
      aria-pressed={paused}
      disabled={!book.writer.value}
      onClick={() => book.pause()}
    >
      {shown}
    </Button>
  );
}

/** The day of the sheet, where it is, and how long it takes. */
export function Place({ book, place, small }: { book: Book; place: Signal<string>; small: boolean }) {
  const open = useSignal(false);
  const { clock, id } = book.play.value;
  const day = onDay(clock.finished ?? clock.started);
  return (
    <span class="row sheet-place">
      {/* what is played now needs no date */}
      {(clock.finished !== undefined || day !== onDay(Date.now())) && <span class="soft">{day}</span>}
      <Button
        kind="quiet"
        icon="flag"
        class={small ? 'sheet-way' : ''}
        disabled={!book.writer.value}
        onClick={() => (open.value = true)}
      >
        <span class="cut">{place.value || t('place.where')}</span>
      </Button>
      {clock.finished === undefined && <Clock book={book} small={small} />}
      {open.value && <Choice id={id} place={place} onClose={() => (open.value = false)} />}
    </span>
  );
}
