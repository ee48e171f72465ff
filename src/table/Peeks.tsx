import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Chair } from '../engine/record';
import type { TableModule } from '../games/table';
import { SeatDisc } from '../look/widgets';
import { edgeOf, sayer } from './context';
import { shown } from './panels';
import type { Viewpoint } from './viewpoint';
import './peeks.css';
import { cornerSlots, peekSlots, type Rect, roomBeside, type Slot } from './peek-slots';

/** What the pressed corners show, each at its person's edge and turned to it. Nothing of it exists otherwise. */
export function Peeks({ viewpoint, table }: { viewpoint: Viewpoint; table: TableModule }) {
  const room = useRef<HTMLDivElement>(null);
  const { chairs } = viewpoint.match.record;
  const Hand = shown(table.panels.Hand);
  const arranged = () => room.current && arrange(room.current, chairs);
  // a hand may change while it is looked at
  useLayoutEffect(() => void arranged());
  useEffect(() => {
    addEventListener('resize', arranged);
    return () => removeEventListener('resize', arranged);
  });
  if (viewpoint.peeking.value.length === 0) return null;
  return (
    <div class="peeks" ref={room}>
      {viewpoint.peeking.value.map((seat) => (
        <div key={seat} class="peek" data-seat={seat} data-edge={edgeOf(chairs[seat].side)}>
          <h2 class="peek-name">
            <SeatDisc colour={chairs[seat].colour} />
            {chairs[seat].name}
          </h2>
          {Hand && <Hand view={viewpoint.match.view(seat)} say={sayer(viewpoint)} chairs={chairs} />}
        </div>
      ))}
    </div>
  );
}

/** As plain numbers: the browser's own rectangle cannot be copied by its fields. */
function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Gives every panel its slot, as the plates stand at this moment. */
function arrange(room: HTMLElement, chairs: readonly Chair[]): void {
  const table = room.parentElement as HTMLElement;
  const sitters = [...table.querySelectorAll<HTMLElement>('.corner')].map((eye) => {
    const panel = room.querySelector<HTMLElement>(`.peek[data-seat="${eye.dataset.seat}"]`);
    return { panel, down: panel !== null, edge: edgeOf(chairs[Number(eye.dataset.seat)].side), eye: rectOf(eye) };
  });
  const row = table.querySelector('.seats-row');
  const foot = table.querySelector('.table-foot');
  const slots = table.querySelector('.at-board .corner')
    ? // what is asked of somebody else stays free
      cornerSlots(foot ? roomBeside(rectOf(room), rectOf(foot)) : rectOf(room), sitters)
    : peekSlots(row ? roomBeside(rectOf(room), rectOf(row)) : rectOf(room), sitters);
  for (const [i, { panel }] of sitters.entries()) {
    const slot = slots[i];
    if (panel && slot) place(panel, slot);
  }
}

/** Stands the panel on its edge; `--at` is where along it, as its owner reads. */
function place(panel: HTMLElement, { edge, rect, at }: Slot): void {
  const upright = edge === 'left' || edge === 'right';
  const [from, to, low, high] = upright
    ? [rect.top, rect.bottom, rect.left, rect.right]
    : [rect.left, rect.right, rect.top, rect.bottom];
  const foot = from + at * (to - from);
  const [x, y] = upright ? [rect[edge], foot] : [foot, rect[edge]];
  const values = { '--x': `${x}px`, '--y': `${y}px`, '--at': edge === 'top' || edge === 'right' ? 1 - at : at };
  for (const [name, value] of Object.entries(values)) panel.style.setProperty(name, String(value));
  size(panel, to - from, high - low);
}

/** In rem: the narrowest panel, and how much wider the next one to try is. */
const [NARROW, STEP] = [11, 2];
const SMALLEST = 0.2;
const HALVINGS = 5;

/** The smallest panel that shows everything, no deeper than it is wide if that can be; small print where room is short. */
function size(panel: HTMLElement, long: number, deep: number): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const holds = (wide: number, scale: number): boolean => {
    panel.style.setProperty('--wide', `${wide / scale}px`);
    panel.style.setProperty('--deep', `${deep / scale}px`);
    panel.style.setProperty('--scale', String(scale));
    return panel.scrollHeight <= panel.clientHeight && panel.scrollWidth <= panel.clientWidth;
  };
  const widths: number[] = [];
  for (let width = NARROW * rem; width < long; width += STEP * rem) widths.push(width);
  widths.push(long);
  if (widths.some((width) => holds(width, 1) && panel.offsetHeight <= width) || holds(long, 1)) return;
  let [fits, cuts] = [SMALLEST, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const scale = (fits + cuts) / 2;
    if (holds(long, scale)) fits = scale;
    else cuts = scale;
  }
  widths.some((width) => holds(width, fits));
}
