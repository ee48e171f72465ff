/** What windows of one browser tell each other: which match was just written. */

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

/** Calls back whenever another window has written the match, and when this one comes to the front again. */
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
