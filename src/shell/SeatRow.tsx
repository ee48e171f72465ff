import type { Signal } from '@preact/signals';
import { CHARACTERS, characterOf, levelOf, offered } from '../bots/names';
import type { Chair } from '../engine/record';
import { t } from '../look/say';
import { SeatDisc, Segmented, Select, TextField } from '../look/widgets';
import { LONGEST_NAME, prefs } from '../storage/prefs';
import { swapped } from './seating';

/** One seat in the list: colour and symbol, name, person or bot. */

interface Props {
  at: number;
  chairs: Signal<Chair[]>;
  lit: boolean;
  onPaint(): void;
}

export function SeatRow({ at, chairs, lit, onPaint }: Props) {
  const seats = chairs.value;
  const chair = seats[at];
  const taken = seats.map(({ name }) => name);
  const rename = (name: string) => {
    chairs.value = seats.map((one, i) => (i === at ? { ...one, name } : one));
  };
  return (
    <li class={`seat-row ${lit ? 'seat-row-lit' : ''}`}>
      <button
        type="button"
        class="icon-button"
        aria-label={t('new.colour', { name: chair.name })}
        title={t('new.colour', { name: chair.name })}
        onClick={onPaint}
      >
        <SeatDisc colour={chair.colour} />
      </button>
      <TextField
        label={t('new.name', { n: at + 1 })}
        value={chair.name}
        longest={LONGEST_NAME}
        offers={chair.bot ? [] : prefs.people.value.map(({ name }) => name).filter((name) => !taken.includes(name))}
        onInput={rename}
      />
      <Segmented
        bare
        label={t('new.who', { n: at + 1 })}
        value={chair.bot !== undefined}
        options={[
          { value: false, text: t('new.person'), icon: 'person' },
          { value: true, text: t('new.bot'), icon: 'bot' },
        ]}
        onChange={(bot) => {
          chairs.value = swapped(seats, at, bot, prefs.people.value);
        }}
      />
      {chair.bot !== undefined && <Sailor at={at} chairs={chairs} />}
    </li>
  );
}

/** How well a computer player plays, and in what manner. */
function Sailor({ at, chairs }: Pick<Props, 'at' | 'chairs'>) {
  const { name, bot = '', character } = chairs.value[at];
  const who = { name: name.trim() || t('seat.number', { n: at + 1 }) };
  const change = (change: Partial<Chair>) => {
    chairs.value = chairs.value.map((one, i) => (i === at ? { ...one, ...change } : one));
  };
  const [level, manner] = [levelOf(bot), characterOf(character)];
  return (
    <div class="row seat-level">
      <Select
        bare
        label={t('new.level', who)}
        value={level}
        options={offered(level).map((value) => ({ value, text: t(`level.${value}`) }))}
        onChange={(value) => change({ bot: value })}
      />
      <Select
        bare
        label={t('new.character', who)}
        value={manner}
        options={CHARACTERS.map((value) => ({ value, text: t(`character.${value}`) }))}
        onChange={(value) => change({ character: value })}
      />
      <span class="soft">
        {t(`level.${level}.what`)} {t(`character.${manner}.what`)}
      </span>
    </div>
  );
}
