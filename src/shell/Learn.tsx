import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addText, t } from '../look/say';
import { Button } from '../look/widgets';
import { beginLesson } from './learning';
import { Page } from './page';
import { replace } from './router';
import { nameOfGame } from './saves';
import { text } from './text.en';

addText(text);

/** The way into a lesson: the table is set, and then it is there. */
export default function Learn({ id }: { id: string }) {
  const failed = useSignal(false);
  const begin = () => {
    failed.value = false;
    beginLesson(id).then(
      (match) => replace('table', match),
      () => (failed.value = true),
    );
  };
  useEffect(begin, [id]);
  return (
    <Page title={t('learn.title', { game: nameOfGame(id) })} name="mid notice">
      {failed.value ? (
        <>
          <p>{t('app.broken')}</p>
          <Button onClick={begin}>{t('app.again')}</Button>
        </>
      ) : (
        <p class="soft">{t('app.loading')}</p>
      )}
    </Page>
  );
}
