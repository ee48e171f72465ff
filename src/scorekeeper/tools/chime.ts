import { prefs } from '../../storage/prefs';

/** The end of the sand, for ears: two soft strokes on a glass. Only a tap may open a way to the loudspeaker. */

const STROKES: readonly [after: number, pitch: number][] = [
  [0, 659],
  [0.32, 523],
];
const LOUD = 0.16;
const FADES = 1.4;

let ready: (() => void) | undefined;

/** Called in a tap: from now on it can ring, where sound is on and this device makes any. */
export function readyChime(): void {
  if (ready || !prefs.sound.value || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  ready = () => {
    for (const [after, pitch] of STROKES) {
      const at = context.currentTime + after;
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(LOUD, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + FADES);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + FADES);
    }
    setTimeout(() => void context.close(), 3000);
  };
}

/** Rings once. */
export function ring(): void {
  ready?.();
  ready = undefined;
}
