// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** Words printed on the chart. */
export const boardText = {
  'hopper.board.north': 'N',
  'hopper.board.over': 'missed by {mm} mm',
  'hopper.board.spare': '{mm} mm to spare',
  'hopper.board.last': 'Last round',
  'hopper.board.paid': '{who} +${coins}',
  'hopper.board.cashed': '{who}: {n, plural, one {a contract} other {# contracts}}',
  'hopper.board.gets': '{who} is paid',
} satisfies Catalogue;

type Text = typeof boardText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
