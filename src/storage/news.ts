/** What windows of one browser tell each other: what was just written. */

const NAME = 'tidetable';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  // under Node it would keep the tests from ending
  (channel as { unref?(): void }).unref?.();
  return channel;
};

/** This window has written the match. */
export function announce(id: string): void {
  open()?.postMessage(id);
}

/** Everything that is stored, where somebody reads all of it. */
export const STORE = 'store';

/** How often this window has changed anything there. */
export let changes = 0;

/** Settings, whose key has no kind before a colon, are no part of it. */
export function changed(some: Iterable<readonly [key: string, value: unknown]>): void {
  if (![...some].some(([key]) => key.includes(':'))) return;
  changes++;
  announce(STORE);
}

/** Calls back whenever another window has written the match or what is called so, and when this one comes to the front again. */
export function onNews(id: string, heard: () => void): () => void {
  const listen = ({ data }: MessageEvent) => data === id && heard();
  // a window that slept may have missed what was said
  const look = () => !document.hidden && heard();
  open()?.addEventListener('message', listen);
  document.addEventListener('visibilitychange', look);
  return () => {
    open()?.removeEventListener('message', listen);
    document.removeEventListener('visibilitychange', look);
  };
}
