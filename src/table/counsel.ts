import { computed, effect, signal, untracked } from '@preact/signals';
import type { Advice } from '../bots/advice';
import { askAside } from '../bots/aside';
import type { Json, Seat } from '../engine/rules';
import type { Selection } from './selection';
import type { Viewpoint } from './viewpoint';

/** What the captain would do, for the one person whose eyes the screen has: nobody asks it on the open table of several. */

type Told =
  | { kind: 'none' }
  | { kind: 'asked' }
  | { kind: 'failed' }
  /** The moves as they were listed, and what that person saw, for their words. */
  | { kind: 'told'; advice: Advice; moves: readonly Json[]; view: unknown };

/** Differences below this much of the win are none. */
const EQUAL = 0.02;
/** So many standard errors are sure. */
const SURE = 2;

/** How surely the best move is ahead. */
export function surety({ lead, error }: Advice): 'equal' | 'maybe' | 'sure' {
  if (lead < EQUAL || lead < error) return 'equal';
  return lead < SURE * error ? 'maybe' : 'sure';
}

/** A share of the win in points, as people are told it. */
export const inPoints = (share: number): number => Math.round(share * 100);

export class Counsel {
  readonly told = signal<Told>({ kind: 'none' });
  private readonly viewpoint: Viewpoint;
  private readonly selection: Selection;
  private readonly save: () => void;
  private leave = (): void => {};
  private readonly unwatch: () => void;

  constructor(viewpoint: Viewpoint, selection: Selection, save: () => void) {
    this.viewpoint = viewpoint;
    this.selection = selection;
    this.save = save;
    this.unwatch = effect(() => {
      // other eyes, a cover, or anything that has happened: what was asked is not the question any more
      viewpoint.eyes.value;
      viewpoint.seat.value;
      viewpoint.match;
      untracked(() => this.drop());
    });
  }

  /** The person who may ask now: who decides, and whose secrets are on the screen for them alone. */
  readonly mayAsk = computed<Seat | undefined>(() => {
    const { seat, ask, moving } = this.viewpoint;
    const mine = seat.value;
    if (mine === null || moving.value || ask.value?.kind !== 'choice' || this.selection.actor.value !== mine)
      return undefined;
    return this.viewpoint.match.moves(mine).length > 1 ? mine : undefined;
  });

  ask(): void {
    const seat = this.mayAsk.value;
    if (seat === undefined || this.told.value.kind === 'asked') return;
    const { match } = this.viewpoint;
    const [moves, view, step] = [match.moves(seat), match.view<Json>(seat), match.ask()?.step ?? ''];
    this.drop();
    this.told.value = { kind: 'asked' };
    match.advised(seat, Date.now());
    this.save();
    // the same question has the same answer, however often it is asked
    const question = { game: match.game.id, level: 'captain', seat, view, step, moves, seed: [match.length, seat] };
    this.leave = askAside(
      { advise: question },
      (news) => {
        if ('advice' in news) this.told.value = { kind: 'told', advice: news.advice, moves, view };
      },
      () => {
        if (this.told.value.kind === 'asked') this.told.value = { kind: 'failed' };
      },
    );
  }

  /** Whatever was asked is forgotten, and the worker that knows it ends. */
  drop(): void {
    this.leave();
    this.leave = () => {};
    this.told.value = { kind: 'none' };
  }

  close(): void {
    this.unwatch();
    this.drop();
  }
}
