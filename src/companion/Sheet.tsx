import './companion.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games';
import type { KeeperModule } from '../games/keeper';
import { addText, say, t } from '../look/say';
import { Button } from '../look/widgets';
import { claim } from '../storage/claims';
import { prefs } from '../storage/prefs';
import { loadPlay, writeFrom } from '../storage/sheets';
import { stayAwake } from '../table/guard';
import { sheetOf } from './begin';
import { Book } from './book';
import { followDisk } from './overtaken';
import { SheetScreen } from './SheetScreen';
import { text } from './text.en';

addText(text);

const FOLLOW_MS = 1500;

interface Open {
  book: Book;
  takeOver(): void;
  keeper: KeeperModule | undefined;
}

type State = { kind: 'loading' } | { kind: 'trouble'; why: Phrase } | ({ kind: 'open' } & Open);

/** The sheet of one play, from its id in the store. */
export default function Sheet({ id }: { id: string }) {
  const state = useSignal<State>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    const held = claim(id);
    const awake = prefs.keepAwake.value ? stayAwake() : () => {};
    const load = async () => {
      await held.ready;
      await writeFrom(id);
      const { play, fault } = await loadPlay(id);
      const sheet = play && (await sheetOf(play).catch(() => undefined));
      const keeper =
        play &&
        (await gameOf(play.game)
          ?.keeper?.()
          .catch(() => undefined));
      if (gone) return;
      if (!play) state.value = { kind: 'trouble', why: fault ?? { key: 'sheet.missing' } };
      else if (!sheet) state.value = { kind: 'trouble', why: { key: 'sheet.noGame' } };
      else {
        const book = new Book(play, sheet, held.writer);
        book.onOvertaken = () => followDisk(book);
        state.value = { kind: 'open', book, keeper, takeOver: () => void held.takeOver().then(load) };
      }
    };
    void load();
    // whoever looks on sees what the other window writes
    const follow = setInterval(async () => {
      if (state.value.kind !== 'open' || held.writer.value) return;
      const { play } = await loadPlay(id);
      if (play && state.value.kind === 'open' && !held.writer.value) state.value.book.show(play);
    }, FOLLOW_MS);
    return () => {
      clearInterval(follow);
      gone = true;
      awake();
      held.release();
    };
  }, [id]);
  const now = state.value;
  if (now.kind === 'loading') return <p class="soft">{t('app.loading')}</p>;
  if (now.kind === 'trouble') {
    return (
      <section class="notice">
        <p>{say(now.why)}</p>
        <Button kind="main" onClick={() => location.assign('#/')}>
          {t('sheet.home')}
        </Button>
      </section>
    );
  }
  return <SheetScreen key={now.book} book={now.book} keeper={now.keeper} onTakeOver={now.takeOver} />;
}
