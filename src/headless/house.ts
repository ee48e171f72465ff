import { readFileSync } from 'node:fs';
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
import { measureRepeats } from './house/repeats';
import { type Measure, readSources } from './house/sources';

/**
 * npm run -s house: the measures of the house, one object a line: figures by room, then each thing found.
 * --root FOLDER measures another checkout; --against FILE, an earlier output, prints what has changed instead.
 */

const MEASURES = [
  ...[measureLines, measureFunctions, measureExports, measureCircles, measureKindTests],
  ...[measureLooseness, measureOutside, measureLengths, measureRepeats],
];

const args = readArgs(['root', 'against']);
const sources = readSources(args.text('root') ?? process.cwd());
const found = MEASURES.flatMap((measure) => measure(sources));
const earlier = args.text('against');
const before = (file: string): Measure[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
for (const line of earlier ? compared(before(earlier), found) : found.map((row) => JSON.stringify(row)))
  console.log(line);
