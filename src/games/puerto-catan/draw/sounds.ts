import type { Sound, TableModule } from '../../table';
import { RESOURCE_IDS } from '../rules/setup';
import { cardsIn, kindIn } from './heard';

type Args = Parameters<typeof kindIn>[0];

const given = (name: string) => (args: Args) => RESOURCE_IDS[kindIn(args, name)] ?? 'page';
const all = (args: Args): Sound[] => cardsIn(args, 'list').kinds.map((kind) => RESOURCE_IDS[kind]);

/** What is heard of the table, and of what the land gives. What is stolen, drawn or refused makes no sound. */
export const sounds: TableModule['sounds'] = {
  'pc.newBoard': 'tiles',
  'pc.starts': 'dice',
  'pc.placed': 'settlement',
  'pc.chose': 'pawn',
  'pc.choseGold': 'coin',
  'pc.gotGold': 'coin',
  'pc.roundOver': 'coin',
  'pc.rolled': ({ n }) => (n === 7 ? 'seven' : 'dice'),
  'pc.firstCards': all,
  'pc.collected': all,
  'pc.plenty': all,
  'pc.prospected': given('what'),
  'pc.discarded': 'page',
  'pc.robberMoved': 'robber',
  'pc.soldier': 'sword',
  'pc.traded': 'page',
  'pc.bankTrade': given('take'),
  'pc.goldForCard': 'coin',
  'pc.monopoly': 'monopoly',
  'pc.monopolyNone': 'snatch',
  'pc.road': 'road',
  'pc.settlement': 'settlement',
  'pc.city': 'city',
  'pc.fee': 'coin',
  'pc.bought': 'page',
  'pc.roadBuilding': 'page',
  'pc.longest': 'longest',
  'pc.longestAside': 'lost',
  'pc.largest': 'largest',
  'pc.lastRound': 'bell',
  'pc.lastRoundCards': 'bell',
  'pc.ended': 'peal',
};
