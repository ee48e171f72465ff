import * as v from 'valibot';
import type { Phrase } from '../engine/rules';
import { BUNDLE, MOST_GAMES } from './bundle';
import type { Contacts } from './prefs';
import { bundleSchema, circleSchema } from './schemas';

/** What a file holds, not yet judged. */
export interface Contents {
  matches: unknown[];
  plays: unknown[];
  memos: (readonly [id: string, text: unknown])[];
  abouts: (readonly [id: string, facts: unknown])[];
  circle?: Contacts;
}

const only = (some: Partial<Contents>): Contents => ({ matches: [], plays: [], memos: [], abouts: [], ...some });

const isKeyed = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function contents(raw: Record<string, unknown>): Contents | Phrase {
  if (typeof raw.tidetable === 'number' && raw.tidetable > BUNDLE) return { key: 'transfer.future' };
  const { success, output } = v.safeParse(bundleSchema, raw, { abortEarly: true });
  if (!success) return { key: 'save.damaged', args: { part: { key: 'save.part.file' } } };
  const { matches, plays, memos, abouts } = output;
  const found: Contents = {
    matches,
    plays,
    memos: isKeyed(memos) ? Object.entries(memos) : [['', memos]],
    abouts: isKeyed(abouts) ? Object.entries(abouts) : [],
  };
  const circle: Contacts = v.parse(circleSchema, raw);
  if (circle.groups.length + circle.people.length + circle.register.length > 0) found.circle = circle;
  return found;
}

function counted(found: Contents): Contents | Phrase {
  const { matches, plays, memos, abouts, circle } = found;
  const games = matches.length + plays.length;
  if (games + memos.length + abouts.length === 0 && !circle) return { key: 'transfer.empty' };
  const beside = Math.max(memos.length, abouts.length);
  const many = matches.length > MOST_GAMES || plays.length > MOST_GAMES || beside > 2 * MOST_GAMES;
  return many ? { key: 'transfer.tooMany', args: { n: MOST_GAMES } } : found;
}

/** What lies in a file's text, or why it is none of ours. A bare match or play is taken as well. */
export function unpacked(text: string): Contents | Phrase {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { key: 'transfer.notJson' };
  }
  if (!isKeyed(raw)) return { key: 'transfer.foreign' };
  if ('log' in raw && 'chairs' in raw) return only({ matches: [raw] });
  if ('cells' in raw && 'people' in raw) return only({ plays: [raw] });
  if (!('tidetable' in raw)) return { key: 'transfer.foreign' };
  const found = contents(raw);
  return 'key' in found ? found : counted(found);
}
