import type { Catalogue } from '../src/games/module';

/** Sentences of every sort that a catalogue may hold, compiled as the app's own are. */
export const text = {
  gained: '{who} gained {n, plural, one {one coin} other {# coins}}.',
  from: 'from {place}',
  list: '{all}',
  deep: '{n, plural, one {one {thing}} other {# of {thing}}}',
  coins: '{n, plural, =0 {no coin} one {one coin} other {# coins}} of {n}',
  quoted: "A brace is '{', {who}'s too, and # a number sign.",
  owned: "{n, plural, one {{who}'s one} other {{who}'s # '#'s}}",
} satisfies Catalogue;

type Text = typeof text;
declare module '../src/engine/rules' {
  interface Sentences extends Text {}
}
