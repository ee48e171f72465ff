import { language } from '../../../look/language';
import type { Direction } from '../rules/state';

/**
 * What is heard of a flight: a cue when it lifts, an engine that hums the same wherever it is, and the words of computer
 * players, by a voice of the device itself or by four tones. Nothing goes over a network, and nothing tells a place.
 */

const LOUD = 0.25;
/** The engine: two strings a little apart, through a lid, and how often it throbs in a second. */
const ENGINE = [82, 83.4] as const;
const [LID, THROB, HUM] = [240, 11, 0.5];
const FADES = 0.2;
const LIFT_MS = 30;

type Note = readonly [after: number, from: number, to: number];

/** Up and down for north and south; rising and falling for east and west: known without an ear for pitch. */
const TONES: { readonly [word in Direction]?: readonly Note[] } = {
  north: [
    [0, 988, 988],
    [0.16, 988, 988],
  ],
  south: [
    [0, 330, 330],
    [0.16, 330, 330],
  ],
  east: [[0, 440, 880]],
  west: [[0, 880, 440]],
};
export const TAUGHT: readonly Direction[] = ['north', 'east', 'south', 'west'];

/** A voice that speaks without a network. */
function voice(): SpeechSynthesisVoice | undefined {
  const all = globalThis.speechSynthesis?.getVoices() ?? [];
  return all.find(({ localService, lang }) => localService === true && lang.startsWith(language.value));
}

export const hasVoice = (): boolean => voice() !== undefined;

/** Calls that as soon as voices are known; what is returned stops it. */
export function onVoices(then: () => void): () => void {
  const stop = new AbortController();
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', then, { signal: stop.signal });
  return () => stop.abort();
}

export class Cockpit {
  private context: AudioContext | undefined;
  private engine: GainNode | undefined;

  /** Browsers open a way to the loudspeaker at a touch alone. */
  open(): void {
    if (typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
  }

  /** Off it goes: eyes are shut from here on. */
  lift(): void {
    navigator.vibrate?.(LIFT_MS);
    this.notes([
      [0, 523, 523],
      [0.14, 784, 784],
    ]);
    this.hum();
  }

  /** Silence, wherever it is now. */
  rest(): void {
    const { context, engine } = this;
    this.engine = undefined;
    if (!context || !engine) return;
    engine.gain.setTargetAtTime(0, context.currentTime, FADES / 3);
    setTimeout(() => engine.disconnect(), 4 * FADES * 1000);
  }

  say(word: Direction, words: string): void {
    const speaker = voice();
    if (!speaker) {
      this.tone(word);
      return;
    }
    const said = new SpeechSynthesisUtterance(words);
    said.voice = speaker;
    speechSynthesis.speak(said);
  }

  tone(word: Direction): void {
    this.notes(TONES[word] ?? []);
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
    this.engine = undefined;
  }

  private notes(all: readonly Note[]): void {
    const { context } = this;
    if (!context) return;
    for (const [after, from, to] of all) {
      const at = context.currentTime + 0.02 + after;
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.frequency.setValueAtTime(from, at);
      tone.frequency.exponentialRampToValueAtTime(to, at + 0.3);
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.linearRampToValueAtTime(LOUD, at + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + (all.length > 1 ? 0.14 : 0.36));
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    }
  }

  private hum(): void {
    const { context } = this;
    if (!context || this.engine) return;
    const [engine, lid, throb, depth] = [
      context.createGain(),
      context.createBiquadFilter(),
      context.createOscillator(),
      context.createGain(),
    ];
    lid.type = 'lowpass';
    lid.frequency.value = LID;
    engine.gain.setValueAtTime(0, context.currentTime);
    engine.gain.linearRampToValueAtTime(LOUD * HUM, context.currentTime + 0.6);
    throb.frequency.value = THROB;
    depth.gain.value = LOUD * HUM * 0.35;
    throb.connect(depth).connect(engine.gain);
    throb.start();
    for (const pitch of ENGINE) {
      const string = context.createOscillator();
      string.type = 'sawtooth';
      string.frequency.value = pitch;
      string.connect(lid);
      string.start();
    }
    lid.connect(engine).connect(context.destination);
    this.engine = engine;
  }
}
