import { useSignal } from '@preact/signals';
import type { Json, Phrase } from '../../engine/rules';
import type { Entry, HelperProps, KeeperModule, Thrown } from '../../games/keeper';
import { Icon } from '../../look/icons';
import { say as sayPhrase, t } from '../../look/say';
import { commonTools } from '../tools';
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
});

/** The game's own panel, where it stands on the page. */
export function Turn({ book, keeper }: { book: Book; keeper: KeeperModule | undefined }) {
  if (!keeper?.onPage || book.play.value.clock.finished !== undefined) return null;
  const { id, Panel } = keeper.helper;
  return (
    <div class="sheet-turn">
      <Panel {...propsFor(book, id, ownSay(book, keeper))} />
    </div>
  );
}

/** What stands beside the sheet: the game's own panel, then dice, timers, turn order and the bank. */
export function ToolBox({ book, keeper }: { book: Book; keeper: KeeperModule | undefined }) {
  const own = keeper && !keeper.onPage ? [keeper.helper] : [];
  const open = useSignal(own[0]?.id as string | undefined);
  const common = commonTools(book.sheet.tools, book.play.value.tools);
  const [say, saysOwn] = [sayer(book), ownSay(book, keeper)];
  return (
    <section class="sheet-tools" aria-label={t('sheet.tools')}>
      {[...own, ...common].map(({ id, text, Panel }) => {
        const says = id === own[0]?.id ? saysOwn : say;
        return (
          <details
            key={id}
            class="sheet-tool"
            open={open.value === id}
            onToggle={(event) => {
              if (event.currentTarget.open) open.value = id;
              else if (open.value === id) open.value = undefined;
            }}
          >
            <summary>
              <Icon name="down" />
              {says(text)}
            </summary>
            {open.value === id && <Panel {...propsFor(book, id, says)} />}
          </details>
        );
      })}
    </section>
  );
}
