import type { KeeperModule } from '../../games/keeper';
import type { Tools } from '../../games/sheet';

/** The table tools that every sheet has beside it. */
export const commonTools = (_tools: Tools | undefined): KeeperModule['helpers'] => [];
