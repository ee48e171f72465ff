import type { Catalogue } from '../../module';

export const text: Catalogue = {
  'pebbles.pebble': 'pebble {n}',
  'pebbles.take': 'Take {n|one pebble|# pebbles}',
  'pebbles.took': '{who} takes {n|one pebble|# pebbles}.',
  'pebbles.left': '{n|one pebble is|# pebbles are} left.',
  'pebbles.heap': 'The heap',
  'pebbles.ask': '{who}: how many pebbles?',
  'pebbles.over': 'The last pebble is taken.',
  'pebbles.category.last': 'The last pebble',
};
