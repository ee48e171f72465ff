import { useSignal } from '@preact/signals';
import type { Phrase } from '../../engine/rules';
import type { Entry, HelperProps, KeeperModule, Thrown } from '../../games/keeper';
import { Icon } from '../../look/icons';
import { say as sayPhrase, t } from '../../look/say';
import { commonTools } from '../tools';
import type { Book } from './book';
import { sayer } from './cell';

/** What stands beside the sheet: the game's own helpers, then dice, timers, turn order and the bank. */
export function ToolBox({ book, keeper }: { book: Book; keeper: KeeperModule | undefined }) {
  const say = sayer(book);
  const own = keeper?.helpers ?? [];
  // a game with a panel of its own need not be asked for it
  const open = useSignal<string | undefined>(own.length === 1 ? own[0].id : undefined);
  const common = commonTools(book.sheet.tools, book.play.value.tools);
  // once, and not for each of a hundred sentences
  const context = { text: { ...book.sheet.text, ...keeper?.text }, chairs: book.people.value };
  const ownSay: HelperProps['say'] = (phrase) => sayPhrase(phrase, context);
  return (
    <section class="sheet-tools" aria-label={t('sheet.tools')}>
      {[...own, ...common].map(({ id, text, Panel }) => {
        const mine = own.some((one) => one.id === id);
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
              {(mine ? ownSay : say)(text)}
            </summary>
            {open.value === id && (
              <Panel
                people={book.people.value}
                say={mine ? ownSay : say}
                kept={book.play.value.tools[id]}
                keep={(next: Parameters<HelperProps['keep']>[0]) => book.keepTool(id, next)}
                read={book.read.value}
                ledger={book.play.value.ledger ?? []}
                tell={(what: Phrase, entries: readonly Entry[], thrown?: Thrown) => book.log(id, what, entries, thrown)}
                takeOut={(line: number, thrown?: number) => book.takeOut(line, thrown)}
                enter={(cell: string, text: string) => book.enter(cell, text)}
              />
            )}
          </details>
        );
      })}
    </section>
  );
}
