import type { Catalogue } from '../../module';

/** What computer players say at the table beside the game. Nothing of it binds anybody (rule page A4, P3). */
export const talkText = {
  'hopper.talk.promise': '{who}: “Fly to {island}: my words will be true, and I’ll fly for you next.”',
  'hopper.talk.paid': '{who}: “I’ve put my money on {island}. Fly there and every word I say will be true.”',
  'hopper.talk.again':
    '{who}: “{captain}, you’ve flown well for me. {island} once more, and I’ll do the same for you.”',
  'hopper.talk.threat': '{who}: “Pass {island} by, and my words will take you out to sea.”',
  'hopper.talk.grudge': '{who}: “{captain}, you never fly for me. Land at {island}, or see how little I pay.”',
  'hopper.talk.thanks': '{who}: “Thank you, {captain}. I owe you one.”',
  'hopper.talk.passed': '{who}: “Past {island}? I’ll remember that, {captain}.”',
} satisfies Catalogue;

type Text = typeof talkText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
