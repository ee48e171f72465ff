import type { Catalogue } from '../../module';

/** The tables of the rules reader in Spanish: their headings, and what has no name anywhere else. */
export const text = {
  'manila.table.wares': 'Mercancías',
  'manila.table.ware': 'Mercancía',
  'manila.table.seats': 'Coste por plaza',
  'manila.table.profit': 'La carga da',
  'manila.table.each': 'Por plaza, si va llena',
  'manila.table.list': '{list}',
  'manila.table.spaces': 'Otras plazas para cómplices',
  'manila.table.space': 'Plaza',
  'manila.table.cost': 'Coste',
  'manila.table.pay': 'Qué paga',
  'manila.table.pesos': '{n, plural, one {un peso} other {# pesos}}',
  'manila.table.pilot':
    '{n, plural, one {mueve una barcaza 1 casilla} other {mueve una barcaza # casillas, o dos barcazas 1}}',
  'manila.table.pirate': 'su parte de cada barcaza en 13',
  'manila.table.premium': '{n} pesos al momento; después, cada reparación',
  'manila.table.free': 'nada',
  'manila.table.money': 'Dinero y acciones',
  'manila.table.what': 'Qué',
  'manila.table.much': 'Cuánto',
  'manila.table.start': 'Dinero inicial',
  'manila.table.dealt': 'Acciones iniciales por persona',
  'manila.table.all': 'Acciones por mercancía',
  'manila.table.loan': 'Empeñar una acción da',
  'manila.table.redeem': 'Rescatarla cuesta',
  'manila.table.least': 'Una acción cuesta al menos',
  'manila.table.market': 'Valores del mercado negro',
  'manila.table.pieces': 'Cómplices según las personas',
  'manila.table.people': 'Personas',
  'manila.table.each3': 'Cómplices por persona',
} satisfies Catalogue;
