import type { Catalogue } from '../../module';

/** The tables of the rules reader, in Spanish. */
export const text = {
  'isla.table.actions': 'Cartas de acción',
  'isla.table.action': 'Carta de acción',
  'isla.table.effect': 'Qué hace',
  'isla.table.card': '{n} · {card}',
  'isla.table.commerce': 'Cartas de comercio',
  'isla.table.commerceCard': 'Carta de comercio',
  'isla.table.islands': 'Islas',
  'isla.table.island': 'Isla',
  'isla.table.value': 'Puntos por más puentes',
  'isla.table.ports': 'Sus puertos, por sus puntos',
  'isla.table.straits': 'Estrechos',
  'isla.table.list': '{list}',
  'isla.table.crowns': 'Valores de las coronas',
  'isla.table.crownValue': 'Puntos',
  'isla.table.crown': '{n, plural, one {Una corona de un punto} other {Una corona de # puntos}}',
  'isla.table.copies': 'Cantidad',
  'isla.table.prices': 'Descuentos',
  'isla.table.title': 'Título',
  'isla.table.less': 'Descuento',
  'isla.table.onAll': '{title}, en todo',
  'isla.table.onBridges': '{title}, en un puente',
  'isla.table.onPorts': '{title}, en un puerto',
  'isla.table.floor': 'Ningún precio baja de',
  'isla.table.none': 'ninguno',
} satisfies Catalogue;
