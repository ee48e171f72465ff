import type { Catalogue } from '../../module';
import { text as score } from '../speech/text-score.en';

/** Words of the score sheet and of the helpers beside it. */
export const text = {
  ...score,

  'manila.sheet.market': 'Black market',
  'manila.sheet.marketHint': 'What one share of each ware is worth.',
  'manila.sheet.value': '{n}',
  'manila.sheet.fortune': 'Cash and shares',
  'manila.sheet.fortuneHint': 'How many shares of each ware. Pledged ones count too, and take {coins} off each.',
  'manila.sheet.pledged': 'Pledged',
  'manila.sheet.during': 'While you play',
  'manila.sheet.held': 'Shares held',
  'manila.sheet.heldHint': 'Two dealt, and every one bought. The helpers count on it.',
  'manila.sheet.peso': '{n, plural, one {peso} other {pesos}}',

  'manila.sheet.no.fiveExist': 'Only five shares of {ware} exist.',
  'manila.sheet.no.fiveInAll': 'Only five shares of {ware} exist; here are {n}.',
  'manila.sheet.no.mostShares': 'Nobody can hold more than {n} shares: everybody else was dealt two.',
  'manila.sheet.no.pledged':
    '{n, plural, one {One share is} other {# shares are}} pledged, but only {held, plural, one {one is} other {# are}} held.',
  'manila.sheet.no.pledgedNone': 'Nothing is held, so nothing can be pledged.',
  'manila.sheet.no.held':
    '{n, plural, one {One share is} other {# shares are}} entered above, but {held, plural, one {one is} other {# are}} held.',
  'manila.sheet.no.heldInAll': 'Only 20 shares exist; here are {n}.',
  'manila.sheet.no.fourAt30': 'Three wares at most rise in a voyage, and the first at 30 ends the game: not all four.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
