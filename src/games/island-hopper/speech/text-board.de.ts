import type { Catalogue } from '../../module';

/** Words printed on the chart, in German. */
export const text = {
  'hopper.board.north': 'N',
  'hopper.board.over': 'um {mm} mm verfehlt',
  'hopper.board.spare': '{mm} mm Spielraum',
  'hopper.board.last': 'Letzte Runde',
  'hopper.board.paid': '{who} +{coins} $',
  'hopper.board.cashed': '{who}: {n, plural, one {ein Auftrag} other {# Aufträge}}',
  'hopper.board.gets': '{who} bekommt Geld',
} satisfies Catalogue;
