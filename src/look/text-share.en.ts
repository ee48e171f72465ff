import type { Catalogue } from '../games/module';

/** Words of a play that is shown to others: as a few lines of text, and as a picture. */
export const text = {
  'share.head': '{title}, {day}',
  'share.headLong': '{title}, {day}, {minutes}',
  'share.minutes': '{n, plural, one {one minute} other {# minutes}}',
  'share.hours': '{n, plural, one {one hour} other {# hours}}',
  'share.hoursMinutes': '{hours} and {minutes}',
  'share.min': '{n} min',
  'share.h': '{h} h',
  'share.hMin': '{h} h {n} min',
  'share.bot': '{name} (bot)',
  'share.rank': '{n}. {name}: {points}',
  'share.place': '{n}.',
  'share.wins': '{name} wins.',
  'share.together': '{names} win together.',
  'share.shared': '{names} share the win.',
  'share.tie.won': 'Tied at {n}: {who} wins with {how}.',
  'share.tie.shared': 'Tied at {n}: {who} share the win with {how}.',
  'share.tie.even': 'Tied at {n}, and no tie-break decides: {who} share the win.',
  'share.tie.then': '{a}, then {b}',
  'share.low': 'Fewest points wins.',
  'share.sources': 'Where the points came from:',
  'share.source': '{name}: {parts}',
  'share.part': '{what} {points}',
  'share.others': 'others {points}',
  'share.most': 'Most wins: {names}.',
  'share.won': '{n, plural, one {one win} other {# wins}}',
  'share.made': 'Kept with Tidetable',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
