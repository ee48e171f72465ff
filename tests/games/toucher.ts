import { computed, signal } from '@preact/signals';
import { expect } from 'vitest';
import type { Drawn } from '../../src/games/drawn';
import { type Entered, reading, rowOf } from '../../src/games/sheet';
import { Asking } from '../../src/scorekeeper/sheet/asking';

/** A finger on the drawn board: touches pieces in one after the other, answers what is asked, and counts its taps. */
export class Toucher<View> {
  /** Another chip is a tap, every touch is one, and every answer. */
  taps = 0;
  private readonly drawn: Drawn;
  private readonly all;
  private readonly read;
  private readonly asking: Asking;
  private whose: number | string = 0;

  constructor(drawn: Drawn, n: number, cells: Entered = {}) {
    this.drawn = drawn;
    this.all = signal(cells);
    this.read = computed(() => reading(n, this.all.value));
    this.asking = new Asking(drawn, this.read);
  }

  /** What stands there now; an emptied cell is none. */
  get cells(): Entered {
    return this.all.value;
  }

  get view(): View {
    return this.drawn.view(this.read.value) as View;
  }

  private enter(cell: string, text: string): void {
    const { [cell]: _, ...rest } = this.all.value;
    this.all.value = text === '' ? rest : { ...rest, [cell]: text };
  }

  private choose(whose: number | string): void {
    if (whose !== this.whose) this.taps++;
    this.whose = whose;
  }

  /** One key for how many lie where it was touched last. */
  key(cell: string, text: string): void {
    this.taps++;
    this.enter(cell, text);
  }

  /** What that person has beside the board, with so many keys. */
  beside(seat: number, cell: string, text: string, keys: number): void {
    this.choose(seat);
    expect(this.drawn.beside?.(this.read.value, seat)).toContain(rowOf(cell));
    this.taps += keys;
    this.enter(cell, text);
  }

  touch(spot: string, whose: number | string, away = false): void {
    this.choose(whose);
    this.taps++;
    for (const [cell, text] of this.drawn.touch(this.read.value, spot, whose, away)) this.enter(cell, text);
  }

  /** To a place that asks something. */
  go(spot: string): void {
    this.taps++;
    this.asking.go(spot);
  }

  get asked(): string | undefined {
    return this.asking.now.value?.cell;
  }

  answer(cell: string, text: string): void {
    expect(this.asked).toBe(cell);
    this.taps++;
    this.enter(cell, text);
  }
}
