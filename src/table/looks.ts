import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Phrase, Seat } from '../engine/rules';

/** What somebody wants to know about: a place or a card, with what a mark there says, or a person. */
type Told = { spot: string; line?: Phrase; brief?: true } | { seat: Seat };

/** Where people act, and what is told of there and elsewhere. */
const [ACTS, TOLD] = ['.actions, .live-foot, .board-over', '[data-about], [data-plate]'];

/** How people look at what lies on the board, beside what they do there. Nothing of it belongs to the match. */
export class Looks {
  /** How it stands is marked at the places. */
  readonly standing = signal(false);
  /** A touch of any place asks what it is, and picks nothing. */
  readonly asking = signal(false);
  readonly told = signal<Told | undefined>(undefined);
  /** How often the eyes have changed: what a finger still looks at is nothing for the next ones. */
  readonly turns = signal(0);
  /** Opened again after a day or more: how it stood then, after so many entries, until a person acts. */
  readonly stood = signal<{ entries: number; lines: readonly string[] } | undefined>(undefined);
  /** Of a match that is over: so many categories are counted; undefined before the first look. */
  readonly counted = signal<number | undefined>(undefined);

  /** All so many categories are counted: now it may be seen who has won. */
  isCounted(categories: number): boolean {
    return (this.counted.value ?? 0) >= categories;
  }

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

  /** A tap met a place that is not lit: its name, and why. The next tap there ends it. */
  hint(spot: string | undefined): void {
    const told = this.told.value;
    if (spot !== undefined) this.told.value = { spot, brief: true };
    else if (told && 'brief' in told) this.told.value = undefined;
  }

  /**
   * While somebody asks, a touch beside the board tells of the card or the plate it meets; whether it did. What says of
   * itself that it tells (`data-tells`) always does.
   */
  askAt(target: Element): boolean {
    // what a pressed corner shows is gone when it is let go
    if (target.closest('.peek') || !(this.asking.value || target.closest('[data-tells]'))) return false;
    // nobody who asks means to act
    return this.meet(target) || target.closest(ACTS) !== null;
  }

  /** Whether what a finger would do there as it comes down or up is not done, because somebody asks. */
  hushes(target: Element): boolean {
    return this.asking.value && !target.closest('.peek, .corner') && target.closest(`${TOLD}, ${ACTS}`) !== null;
  }

  /** Whether a finger may rest there and ask. What a corner shows is pressed for, not asked about. */
  restsOn(target: Element): boolean {
    return (
      target.isConnected && !target.closest('.peek, .corner, .board-over, dialog') && target.closest(TOLD) !== null
    );
  }

  /** A finger rests on a card or a plate; whether it is told of. */
  restOn(target: Element): boolean {
    return this.restsOn(target) && this.meet(target);
  }

  /** The card or the plate there is told of, if there is one. */
  private meet(target: Element): boolean {
    const card = target.closest<HTMLElement>('[data-about]')?.dataset.about;
    const seat = target.closest<HTMLElement>('[data-plate]')?.dataset.plate;
    if (card !== undefined) this.ask(card);
    else if (seat !== undefined) this.told.value = { seat: Number(seat) };
    return card !== undefined || seat !== undefined;
  }

  /** What one pair of eyes has asked is nothing for the next; returns how that ends. */
  dropWith(eyes: ReadonlySignal<unknown>): () => void {
    return effect(() => {
      eyes.value;
      untracked(() => {
        this.turns.value++;
        this.drop();
      });
    });
  }

  /** The eyes are somebody else's, or nobody's. */
  drop(): void {
    batch(() => {
      this.asking.value = false;
      this.told.value = undefined;
    });
  }
}
