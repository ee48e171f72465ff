import { signal } from '@preact/signals';
import { Match } from '../../engine/match';
import type { Phrase } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Catalogue } from '../../games/module';
import { say } from '../../look/say';
import { loadMatch } from '../../storage/opening';
import { loadPlay } from '../../storage/sheets';
import { sheetOf } from '../begin/begin';
import { Book } from '../sheet/book';
import type { Played } from './played';

/** How a tie for the first place was decided, by the game's own rules. */
export interface Tie {
  phrase: Phrase;
  text: Catalogue;
}

const READER = signal(false);

/** Who has the best points; most plays have one, and nothing has to be read for them. */
function bestIn({ standing, low }: Played): number[] {
  const totals = standing?.totals ?? [];
  const best = low ? Math.min(...totals) : Math.max(...totals);
  return totals.flatMap((one, seat) => (one === best ? [seat] : []));
}

/** Who wins by the rules alone; people may have decided otherwise. */
const isAsRuled = (ruled: readonly number[], { winners }: Played): boolean =>
  ruled.length === winners.length && ruled.every((seat) => winners.includes(seat));

async function onSheet(played: Played): Promise<Tie | undefined> {
  const { play } = await loadPlay(played.id);
  const sheet = play && (await sheetOf(play));
  return play && sheet && tieOn(new Book(play, sheet, READER), played);
}

export function tieOn({ winners, tie, sheet }: Book, played: Played): Tie | undefined {
  const phrase = isAsRuled(winners.value, played) ? tie.value : undefined;
  return phrase && { phrase, text: sheet.text };
}

async function atTable({ id, game: name }: Played): Promise<Tie | undefined> {
  const [{ record }, game] = [await loadMatch(id), await gameOf(name)?.play()];
  const phrase = record && game && Match.resume(game, record).tie();
  return phrase && { phrase, text: game.text };
}

/** Undefined where nobody was tied, or the play cannot tell. */
export async function tieAt(played: Played): Promise<Tie | undefined> {
  const { about, winners, standing } = played;
  const best = bestIn(played);
  if (best.length < 2) return undefined;
  if (about?.winners && winners.length < best.length && winners.every((seat) => best.includes(seat)))
    return { phrase: { key: 'play.tie.chosen', args: { n: standing?.totals[best[0]] ?? 0 } }, text: {} };
  return (played.kind === 'boxed' ? onSheet(played) : atTable(played)).catch(() => undefined);
}

export const tieWords = ({ phrase, text }: Tie, chairs: readonly { name: string }[]): string =>
  say(phrase, { text, chairs });
