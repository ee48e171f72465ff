import './live.css';
import { useComputed } from '@preact/signals';
import type { Phrase } from '../../../engine/rules';
import type { LiveProps } from '../../table';
import type { View } from '../rules/state';
import { momentOf, offered, remarked } from '../speech/talk';

/** So often it is looked whether somebody has something new to say, in milliseconds. */
const BEAT = 500;

/** What computer players say at the table while everybody bribes, and over a result; each from its own view. */
export function Talk({ view, people, viewOf, characters, left, say }: LiveProps) {
  const { n, todo, bribing } = view as View;
  const beats = useComputed(() => Math.floor((left.value ?? 0) / BEAT));
  const passed = bribing === 'calm' ? 0 : bribing * 1000 - beats.value * BEAT;
  const said: Phrase[] = [];
  for (let seat = 0; seat < n; seat++) {
    if (people.includes(seat)) continue;
    const own = viewOf(seat) as View;
    const minute = todo[0]?.at === 'bribe';
    if (minute && passed < momentOf(own, seat)) continue;
    const phrase = (minute ? offered : remarked)(own, seat, characters[seat]);
    if (phrase) said.push(phrase);
  }
  return (
    <ul class="stack tight hopper-said" aria-live="polite">
      {said.map((phrase) => (
        <li key={JSON.stringify(phrase)}>{say(phrase)}</li>
      ))}
    </ul>
  );
}
