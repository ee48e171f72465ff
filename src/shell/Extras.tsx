import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ExtrasModule, ExtrasProps } from '../games/module';
import { t } from '../look/say';
import { Button } from '../look/widgets';

interface Props extends ExtrasProps {
  load(): Promise<ExtrasModule>;
  /** It stands there with its options set, or there is no hope of it: the game can be started. */
  onReady(): void;
}

type State = 'waits' | 'failed' | { Part: ComponentType<ExtrasProps> };

/** A game's own part of the set-up screen, fetched when the screen opens. Without it the game can be played all the same. */
export function Extras({ load, onReady, ...props }: Props) {
  const [state, setState] = useState<State>('waits');
  useEffect(() => {
    if (state !== 'waits') {
      // the part's own effects have run before this one
      onReady();
      return;
    }
    load().then(
      (module) => setState({ Part: module.Extras as ComponentType<ExtrasProps> }),
      () => setState('failed'),
    );
  }, [state]);
  if (state === 'waits') return null;
  if (state !== 'failed') return <state.Part {...props} />;
  return (
    <section class="panel">
      <p class="soft">{t('app.broken')}</p>
      <Button onClick={() => setState('waits')}>{t('app.again')}</Button>
    </section>
  );
}
