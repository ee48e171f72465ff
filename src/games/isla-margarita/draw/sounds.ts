import { keyIn } from '../../kit/heard';
import type { TableModule } from '../../table';
import { MARGARITA } from '../rules/setup';

/** What this table sounds like. What is drafted or kept in secret makes no sound. */
export const sounds: NonNullable<TableModule['sounds']> = {
  'isla.firstKing': 'king',
  'isla.revealed': 'reveal',
  'isla.acts': 'page',
  'isla.invested': 'coin',
  'isla.builtBridge': 'bridge',
  'isla.builtPort': 'port',
  'isla.princeMoved': 'step',
  'isla.tookCrown': ({ islandId }) => (islandId === MARGARITA ? 'coronation' : 'crown'),
  'isla.tookTitle': 'title',
  'isla.tookTitleFrom': ({ title }) => (keyIn(title) === 'isla.title.king' ? 'king' : 'salute'),
  'isla.gathered': 'treasure',
  'isla.lastRoundBridges': 'bell',
  'isla.lastRoundPorts': 'bell',
  'isla.ended.bridges': 'peal',
  'isla.ended.ports': 'peal',
  'isla.ended.both': 'peal',
  'isla.ended.lock': 'peal',
  'isla.ended.idle': 'peal',
  'isla.showed': 'page',
  'isla.robbed': 'snatch',
  'isla.tookOver': 'gavel',
};
