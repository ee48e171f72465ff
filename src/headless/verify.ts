import { Match } from '../engine/match';
import { say } from '../look/say';
import { readArgs, stop } from './args';
import { readRecords } from './records';
import { loadGames } from './registry';
import { found } from './tell';

/** npm run -s verify -- FILE|FOLDER...: replays every record and compares it with the position it was saved with. */

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
    good++;
    continue;
  }
  bad++;
  console.log(
    `${name}: ${trouble ? `${say(trouble, words)}${found(trouble)}` : `there is no game called ${record?.game}`}`,
  );
}
console.log(JSON.stringify({ records: good + bad, good, bad }));
if (bad > 0) process.exitCode = 1;
