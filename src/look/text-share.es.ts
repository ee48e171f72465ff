import type { Catalogue } from '../games/module';

/** Words of a play that is shown to others, as a few lines of text and as a picture, in Spanish. */
export const text = {
  'share.head': '{title}, {day}',
  'share.headLong': '{title}, {day}, {minutes}',
  'share.minutes': '{n, plural, one {un minuto} other {# minutos}}',
  'share.hours': '{n, plural, one {una hora} other {# horas}}',
  'share.hoursMinutes': '{hours} y {minutes}',
  'share.min': '{n} min',
  'share.h': '{h} h',
  'share.hMin': '{h} h {n} min',
  'share.bot': '{name} (bot)',
  'share.rank': '{n}. {name}: {points}',
  'share.place': '{n}.',
  'share.wins': 'Gana {name}.',
  'share.together': 'Ganan en equipo: {names}.',
  'share.shared': 'Victoria compartida: {names}.',
  'share.tie.won': 'Empate a {n}: gana {who} con {how}.',
  'share.tie.shared': 'Empate a {n}: {who} comparten la victoria con {how}.',
  'share.tie.even': 'Empate a {n} y ninguna regla lo deshace: {who} comparten la victoria.',
  'share.tie.then': '{a} y luego {b}',
  'share.low': 'Gana quien tenga menos puntos.',
  'share.sources': 'De dónde salieron los puntos:',
  'share.source': '{name}: {parts}',
  'share.part': '{what} {points}',
  'share.others': 'resto {points}',
  'share.made': 'Anotado con Tidetable',
} satisfies Catalogue;
