import { countBin } from './bin';
import { listMatches } from './matches';
import { draftKey, listPlays, memoKey, photoKey } from './plays';
import { prefs } from './prefs';
import { readAll, readKeys } from './store';

/** How much of what lies on this device: for the page that says so in words, and for a report of a problem. */
export interface Inventory {
  running: number;
  finished: number;
  /** Score sheets that are still being filled in, and closed ones. */
  sheets: number;
  plays: number;
  /** Positions that are being typed in from a real table. */
  drafts: number;
  notes: number;
  /** Pictures of tables; no export holds them. */
  photos: number;
  people: number;
  groups: number;
  /** Cards that an owner has typed in. */
  cards: number;
  /** What was deleted in the last days. */
  bin: number;
  unreadable: number;
  /** Games and sheets that were changed after the last backup; all of them where there is none. */
  unsaved: number;
}

export async function inventory(): Promise<Inventory> {
  const [heads, kept, drafts, notes, photos, bin] = await Promise.all([
    listMatches(),
    listPlays(),
    readAll(draftKey('')),
    readAll(memoKey('')),
    readKeys(photoKey('')),
    countBin(),
  ]);
  const matches = heads.filter(({ fault }) => !fault);
  const plays = kept.flatMap(({ play }) => (play ? [play] : []));
  const running = matches.filter(({ brief }) => !brief.over).length;
  const sheets = plays.filter(({ clock }) => clock.finished === undefined).length;
  const since = prefs.backup.value ?? Number.NEGATIVE_INFINITY;
  return {
    running,
    finished: matches.length - running,
    sheets,
    plays: plays.length - sheets,
    drafts: drafts.length,
    notes: notes.length,
    photos: photos.length,
    people: prefs.people.value.length,
    groups: prefs.groups.value.length,
    cards: prefs.deck.value || prefs.deckDraft.value ? 1 : 0,
    bin,
    unreadable: heads.length - matches.length + kept.length - plays.length,
    unsaved: [...matches, ...plays].filter(({ clock }) => clock.changed > since).length,
  };
}
