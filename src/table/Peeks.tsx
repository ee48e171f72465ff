import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Chair } from '../engine/record';
import type { TableModule } from '../games/table';
import { SeatDisc } from '../look/widgets';
import { edgeOf, sayer } from './context';
import { shown } from './panels';
import type { Viewpoint } from './viewpoint';
import './peeks.css';
import { type Holder, peekSlots, type Rect, type Slot } from './peek-slots';

/** What the pressed corners show, each beside the held eye and turned to its owner. Nothing of it exists otherwise. */
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
        <div key={seat} class="card peek" data-seat={seat} data-edge={edgeOf(chairs[seat].side)}>
          <h2 class="line peek-name">
            <SeatDisc colour={chairs[seat].colour} />
            {chairs[seat].name}
          </h2>
          {Hand && (
            <Hand
              view={viewpoint.timeline.before(seat) ?? viewpoint.match.view(seat)}
              say={sayer(viewpoint)}
              chairs={chairs}
            />
          )}
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

/** What can be pressed, and what somebody is asked; the lit places of the board are spared if that can be. */
const [CONTROLS, LIT] = ['button, a, input, summary, .asked, .own-hand', '.board-places button'];
/** Plates where there is little room, unless what somebody has to press now lies on them; and words that are only read. */
const CHIPS = '.seats-row .plate:not(:has(button:not(.corner), input))';
const isSpared = (one: Element): boolean => one.matches('.asked') || one.closest(CHIPS) !== null;
/** No print in a panel is smaller than this, in px. */
const PRINT = 14;

/** Gives every panel its slot, as the screen is at this moment. */
function arrange(room: HTMLElement, chairs: readonly Chair[]): void {
  const table = room.parentElement as HTMLElement;
  const all = (what: string) => [...table.querySelectorAll(what)].filter((one) => one.checkVisibility?.() !== false);
  const panels = [...room.querySelectorAll<HTMLElement>('.peek')];
  const holders = panels.map((panel) => holderOf(panel, table, chairs[Number(panel.dataset.seat)]));
  const controls = all(CONTROLS).filter((one) => !one.closest('.peek, .board-places, .ribbon'));
  const rects = (list: Element[]) => list.map(rectOf);
  const slots = peekSlots(rectOf(room), holders, {
    always: rects(controls.filter((one) => !isSpared(one))),
    plates: rects(controls.filter(isSpared)),
    rather: rects(all(LIT)),
  });
  for (const [i, panel] of panels.entries()) place(panel, slots[i] ?? { rect: rectOf(room), wide: 176, scale: 0.2 });
}

function holderOf(panel: HTMLElement, table: HTMLElement, { side }: Chair): Holder {
  const eye = table.querySelector(`.corner[data-seat="${panel.dataset.seat}"]`) ?? panel;
  const printed = [...panel.querySelectorAll('*')].filter((one) => one.textContent?.trim());
  const sizes = printed.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)).filter((size) => size > 0);
  const talls = new Map<number, number>();
  const tall = (wide: number): number => {
    if (!talls.has(wide)) {
      panel.style.setProperty('--wide', `${wide}px`);
      talls.set(wide, panel.scrollWidth > panel.clientWidth ? Number.POSITIVE_INFINITY : panel.offsetHeight);
    }
    return talls.get(wide) as number;
  };
  return { edge: edgeOf(side), eye: rectOf(eye), tall, readable: PRINT / Math.min(PRINT * 2, ...sizes) };
}

function place(panel: HTMLElement, { rect, wide, scale }: Slot): void {
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const values = { '--x': `${x}px`, '--y': `${y}px`, '--wide': `${wide}px`, '--scale': String(scale) };
  for (const [name, value] of Object.entries(values)) panel.style.setProperty(name, value);
}
