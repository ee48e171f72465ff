import { same } from '../engine/copy';
import { isOpen } from './locks';
import { aboutKey, isUntold, type Play, playKey, stampKey } from './plays';
import { type Change, read, write } from './store';

/**
 * Takes a sheet away in which nobody has entered or told anything, nor said where it is, and gives whether it has; not
 * where a window has it open or has changed it since.
 */
export async function sweep(play: Play): Promise<boolean> {
  const { id, edits, cells } = play;
  const isUntouched = isUntold(play) && edits?.length === 0 && cells && Object.keys(cells).length === 0;
  if (!isUntouched || (await isOpen(id)) || (await read(aboutKey(id)))) return false;
  const gone: Change[] = [playKey(id), stampKey(id)].map((key) => [key, undefined]);
  return !(await write(gone, { key: playKey(id), holds: (lying) => same(lying, play) }));
}
