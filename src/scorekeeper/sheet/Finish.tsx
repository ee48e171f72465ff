import { useSignal } from '@preact/signals';
import { cellOf } from '../../games/sheet';
import { joined, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, Dialog } from '../../look/widgets';
import type { Book } from './book';
import { goTo } from './cell';

/** The end of a sheet: nothing is finished by mistake, an empty one not at all. */
export function Finish({ book }: { book: Book }) {
  const asked = useSignal(false);
  const wrong = book.faults.value;
  const nobody = book.blank.map((seat) => book.called.value[seat]);
  const { over } = book.play.value.brief;
  const finish = async () => {
    await book.finish();
    location.assign(`#/library/${book.play.value.id}`);
  };
  const tap = () => {
    book.ends.value = true;
    if (book.isEmpty.value) toast(t(book.counts ? 'sheet.nothing' : 'free.outcome.none'));
    else if ((book.faults.value.size > 0 || book.blank.length > 0) && !over) asked.value = true;
    else void finish();
  };
  const look = () => {
    asked.value = false;
    const row = book.sections.value.flatMap(({ rows }) => rows).find(({ per }) => per === 'seat');
    const [missing] = book.blank;
    const cell = [...wrong.keys()][0] ?? (row && missing !== undefined && cellOf(row.id, missing));
    if (cell) goTo(book, cell);
  };
  return (
    <>
      <Button kind="main" icon="check" class="sheet-finish" disabled={!book.writer.value} onClick={tap}>
        {over ? t('sheet.result') : t('sheet.finish')}
      </Button>
      <Dialog open={asked.value} title={t('sheet.finish')} onClose={() => (asked.value = false)}>
        {wrong.size > 0 && <p>{t('from.faults', { n: wrong.size })}</p>}
        {nobody.length > 0 && <p>{t('sheet.finish.blank', { who: joined(nobody) })}</p>}
        <p>{t('sheet.finish.later')}</p>
        <div class="row">
          <Button kind="main" onClick={look}>
            {t('sheet.finish.look')}
          </Button>
          <Button onClick={() => void finish()}>{t('sheet.finish.anyway')}</Button>
        </div>
      </Dialog>
    </>
  );
}
