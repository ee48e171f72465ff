import { signal } from '@preact/signals';
import type { Phrase } from '../engine/rules';
import { worn } from '../look/appearance';
import { type Deed, deedsOf, sinceOf } from './deeds';
import { aside } from './pace';
import { doerOf } from './seeing';
import type { Stage } from './stage';
import type { Viewpoint } from './viewpoint';

/** What the others did since the last decision, shown once more, act by act, to the eyes that ask for it. */

/** One act on the board. */
interface Shown {
  /** Its number among all of them, from 0, and how many there are. */
  at: number;
  of: number;
  deed: Deed;
  /** What these eyes saw right after it. */
  view: unknown;
  /** It goes by itself, above whatever is asked. */
  brief: boolean;
}

/** All of it takes no longer than this where it goes by itself, in ms. */
const BRIEF_MS = 3000;

export class Replay {
  /** What is on the board instead of the present; undefined: the present. */
  readonly now = signal<Shown | undefined>(undefined);
  private deeds: readonly Deed[] = [];
  private readonly viewpoint: Viewpoint;
  private readonly stage: Stage;

  constructor(viewpoint: Viewpoint, stage: Stage) {
    this.viewpoint = viewpoint;
    this.stage = stage;
  }

  /** Whether there is anything to be shown again to these eyes. */
  get any(): boolean {
    const { writer, moving, eyes } = this.viewpoint;
    return writer.value && !moving.value && eyes.value.kind !== 'shield' && this.since().length > 0;
  }

  /** From the first act on. */
  open(): void {
    this.deeds = this.since();
    this.turnTo(0);
  }

  /** All of it by itself, until somebody touches anything: for whoever has just opened their cover. */
  async openBriefly(): Promise<void> {
    if (worn.motion.value === 0 || !this.any) return;
    this.deeds = this.since();
    const { deeds } = this;
    const stop = new AbortController();
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => this.deeds === deeds && this.close(), { capture: true, signal: stop.signal });
    for (let at = 0; at < deeds.length && this.deeds === deeds; at++) {
      this.turnTo(at, true);
      await aside(BRIEF_MS / deeds.length);
    }
    stop.abort();
    if (this.deeds === deeds) this.close();
  }

  /** Plays the act with that number; one that is not there ends the replay. */
  turnTo(at: number, brief = false): void {
    const deed = this.deeds[at];
    const { match, seat } = this.viewpoint;
    if (!deed || deed.entry >= match.length) {
      this.close();
      return;
    }
    const [before, view] = [deed.entry, deed.entry + 1].map((length) => match.prefix(length).view(seat.value));
    this.now.value = { at, of: this.deeds.length, deed, view, brief };
    void this.stage.play(deed.events as Phrase[], before, view);
  }

  close(): void {
    this.deeds = [];
    this.now.value = undefined;
  }

  private since(): Deed[] {
    const { match, seat, over } = this.viewpoint;
    if (over.value) return [];
    const { seat: mine, entry } = sinceOf(match);
    return deedsOf(match, seat.value, entry).filter((deed) => mine === undefined || doerOf(deed) !== mine);
  }
}
