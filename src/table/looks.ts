import { batch, signal } from '@preact/signals';
import type { Phrase } from '../engine/rules';

/** A place somebody wants to know about; `line`: what a mark there says. */
interface Told {
  spot: string;
  line?: Phrase;
}

/** How people look at what lies on the board, beside what they do there. Nothing of it belongs to the match. */
export class Looks {
  /** How it stands is marked at the places. */
  readonly standing = signal(false);
  /** A touch of any place asks what it is, and picks nothing. */
  readonly asking = signal(false);
  readonly told = signal<Told | undefined>(undefined);
  /** Opened again after a day or more: how it stood then, after so many entries, until a person acts. */
  readonly stood = signal<{ entries: number; lines: readonly string[] } | undefined>(undefined);
  /** Of a match that is over: so many categories are counted; undefined before the first look. */
  readonly counted = signal<number | undefined>(undefined);

  /** Whoever opens a match that is over has seen it counted. */
  countAll(): void {
    this.counted.value = Number.POSITIVE_INFINITY;
  }

  turnAsking(): void {
    if (this.asking.value) this.drop();
    else this.asking.value = true;
  }

  ask(spot: string): void {
    this.told.value = { spot };
  }

  /** The eyes are somebody else's, or nobody's. */
  drop(): void {
    batch(() => {
      this.asking.value = false;
      this.told.value = undefined;
    });
  }
}
