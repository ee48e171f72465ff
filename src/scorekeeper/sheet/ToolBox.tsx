import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Json, Phrase } from '../../engine/rules';
import type { BoardProps, Entry, Helper, HelperProps, KeeperModule, Thrown } from '../../games/keeper';
import { FACES } from '../../games/kit/dice';
import { Icon } from '../../look/icons';
import { say as sayPhrase, t } from '../../look/say';
import { commonTools } from '../tools';
import { fair } from '../tools/chance';
import { BoardView } from './BoardView';
import type { Book } from './book';
import { sayer } from './cell';

/** A game's helper says a hundred sentences: what they need is put together once. */
const ownSay = (book: Book, keeper: KeeperModule | undefined): HelperProps['say'] => {
  const context = { text: { ...book.sheet.text, ...keeper?.text }, chairs: book.people.value };
  return (phrase) => sayPhrase(phrase, context);
};

/** What a helper of that name is given. */
const propsFor = (book: Book, id: string, say: HelperProps['say']): HelperProps => ({
  people: book.people.value,
  say,
  kept: book.play.value.tools[id],
  keep: (next: Json) => book.keepTool(id, next),
  read: book.read.value,
  ledger: book.play.value.ledger ?? [],
  tell: (what: Phrase, entries: readonly Entry[], thrown?: Thrown) => book.log(id, what, entries, thrown),
  takeOut: (line: number, thrown?: number) => book.takeOut(line, thrown),
  enter: (cell: string, text: string) => book.enter(cell, text),
  roll: () => fair(FACES) + 1,
});

interface OneProps {
  book: Book;
  helper: Helper;
  say: HelperProps['say'];
  open: boolean;
  onOpen(open: boolean): void;
}

/** One panel under its name. */
const One = ({ book, helper: { id, text, Panel }, say, open, onOpen }: OneProps) => (
  <details class="sheet-tool" open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
    <summary class="line heading">
      <Icon name="down" />
      {say(text)}
    </summary>
    {open && <Panel {...propsFor(book, id, say)} />}
  </details>
);

/** Whether the game's own panel stands above the rows, and not among the tools. */
export const isOnPage = (keeper: KeeperModule, wide: boolean): boolean =>
  keeper.onPage === true || (!wide && keeper.onPage === 'narrow');

interface TurnProps {
  book: Book;
  keeper: KeeperModule;
  open: Signal<boolean>;
  /** It is told on the drawn board. */
  drawn?: true;
}

/** The game's own panel, on the page itself. */
export function Turn({ book, keeper, open, drawn }: TurnProps) {
  const { helper } = keeper;
  const say = ownSay(book, keeper);
  const gone = useSignal(false);
  const Board = useMemo(
    () => (props: BoardProps) => (
      <BoardView
        game={book.play.value.game}
        people={book.people.value}
        say={ownSay(book, keeper)}
        // the keys tell it all
        onGone={() => {
          gone.value = true;
        }}
        {...props}
      />
    ),
    [book, keeper],
  );
  if (book.play.value.clock.finished !== undefined) return null;
  return (
    <div class="sheet-turn">
      {keeper.onPage === 'narrow' && !drawn ? (
        <One {...{ book, helper, say }} open={open.value} onOpen={(now) => (open.value = now)} />
      ) : (
        <helper.Panel {...propsFor(book, helper.id, say)} Board={drawn && !gone.value ? Board : undefined} />
      )}
    </div>
  );
}

/** What stands beside the sheet: the game's own panel, unless it stands on the page, then dice, clocks, turn order and the bank. */
export function ToolBox({ book, keeper }: { book: Book; keeper: KeeperModule | undefined }) {
  const own = keeper?.helper;
  const open = useSignal(own?.id);
  const common = commonTools(book.sheet.tools, book.play.value.tools);
  const [say, saysOwn] = [sayer(book), ownSay(book, keeper)];
  return (
    <section class="stack sheet-tools" aria-label={t('sheet.tools')}>
      {[...(own ? [own] : []), ...common].map((helper) => (
        <One
          key={helper.id}
          {...{ book, helper }}
          say={helper === own ? saysOwn : say}
          open={open.value === helper.id}
          onOpen={(now) => {
            if (now) open.value = helper.id;
            else if (open.value === helper.id) open.value = undefined;
          }}
        />
      ))}
    </section>
  );
}
