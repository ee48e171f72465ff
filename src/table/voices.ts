import type { Sound } from '../games/table';

/** What a table's voices are made of: sines, drums, metal and noise, put together in code. */

/** Where a voice is heard, and from when on, in seconds of its context. */
export interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  noise: AudioBuffer;
  at: number;
}

/** A piece of a voice: when it begins and ends within it, in seconds, and what it adds there. */
interface Part {
  at: number;
  ends: number;
  add(place: Place): void;
}

/** Whatever fades is not heard any more at this share of its peak. */
const SILENT = 0.01;

/** A gain that rises within `attack` and fades within `fades` seconds. */
function swell({ context, out, at }: Place, peak: number, attack: number, fades: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(peak * SILENT, at + attack + fades);
  gain.gain.linearRampToValueAtTime(0, at + attack + fades + 0.02);
  gain.connect(out);
  return gain;
}

interface Colour {
  type?: OscillatorType;
  /** Where its pitch slides to. */
  to?: number;
  attack?: number;
  /** Nothing far above so many times its pitch. */
  dull?: number;
}

function tone(at: number, pitch: number, peak: number, fades: number, colour: Colour = {}): Part[] {
  const { type = 'sine', to = pitch, attack = 0.004, dull } = colour;
  const ends = at + attack + fades;
  const add = (place: Place) => {
    const it = place.context.createOscillator();
    it.type = type;
    it.frequency.setValueAtTime(pitch, place.at);
    it.frequency.exponentialRampToValueAtTime(to, place.at + attack + fades);
    const out = swell(place, peak, attack, fades);
    if (dull) {
      const filter = place.context.createBiquadFilter();
      filter.frequency.value = pitch * dull;
      it.connect(filter).connect(out);
    } else it.connect(out);
    it.start(place.at);
    it.stop(place.at + attack + fades + 0.03);
  };
  return [{ at, ends, add }];
}

/** Noise through a filter that slides from one pitch to another. */
function rush(
  at: number,
  kind: BiquadFilterType,
  [from, to, q = 0.8]: readonly [from: number, to: number, q?: number],
  peak: number,
  attack: number,
  fades: number,
): Part[] {
  const add = (place: Place) => {
    const source = place.context.createBufferSource();
    source.buffer = place.noise;
    source.loop = true;
    const filter = place.context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, place.at);
    filter.frequency.exponentialRampToValueAtTime(to, place.at + attack + fades);
    source.connect(filter).connect(swell(place, peak, attack, fades));
    source.start(place.at);
    source.stop(place.at + attack + fades + 0.03);
  };
  return [{ at, ends: at + attack + fades, add }];
}

const knock = (at: number, pitch: number, peak: number): Part[] => [
  ...tone(at, pitch, peak * 0.7, 0.06, { type: 'triangle' }),
  ...rush(at, 'bandpass', [pitch * 3, pitch * 2, 2], peak, 0.002, 0.035),
];

/** Its upper tone is what a tablet plays of a low one. */
const drum = (at: number, pitch: number, peak: number, fades = 0.22): Part[] => [
  ...tone(at, pitch * 1.7, peak * 0.6, fades, { to: pitch, type: 'triangle' }),
  ...tone(at, pitch * 4, peak * 0.4, fades * 0.6, { to: pitch * 3 }),
  ...rush(at, 'bandpass', [pitch * 7, pitch * 4], peak * 0.7, 0.002, 0.06),
];

/** A bar of metal: its partials are no chord. */
const metal = (at: number, pitch: number, peak: number, fades: number): Part[] =>
  [1, 2.76, 5.4].flatMap((times, i) => tone(at, pitch * times, peak / (1 + 1.6 * i), fades / (1 + i)));

const bell = (at: number, pitch: number, peak: number, fades: number): Part[] =>
  [1, 1.5, 2.7].flatMap((times, i) => tone(at, pitch * times, peak / (1 + 1.4 * i), fades / (1 + 0.5 * i)));

const water = (at: number, peak: number, fades: number): Part[] =>
  rush(at, 'lowpass', [1500, 320], peak, fades * 0.3, fades * 0.7);

const dock = (at: number): Part[] => [...water(at, 0.4, 0.4), ...knock(at + 0.2, 215, 0.8)];

const leaf = (at: number, peak: number): Part[] => rush(at, 'bandpass', [1500, 3600], peak, 0.03, 0.09);

const coin = (at: number, pitch: number, peak: number): Part[] => [
  ...tone(at, pitch, peak, 0.1),
  ...tone(at + 0.05, pitch * 1.5, peak * 0.8, 0.19),
];

/** Half tones above D, one after the other, or at once where they are not apart. */
type Tune = (at: number, tune: readonly number[], apart: number, peak: number, fades: number) => Part[];
const tuned =
  (octave: number, colour: Colour): Tune =>
  (at, tune, apart, peak, fades) =>
    tune.flatMap((n, i) => tone(at + i * apart, octave * 146.83 * 2 ** (n / 12), peak, fades, colour));
const brass = tuned(2, { type: 'sawtooth', attack: 0.03, dull: 3.2 });
const horn = tuned(1, { type: 'sawtooth', attack: 0.05, dull: 6 });
const pluck = tuned(2, { type: 'triangle' });
const marimba = tuned(4, { type: 'triangle' });
const glass = tuned(8, {});

/** The same again and again: `every` grows or shrinks by `by` each time. */
function again(n: number, every: number, by: number, make: (at: number, i: number) => Part[]): Part[] {
  const out: Part[] = [];
  for (let i = 0, at = 0; i < n; i++, at += every * by ** (i - 1)) out.push(...make(at, i));
  return out;
}

const later = (at: number, parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, at: part.at + at, ends: part.ends + at }));

/** When and how high the pieces of a throw knock: it settles. */
const thrown: Part[] = [
  [0, 520],
  [0.07, 640],
  [0.13, 470],
  [0.22, 590],
  [0.33, 430],
].flatMap(([at, pitch]) => knock(at, pitch, 0.9 * (1 - at)));

const steps = (n: number, apart: number, pitch: number): Part[] =>
  again(n, apart, 1, (at, i) => drum(at, pitch * (i % 2 ? 0.9 : 1), 0.5, 0.09));
const stone = (at: number, peak: number): Part[] => [
  ...rush(at, 'bandpass', [1100, 600, 1.2], peak, 0.004, 0.1),
  ...drum(at, 120, peak * 0.5, 0.12),
];
const shower: Part[] = again(11, 0.07, 0.97, (at, i) => coin(at, 1400 + ((i * 577) % 900), 0.34 - i * 0.012));

/** How loud each is, so that all are alike to the ear, and what it is made of. */
export const VOICES: { readonly [sound in Sound]: readonly [loud: number, ...parts: Part[][]] } = {
  // what is rung as a bell
  bell: [0.56, bell(0, 880, 0.4, 1.1)],
  peal: [0.6, again(3, 0.36, 1, (at, i) => bell(at, [784, 659, 523][i], 0.4, 0.85))],
  alarm: [0.88, again(9, 0.075, 1, (at) => metal(at, 1250, 0.3, 0.14))],
  // what lies in hands
  coin: [0.79, coin(0, 2093, 0.32)],
  purse: [0.85, again(4, 0.06, 0.9, (at, i) => coin(at, 1050 + 90 * ((i * 3) % 4), 0.25)), knock(0.24, 190, 0.4)],
  treasure: [0.63, knock(0, 170, 0.5), later(0.08, shower)],
  page: [0.87, leaf(0, 0.4)],
  shuffle: [2.8, again(12, 0.055, 0.95, (at, i) => rush(at, 'bandpass', [1900 + 60 * i, 1500], 0.4, 0.004, 0.03))],
  reveal: [1.2, again(4, 0.09, 1, (at) => leaf(at, 0.45)), glass(0.4, [0, 7, 12], 0.05, 0.14, 0.6)],
  stamp: [0.8, drum(0, 150, 0.9, 0.16), leaf(0.02, 0.35), leaf(0.2, 0.35)],
  snatch: [1.6, rush(0, 'bandpass', [500, 3200, 1.6], 0.6, 0.16, 0.06), marimba(0.2, [12, 6], 0.07, 0.25, 0.12)],
  dice: [0.88, thrown],
  seven: [
    0.99,
    thrown,
    later(0.35, rush(0, 'lowpass', [420, 120, 1.5], 0.9, 0.3, 0.8)),
    tone(0.4, 98, 0.5, 0.9, { type: 'triangle', to: 70, attack: 0.15 }),
  ],
  // what stands on a board
  pawn: [0.88, knock(0, 320, 0.9)],
  crate: [1.1, knock(0, 210, 0.9), rush(0.02, 'bandpass', [800, 400], 0.5, 0.005, 0.12), knock(0.13, 180, 0.5)],
  tiles: [1.1, again(7, 0.11, 0.94, (at, i) => knock(at, 330 + 45 * ((i * 3) % 5), 0.7))],
  step: [0.9, steps(4, 0.13, 150)],
  stone: [1.3, stone(0, 0.6), stone(0.17, 0.8)],
  guard: [0.7, drum(0, 130, 0.8), metal(0.02, 430, 0.25, 0.35)],
  clash: [0.82, metal(0, 690, 0.3, 0.3), metal(0.11, 820, 0.3, 0.35), drum(0.22, 130, 0.8)],
  sword: [1.2, rush(0, 'bandpass', [1800, 4200, 5], 0.7, 0.18, 0.1), metal(0.2, 1100, 0.2, 0.45)],
  robber: [0.93, pluck(0, [0, 1, 0, -1, -5], 0.17, 0.5, 0.25), steps(2, 0.34, 105)],
  road: [1.4, knock(0, 260, 0.8), knock(0.1, 300, 0.6), rush(0.12, 'bandpass', [900, 500], 0.5, 0.05, 0.2)],
  settlement: [0.97, again(3, 0.15, 0.9, (at, i) => knock(at, 470 + 60 * i, 0.8))],
  city: [0.99, stone(0, 0.6), stone(0.15, 0.7), bell(0.3, 523, 0.25, 0.9), brass(0.3, [0, 4, 7], 0, 0.1, 0.7)],
  bridge: [1.1, again(5, 0.09, 0.95, (at, i) => knock(at, 200 + 32 * i, 0.8)), marimba(0.45, [0, 7], 0.09, 0.25, 0.25)],
  port: [1.5, stone(0, 0.6), water(0.1, 0.5, 0.6), metal(0.22, 520, 0.14, 0.6)],
  // on the water
  splash: [0.62, rush(0, 'lowpass', [3200, 300], 0.9, 0.01, 0.35), tone(0.05, 140, 0.4, 0.2)],
  cast: [1.6, tone(0, 190, 0.3, 0.22, { type: 'sawtooth', to: 310, attack: 0.1, dull: 3 }), water(0.25, 0.7, 0.8)],
  sail: [4.2, rush(0, 'lowpass', [300, 900], 0.5, 0.3, 0.5)],
  oar: [1.9, water(0, 0.6, 0.3), water(0.4, 0.7, 0.35), knock(0, 210, 0.2), knock(0.4, 210, 0.2)],
  dock: [1.3, dock(0), marimba(0.3, [0, 4], 0.12, 0.25, 0.4)],
  fleet: [
    1.2,
    again(3, 0.2, 1, (at) => dock(at)),
    horn(0.6, [0, 4, 7, 12], 0, 0.16, 0.9),
    glass(0.6, [0, 7], 0.1, 0.08, 0.6),
  ],
  wreck: [
    1,
    again(6, 0.06, 1.12, (at, i) => knock(at, 260 - 32 * i, 0.8)),
    rush(0.3, 'lowpass', [1800, 200], 0.8, 0.05, 0.7),
    tone(0.1, 220, 0.3, 0.6, { type: 'triangle', to: 80 }),
  ],
  storm: [
    1.4,
    rush(0, 'lowpass', [1600, 90], 0.9, 0.01, 0.5),
    rush(0.3, 'lowpass', [700, 80], 0.9, 0.06, 0.9),
    rush(0.1, 'bandpass', [500, 1100, 5], 0.5, 0.5, 0.7),
  ],
  anchor: [
    0.66,
    again(9, 0.05, 1, (at, i) => metal(at, 620 + 130 * (i % 3), 0.16, 0.06)),
    rush(0.48, 'bandpass', [2000, 500], 0.9, 0.01, 0.45),
    drum(0.48, 120, 0.5, 0.4),
  ],
  boarding: [1.3, metal(0, 930, 0.24, 0.2), metal(0.12, 760, 0.24, 0.2), later(0.24, steps(5, 0.09, 170))],
  // in the air
  engine: [1, again(24, 0.09, 0.955, (at, i) => tone(at, 130 + 6 * i, 0.6, 0.05, { type: 'sawtooth', dull: 9 }))],
  landing: [
    1.1,
    rush(0, 'bandpass', [2300, 1500, 6], 0.9, 0.01, 0.08),
    rush(0.13, 'bandpass', [2000, 1300, 6], 0.7, 0.01, 0.08),
    rush(0.2, 'lowpass', [800, 200], 0.3, 0.05, 0.35),
    marimba(0.3, [0, 4, 7, 12], 0.1, 0.28, 0.4),
  ],
  miss: [1, drum(0, 130, 0.5, 0.2), marimba(0.2, [-5, -6, -9], 0.17, 0.4, 0.3)],
  // what a table remembers
  march: [0.68, [0, 2, 3, 4, 6, 7].flatMap((n) => drum(0.15 * n, n % 4 ? 190 : 95, 0.8, 0.16))],
  gate: [0.49, again(7, 0.06, 0.9, (at) => knock(at, 230, 0.5)), drum(0.36, 70, 0.9, 0.5), metal(0.36, 277, 0.4, 1)],
  laurel: [1.8, brass(0, [0, 0, 4, 7], 0.13, 0.2, 0.35), brass(0.52, [4, 7, 12], 0, 0.14, 0.9)],
  king: [0.96, horn(0, [0, 7, 12], 0.22, 0.3, 0.4), drum(0, 98, 0.5), drum(0.44, 98, 0.7, 0.5)],
  crown: [0.85, glass(0, [0, 4, 9, 12, 16], 0.07, 0.16, 0.6)],
  coronation: [1.6, horn(0, [0, 4, 7], 0.16, 0.22, 0.9), glass(0.5, [0, 4, 7, 12, 16], 0.08, 0.1, 0.6)],
  title: [1.8, leaf(0, 0.35), brass(0.12, [5, 9], 0.16, 0.22, 0.45)],
  plunder: [1, drum(0, 110, 0.6, 0.3), drum(0.3, 110, 0.6, 0.3), horn(0.3, [0, 3, 6], 0, 0.25, 0.9)],
  rise: [0.88, marimba(0, [7, 12], 0.1, 0.35, 0.3)],
  peak: [0.84, marimba(0, [0, 4, 7, 12, 16, 19], 0.09, 0.32, 0.35), coin(0.56, 2349, 0.2)],
  gavel: [0.9, knock(0, 610, 0.9), knock(0.14, 590, 0.9)],
  salute: [1.5, brass(0, [7], 0, 0.25, 0.2), brass(0.2, [12], 0, 0.25, 0.6)],
  longest: [
    1.5,
    again(6, 0.1, 1, (at, i) => knock(at, i % 3 ? 330 : 250, 0.6)),
    brass(0.3, [0, 4, 7], 0.12, 0.17, 0.4),
    brass(0.7, [0, 12], 0, 0.14, 0.8),
  ],
  largest: [1, again(9, 0.055, 1, (at, i) => drum(at, 150, 0.3 + 0.05 * i, 0.07)), horn(0.5, [0, 7, 12], 0, 0.2, 0.9)],
  lost: [1.8, brass(0, [7, 3, 0], 0.2, 0.22, 0.4)],
  monopoly: [
    1.3,
    rush(0, 'bandpass', [600, 2600, 1.2], 0.6, 0.35, 0.1),
    again(6, 0.08, 0.9, (at) => leaf(at, 0.3)),
    horn(0.45, [0, 5, 9, 12], 0, 0.14, 0.8),
  ],
  // what the land gives
  lumber: [
    2.1,
    again(2, 0.14, 1, (at, i) => rush(at, 'bandpass', i ? [1700, 900, 3] : [900, 1700, 3], 0.5, 0.07, 0.05)),
  ],
  brick: [0.73, again(2, 0.07, 1, (at) => tone(at, 880, 0.4, 0.045, { type: 'triangle', to: 800 }))],
  wool: [
    0.68,
    again(5, 0.045, 1, (at) => tone(at, 350, 0.4, 0.05, { type: 'sawtooth', to: 320, attack: 0.012, dull: 4 })),
  ],
  grain: [1.1, again(3, 0.09, 1, (at) => rush(at, 'bandpass', [3200, 2400, 1.5], 0.4, 0.05, 0.05))],
  ore: [0.35, metal(0, 1500, 0.3, 0.16), knock(0, 900, 0.3)],
};

/** How long it is heard, in seconds. */
export const lasts = (sound: Sound): number => {
  const [, ...parts] = VOICES[sound];
  return Math.max(...parts.flat().map(({ ends }) => ends));
};

/** It is heard from now on. */
export function sounded(sound: Sound, place: Place): void {
  const [loud, ...parts] = VOICES[sound];
  const out = place.context.createGain();
  out.gain.value = loud;
  out.connect(place.out);
  for (const part of parts.flat()) part.add({ ...place, out, at: place.at + part.at });
}

/** A second of noise, the same each time. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    data[i] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
