// node tests/e2e/sounds.mjs: every voice of the table, rendered by a browser without a loudspeaker, judged by numbers. One
// line a voice: seconds until it is 40 dB down, its peak and the mean of its loud part in dB, what would make it as loud as
// the others, the middle of its spectrum in Hz, and the voice that is most like it. Ends with 1 where a bound is broken.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launch } from './browser.mjs';

const RATE = 48_000;
const LONGEST = 1.6;
/** How loud a voice is to the ear, in dB, and how far from that it may be; a small thing that comes often is quieter. */
const LEVEL = -19;
const WITHIN = 4;
const QUIET = ['page', 'step', 'lumber', 'brick', 'wool', 'grain', 'ore'];
const QUIETER = 5;
const SHRILL = 5000;
/** At the loudspeaker with as many voices as there may be at once, at their highest at the same moment. */
const HIGHEST = -3;
/** Two voices whose pictures differ by less, in dB, can't be told apart: the same one a whole tone higher differs by 6.4. */
const ALIKE = 6.5;

const path = (file) => fileURLToPath(new URL(`../../src/table/${file}`, import.meta.url));
const constant = (name) => Number(new RegExp(`${name} = ([\\d.]+)`).exec(readFileSync(path('sound.ts'), 'utf8'))[1]);

const [{ output }] = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, lib: { entry: path('voices.ts'), formats: ['iife'], name: 'voices' } },
});
const browser = await launch();
const page = await browser.newPage();
await page.evaluate(`${output[0].code}; globalThis.voices = voices`);
const names = await page.evaluate(() => Object.keys(globalThis.voices.VOICES));

async function rendered(sound) {
  const text = await page.evaluate(
    async ([sound, rate]) => {
      const { noiseOf, sounded } = globalThis.voices;
      const context = new OfflineAudioContext(1, rate * 2.5, rate);
      sounded(sound, { context, out: context.destination, noise: noiseOf(context), at: 0 });
      const bytes = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
      let text = '';
      for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
      return btoa(text);
    },
    [sound, RATE],
  );
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

const dB = (power) => 10 * Math.log10(power + 1e-12);
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** Mean power of each stretch of so many seconds. */
function powers(samples, seconds) {
  const n = Math.round(RATE * seconds);
  return Array.from({ length: Math.floor(samples.length / n) }, (_, i) =>
    mean(samples.slice(i * n, (i + 1) * n).map((x) => x * x)),
  );
}

/** As a tablet's small loudspeaker plays it, with little below 250 Hz, and as the ear weighs it (ITU-R BS.1770). */
function weighed(samples) {
  const filters = [
    [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
    [0.9771254154, -1.954250831, 0.9771254154, -1.953727525, 0.954774136],
  ];
  return filters.reduce((from, [b0, b1, b2, a1, a2]) => {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++)
      to[i] =
        b0 * from[i] +
        b1 * (from[i - 1] ?? 0) +
        b2 * (from[i - 2] ?? 0) -
        a1 * (to[i - 1] ?? 0) -
        a2 * (to[i - 2] ?? 0);
    return to;
  }, samples);
}

/** Mean of the stretches that are at most 10 dB below the loudest. */
function loudPart(samples) {
  const list = powers(weighed(samples), 0.05);
  const most = Math.max(...list);
  return dB(mean(list.filter((one) => one > most / 10)));
}

/** Power at each pitch, of 1024 samples. */
function spectrum(samples, at, n = 1024) {
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  for (let i = 0, j = 0; i < n; i++) {
    re[j] = (samples[at + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / n));
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
  }
  for (let size = 2; size <= n; size *= 2)
    for (let start = 0; start < n; start += size)
      for (let k = 0; k < size / 2; k++) {
        const [cos, sin] = [Math.cos((-2 * Math.PI * k) / size), Math.sin((-2 * Math.PI * k) / size)];
        const [a, b] = [start + k, start + k + size / 2];
        const [x, y] = [re[b] * cos - im[b] * sin, re[b] * sin + im[b] * cos];
        [re[b], im[b]] = [re[a] - x, im[a] - y];
        [re[a], im[a]] = [re[a] + x, im[a] + y];
      }
  return Array.from({ length: n / 2 }, (_, i) => re[i] ** 2 + im[i] ** 2);
}

const HZ = RATE / 1024;
const BANDS = 24;
const band = (i) => Math.floor((Math.log2(1 + (i * HZ) / 700) / Math.log2(1 + 12_000 / 700)) * BANDS);

/** What it looks like: dB in bands as the ear has them, every 40 ms, nothing more than 40 dB below the loudest. */
function picture(samples) {
  const rows = [];
  for (let at = 0; at < RATE * LONGEST; at += RATE * 0.04) {
    const row = new Array(BANDS).fill(0);
    spectrum(samples, Math.round(at)).forEach((power, i) => {
      if (band(i) < BANDS) row[band(i)] += power;
    });
    rows.push(row);
  }
  const most = Math.max(...rows.flat());
  return rows.map((row) => row.map((power) => Math.max(0, 40 + dB(power / most))));
}

/** Mean difference where at least one of them is heard. */
function between(a, b) {
  const cells = a.flatMap((row, i) => row.map((one, k) => [one, b[i][k]])).filter(([x, y]) => x > 0 || y > 0);
  return mean(cells.map(([x, y]) => Math.abs(x - y)));
}

function middle(samples) {
  let [sum, all] = [0, 0];
  for (let at = 0; at < samples.length; at += 1024)
    spectrum(samples, at).forEach((power, i) => {
      sum += power * i * HZ;
      all += power;
    });
  return sum / all;
}

function judged(samples) {
  const stretches = powers(samples, 0.01);
  const most = Math.max(...stretches);
  return {
    long: (stretches.findLastIndex((one) => one > most / 1e4) + 1) / 100,
    peak: dB(Math.max(...samples.map((x) => x * x))),
    loud: loudPart(samples),
    hz: middle(samples),
    picture: picture(samples),
  };
}

const voices = [];
for (const name of names) voices.push({ name, ...judged(await rendered(name)) });
await browser.close();

const faults = [];
const at = (n, digits = 1, width = 6) => n.toFixed(digits).padStart(width);
for (const voice of voices) {
  const { name, long, peak, loud, hz } = voice;
  const level = LEVEL - (QUIET.includes(name) ? QUIETER : 0);
  const others = voices.filter((one) => one !== voice).map((one) => [between(voice.picture, one.picture), one.name]);
  const [far, like] = others.sort(([a], [b]) => a - b)[0];
  const level10 = 10 ** ((level - loud) / 20);
  console.log(
    `${name.padEnd(12)}${at(long, 2)} s ${at(peak)} ${at(loud)} dB  x${level10.toFixed(2)} ${at(hz, 0)} Hz  ${at(far)} from ${like}`,
  );
  if (long > LONGEST) faults.push(`${name} is ${long} s long`);
  if (Math.abs(loud - level) > WITHIN) faults.push(`${name} has ${loud.toFixed(1)} dB, not about ${level}`);
  if (hz > SHRILL) faults.push(`${name} is shrill`);
  if (far < ALIKE && name < like) faults.push(`${name} can't be told from ${like}`);
}
const peaks = voices.map(({ peak }) => 10 ** (peak / 20)).sort((a, b) => b - a);
const highest = peaks.slice(0, constant('AT_ONCE')).reduce((sum, one) => sum + one, 0) * constant('LOUDNESS');
console.log(`${voices.length} voices; the loudest together reach ${dB(highest ** 2).toFixed(1)} dB`);
if (dB(highest ** 2) > HIGHEST) faults.push('the loudest together are too loud');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
