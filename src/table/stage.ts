import { signal } from '@preact/signals';
import type { Ground } from '../games/table';
import type { Board } from './board';
import { perform } from './pace';

/** The board of the screen, as long as there is one: it comes late and may go, and nothing waits for it. */
export class Stage {
  private board: Board | undefined;
  /** What the field leaves free of the screen on its left, and as much on its right, in px; unknown until it is drawn. */
  readonly aside = signal<number | undefined>(undefined);
  /** On what screen that was, as `screenOf` names it. */
  readonly screen = signal('');
  /** Whether the board is seen closely: only part of it is on the screen. */
  readonly near = signal(false);
  /** What a face shows passing: it outlives the board itself. */
  private passing: unknown = null;

  get ground(): Ground | undefined {
    return this.board?.ground;
  }

  open(board: Board): void {
    this.board = board;
    if (this.passing !== null) board.ground.live(this.passing);
  }

  close(): void {
    this.board = undefined;
  }

  /** Shows all of the board again. */
  whole(): void {
    this.board?.camera.glideToWhole();
    this.board?.settle();
  }

  pass(now: unknown): void {
    this.passing = now;
    this.board?.ground.live(now);
  }

  /** Plays what happened, see `Board.play`; undefined where there is nothing to play it on. */
  play(...what: Parameters<Board['play']>): Promise<void> | undefined {
    return this.board && perform(this.board, ...what);
  }
}
