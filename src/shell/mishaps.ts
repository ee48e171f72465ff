/** The last errors of this page, for a report of a problem. In memory alone; what may be somebody's words is left out. */

const MOST = 10;
const LONGEST = 160;

const ring: string[] = [];

/** Whatever stands between quotes may have been typed by somebody; long figures name games. */
const bare = (words: string): string =>
  words
    .replace(/["'`“‘«].*["'`”’»]/s, '…')
    .replace(/[\da-f-]{16,}/gi, '…')
    .slice(0, LONGEST);

const placeOf = (stack = ''): string => /[\w.-]+\.[jt]sx?:\d+:\d+/.exec(stack)?.[0] ?? '';

export function noteMishap(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  // what broke while reading a text quotes that text
  const what = name === 'SyntaxError' ? '' : bare(message);
  ring.push([name, what, placeOf(stack)].filter(Boolean).join(' '));
  if (ring.length > MOST) ring.shift();
}

/** Oldest first. */
export const mishaps = (): readonly string[] => ring;

export function watchMishaps(): void {
  addEventListener('error', ({ error, message }) => noteMishap(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteMishap(reason));
}
