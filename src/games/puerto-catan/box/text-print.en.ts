import type { Catalogue } from '../../module';
import { text as own } from '../speech/text.en';

/** Every word on the printed pages: the game's own, and what only paper says. */
export const text = {
  ...own,
  'pc.print.roles': 'Role cards',
  'pc.print.gold': 'Gold',
  'pc.print.coins': 'Gold: {n} pieces, one each',
  'pc.print.governor': 'Governor',
  'pc.print.governor.does': 'You choose a role first. At the end of the round this card goes to your left.',
  'pc.print.action': 'Action',
  'pc.print.privilege': 'Privilege',
  'pc.print.action.producer': 'Everyone rolls once, you first, and everyone collects on every roll.',
  'pc.print.privilege.producer': 'On a seven you move the robber and steal a card.',
  'pc.print.action.trader': 'In turn, everyone trades with the others and the bank, or buys cards for 3 gold each.',
  'pc.print.privilege.trader': 'Only you may use harbours.',
  'pc.print.action.builder': 'In turn, everyone may build and buy development cards.',
  'pc.print.privilege.builder': 'Anyone else who builds or buys pays you 1 gold.',
  'pc.print.action.soldier':
    'In turn, everyone may play a Knight, move the robber and steal a card from one player there.',
  'pc.print.privilege.soldier': 'Your Knight steals a card from every player there.',
  'pc.print.action.prospector': 'Everyone else gets 1 gold.',
  'pc.print.privilege.prospector': 'You may take any one card from the bank.',
  'pc.print.action.robber': 'Nothing for the others.',
  'pc.print.privilege.robber': 'You may move the robber to another hex. You steal nothing.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
