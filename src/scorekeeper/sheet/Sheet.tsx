import './sheet.css';
import '../begin/own.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addText, say, t } from '../../look/say';
import { Button } from '../../look/widgets';
import { text } from '../text.en';
import { type Attended, AttendedSheet } from './attended';
import { SheetScreen } from './SheetScreen';

addText(text);

/** The sheet of one play, from its id in the store. */
export default function Sheet({ id }: { id: string }) {
  const state = useSignal<Attended>({ kind: 'loading' });
  useEffect(() => {
    const attended = new AttendedSheet(id, state);
    return () => attended.end();
  }, [id]);
  const now = state.value;
  if (now.kind === 'loading') return <p class="soft">{t('app.loading')}</p>;
  if (now.kind === 'trouble') {
    return (
      <section class="mid notice">
        <p>{say(now.why)}</p>
        <Button kind="main" onClick={() => location.assign('#/')}>
          {t('sheet.home')}
        </Button>
      </section>
    );
  }
  return <SheetScreen key={now.book} book={now.book} keeper={now.keeper} onTakeOver={now.takeOver} />;
}
