/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { keeper } from '../../../src/games/island-hopper/box/keeper';
import { sheet } from '../../../src/games/island-hopper/box/sheet';
import { Book } from '../../../src/scorekeeper/sheet/book';
import { Running } from '../../../src/scorekeeper/sheet/Running';
import { Turn } from '../../../src/scorekeeper/sheet/ToolBox';
import { judgedPlay } from '../../../src/storage/judged';
import type { Play } from '../../../src/storage/plays';
import { blankBook } from '../tapped';

/** The round beside the boxed game, under a finger that counts its taps. */
export class Beside {
  readonly root = document.createElement('div');
  book: Book;
  taps = 0;

  constructor(n: number) {
    this.book = blankBook(sheet, 'island-hopper', n);
    document.body.append(this.root);
    this.draw();
  }

  private draw(): void {
    const { book } = this;
    act(() =>
      render(
        <>
          <Running book={book} />
          <Turn book={book} keeper={keeper} open={signal(true)} />
        </>,
        this.root,
      ),
    );
  }

  button(name: string | RegExp): HTMLButtonElement | undefined {
    return [...this.root.querySelectorAll('button')].find((one) => {
      const label = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return typeof name === 'string' ? label === name : name.test(label);
    });
  }

  tap(...names: (string | RegExp)[]): void {
    for (const name of names) {
      const found = this.button(name);
      if (!found || found.disabled) throw new Error(`no "${name}" in ${this.root.textContent}`);
      this.taps++;
      act(() => found.click());
    }
  }

  /** Only what was written is left. */
  kill(): void {
    act(() => render(null, this.root));
    const { play } = judgedPlay(JSON.parse(JSON.stringify(this.book.play.value)));
    this.book = new Book(play as Play, sheet, signal(true), async () => undefined);
    this.draw();
  }

  close(): void {
    act(() => render(null, this.root));
    this.root.remove();
  }
}
