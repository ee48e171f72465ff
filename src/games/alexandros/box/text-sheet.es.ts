import type { Catalogue } from '../../module';

/** The score sheet in Spanish. */
export const text = {
  'alex.sheet.levies': 'Tributos',
  'alex.sheet.hint':
    'Espacios abiertos de cada provincia con un solo guardia de esa persona, un número por provincia: 6+9. Dos guardias o más no pagan nada.',
  'alex.sheet.levy': 'Tributo {n}',
  'alex.sheet.no.open': 'La tierra solo tiene {n} espacios abiertos.',
  'alex.sheet.no.openInAll': 'En total son {open} espacios abiertos. La tierra solo tiene {n}.',
  'alex.sheet.no.less': 'Una provincia nunca vale menos que nada.',
  'alex.sheet.no.provinces': 'Con {n} guardias nadie tiene más de {n} provincias.',
  'alex.sheet.no.over': 'La partida había acabado: {who} tenía {points} puntos tras el tributo {levy}.',
  'alex.sheet.walked':
    'Alejandro fue a la {where}: {n, plural, =0 {ninguna muralla nueva} one {una muralla nueva} other {# murallas nuevas}}.',
  'alex.sheet.placed': '{who} colocó un guardia en {where}.',
  'alex.sheet.ousted': '{who} colocó un guardia en {where}. Sale expulsado: {list}.',
  'alex.sheet.guardOf': 'el guardia de {who} en {where}',
  'alex.sheet.no.turns': 'Hay varios caminos hasta allí. Toca primero la esquina donde gira.',
  'alex.keeper.told': 'Se contó el tributo {n}.',
} satisfies Catalogue;
