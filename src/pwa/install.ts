// Whether and how the app can be put on the home screen. Nothing here touches the screen.

interface InstallEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `offer`: `install()` opens the browser's own dialog · `share`: the guest must use Share, Add to Home Screen · `none`: no known way. */
export type InstallWay = 'installed' | 'offer' | 'share' | 'none';

const listeners = new Set<(way: InstallWay) => void>();
let offered: InstallEvent | undefined;
let justInstalled = false;

/** iPads say that they are Macs, but no Mac has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function runsInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

export function installWay(): InstallWay {
  if (justInstalled || runsInstalled()) return 'installed';
  if (offered) return 'offer';
  return isAppleTouch() ? 'share' : 'none';
}

/** Tells the way now and after every change. */
export function onInstallWay(listener: (way: InstallWay) => void): () => void {
  listeners.add(listener);
  listener(installWay());
  return () => void listeners.delete(listener);
}

const tell = () => {
  for (const listener of listeners) listener(installWay());
};

/** True if the guest accepted. The browser allows one question per offer. */
export async function install(): Promise<boolean> {
  const event = offered;
  if (!event) return false;
  offered = undefined;
  try {
    await event.prompt();
    return (await event.userChoice).outcome === 'accepted';
  } catch {
    return false;
  } finally {
    tell();
  }
}

/** Starts to listen; the browser makes its offer once, soon after the page has loaded. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    tell();
  });
  addEventListener('appinstalled', () => {
    offered = undefined;
    justInstalled = true;
    tell();
  });
}
