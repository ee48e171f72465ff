import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Chair } from '../engine/record';
import { Icon } from '../look/icons';
import { t } from '../look/say';
import { IconButton, SeatDisc } from '../look/widgets';
import { edgeOf, moved, turned } from './seating';

/** The tablet as it lies on the table, and the people round it. Seats are dragged, or moved with arrows. */

interface Props {
  chairs: readonly Chair[];
  /** The seat whose arrows are shown; -1 for none. */
  selected: Signal<number>;
  onChange(chairs: Chair[]): void;
  cover: string;
}

const SLOP = 6;
const REACH = 39;

/** On a rounded rectangle round the tablet, in percent of the box. */
function spotAt(side: number): { left: string; top: string } {
  const angle = (side * Math.PI) / 180;
  const x = -Math.sin(angle);
  const y = Math.cos(angle);
  const stretch = REACH / (x ** 4 + y ** 4) ** 0.25;
  return { left: `${(50 + x * stretch).toFixed(2)}%`, top: `${(50 + y * stretch).toFixed(2)}%` };
}

export function Ring({ chairs, selected, onChange, cover }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drag = useSignal<{ at: number; x: number; y: number; side?: number } | undefined>(undefined);
  const dragged = drag.value;

  function sideAt(event: PointerEvent): number {
    const { left, top, width, height } = (box.current as HTMLDivElement).getBoundingClientRect();
    const x = (event.clientX - left) / width - 0.5;
    const y = (event.clientY - top) / height - 0.5;
    return ((Math.atan2(-x, y) * 180) / Math.PI + 360) % 360;
  }

  function move(chair: Chair, next: Chair[]): void {
    const { name } = chair;
    onChange(next);
    // The seat stays selected wherever it went.
    selected.value = next.findIndex((one) => one.name === name && one.colour === chair.colour);
  }

  function slide(event: PointerEvent): void {
    if (!dragged) return;
    const far = Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) > SLOP;
    if (far || dragged.side !== undefined) drag.value = { ...dragged, side: sideAt(event) };
  }

  function drop(): void {
    if (!dragged) return;
    drag.value = undefined;
    const chair = chairs[dragged.at];
    if (dragged.side !== undefined) move(chair, moved(chairs, chair, dragged.side));
    else selected.value = selected.value === dragged.at ? -1 : dragged.at;
  }

  function keys(event: KeyboardEvent, chair: Chair): void {
    const by = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? -1 : 1;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    move(chair, turned(chairs, chair, by));
  }

  const chosen = chairs[selected.value];
  return (
    <div class="ring" ref={box}>
      <div class="tablet">
        <img src={cover} alt="" />
        {chosen && (
          <div class="tablet-arrows">
            <IconButton
              icon="anticlockwise"
              label={t('new.anticlockwise', { name: chosen.name })}
              onClick={() => move(chosen, turned(chairs, chosen, -1))}
            />
            <p class="cut" role="status">
              {t('new.place', { name: chosen.name, side: t(`new.side.${edgeOf(chosen.side)}`) })}
            </p>
            <IconButton
              icon="clockwise"
              label={t('new.clockwise', { name: chosen.name })}
              onClick={() => move(chosen, turned(chairs, chosen, 1))}
            />
          </div>
        )}
      </div>
      {chairs.map((chair, i) => (
        <button
          type="button"
          key={chair.colour}
          class={`ring-seat ${dragged?.at === i && dragged.side !== undefined ? 'ring-seat-held' : ''}`}
          style={spotAt(dragged?.at === i ? (dragged.side ?? chair.side) : chair.side)}
          aria-pressed={selected.value === i}
          aria-label={t('new.place', { name: chair.name, side: t(`new.side.${edgeOf(chair.side)}`) })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.value = { at: i, x: event.clientX, y: event.clientY };
          }}
          onPointerMove={slide}
          onPointerUp={drop}
          onPointerCancel={() => (drag.value = undefined)}
          onClick={(event) => {
            // Pointers have been dealt with; this is a key or a screen reader.
            if (event.detail === 0) selected.value = selected.value === i ? -1 : i;
          }}
          onKeyDown={(event) => keys(event, chair)}
        >
          <SeatDisc colour={chair.colour} />
          <span class="ring-name">
            <span class="cut">{chair.name}</span>
            {chair.bot && <Icon name="bot" />}
          </span>
        </button>
      ))}
    </div>
  );
}
