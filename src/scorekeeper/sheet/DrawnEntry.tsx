import './drawn.css';
import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Phrase, Seat } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Drawn } from '../../games/drawn';
import type { Look, Mark, TableModule } from '../../games/table';
import { worn } from '../../look/appearance';
import { Icon } from '../../look/icons';
import { figures } from '../../look/recap';
import { say as sayPhrase, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton, SeatDisc } from '../../look/widgets';
import type { Book } from './book';

/** A sheet filled in on the game's own board: whose it is, then the places, a touch a piece. */

/** Whether this game has one. */
export const mayDraw = ({ play: { value } }: Book): boolean => !value.free && gameOf(value.game)?.drawn !== undefined;

interface Opened {
  drawn: Drawn;
  table: TableModule;
}

async function open(game: string): Promise<Opened | undefined> {
  const registered = gameOf(game);
  const [drawn, table] = await Promise.all([registered?.drawn?.(), registered?.draw()]);
  return drawn && table && { drawn, table };
}

export function DrawnEntry({ book }: { book: Book }) {
  const opened = useSignal<Opened | 'none' | undefined>(undefined);
  const { game } = book.play.value;
  useEffect(() => {
    open(game)
      .catch(() => undefined)
      .then((found) => {
        opened.value = found ?? 'none';
      });
  }, [game]);
  const now = opened.value;
  if (!now) return <p class="soft">{t('app.loading')}</p>;
  if (now === 'none' || !now.drawn.fits(book.read.value)) return <p class="soft">{t('drawn.none')}</p>;
  return <OnBoard book={book} {...now} />;
}

/** Whose piece the next touch is, and whether it comes or goes. */
interface Held {
  whose: Seat | string;
  away: boolean;
}

/** What a touch changes, as one event where the game has words for it; or why it changes nothing. */
function touched(book: Book, drawn: Drawn, spot: string, { whose, away }: Held, say: Look['say']): void {
  const touch = [book.read.value, spot, whose, away] as const;
  const entries = drawn.touch(...touch);
  if (entries.length > 0 && drawn.told) book.log('drawn', drawn.told(...touch), entries);
  else for (const [cell, text] of entries) book.enter(cell, text);
  const why = entries.length === 0 && drawn.why?.(...touch);
  if (why) toast(say(why));
}

function OnBoard({ book, drawn, table }: Opened & { book: Book }) {
  const held = useSignal<Held>({ whose: 0, away: false });
  const gone = useSignal(false);
  const host = useRef<HTMLDivElement>(null);
  const say = (phrase: Phrase) =>
    sayPhrase(phrase, { text: { ...book.sheet.text, ...drawn.text }, chairs: book.people.value });
  useEffect(() => {
    // what is entered here need not stand below as well
    const unfold = foldAway(book, drawn.sections);
    let stop = () => {};
    let left = false;
    lay(host.current as HTMLElement, book, { drawn, table }, held, say)
      .then((close) => {
        if (left) close();
        else stop = close;
        // the rows below have folded by now
        host.current?.parentElement?.scrollIntoView({ block: 'nearest' });
      })
      .catch(() => {
        gone.value = true;
      });
    return () => {
      left = true;
      stop();
      unfold();
    };
  }, [book, drawn, table]);
  if (gone.value) return <p class="soft">{t('drawn.none')}</p>;
  return (
    <section class="drawn" aria-label={t('drawn.board')}>
      <Whose book={book} drawn={drawn} held={held} say={say} />
      <div class="drawn-board" ref={host} />
    </section>
  );
}

/** Shuts these sections; what is returned leaves them as they were, and the others as they are by then. */
function foldAway(book: Book, sections: readonly string[]): () => void {
  const before = book.folds.value;
  for (const id of sections) book.fold(id, true);
  return () => {
    const folds = new Map(book.folds.value);
    for (const id of sections) {
      const was = before.get(id);
      if (was === undefined) folds.delete(id);
      else folds.set(id, was);
    }
    book.folds.value = folds;
  };
}

/** Everybody with their points, the things of nobody, and the way to take something off again. */
function Whose({ book, drawn, held, say }: WhoseProps) {
  const { whose, away } = held.value;
  const take = (next: Seat | string) => {
    held.value = { ...held.value, whose: next };
  };
  return (
    <div class="pad-chips">
      {book.people.value.map(({ name, colour }, seat) => (
        <button
          type="button"
          key={seat}
          class="chip"
          aria-pressed={whose === seat}
          aria-label={`${name} ${figures(book.totals.value[seat])}`}
          onClick={() => take(seat)}
        >
          <SeatDisc colour={colour} />
          <span class="drawn-name cut">{name}</span>
          <b class="figures">{figures(book.totals.value[seat])}</b>
        </button>
      ))}
      {drawn.things.map(({ id, text, once }) =>
        once ? (
          <Button
            key={id}
            icon="check"
            disabled={drawn.touch(book.read.value, '', id, false).length === 0}
            onClick={() => touched(book, drawn, '', { whose: id, away: false }, say)}
          >
            {say(text)}
          </Button>
        ) : (
          <button type="button" key={id} class="chip" aria-pressed={whose === id} onClick={() => take(id)}>
            {say(text)}
          </button>
        ),
      )}
      <button
        type="button"
        class="chip"
        aria-pressed={away}
        onClick={() => {
          held.value = { ...held.value, away: !away };
        }}
      >
        <Icon name="minus" />
        {t('drawn.away')}
      </button>
      <IconButton icon="undo" label={t('sheet.pad.undo')} disabled={!book.mayUndo.value} onClick={() => book.undo()} />
    </div>
  );
}

interface WhoseProps {
  book: Book;
  drawn: Drawn;
  held: Signal<Held>;
  say(phrase: Phrase): string;
}

/** Puts the board there, and keeps it as the entries are. What is returned takes it away. */
async function lay(
  host: HTMLElement,
  book: Book,
  { drawn, table }: Opened,
  held: Signal<Held>,
  say: Look['say'],
): Promise<() => void> {
  const { Board } = await import('../../table/board');
  const look = (): Look => ({
    theme: worn.theme.value,
    contrast: worn.contrast.value,
    motion: worn.motion.value,
    chairs: book.people.value,
    say,
  });
  const nothing = () => {};
  const spots = drawn.spots ?? table.spots;
  const board = await Board.open({
    host,
    table: { ...table, spots },
    look: look(),
    taps: { tell: nothing, say: nothing, miss: nothing },
    onPick: (spot) => touched(book, drawn, spot, held.value, say),
  });
  const stops = [
    effect(() => board.look(look())),
    effect(() => {
      const view = drawn.view(book.read.value);
      // at once: a finger that touches on while something moves would only end that
      board.show(view, new Map(spots(view).map(({ id }): [string, Mark] => [id, 'ask'])), null);
    }),
  ];
  return () => {
    for (const stop of [...stops, () => board.close()]) stop();
  };
}
