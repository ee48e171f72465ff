import { say } from '../look/say';
import { readArgs, stop } from './args';
import { readRecords } from './records';
import { loadGame, loadWords } from './registry';
import { tell } from './tell';

/** npm run -s replay -- FILE [--labels 8]: an exported match as text, step by step. */

const args = readArgs(['labels']);
const [file] = args.files;
if (!file) stop('Usage: npm run -s replay -- FILE');
const words = { text: await loadWords() };
for (const { name, record, fault } of readRecords(file)) {
  if (fault || !record) {
    console.log(`${name}: ${say(fault ?? { key: 'save.damaged' }, words)}`);
    process.exitCode = 1;
    continue;
  }
  const { module } = await loadGame(record.game);
  console.log(tell(module, record, { labels: args.number('labels', 8), views: 'changes' }).join('\n'));
}
