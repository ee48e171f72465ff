import { signal } from '@preact/signals';
import { route } from './router';

/** New versions never interrupt: they are offered on the shelf, and taken when no game is open. */

/** Switches to the new version; undefined while there is none. */
export const update = signal<(() => void) | undefined>(undefined);

const playing = (): boolean => route.value[0] === 'table';

/** Another window has switched already: this page follows as soon as nobody plays on it. Every action is saved. */
function follow(): void {
  if (!playing()) location.reload();
  else {
    const leave = () => !playing() && location.reload();
    addEventListener('hashchange', leave);
    document.addEventListener('visibilitychange', () => document.hidden && location.reload());
  }
}

export async function watchUpdates(): Promise<void> {
  const [{ applyUpdate, onTakenOver, onUpdateReady }, { register }, { watchInstall }] = await Promise.all([
    import('../pwa/update'),
    import('../pwa/register'),
    import('../pwa/install'),
  ]);
  onUpdateReady(() => {
    update.value = () => void applyUpdate();
  });
  onTakenOver(follow);
  watchInstall();
  await register();
}
