import { gameOf } from '../../games/doors';
import type { Sheet } from '../../games/sheet';
import { rememberPeople } from '../../storage/exchange';
import { nameKey, newId } from '../../storage/ids';
import { listMatches } from '../../storage/matches';
import { type Free, listPlays, PLAY_FORMAT, type Play } from '../../storage/plays';
import { prefs } from '../../storage/prefs';
import { savePlay } from '../../storage/sheets';
import { freeSheet } from './free';

/** A new play, and the sheet that belongs to a play. */

export const OTHER = 'other';

export interface Person {
  name: string;
  colour: number;
  /** Whom they play with. */
  team?: number;
  /** Of a running sheet: their seat there, and that they have left. */
  at?: number;
  gone?: true;
}

/** A game that is not on the shelf. */
export interface OwnPlay {
  name: string;
  free: Free;
}

export async function begin(
  game: string,
  people: readonly Person[],
  own?: OwnPlay,
  /** What was chosen before the first number. */
  cells: Play['cells'] = {},
  /** Of a play that is written down later. */
  started?: number,
): Promise<Play> {
  const now = Date.now();
  const play: Play = {
    format: PLAY_FORMAT,
    id: newId(),
    game,
    name: own?.name ?? '',
    ...(own ? { free: own.free } : {}),
    people: people.map(({ name, colour }) => ({ name, colour })),
    cells,
    edits: [],
    tools: {},
    note: '',
    clock: { started: started ?? now, changed: now },
    brief: { over: false, winners: [], totals: people.map(() => 0), parts: [] },
  };
  await savePlay(play);
  rememberPeople(play.people.map((one, i) => ({ ...one, side: Math.round((i * 12) / people.length) * 30 })));
  return play;
}

/** Names that are on no seat any more, as those that were typed wrong, are not offered again. */
export async function forgetUnplayed(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const [plays, heads] = await Promise.all([listPlays(), listMatches()]);
  const seats = [...plays.flatMap(({ play }) => play?.people ?? []), ...heads.flatMap(({ chairs }) => chairs ?? [])];
  const played = new Set(seats.map(({ name }) => nameKey(name)));
  const stays = ({ name }: { name: string }) => !names.includes(name) || played.has(nameKey(name));
  prefs.people.value = prefs.people.value.filter(stays);
}

/** Undefined where this version has none. */
export async function sheetOf(play: Pick<Play, 'game' | 'free'>): Promise<Sheet | undefined> {
  if (play.free) return freeSheet(play.free);
  return gameOf(play.game)?.sheet?.();
}
