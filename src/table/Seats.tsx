import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import './looks.css';
import type { Seat } from '../engine/rules';
import type { TableModule } from '../games/table';
import { Icon } from '../look/icons';
import { figures } from '../look/recap';
import { t } from '../look/say';
import { PHONE, useMedia } from '../look/screens';
import { IconButton, SeatDisc } from '../look/widgets';
import { edgeOf, sayer } from './context';
import { liveProps } from './live';
import type { TableModel } from './model';
import { shown } from './panels';
import { signed } from './plaques';
import { turnOf } from './seating';
import type { Viewpoint } from './viewpoint';

interface SeatsProps {
  model: TableModel;
  table: TableModule;
  /** With what each of them uses at any moment. */
  live: boolean;
  of: readonly Seat[];
  /** Where they stand on the screen. */
  at: 'left' | 'right' | 'dock' | 'row' | 'board';
}

/** Mine stand beside each other, all others but those in the row one below the other. */
const LAID = { left: 'stack tight', right: 'stack tight', board: 'stack tight', dock: 'row tight', row: '' };

/** These plates: public facts only, and each person's own corner to peek from. */
export function Seats({ of, at, ...plates }: SeatsProps) {
  if (of.length === 0) return null;
  const edge = edgeOf(plates.model.viewpoint.match.record.chairs[of[0]].side);
  return (
    <div class={`seats seats-${edge} ${LAID[at]} at-${at}`}>
      {of.map((seat) => (
        <SeatPlate key={seat} {...plates} seat={seat} />
      ))}
    </div>
  );
}

interface RowProps extends Omit<SeatsProps, 'at'> {
  /** Lists in words take the place of the board. */
  plain: boolean;
}

/** All of them in a row; as chips they are short until a button shows them whole, over the board. */
export function SeatsRow({ plain, ...seats }: RowProps) {
  const chips = useMedia(PHONE) && !plain;
  const open = useSignal(false);
  const row = useRef<HTMLDivElement>(null);
  // a tap anywhere else closes them, and does what it does there
  useEffect(() => {
    if (!open.value) return;
    const elsewhere = ({ target }: Event) => {
      if (!row.current?.contains(target as Node)) open.value = false;
    };
    addEventListener('pointerdown', elsewhere, true);
    return () => removeEventListener('pointerdown', elsewhere, true);
  }, [open.value]);
  return (
    <div ref={row} class={`seats-row ${chips ? 'chips' : ''} ${open.value ? 'open' : ''}`}>
      <Seats {...seats} at="row" />
      {chips && (
        <IconButton
          icon={open.value ? 'up' : 'down'}
          class="plate-more"
          label={t('seat.more')}
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        />
      )}
    </div>
  );
}

interface PlateProps extends Omit<SeatsProps, 'of' | 'at'> {
  seat: Seat;
}

function SeatPlate({ model, table, seat, live }: PlateProps) {
  const { viewpoint } = model;
  const { match } = viewpoint;
  const { chairs } = match.record;
  const chair = chairs[seat];
  const over = viewpoint.over.value;
  const ask = viewpoint.ask.value;
  const { ending } = viewpoint;
  // while a turn may still be taken back it is that person's
  const acted = ending.value ? match.record.log.at(-1)?.seat : undefined;
  const active =
    acted !== undefined ? acted === seat : ask?.turn === seat || (ask?.kind === 'choice' && ask.actors.includes(seat));
  const Plate = shown(table.panels.Plate);
  const Tray = shown(table.live?.Tray);
  const told = match.trouble !== undefined || model.looks.isCounted(viewpoint.game.categories.length);
  const winner = over && told && match.winners().includes(seat);
  // what everybody may count, its owner's eyes or not
  const points = over ? undefined : table.standing?.(viewpoint.plate(seat, null)).points[seat];
  const gain = model.seeing.gains(table).get(seat);
  return (
    <section
      class={`row plate ${active ? 'active' : ''} ${winner ? 'winner' : ''} ${turnOf(model, seat)}`}
      aria-label={chair.name}
      data-plate={seat}
    >
      <header class="line plate-head">
        <SeatDisc colour={chair.colour} />
        <span class="plate-name cut">{chair.name}</span>
        {gain !== undefined && gain !== 0 && <Gain n={gain} of={table.gainsOf} />}
        {chair.bot && (
          <span class="soft plate-bot" title={t('seat.bot')} data-about="bot">
            <Icon name="bot" />
            <span class="unseen">{t('seat.bot')}</span>
          </span>
        )}
        {points && <Points {...points} />}
      </header>
      {Plate && <Plate view={viewpoint.plate(seat)} seat={seat} say={sayer(viewpoint)} chairs={chairs} />}
      {live && Tray && !chair.bot && <Tray {...liveProps(model)} seat={seat} />}
      {viewpoint.shared && !chair.bot && !over && <Corner viewpoint={viewpoint} seat={seat} />}
    </section>
  );
}

/** The public score so far, with a mark where more is hidden. */
function Points({ n, more = false }: { n: number; more?: boolean }) {
  return (
    <span class="plate-points figures" data-about="points">
      <span aria-hidden="true">
        {figures(n)}
        {more && '+?'}
      </span>
      <span class="unseen">{t(more ? 'plate.pointsMore' : 'plate.points', { n })}</span>
    </span>
  );
}

/** What somebody has got since the last decision, and lost: points, or coins beside the picture of one. */
function Gain({ n, of }: { n: number; of: TableModule['gainsOf'] }) {
  const words = of
    ? t('plate.coins', { n: signed(n), coins: Math.abs(n) })
    : t('plate.gain', { n: signed(n), points: Math.abs(n) });
  return (
    <span class={n < 0 ? 'plate-gain paid' : 'plate-gain'} data-about="gain">
      <span data-of={of} aria-hidden="true">
        {signed(n)}
      </span>
      <span class="unseen">{words}</span>
    </span>
  );
}

/** Press and hold to see one's own secrets; letting go hides them. Several people may do so at once. */
function Corner({ viewpoint, seat }: { viewpoint: Viewpoint; seat: Seat }) {
  const { name } = viewpoint.match.record.chairs[seat];
  const down = viewpoint.peeking.value.includes(seat);
  const press = (event: PointerEvent) => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    viewpoint.peek(seat, true);
  };
  const letGo = () => viewpoint.peek(seat, false);
  // a corner that goes away while it is pressed has let go
  useEffect(() => letGo, []);
  return (
    <button
      type="button"
      class={down ? 'mid corner down' : 'mid corner'}
      data-seat={seat}
      aria-label={t('peek.label', { name })}
      // without the focus: it would leave the eye of another who still holds it
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') viewpoint.peek(seat, true);
      }}
      onKeyUp={letGo}
      onBlur={letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="eye" />
    </button>
  );
}
