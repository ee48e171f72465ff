import type { Catalogue } from '../../module';
import { text as score } from '../speech/text-score.en';

/** Words of the score sheet and of the helpers beside it. */
export const text = {
  ...score,

  'manila.sheet.market': 'Black market',
  'manila.sheet.value': '{n}',
  'manila.sheet.fortune': 'Cash and shares',
  'manila.sheet.fortuneHint': 'Count pledged shares too; each takes off {coins}.',
  'manila.sheet.pledged': 'Pledged',
  'manila.sheet.during': 'While you play',
  'manila.sheet.held': 'Shares held',
  'manila.sheet.heldHint': 'The two dealt, plus any bought since. The helpers rely on this number.',

  'manila.sheet.no.fiveExist': 'There are only five shares of {ware}.',
  'manila.sheet.no.fiveInAll': 'There are five shares of {ware}, not {n}.',
  'manila.sheet.no.mostShares': 'No player can hold more than {n} shares: each of the others was dealt two.',
  'manila.sheet.no.pledged':
    '{n, plural, one {One share is} other {# shares are}} pledged, but only {held, plural, one {one is} other {# are}} held.',
  'manila.sheet.no.pledgedNone': 'With no shares, you can’t pledge any.',
  'manila.sheet.no.held':
    '{n, plural, one {One share is} other {# shares are}} entered above, but {held, plural, one {one is} other {# are}} held.',
  'manila.sheet.no.missing': 'Still to enter: {n, plural, one {one share} other {# shares}}. This player holds {held}.',
  'manila.sheet.no.heldInAll': 'There are only 20 shares, not {n}.',
  'manila.sheet.no.fourAt30': 'The four can’t all be at 30: a voyage raises three at most, and 30 ends the game.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
