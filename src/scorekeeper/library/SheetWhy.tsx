import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../look/icons';
import { addText, t } from '../../look/say';
import { loadPlay } from '../../storage/sheets';
import { sheetOf } from '../begin/begin';
import { Book } from '../sheet/book';
import '../sheet/sheet.css';
import { Why } from '../sheet/Why';
import { text } from '../text.en';
import { nameAt, type Played } from './played';
import { tieOn } from './tie';

addText(text);

/** Nobody writes here. */
const READER = signal(false);

/** A result that somebody confirmed although the sheet contradicts itself says so as long as it does. */
function Doubt({ book }: { book: Book }) {
  const n = book.faults.value.size;
  return n === 0 ? null : (
    <p class="line play-doubt" role="note">
      <Icon name="about" />
      <span>
        {t('play.doubt', { n })} <a href={`#/sheet/${book.play.value.id}`}>{t('sheet.finish.look')}</a>
      </span>
    </p>
  );
}

/** Of a boxed game: every point with its reason, from what its sheet holds. */
export function SheetWhy({ played }: { played: Played }) {
  const book = useSignal<Book | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void (async () => {
      const { play } = await loadPlay(played.id);
      const sheet = play && (await sheetOf(play));
      // called as in the rest of the library
      const people = play?.people.map((one, seat) => ({ ...one, name: nameAt(played, seat) })) ?? [];
      if (here && play && sheet) book.value = new Book({ ...play, people }, sheet, READER);
    })().catch(() => {});
    return () => {
      here = false;
    };
  }, [played.id]);
  return book.value ? (
    <div>
      <Doubt book={book.value} />
      <Why book={book.value} tie={tieOn(book.value, played)?.phrase} />
    </div>
  ) : null;
}
