import type { Catalogue } from '../../module';
import { text as own } from '../speech/text.en';

/** Every word on the printed pages: the game's own, and what only paper says. */
export const text = {
  ...own,
  'isla.print.title': 'Isla Margarita',
  'isla.print.board': 'Board',
  'isla.print.actions': 'Action cards',
  'isla.print.commerce': 'Commerce cards',
  'isla.print.counters': 'Coins, crowns, princes, titles',
  'isla.print.king': 'Drafts first. {n, plural, one {One coin} other {# coins}} off every build.',
  'isla.print.bridgeBuilder': '{n, plural, one {One coin} other {# coins}} off every bridge.',
  'isla.print.portBuilder': '{n, plural, one {One coin} other {# coins}} off every port.',
  'isla.print.crowns': 'Crowns: one face down on each island',
  'isla.print.princes': 'Princes: one on each island',
  'isla.print.titles': 'Titles',
  'isla.print.coins':
    'Coins, {n} of each colour: play with 20, or 25 if you agree. A coin on a bridge or a port marks its owner',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
