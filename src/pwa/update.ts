// What the rest of the app may know about new versions. Nothing here touches the screen.

type Listener = () => void;

const hour = 60 * 60 * 1000;
const ready = new Set<Listener>();
const takenOver = new Set<Listener>();

let waiting = false;
let activate: (() => Promise<void>) | undefined;
let applying = false;

function subscribe(listeners: Set<Listener>, listener: Listener, already: boolean): () => void {
  listeners.add(listener);
  if (already) listener();
  return () => void listeners.delete(listener);
}

/** A new version is downloaded and waits for `applyUpdate`. Also called at once when it already waits. */
export const onUpdateReady = (listener: Listener): (() => void) => subscribe(ready, listener, waiting);

/**
 * Another tab has switched this one to the new version: parts not loaded yet are gone, so this page must save and reload soon.
 * Without a listener it reloads by itself.
 */
export const onTakenOver = (listener: Listener): (() => void) => subscribe(takenOver, listener, false);

/** Switches to the waiting version and reloads the page. Save first. Does nothing when no version waits. */
export async function applyUpdate(): Promise<void> {
  if (!waiting || !activate) return;
  applying = true;
  await activate();
}

/** Asks the server for a new version every hour and whenever the page comes back into view. */
export function keepChecking(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (navigator.onLine && !registration.installing) registration.update().catch(() => {});
  };
  setInterval(check, hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** For `register` alone: the events of the service worker. */
export const report = {
  updateReady(activateIt: () => Promise<void>): void {
    activate = activateIt;
    waiting = true;
    for (const listener of ready) listener();
  },
  controlled(): void {
    if (applying || takenOver.size === 0) location.reload();
    else for (const listener of takenOver) listener();
  },
};
