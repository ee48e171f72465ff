import type { Sound } from '../games/table';
import { prefs } from '../storage/prefs';

/**
 * What a table sounds like: wood, coins, dice, made of sines and noise while they are heard. Never needed and never waited
 * for; it goes by what the bare table hears, so that it tells nobody a secret.
 */

/** Of what the device can. */
const LOUDNESS = 0.25;
/** More at once is noise. */
const AT_ONCE = 4;
/** From one sound of an act to the next, in seconds. */
const APART = 0.18;
const VIBRATION_MS = 12;

/** Where a voice is heard, and from when on, in seconds of its context. */
interface Place {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
  at: number;
}

/** A gain that rises within `attack` and fades within `fades` seconds. */
function swell({ context, out, at }: Place, peak: number, attack: number, fades: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + fades);
  gain.connect(out);
  return gain;
}

function tone(place: Place, pitch: number, peak: number, fades: number, type: OscillatorType = 'sine'): void {
  const it = place.context.createOscillator();
  it.type = type;
  it.frequency.value = pitch;
  it.connect(swell(place, peak, 0.004, fades));
  it.start(place.at);
  it.stop(place.at + fades + 0.1);
}

interface Rush {
  kind: BiquadFilterType;
  /** Of the filter, in Hz: at the beginning and at the end. */
  from: number;
  to: number;
  q: number;
  peak: number;
  attack: number;
  fades: number;
}

function rush(place: Place, { kind, from, to, q, peak, attack, fades }: Rush): void {
  const { context, noise, at } = place;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + attack + fades);
  source.connect(filter).connect(swell(place, peak, attack, fades));
  source.start(at);
  source.stop(at + attack + fades + 0.1);
}

const later = (place: Place, seconds: number): Place => ({ ...place, at: place.at + seconds });

function knock(place: Place, pitch: number, peak: number): void {
  tone(place, pitch, peak * 0.7, 0.09, 'triangle');
  rush(place, { kind: 'bandpass', from: pitch * 3, to: pitch * 2, q: 2, peak, attack: 0.002, fades: 0.05 });
}

/** When and how high the pieces of a throw knock: it settles. */
const TUMBLE: readonly [after: number, pitch: number][] = [
  [0, 520],
  [0.07, 640],
  [0.13, 470],
  [0.22, 590],
  [0.33, 430],
];

const VOICES: { readonly [sound in Sound]: (place: Place) => void } = {
  wood: (place) => knock(place, 260, 0.9),
  coin: (place) => {
    tone(place, 2093, 0.32, 0.22);
    tone(later(place, 0.06), 3136, 0.26, 0.34);
  },
  dice: (place) => {
    for (const [after, pitch] of TUMBLE) knock(later(place, after), pitch, 0.55 * (1 - after));
  },
  page: (place) =>
    rush(place, { kind: 'highpass', from: 1400, to: 5200, q: 0.6, peak: 0.3, attack: 0.05, fades: 0.14 }),
  wind: (place) => rush(place, { kind: 'lowpass', from: 300, to: 900, q: 0.8, peak: 0.5, attack: 0.3, fades: 0.6 }),
  bell: (place) => {
    tone(place, 880, 0.4, 1.3);
    tone(place, 1320, 0.18, 0.9);
    tone(place, 2376, 0.1, 0.5);
  },
  splash: (place) => {
    rush(place, { kind: 'lowpass', from: 3200, to: 300, q: 0.7, peak: 0.9, attack: 0.01, fades: 0.5 });
    tone(later(place, 0.05), 140, 0.4, 0.25);
  },
};

/** A second of noise, the same each time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    data[i] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}

/** On until somebody turns it off. */
export const soundOn = (): boolean => prefs.sound.value ?? true;

export class Sounds {
  private place: Omit<Place, 'at'> | undefined;
  /** When each of the voices that are heard will have begun; in seconds of the context. */
  private begun: number[] = [];

  /** Browsers open a way to the loudspeaker at a touch alone. What is returned closes it. */
  attend(): () => void {
    const stop = new AbortController();
    const touched = () => {
      if (soundOn()) this.open();
    };
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, touched, { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      void this.place?.context.close();
      this.place = undefined;
    };
  }

  /** The sounds of one act, one after the other; the same ones once. */
  play(sounds: readonly Sound[]): void {
    const { place } = this;
    if (!place || !soundOn() || document.hidden || place.context.state !== 'running') return;
    const now = place.context.currentTime;
    this.begun = this.begun.filter((at) => at > now - 0.5);
    for (const [i, sound] of [...new Set(sounds)].entries()) {
      if (this.begun.length >= AT_ONCE) return;
      const at = now + 0.02 + i * APART;
      this.begun.push(at);
      VOICES[sound]({ ...place, at });
    }
  }

  /** Somebody has committed: felt where the device can, whatever it was. */
  tick(): void {
    if (this.place && soundOn()) navigator.vibrate?.(VIBRATION_MS);
  }

  private open(): void {
    if (typeof AudioContext === 'undefined') return;
    if (this.place) {
      if (this.place.context.state === 'suspended') void this.place.context.resume();
      return;
    }
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
    this.place = { context, out, noise: noiseOf(context) };
  }
}
