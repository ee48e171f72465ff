/**
 * Draws English sentences for readers who rate how the app speaks: `node tests/draw-sentences.mjs ROOT [N] [SEED]`.
 * The same seed on two commits gives an old and a new sample. SEED was chosen before the first sentence was edited.
 */
import { readdirSync, readFileSync } from 'node:fs';

const SEED = 20_783;
const [root = '.', count = '200', seed = `${SEED}`] = process.argv.slice(2);

/** Every string of a catalogue that has at least four words, without the code round it. */
function sentences(source) {
  const strings = source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs);
  return [...strings]
    .map(([, , words]) => words.replace(/\\(.)/g, '$1'))
    .filter((words) => words.split(/\s+/).length > 3);
}

const files = readdirSync(`${root}/src`, { recursive: true }).filter((file) => file.endsWith('.en.ts'));
const all = [...new Set(files.sort().flatMap((file) => sentences(readFileSync(`${root}/src/${file}`, 'utf8'))))];

/** Mulberry32: small, and the same on every machine. */
let state = Number(seed);
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

for (let n = 0; n < Number(count) && all.length; n++) console.log(all.splice(Math.floor(random() * all.length), 1)[0]);
