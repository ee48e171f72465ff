import { keepChecking, report } from './update';

let begun = false;

/** Registers the service worker; call it after the first paint. Never throws: without a service worker the app runs as a plain page. */
export async function register(): Promise<void> {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  begun = true;
  try {
    const { registerSW } = await import('virtual:pwa-register');
    const activate = registerSW({
      immediate: true,
      onNeedRefresh: () => report.updateReady(() => activate()),
      onNeedReload: () => report.controlled(),
      onRegisteredSW: (_url, registration) => {
        if (registration) keepChecking(registration);
      },
      onRegisterError: () => {},
    });
  } catch {
    // Blocked by the browser or its owner: nothing to do, nothing lost but offline use.
  }
}
