import type { Break, Play } from '../../storage/plays';

/** The clock of a sheet: it runs from *Start scoring* to *Finish*, without the breaks. */

/** Lists judge no more than the heading of a sheet. */
const listed = <T>(list: readonly T[] | undefined): readonly T[] => (Array.isArray(list) ? list : []);

/** When something was entered or told, up to that moment. */
export const timesAt = ({ edits, ledger }: Play, end: number): number[] =>
  [...listed(edits), ...listed(ledger)].map((one) => Number(one?.when)).filter((when) => when <= end);

/** Nothing is entered for longer than this only where the sheet lies open and nobody plays. */
const REST = 3 * 60 * 60_000;

/** Milliseconds from the beginning of the sheet to that moment, without breaks and rests. */
export function spent(play: Play, end: number): number {
  const { started, changed, breaks } = play.clock;
  const last = Number.isFinite(end) ? end : changed;
  const rests = listed(breaks).map((one) => ({ from: Number(one?.from), to: Number(one?.to ?? last) }));
  const all = [...timesAt(play, last), ...rests.flatMap(({ from, to }) => [from, to]), started, end]
    .filter((when) => Number.isFinite(when) && when <= last)
    .sort((a, b) => a - b);
  const gap = (when: number, i: number): number => {
    const before = all[i];
    const rested = when - before > REST || rests.some(({ from, to }) => from <= before && when <= to);
    return rested ? 0 : when - before;
  };
  return all.slice(1).reduce((sum, when, i) => sum + gap(when, i), 0);
}

/** Whoever only counts lets no such time pass between two numbers, and is done after the other. */
const COUNTING = { pause: 2 * 60_000, all: 10 * 60_000 };

/** The sheet was opened when the game was over: its clock says nothing of the game. */
export function isLate(play: Play, end: number): boolean {
  const all = [play.clock.started, ...timesAt(play, end).sort((a, b) => a - b), end];
  const counts = all.every((when, i) => i === 0 || when - all[i - 1] < COUNTING.pause);
  return counts && spent(play, end) < COUNTING.all && listed(play.clock.breaks).length === 0;
}

export const isPaused = ({ breaks }: Play['clock']): boolean => {
  const last = breaks?.at(-1);
  return last !== undefined && last.to === undefined;
};

/** The clock stopped, or running again. */
export function turnedOver(clock: Play['clock'], now: number): Play['clock'] {
  const { breaks = [] } = clock;
  const next: Break[] = isPaused(clock)
    ? breaks.map((one, i) => (i === breaks.length - 1 ? { ...one, to: Math.max(now, one.from) } : one))
    : [...breaks, { from: now }];
  return { ...clock, changed: now, breaks: next };
}
