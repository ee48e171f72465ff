import { expect } from 'vitest';
import { same } from '../../src/engine/copy';
import { Match } from '../../src/engine/match';
import type { RefusedError } from '../../src/engine/playable';
import { type MatchRecord, recordFault } from '../../src/engine/record';
import type { Json, Phrase } from '../../src/engine/rules';
import type { GameModule } from '../../src/games/module';
import { playMatch } from '../../src/headless/games';
import { say } from '../../src/look/say';

/** Saves that nobody could have played: each is opened, gets its sentence, and nothing is lost. */

export interface Spoilt {
  record: MatchRecord;
  /** The entry that was spoilt. */
  at: number;
}

export function spoiling(game: GameModule, usual: { [option: string]: Json } = {}, long = 400) {
  const words = (phrase: Phrase): string => say(phrase, { text: game.text });

  /** A random match of four, stopped there. */
  const saved = (until: number, options = usual): MatchRecord =>
    JSON.parse(JSON.stringify(playMatch(game, { seats: 4, seed: 27, options, until }).record));

  /** An entry of this kind in a long game, spoilt; the entries after it stay. */
  const spoilt = (kind: string, change: (move: any) => void, options = usual): Spoilt => {
    const record = saved(long, options);
    const at = record.log.findIndex(({ move }) => move !== null && kind in (move as object));
    expect(at, kind).toBeGreaterThanOrEqual(0);
    change(record.log[at].move);
    expect(recordFault(record)).toBeUndefined();
    return { record, at };
  };

  const opened = (record: MatchRecord): Match => Match.resume(game, record);
  const sentence = (match: Match): string => (match.trouble ? words(match.trouble) : 'no trouble');

  /** The match can be looked at as it was before the bad entry, and gone on with from the last saved position. */
  const nothingLost = (record: MatchRecord, match: Match): void => {
    expect(game.rules.broken(match.position())).toBeUndefined();
    const on = match.continued({ id: 'on', seed: 'cd'.repeat(16), now: 9 });
    expect(on.trouble).toBeUndefined();
    expect(same(on.position(), record.last)).toBe(true);
    expect(match.record.log).toEqual(record.log);
  };

  /** What an import says of a record: nothing where it is sound. */
  const verify = async (record: MatchRecord): Promise<Phrase | undefined> => {
    try {
      return opened(record).trouble;
    } catch (error) {
      return (error as RefusedError).refusal;
    }
  };
  return { saved, spoilt, opened, sentence, nothingLost, verify };
}
