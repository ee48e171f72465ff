import { useSignal } from '@preact/signals';
import type { Json, Phrase } from '../../engine/rules';
import type { Entry, HelperProps, KeeperModule, Thrown } from '../../games/keeper';
import { Icon } from '../../look/icons';
import { say as sayPhrase, t } from '../../look/say';
import { commonTools } from '../tools';
import type { Book } from './book';
import { sayer } from './cell';

const ownSay =
  (book: Book, keeper: KeeperModule | undefined): HelperProps['say'] =>
  (phrase) =>
    sayPhrase(phrase, { text: { ...book.sheet.text, ...keeper?.text }, chairs: book.people.value });

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

/** The course of a round, where the game tells it. */
export function Turn({ book, keeper }: { book: Book; keeper: KeeperModule | undefined }) {
  if (!keeper?.turn || book.play.value.clock.finished !== undefined) return null;
  const { id, Panel } = keeper.turn;
  return (
    <div class="sheet-turn">
      <Panel {...propsFor(book, id, ownSay(book, keeper))} />
    </div>
  );
}

/** What stands beside the sheet: the game's own helpers, then dice, timers, turn order and the bank. */
export function ToolBox({ book, keeper }: { book: Book; keeper: KeeperModule | undefined }) {
  const open = useSignal<string | undefined>(undefined);
  const own = keeper?.helpers ?? [];
  const common = commonTools(book.sheet.tools, book.play.value.tools);
  return (
    <section class="sheet-tools" aria-label={t('sheet.tools')}>
      {[...own, ...common].map(({ id, text, Panel }) => {
        const say = own.some((one) => one.id === id) ? ownSay(book, keeper) : sayer(book);
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
              {say(text)}
            </summary>
            {open.value === id && <Panel {...propsFor(book, id, say)} />}
          </details>
        );
      })}
    </section>
  );
}
