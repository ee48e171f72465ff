import { signal } from '@preact/signals';
import { askAside } from '../bots/aside';
import type { Review } from '../bots/review';
import { people } from './secrecy';
import type { Viewpoint } from './viewpoint';

/** What was found, by match: as long as the page is open it need not be looked for again. */
const found = new Map<string, Review>();

/** A finished game looked through in the background, for as long as its table is there. */
export class Reviewing {
  readonly state = signal<'none' | 'working' | 'done' | 'failed'>('none');
  /** How far it is, and what was found so far. */
  readonly review = signal<Review | undefined>(undefined);
  private readonly viewpoint: Viewpoint;
  private leave = (): void => {};

  constructor(viewpoint: Viewpoint) {
    this.viewpoint = viewpoint;
    this.recall();
  }

  /** The notes tell a game from the same one taken back and ended otherwise. */
  private get key(): string {
    const { record, length } = this.viewpoint.match;
    return `${record.id} ${length} ${record.notes.length}`;
  }

  private recall(): void {
    this.review.value = found.get(this.key);
    this.state.value = this.review.value ? 'done' : 'none';
  }

  /** Only what is over is looked through, and only what people decided. */
  get possible(): boolean {
    const { match } = this.viewpoint;
    return match.over && !match.trouble && people(match).length > 0;
  }

  start(): void {
    if (!this.possible || this.state.value === 'working') return;
    this.drop();
    this.state.value = 'working';
    this.leave = askAside(
      { review: this.viewpoint.match.record },
      (news) => {
        if ('review' in news) this.review.value = news.review;
      },
      (outcome) => {
        this.state.value = outcome;
        if (outcome === 'done' && this.review.value) found.set(this.key, this.review.value);
      },
    );
  }

  drop(): void {
    this.leave();
    this.leave = () => {};
    this.recall();
  }
}
