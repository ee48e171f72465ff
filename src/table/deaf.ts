/** After a commit the table hears nothing for a moment: the second half of a double tap was not meant for what comes next. */

const DEAF_MS = 400;

/** `now`: a clock in ms that runs as the time stamps of events do. */
export class Deaf {
  private readonly now: () => number;
  private since = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Somebody has committed. */
  begin(): void {
    this.since = this.now();
  }

  /** Whether what happened then was heard. It goes by when it happened: a busy page may hear of it late. */
  hears(at: number): boolean {
    return at >= this.since + DEAF_MS;
  }
}

/** Where something could be meant for what stood there before. The ways in the bar, and what they open, stay awake. */
const DEAF = '.board-frame, .table-foot, .shield';
/**
 * What stays awake there: a corner only shows, what is dragged and flown commits nothing, and a cover that must be held is
 * opened by no second half of a tap.
 */
const AWAKE = '.plate, .board-over, .shield-open:not(.by-tap)';
const PRESSES = ['Enter', ' '];

/**
 * Swallows without a word what people press at the table while it is deaf: fingers, keys, and the click that follows a
 * press of that moment, however late.
 */
export function deafen(deaf: Deaf): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let muffled = false;
  const concerns = ({ target }: Event) =>
    target instanceof Element && target.closest(DEAF) !== null && target.closest(AWAKE) === null;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: Event) => {
    muffled = concerns(event) && !deaf.hears(event.timeStamp);
    if (muffled) swallow(event);
  };
  addEventListener('pointerdown', press, options);
  addEventListener('keydown', (event) => PRESSES.includes(event.key) && press(event), options);
  const release = (event: KeyboardEvent) => {
    if (!muffled || !PRESSES.includes(event.key)) return;
    swallow(event);
    muffled = false;
  };
  addEventListener('keyup', release, options);
  addEventListener('pointercancel', () => (muffled = false), options);
  const click = (event: Event) => {
    if (concerns(event) && (muffled || !deaf.hears(event.timeStamp))) swallow(event);
    muffled = false;
  };
  addEventListener('click', click, options);
  return () => stop.abort();
}
