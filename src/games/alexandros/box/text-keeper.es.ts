import type { Catalogue } from '../../module';

/** The province calculator in Spanish. */
export const text = {
  'alex.keeper.title': 'Calculadora de provincias',
  'alex.keeper.hint':
    'Toca + por cada espacio abierto de una provincia, y el escudo donde haya dos guardias o más: eso no paga nada. Las provincias quedan aquí de tributo en tributo.',
  'alex.keeper.add': 'Provincia',
  'alex.keeper.addFor': 'Añadir una provincia de {who}',
  'alex.keeper.none': 'Aún no hay provincias',
  'alex.keeper.province': '{who}, provincia {n}',
  'alex.keeper.open': '{n, plural, one {Un espacio abierto} other {# espacios abiertos}}',
  'alex.keeper.more': 'Un espacio abierto más',
  'alex.keeper.fewer': 'Un espacio abierto menos',
  'alex.keeper.crowded': 'Dos guardias o más: no paga nada',
  'alex.keeper.remove': 'Quitar esta provincia',
  'alex.keeper.gain': '+{n}',
  'alex.keeper.then': 'luego {n}',
  'alex.keeper.ends': 'Este tributo acaba la partida.',
  'alex.keeper.count': 'Contar el tributo {n}',
  'alex.keeper.told': 'Se contó el tributo {n}.',
  'alex.keeper.back': 'Deshacer el tributo {n}',
  'alex.keeper.over': 'Se han alcanzado 100 puntos. La partida ha terminado.',
} satisfies Catalogue;
