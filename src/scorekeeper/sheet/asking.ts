import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Drawn } from '../../games/drawn';
import type { Read } from '../../games/sheet';

/** What a drawn board asks for: the first place without an answer, or the one that was touched. */
export class Asking {
  private readonly read: ReadonlySignal<Read>;
  private readonly all: ReadonlySignal<readonly Ask[]>;
  /** Where somebody went by hand, until something else stands there; `off` where they went on to the pieces. */
  private readonly gone = signal<(Ask & { was: string }) | 'off' | undefined>(undefined);

  constructor(drawn: Drawn, read: ReadonlySignal<Read>) {
    this.read = read;
    this.all = computed(() => drawn.asks?.(read.value) ?? []);
  }

  readonly now = computed<Ask | undefined>(() => {
    const gone = this.gone.value;
    if (gone === 'off') return undefined;
    const { text } = this.read.value;
    return gone && text(gone.cell) === gone.was ? gone : this.all.value.find(({ cell }) => text(cell) === '');
  });

  isAt(spot: string): boolean {
    return this.all.value.some((one) => one.spot === spot);
  }

  /** To that place; touched again, to what else is asked there. */
  go(spot: string): void {
    const here = this.all.value.filter((one) => one.spot === spot);
    const at = here.findIndex(({ cell }) => cell === this.now.value?.cell);
    const next = here[(at + 1) % here.length];
    if (next) this.gone.value = { ...next, was: this.read.value.text(next.cell) };
  }

  stop(): void {
    this.gone.value = 'off';
  }
}
