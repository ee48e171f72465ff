import type { Catalogue } from '../games/module';

/** Words of a play that is shown to others, in German. */
export const text = {
  'share.head': '{title}, {day}',
  'share.headLong': '{title}, {day}, {minutes}',
  'share.minutes': '{n, plural, one {1 Minute} other {# Minuten}}',
  'share.hours': '{n, plural, one {1 Stunde} other {# Stunden}}',
  'share.hoursMinutes': '{hours} und {minutes}',
  'share.min': '{n} Min.',
  'share.h': '{h} Std.',
  'share.hMin': '{h} Std. {n} Min.',
  'share.bot': '{name} (Bot)',
  'share.rank': '{n}. {name}: {points}',
  'share.place': '{n}.',
  'share.wins': '{name} gewinnt.',
  'share.together': '{names} gewinnen zusammen.',
  'share.shared': '{names} teilen sich den Sieg.',
  'share.tie.won': 'Gleichstand bei {n}: {who} gewinnt mit {how}.',
  'share.tie.shared': 'Gleichstand bei {n}: {who} teilen sich den Sieg mit {how}.',
  'share.tie.even': 'Gleichstand bei {n}, und keine Regel löst ihn auf: {who} teilen sich den Sieg.',
  'share.tie.then': '{a}, dann {b}',
  'share.low': 'Die wenigsten Punkte gewinnen.',
  'share.sources': 'Woher die Punkte kamen:',
  'share.source': '{name}: {parts}',
  'share.part': '{what} {points}',
  'share.others': 'Übriges {points}',
  'share.made': 'Festgehalten mit Tidetable',
} satisfies Catalogue;
