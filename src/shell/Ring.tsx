import type { Signal } from '@preact/signals';
import type { Chair } from '../engine/record';
import { Icon } from '../look/icons';
import { t } from '../look/say';
import { IconButton, SeatDisc } from '../look/widgets';
import { useDrag } from './ring-drag';
import { edgeOf, moved, turned } from './seating';

/** The tablet as it lies on the table, and the people round it. Seats are dragged, or moved with arrows. */

interface Props {
  chairs: Signal<Chair[]>;
  /** The seat whose arrows are shown; -1 for none. */
  selected: Signal<number>;
  cover: string;
}

const REACH = 39;

/** On a rounded rectangle round the tablet, in percent of the box. */
function spotAt(side: number): { left: string; top: string } {
  const angle = (side * Math.PI) / 180;
  const x = -Math.sin(angle);
  const y = Math.cos(angle);
  const stretch = REACH / (x ** 4 + y ** 4) ** 0.25;
  return { left: `${(50 + x * stretch).toFixed(2)}%`, top: `${(50 + y * stretch).toFixed(2)}%` };
}

/** Who sits on which side, in words. */
const placeOf = (name: string, side: number): string => t('new.place', { name, side: t(`new.side.${edgeOf(side)}`) });

interface ArrowsProps {
  chair: Chair;
  onTurn(by: 1 | -1): void;
}

/** On the tablet: the chosen seat goes one place on or back. */
function Arrows({ chair: { name, side }, onTurn }: ArrowsProps) {
  return (
    <div class="line apart tablet-arrows">
      <IconButton icon="anticlockwise" label={t('new.anticlockwise', { name })} onClick={() => onTurn(-1)} />
      <p class="cut" role="status">
        {placeOf(name, side)}
      </p>
      <IconButton icon="clockwise" label={t('new.clockwise', { name })} onClick={() => onTurn(1)} />
    </div>
  );
}

interface RingSeatProps {
  chair: Chair;
  /** Where it hangs while it is dragged. */
  held: number | undefined;
  selected: boolean;
  /** Of a finger or mouse. */
  pointer: ReturnType<ReturnType<typeof useDrag>['on']>;
  onTap(): void;
  onTurn(by: 1 | -1): void;
}

function RingSeat({ chair, held, selected, pointer, onTap, onTurn }: RingSeatProps) {
  return (
    <button
      type="button"
      class={`stack ring-seat ${held !== undefined ? 'ring-seat-held' : ''}`}
      style={spotAt(held ?? chair.side)}
      aria-pressed={selected}
      aria-label={placeOf(chair.name, chair.side)}
      {...pointer}
      onClick={(event) => {
        // Pointers have been dealt with; this is a key or a screen reader.
        if (event.detail === 0) onTap();
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        onTurn(event.key === 'ArrowRight' || event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <SeatDisc colour={chair.colour} />
      <span class="sum ring-name">
        <span class="cut">{chair.name}</span>
        {chair.bot && <Icon name="bot" />}
      </span>
    </button>
  );
}

export function Ring({ chairs, selected, cover }: Props) {
  const seats = chairs.value;
  function move({ name, colour }: Chair, next: Chair[]): void {
    chairs.value = next;
    // The seat stays selected wherever it went.
    selected.value = next.findIndex((one) => one.name === name && one.colour === colour);
  }
  const turn = (chair: Chair, by: 1 | -1) => move(chair, turned(seats, chair, by));
  const tap = (at: number) => {
    selected.value = selected.value === at ? -1 : at;
  };
  const { box, dragged, on } = useDrag({
    onDrop: (at, side) => move(seats[at], moved(seats, seats[at], side)),
    onTap: tap,
  });
  const chosen = seats[selected.value];
  return (
    <div class="ring" ref={box}>
      <div class="tablet">
        <img src={cover} alt="" />
        {chosen && <Arrows chair={chosen} onTurn={(by) => turn(chosen, by)} />}
      </div>
      {seats.map((chair, i) => (
        <RingSeat
          key={chair.colour}
          chair={chair}
          held={dragged?.at === i ? dragged.side : undefined}
          selected={selected.value === i}
          pointer={on(i)}
          onTap={() => tap(i)}
          onTurn={(by) => turn(chair, by)}
        />
      ))}
    </div>
  );
}
