import type { Chair } from '../engine/record';
import { t } from '../look/say';
import { SeatDisc, Segmented, TextField } from '../look/widgets';
import { LONGEST_NAME, prefs } from '../storage/prefs';
import { swapped } from './seating';

/** One seat in the list: colour and symbol, name, person or bot. */

interface Props {
  at: number;
  chairs: readonly Chair[];
  lit: boolean;
  onChange(chairs: Chair[]): void;
  onPaint(): void;
}

export function SeatRow({ at, chairs, lit, onChange, onPaint }: Props) {
  const chair = chairs[at];
  const taken = chairs.map(({ name }) => name);
  const rename = (name: string) => onChange(chairs.map((one, i) => (i === at ? { ...one, name } : one)));
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
        onChange={(bot) => onChange(swapped(chairs, at, bot, prefs.people.value))}
      />
    </li>
  );
}
