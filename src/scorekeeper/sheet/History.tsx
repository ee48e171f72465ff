import type { Catalogue } from '../../games/module';
import { rowOf } from '../../games/sheet';
import { atTime, say, t } from '../../look/say';
import { Button } from '../../look/widgets';
import type { Edit } from '../../storage/plays';
import type { Book } from './book';
import { changeIn, goTo, sayChanged, toldIn } from './cell';
import { contextOf, Told, Way } from './Ledger';
import { Fallen } from './LedgerDice';
import { toldBy } from './ledger';

/**
 * Everything that happened on the sheet in one list, the latest first: what helpers told, and what was typed. A tap leads
 * to the cell, and any of it can be put back, which is a change like any other.
 */

const MOST = 200;

interface LineProps {
  book: Book;
  edit: Edit;
  onGo(cell: string): void;
}

function Line({ book, edit, onGo }: LineProps) {
  const { cell, from } = edit;
  const now = book.play.value.cells[cell] ?? '';
  const putBack = () => {
    book.enter(cell, from);
    const { edits } = book.play.value;
    // the line of this change stands at the top, where it may be out of sight
    sayChanged(book, changeIn(book, edits[edits.length - 1]));
  };
  return (
    <li class="row">
      <span class="soft figures">{atTime(edit.when)}</span>
      <Way book={book} cell={cell} onGo={onGo}>
        {changeIn(book, edit)}
      </Way>
      {now !== from && (
        <Button kind="quiet" disabled={!book.writer.value} onClick={putBack}>
          {from === '' ? t('sheet.history.empty') : t('sheet.history.back', { from: toldIn(book, cell, from) })}
        </Button>
      )}
    </li>
  );
}

type Happened = { when: number } & ({ line: number; edit?: undefined } | { edit: Edit; line?: undefined });

/** What a line of a helper changed stands with that line alone; what lies on the board alone has no words of its own. */
function happened({ play: { value: play }, names, namesBefore }: Book, only: string | undefined): Happened[] {
  const isNamed = ({ cell }: Edit) => names.value.has(rowOf(cell)) || namesBefore.value.has(rowOf(cell));
  const isWanted = (one: { cell: string }) => only === undefined || one.cell === only;
  const lines = (play.ledger ?? []).flatMap(({ when, moves, puts }, line): Happened[] =>
    only === undefined || [...moves, ...puts].some(isWanted) ? [{ when, line }] : [],
  );
  const typed = play.edits
    .filter((edit) => !edit.mends && edit.from !== edit.to && isWanted(edit) && isNamed(edit))
    .slice(-2 * MOST)
    .filter((edit) => toldBy(play, edit) < 0)
    .map((edit): Happened => ({ when: edit.when, edit }));
  // of equals the one that was written later comes first
  return [...lines, ...typed]
    .reverse()
    .sort((a, b) => b.when - a.when)
    .slice(0, MOST);
}

interface Props {
  book: Book;
  words: Catalogue | undefined;
  /** What happened to this cell alone. */
  only?: string;
  /** The list goes away. */
  onClose(): void;
}

export function History({ book, words, only, onClose }: Props) {
  const { ledger = [] } = book.play.value;
  const all = happened(book, only);
  const gone = only === undefined ? book.takenOut.value : undefined;
  if (all.length === 0 && !gone) return <p class="soft">{t('sheet.history.none')}</p>;
  const go = (cell: string) => {
    onClose();
    goTo(book, cell);
  };
  return (
    <>
      {all.some(({ line }) => line !== undefined) && <p class="soft">{t('ledger.hint')}</p>}
      {only === undefined && <Fallen ledger={ledger} />}
      {gone && (
        <p class="row">
          <s>{say(gone.what, contextOf(book, words))}</s>
          <Button kind="quiet" icon="undo" disabled={!book.writer.value} onClick={() => book.putBack()}>
            {t('sheet.history.again')}
          </Button>
        </p>
      )}
      <ol class="sheet-history">
        {all.map(({ when, line, edit }, i) =>
          edit ? (
            <Line key={`${when} ${all.length - i}`} book={book} edit={edit} onGo={go} />
          ) : (
            <Told key={`line ${line}`} book={book} words={words} at={line} only={only} onGo={go} />
          ),
        )}
      </ol>
    </>
  );
}
