import { t } from '../look/say';
import Lay from '../scorekeeper/position/Lay';
import { Page } from './page';

/** A running match goes over to the box on the table. */
export default function LayPage({ id }: { id: string }) {
  return (
    <Page title={t('lay.title')} name="sheet-page">
      <Lay key={id} id={id} />
    </Page>
  );
}
