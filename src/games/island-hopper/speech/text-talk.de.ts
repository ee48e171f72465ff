import type { Catalogue } from '../../module';

/** What computer players say at the table, in German. Nothing of it binds anybody (rule page A4, P3). */
export const text = {
  'hopper.talk.promise': '{who}: „Flieg nach {island}: Ich sage dir die Wahrheit, und danach fliege ich für dich.“',
  'hopper.talk.paid': '{who}: „Mein Geld liegt bei {island}. Flieg hin, und von mir hörst du die Wahrheit.“',
  'hopper.talk.again':
    '{who}: „{captain}, du bist gut für mich geflogen. Noch einmal {island}, und ich tue dasselbe für dich.“',
  'hopper.talk.threat': '{who}: „Lass {island} aus, und meine Worte führen dich aufs Meer hinaus.“',
  'hopper.talk.grudge': '{who}: „{captain}, nie fliegst du für mich. Lande auf {island}, sonst siehst du kaum Geld.“',
  'hopper.talk.thanks': '{who}: „Das vergesse ich dir nicht, {captain}.“',
  'hopper.talk.passed': '{who}: „An {island} vorbei? Auch das merke ich mir, {captain}.“',
} satisfies Catalogue;
