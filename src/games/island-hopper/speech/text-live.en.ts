// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What is said while everybody acts at once. */
export const liveText = {
  'hopper.live.captain': 'Captain',
  'hopper.live.silent': 'Captain: silent now',
  'hopper.live.coin': 'Drag ${n} beside an island',
  'hopper.live.done': 'Ready',
  'hopper.live.ready': '{who}: hold the plane until it lifts, then close your eyes.',
  'hopper.live.word': 'I said a word',
  'hopper.live.oneMore': '+1 word',
  'hopper.live.oneMoreOf': '+1 word: {who}',
  'hopper.live.fine': '${n}',
  'hopper.live.readyCloud': '{who}: look. Clouds come in five seconds; then hold the plane until it lifts.',
  'hopper.live.tones': 'Four tones for when your eyes are closed:',
  'hopper.live.falling': 'Down it comes …',
  'hopper.live.clouded': '{who}: hold the plane until it lifts.',
  'hopper.live.aloft': '{who} flies. Eyes closed!',
  'hopper.live.aloftCloud': '{who} flies above the clouds.',
} satisfies Catalogue;

type Text = typeof liveText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
