import type { Arg } from '../../../engine/rules';
import { idIn } from '../../kit/heard';
import type { TableModule } from '../../table';
import { PUNTS, TRACK } from '../rules/setup';

/** The third one: all lie in the same dock. */
const isLast = (where: Arg | undefined): boolean => Number(idIn(where)) === PUNTS - 1;

/** What is heard of the table: dice, pawns on wood, coins, punts on the water. All of it is public. */
export const sounds: TableModule['sounds'] = {
  'manila.dealt': 'shuffle',
  'manila.opens': 'bell',
  'manila.bid': 'gavel',
  'manila.wonOffice': 'anchor',
  'manila.staysMaster': 'anchor',
  'manila.bought': 'page',
  'manila.loaded': 'crate',
  'manila.launched': 'cast',
  'manila.placed': 'pawn',
  'manila.stowedAway': 'pawn',
  'manila.insured': 'coin',
  'manila.borrowed': 'coin',
  'manila.redeemed': 'coin',
  'manila.rolled': 'dice',
  'manila.sailed': 'sail',
  'manila.arrived': ({ where }) => (isLast(where) ? 'fleet' : 'dock'),
  'manila.wrecked': ({ where }) => (isLast(where) ? 'storm' : 'wreck'),
  'manila.boarded': 'boarding',
  'manila.thrownOff': 'splash',
  'manila.pilots.small': 'oar',
  'manila.pilots.large': 'oar',
  'manila.plundered': 'plunder',
  'manila.paidPlunder': 'coin',
  'manila.paidLoad': 'coin',
  'manila.paidBerth': 'coin',
  'manila.agentPaid': 'coin',
  'manila.rose': ({ value }) => (value === TRACK.at(-1) ? 'peak' : 'rise'),
  'manila.ended': 'peal',
};
