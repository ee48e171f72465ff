import { useEffect } from 'preact/hooks';
import { addText, t } from '../look/say';
import { refreshHistory } from '../scorekeeper/library/history';
import { logbook } from '../scorekeeper/library/identity';
import { Tables } from '../scorekeeper/library/Tables';
import { Page } from './page';
import './pages.css';
import { Transfer } from './Transfer';
import { text } from './text.en';

addText(text);

/** All that leaves this tablet and comes in again. */
export default function Move() {
  useEffect(() => void refreshHistory(), []);
  return (
    <Page title={t('library.move')} name="stack page library" back={['library']}>
      <Transfer />
      <Tables plays={logbook.value?.finished ?? []} />
    </Page>
  );
}
