import { FORMAT } from '../engine/record';
import type { Phrase } from '../engine/rules';

/** What the shelf draws of a saved match without ever loading it, checked where it is read. */

/** The last moment that a date can be written of. */
const LATEST = 8.64e15;

const record = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const moment = (x: unknown): boolean => Number.isFinite(x) && Math.abs(x as number) <= LATEST;

const seatsOf =
  (chairs: number) =>
  (x: unknown): boolean =>
    Array.isArray(x) && x.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < chairs);

const isChair = (x: unknown): boolean =>
  record(x) &&
  typeof x.name === 'string' &&
  Number.isInteger(x.colour) &&
  Number.isFinite(x.side) &&
  (x.bot === undefined || typeof x.bot === 'string');

/** Why a heading cannot be drawn as it is, in words; undefined where every name, seat and number in it is one. */
export function headerFault(raw: unknown): Phrase | undefined {
  const damaged = (part: 'header' | 'seats'): Phrase => ({
    key: 'save.damaged',
    args: { part: { key: `save.part.${part}` } },
  });
  if (!record(raw) || typeof raw.game !== 'string') return damaged('header');
  if (Number(raw.format) > FORMAT) return { key: 'save.future' };
  const { chairs, brief, clock } = raw;
  if (!Array.isArray(chairs) || chairs.length === 0 || !chairs.every(isChair)) return damaged('seats');
  if (!record(clock) || ![clock.started, clock.changed, clock.played].every(moment)) return damaged('header');
  const seats = seatsOf(chairs.length);
  const sound =
    record(brief) &&
    typeof brief.over === 'boolean' &&
    Number.isSafeInteger(brief.round) &&
    seats(brief.waiting) &&
    seats(brief.winners);
  return sound ? undefined : damaged('header');
}
