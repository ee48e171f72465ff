import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../look/say';
import { Button } from '../look/widgets';

/** A screen that is fetched when it is first needed. When the fetch fails it says so and offers another try. */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [state, setState] = useState<'waits' | 'failed' | 'here'>(Loaded ? 'here' : 'waits');
    useEffect(() => {
      if (state !== 'waits') return;
      load().then(
        (module) => {
          Loaded = module.default;
          setState('here');
        },
        () => setState('failed'),
      );
    }, [state]);
    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') {
      return (
        <main class="mid notice">
          <h1>{t('app.broken')}</h1>
          <Button onClick={() => setState('waits')}>{t('app.again')}</Button>
          <Button kind="quiet" onClick={() => location.reload()}>
            {t('app.reload')}
          </Button>
        </main>
      );
    }
    return (
      <main class="mid notice" aria-busy="true">
        <p class="soft">{t('app.loading')}</p>
      </main>
    );
  };
}
