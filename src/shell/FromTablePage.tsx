import { t } from '../look/say';
import FromTable from '../scorekeeper/position/FromTable';
import { Page } from './page';

/** A game that stands on the real table goes on here. */
export default function FromTablePage({ id }: { id: string }) {
  return (
    <Page title={t('from.title')} name="sheet-page">
      <FromTable key={id} id={id} />
    </Page>
  );
}
