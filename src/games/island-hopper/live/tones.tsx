import './live.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LiveProps } from '../../table';
import { duel } from '../rules/setup';
import type { View } from '../rules/state';
import { type Cockpit, hasVoice, onVoices, TAUGHT } from './voice';

/**
 * Where the device has no voice of its own, computer players say a direction by a tone: here the captain hears them before
 * the flight.
 */
export function Tones({ view, people, sound, say, cockpit }: LiveProps & { cockpit: Cockpit }) {
  const mute = useSignal(!hasVoice());
  useEffect(
    () =>
      onVoices(() => {
        mute.value = !hasVoice();
      }),
    [],
  );
  const { n } = view as View;
  if (!sound || !mute.value || duel(view as View) || people.length === n) return null;
  return (
    <div class="stack tight hopper-tones">
      <p>{say({ key: 'hopper.live.tones' })}</p>
      {TAUGHT.map((word) => (
        <button
          key={word}
          type="button"
          class="chip"
          onClick={() => {
            cockpit.open();
            cockpit.tone(word);
          }}
        >
          {say({ key: `hopper.word.${word}` })}
        </button>
      ))}
    </div>
  );
}
