/** Days as people and programs write them. */

const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ,]+(\d{1,2}):(\d\d)(?::(\d\d))?)?/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[ ,]+(\d{1,2}):(\d\d)(?::(\d\d))?)?/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ ,]+(\d{1,2}):(\d\d)(?::(\d\d))?)?/;

/** A moment by the clock of this place; noon where only the day is known, NaN where there is no such day. */
function moment(
  year: number,
  month: number,
  day: number,
  [hour, minute, second]: readonly (string | undefined)[],
): number {
  const date = new Date(year, month - 1, day, Number(hour ?? 12), Number(minute ?? 0), Number(second ?? 0));
  return date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : Number.NaN;
}

/** "2024-03-05 19:30:00", "2024-03-05" or "5.3.2024": what can be read in one way only. NaN for anything else. */
export function plainDay(written: string): number {
  const [, year, month, day, ...time] = ISO.exec(written.trim()) ?? [];
  if (year !== undefined) return moment(Number(year), Number(month), Number(day), time);
  const [, first, second, last, ...rest] = DOTTED.exec(written.trim()) ?? [];
  return first === undefined ? Number.NaN : moment(Number(last), Number(second), Number(first), rest);
}

/**
 * Reads the days of one table. With strokes some put the day first and some the month: one day after the twelfth tells
 * it for all. Undefined where nothing does.
 */
export function dayReader(all: readonly string[]): ((written: string) => number) | undefined {
  const strokes = all.flatMap((written) => SLASHED.exec(written.trim())?.slice(1, 3).map(Number) ?? []);
  const over = (at: number) => strokes.some((n, i) => i % 2 === at && n > 12);
  const alike = strokes.every((n, i) => i % 2 === 1 || n === strokes[i + 1]);
  if (strokes.length > 0 && !alike && over(0) === over(1)) return undefined;
  const dayFirst = !over(1);
  return (written) => {
    const [, first, second, year, ...time] = SLASHED.exec(written.trim()) ?? [];
    if (first === undefined) return plainDay(written);
    const [day, month] = dayFirst ? [first, second] : [second, first];
    return moment(Number(year), Number(month), Number(day), time);
  };
}
