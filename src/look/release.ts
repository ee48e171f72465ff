/** What is left of a touch that has acted already, when its finger came down or while it rested. */

/** Clicks come right after the finger was lifted, or never. */
const LATE_MS = 100;

/**
 * The click of this pointer, and of no other, goes nowhere: what it acted on may have made room for something else, and
 * letting go must not tap that. Without an id, of the pointer that is lifted next.
 */
export function swallowRelease(id?: number): void {
  const stop = new AbortController();
  const { signal } = stop;
  const click = (event: Event) => {
    event.preventDefault();
    // of two quick fingers each has a click of its own to swallow
    event.stopImmediatePropagation();
    stop.abort();
  };
  const lifted = (event: PointerEvent) => {
    if (id === undefined || event.pointerId === id) setTimeout(() => stop.abort(), LATE_MS);
  };
  addEventListener('click', click, { capture: true, signal });
  addEventListener('pointerup', lifted, { capture: true, signal });
  addEventListener('pointercancel', lifted, { capture: true, signal });
}
