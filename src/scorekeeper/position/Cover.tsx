import type { Chair } from '../../engine/record';
import type { Seat } from '../../engine/rules';
import { t } from '../../look/say';
import { Button, SeatDisc } from '../../look/widgets';
import { Shield } from '../../table/Shield';

/** What is done by one person at a time: the list of people, and the cover until that person holds the tablet. */

interface CoverProps {
  chair: Chair;
  onOpen(): void;
  onLater(): void;
}

export function Cover({ chair, onOpen, onLater }: CoverProps) {
  return (
    <div class="lay-cover">
      <Shield chair={chair} onOpen={onOpen} />
      <Button kind="quiet" class="lay-cancel" onClick={onLater}>
        {t('lay.later')}
      </Button>
    </div>
  );
}

interface HiddenProps {
  why: string;
  chairs: readonly Chair[];
  seats: readonly Seat[];
  /** Who has been there already. */
  done?: readonly Seat[];
  onTake(seat: Seat): void;
}

/** Whose turn is next: a tap on a name brings up that person's cover. */
export function Hidden({ why, chairs, seats, done = [], onTake }: HiddenProps) {
  return (
    <section class="panel">
      <h2 class="label">{t('lay.hidden')}</h2>
      <p class="soft">{why}</p>
      <ul class="row lay-people">
        {seats.map((seat) => (
          <li key={seat}>
            <Button icon={done.includes(seat) ? 'check' : 'lock'} onClick={() => onTake(seat)}>
              <SeatDisc colour={chairs[seat].colour} />
              {chairs[seat].name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
