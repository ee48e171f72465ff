import { signal } from '@preact/signals';

/** Pages live behind the hash, so that any static host and any sub-path will do and the back button works. */

function parsed(hash: string): readonly string[] {
  const parts = hash.replace(/^#?\/?/, '').split('/');
  try {
    return parts.filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['missing'];
  }
}

/** The parts of the address: `#/table/x` is `['table', 'x']`, the shelf is empty. */
export const route = signal(parsed(globalThis.location?.hash ?? ''));

/** Pages that people open to look something up, in the middle of something else. */
const ASIDE = ['rules', 'help'];

/** The pages they left for that, the last one last. */
let trail: (readonly string[])[] = [];

/** Where somebody was when they went to look something up: the way back leads there. Empty: to the shelf. */
export let cameFrom: readonly string[] = [];

function follow(from: readonly string[], now: readonly string[]): void {
  if (!ASIDE.includes(now[0])) trail = [];
  else if (trail.length > 0 && to(...cameFrom) === to(...now)) trail.pop();
  else if (from[0] !== now[0]) trail.push(from);
  cameFrom = trail.at(-1) ?? [];
}

/** How many pages were turned: the first one must not steal the focus. */
export const turned = signal(0);

export const to = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = to(...parts);
}

/** The same without a way back: a page that has done its work. */
export function replace(...parts: readonly string[]): void {
  location.replace(to(...parts));
}

interface Launches {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/** An installed app comes to the front instead of opening twice; where a shortcut leads is told to the page that is there. */
function watchLaunches(): void {
  const { launchQueue } = globalThis as { launchQueue?: Launches };
  launchQueue?.setConsumer(({ targetURL = '' }) => {
    const [, page] = targetURL.split('#');
    // started without a shortcut: what is on the screen stays
    if (page) location.hash = page;
  });
}

export function watchAddress(): void {
  // the address may have changed while the shelf was waiting for the disk
  route.value = parsed(location.hash);
  addEventListener('hashchange', () => {
    turned.value++;
    const [from, now] = [route.value, parsed(location.hash)];
    follow(from, now);
    route.value = now;
    scrollTo(0, 0);
  });
  watchLaunches();
}
