import { say, t } from '../look/say';
import { Button } from '../look/widgets';
import { lasting } from '../storage/lasting';
import { behind, retry, trouble } from '../storage/store';
import { Below } from './Below';

/** The mark in the bar while something is not on the disk; a tap opens the words. It lies over nothing by itself. */
export function Unsaved() {
  if (!lasting.value) return null;
  const why = trouble.value;
  const words = `${why ? say(why) : ''} ${behind.value > 0 ? t('store.behind', { n: behind.value }) : ''}`.trim();
  return (
    <>
      <p class="unseen" role="alert">
        {words}
      </p>
      <Below icon="amiss" class="button-danger" label={t('table.unsaved')}>
        {() => (
          <>
            <p>{words}</p>
            <Button onClick={() => void retry()}>{t('store.retry')}</Button>
          </>
        )}
      </Below>
    </>
  );
}
