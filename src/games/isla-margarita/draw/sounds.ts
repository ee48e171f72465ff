import type { TableModule } from '../../table';

/** What this table sounds like. What is drafted or kept in secret makes no sound. */
export const sounds: NonNullable<TableModule['sounds']> = {
  'isla.firstKing': 'page',
  'isla.revealed': 'page',
  'isla.acts': 'page',
  'isla.invested': 'coin',
  'isla.builtBridge': 'wood',
  'isla.builtPort': 'wood',
  'isla.princeMoved': 'wind',
  'isla.tookCrown': 'bell',
  'isla.tookTitle': 'page',
  'isla.tookTitleFrom': 'page',
  'isla.gathered': 'coin',
  'isla.lastRoundBridges': 'bell',
  'isla.lastRoundPorts': 'bell',
  'isla.ended.bridges': 'bell',
  'isla.ended.ports': 'bell',
  'isla.ended.both': 'bell',
  'isla.ended.lock': 'bell',
  'isla.ended.idle': 'bell',
  'isla.showed': 'page',
  'isla.robbed': 'coin',
  'isla.tookOver': 'wood',
};
