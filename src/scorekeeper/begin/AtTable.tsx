import '../sheet/sheet.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Json, Phrase } from '../../engine/rules';
import type { Sheet } from '../../games/sheet';
import { Icon } from '../../look/icons';
import { say, t } from '../../look/say';
import { PLAY_FORMAT, type Play } from '../../storage/plays';
import { read, write } from '../../storage/store';
import { Book } from '../sheet/book';
import { Running } from '../sheet/Running';
import { ToolBox } from '../sheet/ToolBox';
import { text } from '../text.en';
import type { Person } from './begin';
import { Fingers } from './Fingers';
import { firstPeople, MOST_PEOPLE, People } from './Sitting';

/** The table tools for whoever keeps no score: dice, who starts, clocks, sand and a bank. They lie under a key of their own. */

const KEY = 'tools';
const USUAL = 4;
const MINUTE = 60;

/** Nothing is scored: what the tools tell is kept, and no cell is there to be filled. */
const NONE: Sheet = {
  sections: () => [],
  faults: () => [],
  scores: () => [],
  winners: () => [],
  categories: [],
  text,
  tools: { dice: { count: 2 }, sand: { seconds: MINUTE, from: 1 }, bank: true },
};

const keep = (play: Play): Promise<Phrase | undefined> => write([[KEY, play as unknown as Json]]);

function fresh(now = Date.now()): Play {
  const people = firstPeople(1, USUAL, MOST_PEOPLE);
  return {
    ...{ format: PLAY_FORMAT, id: KEY, game: KEY, name: '', people, cells: {}, edits: [], tools: {}, note: '' },
    clock: { started: now, changed: now },
    brief: { over: false, winners: [], totals: people.map(() => 0), parts: [] },
  };
}

/** No sheet lies there that two windows could fill in: the last of them is kept. */
const WRITER = signal(true);

async function opened(): Promise<Book> {
  const raw = await read(KEY);
  const play = raw === undefined ? undefined : (await import('../../storage/judged')).judgedPlay(raw).play;
  return new Book(play ?? fresh(), NONE, WRITER, keep);
}

export function AtTable() {
  const book = useSignal<Book | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void opened().then((found) => {
      if (here) book.value = found;
    });
    return () => {
      here = false;
    };
  }, []);
  if (!book.value) return <p class="soft">{t('app.loading')}</p>;
  return <Table book={book.value} />;
}

function Table({ book }: { book: Book }) {
  const seated = (next: readonly Person[]) => book.seat(next.map(({ name, colour }) => ({ name, colour })));
  return (
    <div class="stack keep-setup">
      <Fingers />
      <Running book={book} />
      <ToolBox book={book} keeper={undefined} />
      <details class="sheet-tool">
        <summary class="line heading">
          <Icon name="down" />
          {t('keep.people')}
        </summary>
        <People people={book.people.value} min={1} max={MOST_PEOPLE} onChange={seated} />
      </details>
      {book.fault.value && <p role="alert">{say(book.fault.value)}</p>}
    </div>
  );
}
