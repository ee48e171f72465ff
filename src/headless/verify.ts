import { Match } from '../engine/match';
import { confirmDraws } from '../engine/receipt';
import type { MatchRecord } from '../engine/record';
import type { GameModule } from '../games/module';
import { fingerprintOf } from '../look/digest';
import { addText, say, t } from '../look/say';
import { text } from '../look/text-receipt.en';
import { readArgs, stop } from './args';
import { readRecords } from './records';
import { loadGames } from './registry';
import { found } from './tell';

/**
 * npm run -s verify -- FILE|FOLDER...: replays every record and compares it with the position it was saved with; draws
 * every shuffle and die again from the seed, and prints the fingerprint that the app showed at the start.
 */

addText(text);

/** The receipt in a line; and whether nothing in it speaks against the match. */
function receipt(name: string, game: GameModule, record: MatchRecord): boolean {
  const { confirmed, entered, differs } = confirmDraws(game, record);
  if (differs !== undefined) {
    const key = record.rules < game.version ? 'receipt.differs.older' : 'receipt.differs';
    console.log(`${name}: ${t(key, { at: differs + 1 })}`);
    return false;
  }
  console.log(t('receipt.verified', { name, fingerprint: fingerprintOf(record.seed), confirmed, entered }));
  return true;
}

const args = readArgs([]);
if (args.files.length === 0) stop('Usage: npm run -s verify -- FILE or FOLDER ...');
const games = new Map((await loadGames()).map(({ id, module }) => [id, module]));
let good = 0;
let bad = 0;
for (const { name, record, fault } of args.files.flatMap(readRecords)) {
  const game = record && games.get(record.game);
  const match = record && game && Match.resume(game, record);
  const words = { text: game?.text, chairs: record?.chairs };
  const trouble = fault ?? match?.trouble;
  if (match && !trouble) {
    if (receipt(name, game, record)) good++;
    else bad++;
    continue;
  }
  bad++;
  console.log(
    `${name}: ${trouble ? `${say(trouble, words)}${found(trouble)}` : `there is no game called ${record?.game}`}`,
  );
}
console.log(JSON.stringify({ records: good + bad, good, bad }));
if (bad > 0) process.exitCode = 1;
