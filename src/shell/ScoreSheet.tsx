import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../look/say';
import Sheet from '../scorekeeper/sheet/Sheet';
import { gameName } from '../scorekeeper/title';
import { loadPlay } from '../storage/sheets';
import { Page } from './page';

/** A score sheet, under the name of its game. */
export default function ScoreSheet({ id }: { id: string }) {
  const title = useSignal(t('keep.sheet'));
  useEffect(() => {
    void loadPlay(id).then(({ play }) => {
      if (play) title.value = gameName(play);
    });
  }, [id]);
  return (
    <Page
      title={title.value}
      over={title.value === t('keep.sheet') ? undefined : t('keep.sheet')}
      name="sheet-page"
      back={['keep']}
    >
      <Sheet id={id} />
    </Page>
  );
}
