import { addText, t } from '../look/say';
import { Pages } from '../scorekeeper/print/Pages';
import { text } from '../scorekeeper/print/text-print.en';
import { Page } from './page';
import { nameOfGame } from './saves';

addText(text);

/** A game to be printed, cut out and played without the tablet. */
export default function Print({ id }: { id: string }) {
  return (
    <Page title={nameOfGame(id)} over={t('print.title')} name="print">
      <Pages id={id} />
    </Page>
  );
}
