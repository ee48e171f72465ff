import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { freePlace, meets } from './free-place';
import type { Rect } from './peek-slots';

/** Keeps a lesson's card clear of what is lit, pressed or running: it moves, gets narrow, or folds to a line. */

/**
 * `home` is where the style sheet puts it, `high` the upper edge; `low` and `strip` scroll; `dock` lies in the dock, where all
 * of the board is lit; `none` is nowhere, for want of room.
 */
export type Shape = 'home' | 'high' | 'whole' | 'slim' | 'low' | 'strip' | 'line' | 'dock' | 'none';

interface Found {
  shape: Shape;
  style?: string;
}

const HOME: Found = { shape: 'home' };
/** What is looked for, the best first. */
const FREE = ['whole', 'slim', 'low', 'strip', 'line'] as const;

const TAKEN = 'button, a[href], .plate, .ribbon, .countdown, .table-foot, .strip, .board-pointer, .board-over > *';

/** What of the dock is in use, where the card lies in it. */
const IN_DOCK = '.table-foot :is(button, a[href], .minis, .asked, .act-line > :not(.unseen), .faces, .plate)';

/** So long the screen is let settle, in milliseconds. */
const SETTLES = 120;

/** What is in use on the table, but for the card itself. */
function takenBeside(card: HTMLElement, of = card.dataset.shape === 'dock' ? IN_DOCK : TAKEN): Rect[] {
  const all = [...(card.closest('.table')?.querySelectorAll(of) ?? [])];
  return all
    .filter((one) => !card.contains(one) && !one.closest('dialog') && getComputedStyle(one).visibility !== 'hidden')
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function put(card: HTMLElement, { shape, style = '' }: Found): void {
  card.dataset.shape = shape;
  card.style.cssText = style;
}

/** Measures the card in another shape, at home or anywhere; what it looks like stays. */
function inShape<T>(card: HTMLElement, shape: Shape, measure: () => T): T {
  const before = { shape: card.dataset.shape as Shape, style: card.style.cssText };
  put(card, { shape });
  const measured = measure();
  put(card, before);
  return measured;
}

function lookFor(card: HTMLElement): Found {
  const room = card.closest('.board-frame')?.getBoundingClientRect();
  if (!room) return HOME;
  const taken = takenBeside(card, TAKEN);
  const home = inShape(card, 'home', () => card.getBoundingClientRect());
  if (!taken.some((one) => meets(one, home))) return HOME;
  for (const shape of FREE) {
    const [width, height] = inShape(card, shape, () => [card.offsetWidth, card.offsetHeight]);
    const free = freePlace(room, taken, [width, height]);
    if (!free) continue;
    const [left, top] = [Math.round(free[0] - room.left), Math.round(free[1] - room.top)];
    return { shape, style: `left: ${left}px; top: ${top}px; bottom: auto; transform: none` };
  }
  return inDock(card) ?? { shape: 'none' };
}

/** Where the board has no room: the largest free place of the dock that the card needs. */
function inDock(card: HTMLElement): Found | undefined {
  const room = card.closest('.table')?.querySelector('.table-foot')?.getBoundingClientRect();
  if (!room) return undefined;
  const size = inShape<[number, number]>(card, 'dock', () => [card.offsetWidth, card.offsetHeight]);
  // the board's own places end at its edge
  const free = freePlace({ ...room.toJSON(), bottom: room.bottom + 8 }, takenBeside(card, IN_DOCK), size);
  return (
    free && {
      shape: 'dock',
      style: `position: fixed; left: ${free[0]}px; top: ${free[1]}px; bottom: auto; transform: none`,
    }
  );
}

/** Looks once, and again soon after anything has changed on the table or the screen has been turned. */
function whenever(table: Element, look: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, SETTLES);
  };
  const watch = new MutationObserver(soon);
  soon();
  watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
  addEventListener('resize', soon);
  return {
    /** What has just been changed is no news. */
    forget: () => void watch.takeRecords(),
    stop: () => {
      clearTimeout(timer);
      watch.disconnect();
      removeEventListener('resize', soon);
    },
  };
}

/**
 * Puts the card in its place, and tells in which shape it is. That is looked for anew when `asked` changes, and else only
 * when something comes to lie under it; where somebody has a `wish`, it is theirs.
 */
export function useCardPlace(
  card: { readonly current: HTMLElement | null },
  asked: string,
  wish: Shape | undefined,
  waits: boolean,
): Shape {
  const [shape, setShape] = useState<Shape>('home');
  useLayoutEffect(() => {
    if (card.current && wish) put(card.current, { shape: wish });
    else if (card.current && !card.current.dataset.shape) put(card.current, HOME);
  });
  useEffect(() => {
    const table = document.querySelector('.table');
    if (!table || wish) return;
    let looked = '';
    const look = () => {
      const one = card.current;
      if (!one) return;
      const now = `${innerWidth} ${innerHeight} ${one.className}`;
      const own = one.getBoundingClientRect();
      const hides = one.dataset.shape === 'none' || takenBeside(one).some((it) => meets(it, own));
      if (now === looked && !hides) return;
      looked = now;
      let next = lookFor(one);
      // what has to be read before the game goes on is never gone
      if (next.shape === 'none' && waits) next = { shape: 'line' };
      put(one, next);
      setShape(next.shape);
      watch.forget();
    };
    const watch = whenever(table, look);
    return watch.stop;
  }, [asked, wish, waits]);
  return wish ?? shape;
}
