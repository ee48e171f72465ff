import * as v from 'valibot';
import type { MatchRecord } from '../engine/record';
import { FORMAT } from '../engine/record';
import type { Phrase } from '../engine/rules';
import type { Judged } from './opening';
import { type Draft, PLAY_FORMAT, type Play } from './plays';
import { draftSchema, matchSchema, playSchema } from './schemas';
import { upgraded } from './upgrades';

/** What comes from the disk or from outside: a record that the app can work with, or why it is refused. */

type Part = 'file' | 'header' | 'seed' | 'seats' | 'log' | 'notes' | 'position' | 'sheet';
type Parts = { readonly [key: string]: Part };

const damaged = (part: Part): Phrase => ({ key: 'save.damaged', args: { part: { key: `save.part.${part}` } } });

/** What people call the part in which a fault was found; all others are the heading. */
const MATCH_PARTS: Parts = { seed: 'seed', chairs: 'seats', log: 'log', notes: 'notes', last: 'position' };
const PLAY_PARTS: Parts = { format: 'file', people: 'seats', cells: 'sheet', edits: 'sheet', tools: 'sheet' };

function fault([issue]: readonly v.BaseIssue<unknown>[], parts: Parts): Phrase {
  const key = issue.path?.[0]?.key;
  return damaged(key === undefined ? 'file' : (parts[String(key)] ?? 'header'));
}

const isLater = (raw: unknown, today: number): boolean => {
  const format = (raw as { format?: unknown } | null | undefined)?.format;
  return Number.isSafeInteger(format) && (format as number) > today;
};

/** A match from anywhere in today's format, mended where nothing depends on it; or why it is refused. */
export function judged(raw: unknown): Judged {
  let save: unknown;
  try {
    save = upgraded(raw);
  } catch {
    return { trouble: damaged('file') };
  }
  if (isLater(save, FORMAT)) return { trouble: { key: 'save.future' } };
  if (Array.isArray(save)) return { trouble: damaged('file') };
  const { success, output, issues } = v.safeParse(matchSchema, save, { abortEarly: true });
  return success ? { record: output as unknown as MatchRecord } : { trouble: fault(issues, MATCH_PARTS) };
}

type LoadedPlay = { play: Play; fault?: undefined } | { fault: Phrase; play?: undefined };

/** The sheet of a boxed game, or why it is refused. */
export function judgedPlay(raw: unknown): LoadedPlay {
  if (isLater(raw, PLAY_FORMAT)) return { fault: { key: 'save.future' } };
  if (Array.isArray(raw)) return { fault: damaged('file') };
  const { success, output, issues } = v.safeParse(playSchema, raw, { abortEarly: true });
  return success ? { play: output as unknown as Play } : { fault: fault(issues, PLAY_PARTS) };
}

/** A position that is being typed in; undefined where it cannot be read. */
export function judgedDraft(raw: unknown): Draft | undefined {
  if (isLater(raw, PLAY_FORMAT)) return undefined;
  const { success, output } = v.safeParse(draftSchema, raw, { abortEarly: true });
  return success ? (output as unknown as Draft) : undefined;
}
