import type { TableModule } from '../../table';
import { isLarge, isLong, isRich } from '../speech/great';

/** What the table hears of what everybody sees. */
export const sounds: NonNullable<TableModule['sounds']> = {
  'alex.dealt': 'shuffle',
  'alex.starts': 'bell',
  'alex.turnedUp': 'page',
  'alex.took': 'page',
  'alex.tookJoker': 'page',
  'alex.played': 'page',
  'alex.walked': (args) => (isLong(args) ? 'march' : args.n === 0 ? 'step' : 'stone'),
  'alex.redWalls': 'gate',
  'alex.tookCard': 'page',
  'alex.drew': 'page',
  'alex.reshuffled': 'shuffle',
  'alex.occupied': (args) => (isLarge(args) ? 'laurel' : 'guard'),
  'alex.tookOver': (args) => (isLarge(args) ? 'laurel' : 'clash'),
  'alex.compensated': 'page',
  'alex.levied': (args) => (isRich(args) ? 'treasure' : 'coin'),
  'alex.tookBack': 'guard',
  'alex.ended.walls': 'peal',
  'alex.ended.hundred': 'peal',
  'alex.ended.stuck': 'peal',
  'alex.ended.turns': 'peal',
};
