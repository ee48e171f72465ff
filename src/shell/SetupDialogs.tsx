import type { Signal } from '@preact/signals';
import { joined, t } from '../look/say';
import { BOARD_STYLES } from '../look/seats';
import { Button, Dialog, SeatDisc } from '../look/widgets';
import { go } from './router';
import { recoloured } from './seating';
import type { Setup } from './setup';

/** What is asked over the set-up: a colour for one seat, and what becomes of a position that was begun. */

interface BegunProps {
  /** The game. */
  id: string;
  /** Who has begun. */
  begun: Signal<string[] | undefined>;
  onAfresh(): void;
}

/** Somebody has begun to type in a position and not come to its end: go on with theirs, or afresh? */
export function BegunDialog({ id, begun, onAfresh }: BegunProps) {
  return (
    <Dialog
      open={begun.value !== undefined}
      title={t('new.fromTable')}
      onClose={() => (begun.value = undefined)}
      foot={
        <>
          <Button onClick={onAfresh}>{t('new.fromTable.afresh')}</Button>
          <Button kind="main" onClick={() => go('from-table', id)}>
            {t('new.fromTable.goOn')}
          </Button>
        </>
      }
    >
      <p>{t('new.fromTable.begun', { who: joined(begun.value ?? []) })}</p>
    </Dialog>
  );
}

interface ColourProps {
  setup: Setup;
  /** The seat that is painted; -1 for none. */
  painted: Signal<number>;
}

/** The colours for one seat; whoever has the one that is taken gets the old one. */
export function ColourDialog({ setup: { chairs }, painted }: ColourProps) {
  const painting = chairs.value[painted.value];
  const paint = (colour: number) => {
    if (painting) chairs.value = recoloured(chairs.value, painting, colour);
    painted.value = -1;
  };
  return (
    <Dialog
      open={painting !== undefined}
      title={t('new.colour', { name: painting?.name ?? '' })}
      onClose={() => (painted.value = -1)}
    >
      <div class="grid-fit palette">
        {BOARD_STYLES.map((style, colour) => (
          <button
            type="button"
            key={style.id}
            class="chip"
            aria-pressed={painting?.colour === colour}
            onClick={() => paint(colour)}
          >
            <SeatDisc colour={colour} />
            <span>{t(`symbol.${style.id}`)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
