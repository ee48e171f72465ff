/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { Json, Phrase } from '../../src/engine/rules';
import type { BoardProps, Entry, KeeperModule, Thrown } from '../../src/games/keeper';
import type { Catalogue } from '../../src/games/module';
import type { Sheet } from '../../src/games/sheet';
import { say } from '../../src/look/say';
import { Book } from '../../src/scorekeeper/sheet/book';
import { text as toolsText } from '../../src/scorekeeper/tools/text.en';
import { judgedPlay } from '../../src/storage/judged';
import type { Play } from '../../src/storage/plays';
import { blankBook } from './tapped';

/** A helper beside a sheet, as people use it; after every tap the device is killed, and only what was written is left. */
export class Helped {
  readonly root = document.createElement('div');
  /** What the dice of the tablet show next. */
  thrown: number[] = [];
  /** What the drawn board shows, once it is asked for. */
  board: BoardProps | undefined;
  private readonly Board: ((props: BoardProps) => null) | undefined;
  private readonly sheet: Sheet;
  private readonly keeper: KeeperModule;
  private readonly text: Catalogue;
  private id: string;
  private written: Play;
  /** Where nothing is killed between taps, which takes long. */
  private readonly lasting: Book | undefined;

  constructor(sheet: Sheet, keeper: KeeperModule, id: string, game: string, n: number, kills = true, onBoard = false) {
    this.sheet = sheet;
    this.keeper = keeper;
    this.text = { ...toolsText, ...sheet.text, ...keeper.text };
    this.id = id;
    if (onBoard)
      this.Board = (props) => {
        this.board = props;
        return null;
      };
    const { play } = blankBook(sheet, game, n);
    this.written = { ...play.value, people: ['Ana', 'Ben', 'Cy', 'Dee', 'Eva'].slice(0, n).map(person) };
    if (!kills) this.lasting = new Book(this.written, sheet, signal(true), async () => undefined);
    document.body.append(this.root);
    this.draw();
  }

  get book(): Book {
    if (this.lasting) return this.lasting;
    const store = async (play: Play) => {
      this.written = play;
      return undefined;
    };
    const { play } = judgedPlay(JSON.parse(JSON.stringify(this.written)));
    return new Book(play as Play, this.sheet, signal(true), store);
  }

  private say(phrase: Phrase): string {
    return say(phrase, { text: this.text, chairs: this.written.people });
  }

  private draw(): void {
    const { book, id } = this;
    const { Panel } = this.keeper.helper;
    if (!this.lasting) act(() => render(null, this.root));
    act(() =>
      render(
        <Panel
          people={book.people.value}
          say={(phrase: Phrase) => this.say(phrase)}
          kept={book.play.value.tools[id]}
          keep={(next: Json) => book.keepTool(id, next)}
          read={book.read.value}
          ledger={book.play.value.ledger ?? []}
          tell={(what: Phrase, entries: readonly Entry[], thrown?: Thrown) => book.log(id, what, entries, thrown)}
          takeOut={(line: number, thrown?: number) => book.takeOut(line, thrown)}
          enter={(cell: string, text: string) => book.enter(cell, text)}
          roll={() => this.thrown.shift() ?? 1}
          Board={this.Board}
        />,
        this.root,
      ),
    );
  }

  /** Another helper beside the same sheet. */
  turnTo(id: string): void {
    this.id = id;
    this.draw();
  }

  button(label: string | RegExp): HTMLButtonElement | undefined {
    const named = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    const all = [...this.root.querySelectorAll<HTMLButtonElement>('button, input[type=radio]')];
    return all.find((one) => {
      const name = one.matches('input') ? (one.parentElement?.textContent ?? '') : named(one);
      return typeof label === 'string' ? name === label : label.test(name);
    });
  }

  tap(...labels: (string | RegExp)[]): void {
    for (const label of labels) {
      const found = this.button(label);
      if (!found) throw new Error(`no button "${label}" in ${this.root.textContent}`);
      if (found.disabled) throw new Error(`"${label}" is off`);
      this.tapOn(found);
    }
  }

  /** Two taps with no kill between them: whoever is chosen for the next one is not written down. */
  press(first: HTMLElement, label: string): void {
    act(() => first.click());
    this.tap(label);
  }

  tapOn(found: HTMLElement): void {
    act(() => found.click());
    this.draw();
  }

  /** A marked place of the board. */
  touch(spot: string): void {
    if (!this.board?.marks.has(spot)) throw new Error(`"${spot}" is not marked`);
    act(() => this.board?.onPick?.(spot));
    this.draw();
  }

  /** What the ledger says, each with its amounts and dice. */
  lines(): string[] {
    return (this.book.play.value.ledger ?? []).map(({ what, moves, dice = [] }) =>
      [
        this.say(what),
        ...moves.map(({ cell, by }) => `${cell} ${by}`),
        ...dice.map(({ faces }) => faces.join('-')),
      ].join(' | '),
    );
  }

  numbers(row: string): number[] {
    const { read } = this.book;
    return this.written.people.map((_, seat) => read.value.number(row, seat));
  }

  takeOut(line: number): void {
    this.book.takeOut(line);
    this.draw();
  }

  close(): void {
    render(null, this.root);
    this.root.remove();
  }
}

const person = (name: string, colour: number) => ({ name, colour });
