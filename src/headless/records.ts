import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { judged } from '../storage/judged';

/** Matches in files: a record alone, a list of records, or what the app exports. */

interface Read {
  /** File, and which of its matches where it holds several. */
  name: string;
  record?: MatchRecord;
  /** Why there is no record. */
  fault?: Phrase;
}

export function readRecords(path: string): Read[] {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).filter((name) => name.endsWith('.json') || name.endsWith('.tidetable'));
    return names.sort().flatMap((name) => readRecords(join(path, name)));
  }
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return [{ name: path, fault: { key: 'save.damaged', args: { part: { key: 'save.part.file' } } } }];
  }
  const list = matchesIn(raw);
  return list.map((one, i) => {
    const name = list.length > 1 ? `${path} #${i + 1}` : path;
    const { record, trouble } = judged(one);
    return record ? { name, record } : { name, fault: trouble };
  });
}

function matchesIn(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw === 'object' && raw !== null && 'tidetable' in raw && 'matches' in raw) {
    return Array.isArray(raw.matches) ? raw.matches : [raw.matches];
  }
  return [raw];
}
