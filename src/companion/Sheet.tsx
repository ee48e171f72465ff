import './companion.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games';
import type { KeeperModule } from '../games/keeper';
import { addText, say, t } from '../look/say';
import { Button } from '../look/widgets';
import { claim } from '../storage/claims';
import { onNews } from '../storage/news';
import { prefs } from '../storage/prefs';
import { attendPlay, goOnWith, loadPlay, settled } from '../storage/sheets';
import { stayAwake } from '../table/guard';
import { sheetOf } from './begin';
import { Book } from './book';
import { catchUp, followDisk } from './overtaken';
import { SheetScreen } from './SheetScreen';
import { text } from './text.en';

addText(text);

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
    // before what lies there was read nothing may be written
    const able = signal(false);
    const awake = prefs.keepAwake.value ? stayAwake() : () => {};
    const load = async () => {
      await held.ready;
      await settled(id);
      const found = await loadPlay(id);
      const { play, fault } = found;
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
        goOnWith(found);
        state.value = { kind: 'open', book: new Book(play, sheet, able), keeper, takeOver: () => void held.takeOver() };
        able.value = held.writer.value;
      }
    };
    // what concerns the disk happens one after the other
    let turn: Promise<void> = load();
    const next = (work: (book: Book) => Promise<Phrase | undefined>) => {
      turn = turn.then(async () => {
        if (gone || state.value.kind !== 'open') return;
        const why = await work(state.value.book);
        if (!why || gone) return;
        able.value = false;
        state.value = { kind: 'trouble', why };
      });
    };
    let known = false;
    void held.ready.then(() => {
      known = true;
    });
    const stops = [
      onNews(id, () => next(catchUp)),
      attendPlay(id, () => next((book) => followDisk(book, true))),
      held.writer.subscribe((writer) => {
        if (!writer) able.value = false;
        else if (known) turn = turn.then(load);
      }),
      awake,
    ];
    return () => {
      gone = true;
      for (const stop of stops) stop();
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
