import type { Catalogue } from '../../module';

/** What is printed on the lagoon, in Spanish. */
export const text = {
  'hopper.board.north': 'N',
  'hopper.board.over': 'falló por {mm} mm',
  'hopper.board.spare': 'sobran {mm} mm',
  'hopper.board.last': 'Última ronda',
  'hopper.board.paid': '{who} +{coins} $',
  'hopper.board.cashed': '{who}: {n, plural, one {un contrato} other {# contratos}}',
  'hopper.board.gets': '{who} cobra',
} satisfies Catalogue;
