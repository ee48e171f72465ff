import { useEffect, useRef } from 'preact/hooks';

/** Where the focus goes next, first found first: what decides, what can be picked, a lit place; else the bar itself. */
const NEXT = [
  '.scores .button-main:not(:disabled)',
  '.table-foot .button-main:not(:disabled)',
  '.act-choices :is(.face-card, .pick):not(:disabled)',
  '.board-places [tabindex="0"]',
  // last of all a no
  '.table-foot .pick:not(:disabled)',
];

/** Holds the focus while nothing can be done, and in private: what lies on top there would be read aloud. */
const BAR = '.table-foot :is(.actions, .live-foot)';

const PRESSED = ['Enter', ' '];

/** The focus is where nobody put it, or on what can no longer be pressed and is about to lose it. */
const lost = (root: Element): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(':disabled') || at === root.querySelector(BAR);
};

function next(root: HTMLElement): HTMLElement | null {
  const open = root.dataset.eyes === 'public' ? NEXT : [];
  for (const selector of [...open, BAR]) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** Notes in `keys` whether the table is used without a pointer, and ends what a key that stays down would do next. */
function followHand(root: HTMLElement, keys: { current: boolean }): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const key = (event: KeyboardEvent) => {
    keys.current = true;
    // the button that has just come to the focus was not meant
    if (event.repeat && PRESSED.includes(event.key)) event.preventDefault();
  };
  // where the focus was lost, keys reach the window alone
  addEventListener('keydown', key, options);
  // of a switch or a screen reader
  root.addEventListener('click', (event) => (keys.current ||= event.detail === 0), options);
  addEventListener('pointerdown', () => (keys.current = false), options);
  return () => stop.abort();
}

/**
 * By keyboard, what was pressed often goes with the press: the focus then moves on to what comes next at the table. It
 * is taken from nobody who touches, and the cover keeps its own.
 */
export function useFocus(): { current: HTMLElement | null } {
  const ref = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const root = ref.current as HTMLElement;
    const keys = { current: false };
    const forget = followHand(root, keys);
    const changes = new MutationObserver(() => {
      if (!keys.current || root.dataset.eyes === 'shield' || !lost(root)) return;
      const found = next(root);
      if (found !== document.activeElement) found?.focus();
    });
    changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      changes.disconnect();
      forget();
    };
  }, []);
  return ref;
}
