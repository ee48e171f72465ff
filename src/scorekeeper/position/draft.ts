import type { Chair } from '../../engine/record';
import type { Json } from '../../engine/rules';
import { type Draft, PLAY_FORMAT } from '../../storage/plays';
import { loadDraft, saveDraft } from '../../storage/sheets';

/** A position that somebody is typing in, as it lies in the store. */

/** Where typing begins: the seats and options of the match it will be. What was typed in before is put away. */
export async function beginDraft(game: string, chairs: Chair[], options: Json, typed: string[]): Promise<void> {
  const now = Date.now();
  const draft: Draft = {
    format: PLAY_FORMAT,
    id: `draft-${game}`,
    game,
    name: '',
    people: chairs.map(({ name, colour }) => ({ name, colour })),
    cells: {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: now, changed: now },
    brief: { over: false, winners: [], totals: chairs.map(() => 0), parts: [] },
    chairs,
    options,
    typed,
  };
  await saveDraft(draft);
}

/** Who was typing in a position of this game and has not come to its end; undefined where nobody was. */
export async function draftOf(game: string): Promise<string[] | undefined> {
  const draft = await loadDraft(game);
  return draft && Object.keys(draft.cells).length > 0 ? draft.chairs.map(({ name }) => name) : undefined;
}
