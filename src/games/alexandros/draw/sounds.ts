import type { TableModule } from '../../table';

/** What the table hears of what everybody sees. */
export const sounds: NonNullable<TableModule['sounds']> = {
  'alex.starts': 'bell',
  'alex.turnedUp': 'page',
  'alex.took': 'page',
  'alex.tookJoker': 'page',
  'alex.played': 'page',
  'alex.walked': 'wood',
  'alex.redWalls': 'bell',
  'alex.tookCard': 'page',
  'alex.drew': 'page',
  'alex.reshuffled': 'wind',
  'alex.occupied': 'wood',
  'alex.tookOver': 'wood',
  'alex.compensated': 'page',
  'alex.levied': 'coin',
  'alex.tookBack': 'wood',
  'alex.ended.walls': 'bell',
  'alex.ended.hundred': 'bell',
  'alex.ended.stuck': 'bell',
  'alex.ended.turns': 'bell',
};
