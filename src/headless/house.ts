import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from './args';
import { measureCircles } from './house/circles';
import { compared } from './house/compare';
import { measureExports } from './house/exports';
import { measureFunctions } from './house/functions';
import { measureLengths } from './house/lengths';
import { measureLines } from './house/lines';
import { measureLooseness } from './house/looseness';
import { measureKindTests } from './house/moves';
import { measureOutside } from './house/outside';
import { figuresOf, filled, pagesOf, weightsOf } from './house/pages';
import { measureRepeats } from './house/repeats';
import { type Measure, readSources } from './house/sources';

/**
 * npm run -s house: the measures of the house, one object a line: figures by room, then each thing found.
 * --root FOLDER measures another checkout; --against FILE, an earlier output, prints what has changed instead.
 * --pages measures nothing: it fills the figures into the pages people read.
 */

const MEASURES = [
  ...[measureLines, measureFunctions, measureExports, measureCircles, measureKindTests],
  ...[measureLooseness, measureOutside, measureLengths, measureRepeats],
];

const args = readArgs(['root', 'against'], undefined, ['pages']);
const root = args.text('root') ?? process.cwd();

/** Writes the figures into the pages that show others, and says which. */
function fillPages(): void {
  const figures = { ...figuresOf(root), ...weightsOf(root) };
  for (const path of pagesOf(root)) {
    const page = readFileSync(join(root, path), 'utf8');
    const now = filled(page, figures);
    if (now === page) continue;
    writeFileSync(join(root, path), now);
    console.log(path);
  }
}

function measure(): void {
  const sources = readSources(root);
  const found = MEASURES.flatMap((one) => one(sources));
  const earlier = args.text('against');
  const before = (file: string): Measure[] =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  for (const line of earlier ? compared(before(earlier), found) : found.map((row) => JSON.stringify(row)))
    console.log(line);
}

if (args.has('pages')) fillPages();
else measure();
