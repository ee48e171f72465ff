import * as v from 'valibot';
import type { Phrase } from '../engine/rules';
import { bgStatsPlays, isBgStats } from './bg-stats';
import { BUNDLE, MOST_GAMES } from './bundle';
import type { Foreign } from './foreign';
import type { Contacts } from './prefs';
import { isJson } from './scan';
import { bundleSchema, circleSchema } from './schemas';
import { TEMPLATE } from './templates';

/** What a file holds, not yet judged. */
export interface Contents {
  matches: unknown[];
  plays: unknown[];
  memos: (readonly [id: string, text: unknown])[];
  abouts: (readonly [id: string, facts: unknown])[];
  photos: (readonly [id: string, raw: unknown])[];
  templates: unknown[];
  circle?: Contacts;
  /** Plays that another program kept. */
  foreign?: readonly Foreign[];
}

const NOTHING: Contents = { matches: [], plays: [], memos: [], abouts: [], photos: [], templates: [] };

const only = (some: Partial<Contents>): Contents => ({ ...NOTHING, ...some });

const isKeyed = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function contents(raw: Record<string, unknown>): Contents | Phrase {
  if (typeof raw.tidetable === 'number' && raw.tidetable > BUNDLE) return { key: 'transfer.future' };
  if (raw.kind === TEMPLATE) return only({ templates: [raw.template] });
  const { success, output } = v.safeParse(bundleSchema, raw, { abortEarly: true });
  if (!success) return { key: 'save.damaged', args: { part: { key: 'save.part.file' } } };
  const { matches, plays, memos, abouts, photos, templates } = output;
  const found: Contents = {
    matches,
    plays,
    memos: isKeyed(memos) ? Object.entries(memos) : [['', memos]],
    abouts: isKeyed(abouts) ? Object.entries(abouts) : [],
    photos: isKeyed(photos) ? Object.entries(photos) : [],
    templates,
  };
  const circle: Contacts = v.parse(circleSchema, raw);
  if (circle.groups.length + circle.people.length + circle.register.length > 0) found.circle = circle;
  return found;
}

function counted(found: Contents): Contents | Phrase {
  const { matches, plays, memos, abouts, photos, templates, circle, foreign = [] } = found;
  const games = matches.length + plays.length + foreign.length;
  const others = memos.length + abouts.length + photos.length + templates.length;
  if (games + others === 0 && !circle) return { key: 'transfer.empty' };
  const lists = [matches, plays, foreign].map(({ length }) => length);
  const beside = Math.max(memos.length, abouts.length, photos.length, templates.length);
  const many = Math.max(...lists) > MOST_GAMES || beside > 2 * MOST_GAMES;
  return many ? { key: 'transfer.tooMany', args: { n: MOST_GAMES } } : found;
}

const told = (plays: readonly Foreign[] | Phrase): Contents | Phrase =>
  'key' in plays ? plays : counted(only({ foreign: plays }));

/** What lies in a file of any kind that is known here. */
export async function opened(text: string): Promise<Contents | Phrase> {
  if (text.trim() === '') return { key: 'transfer.blank' };
  if (isJson(text)) return unpacked(text);
  const { csvPlays } = await import('./csv-plays');
  return told(csvPlays(text));
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
  if (!('tidetable' in raw)) return isBgStats(raw) ? told(bgStatsPlays(raw)) : { key: 'transfer.foreign' };
  const found = contents(raw);
  return 'key' in found ? found : counted(found);
}
