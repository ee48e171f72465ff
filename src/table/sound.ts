import type { Sound } from '../games/table';
import { prefs } from '../storage/prefs';
import { nextTask } from './task';
import { lasts, noiseOf, type Place, sounded } from './voices';

/**
 * Who plays what a table sounds like; see `voices.ts`. Never needed and never waited for; it goes by what the bare table
 * hears, so that it tells nobody a secret.
 */

/** Of what the device can. */
const LOUDNESS = 0.25;
/** More at once is noise. */
const AT_ONCE = 4;
/** From one sound of an act to the next, and from a voice to the same again, in seconds. */
const APART = 0.18;
const VIBRATION_MS = 12;

function outOf(context: AudioContext): GainNode {
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  return out;
}

/** On until somebody turns it off. */
export const soundOn = (): boolean => prefs.sound.value ?? true;

export class Sounds {
  private place: (Omit<Place, 'at'> & { context: AudioContext; out: GainNode }) | undefined;
  /** The voices that are heard, from when on and until when; in seconds of the context. */
  private heard: { sound: Sound; at: number; until: number }[] = [];

  /** Browsers open a way to the loudspeaker at a touch alone. What is returned closes it. */
  attend(): () => void {
    const stop = new AbortController();
    const touched = () => {
      if (!soundOn()) return;
      // a device may take its time to find its loudspeaker, and a touch is answered first
      if (this.place) this.wake();
      else void nextTask().then(() => stop.signal.aborted || this.open());
    };
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, touched, { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      void this.place?.context.close();
      this.place = undefined;
      this.heard = [];
    };
  }

  /** The sounds of one act, one after the other; the same ones once. */
  play(sounds: readonly Sound[]): void {
    const { place } = this;
    if (!place || !soundOn() || document.hidden || place.context.state !== 'running') return;
    const now = place.context.currentTime;
    this.heard = this.heard.filter(({ until }) => until > now);
    for (const [i, sound] of [...new Set(sounds)].entries()) {
      const at = now + 0.02 + i * APART;
      // in haste the same comes again before it has begun: it would only be louder
      if (this.heard.some((one) => one.sound === sound && one.at > at - APART)) continue;
      if (this.heard.length >= AT_ONCE) return;
      this.heard.push({ sound, at, until: at + lasts(sound) });
      sounded(sound, { ...place, at });
    }
  }

  /** A cover falls: what is still heard fades at once. */
  hush(): void {
    if (!this.place) return;
    const { context, out } = this.place;
    out.gain.setTargetAtTime(0, context.currentTime, 0.03);
    this.place = { ...this.place, out: outOf(context) };
    this.heard = [];
  }

  /** Somebody has committed: felt where the device can, whatever it was. */
  tick(): void {
    if (this.place && soundOn()) navigator.vibrate?.(VIBRATION_MS);
  }

  /** Suspended, or interrupted by a call. */
  private wake(): void {
    if (this.place?.context.state !== 'running') this.place?.context.resume().catch(() => {});
  }

  private open(): void {
    if (this.place || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    this.place = { context, out: outOf(context), noise: noiseOf(context) };
  }
}
