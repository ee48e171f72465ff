import type { Seat, Tell } from '../../engine/rules';

/** A kind of move that has done with its step, and what is heard of it; the step says that it `ends` there. */
export const done = <E>(heard: (seat: Seat) => E) => ({
  list: () => [{ done: true as const }],
  apply(_s: unknown, f: { done?: boolean }, seat: Seat, _m: unknown, tell: Tell<E>): void {
    f.done = true;
    tell(heard(seat));
  },
});
