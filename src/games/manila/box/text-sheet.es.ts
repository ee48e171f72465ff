import type { Catalogue } from '../../module';

/** Words of the score sheet and of the helpers beside it, in Spanish. */
export const text = {
  'manila.sheet.market': 'Mercado negro',
  'manila.sheet.value': '{n}',
  'manila.sheet.fortune': 'Dinero y acciones',
  'manila.sheet.fortuneHint': 'Las acciones empeñadas también cuentan; cada una resta {coins}.',
  'manila.sheet.pledged': 'Empeñadas',
  'manila.sheet.during': 'Durante la partida',
  'manila.sheet.held': 'Acciones en mano',
  'manila.sheet.heldHint': 'Las dos iniciales y todas las compradas. Las ayudas se basan en ello.',

  'manila.sheet.no.fiveExist': 'Solo existen cinco acciones de {ware}.',
  'manila.sheet.no.fiveInAll': 'Solo existen cinco acciones de {ware}; aquí hay {n}.',
  'manila.sheet.no.mostShares': 'Nadie puede tener más de {n} acciones: los demás recibieron dos cada uno.',
  'manila.sheet.no.pledged':
    '{n, plural, one {Hay una acción empeñada} other {Hay # acciones empeñadas}}, pero en mano solo {held, plural, one {hay una} other {hay #}}.',
  'manila.sheet.no.pledgedNone': 'No hay acciones en mano, así que no puede haber ninguna empeñada.',
  'manila.sheet.no.held':
    'Arriba {n, plural, one {hay una acción anotada} other {hay # acciones anotadas}}, pero en mano solo {held, plural, one {hay una} other {hay #}}.',
  'manila.sheet.no.missing': 'Por anotar: {n, plural, one {una acción} other {# acciones}}. En mano hay {held}.',
  'manila.sheet.no.heldInAll': 'Solo existen 20 acciones; aquí hay {n}.',
  'manila.sheet.no.fourAt30':
    'En un viaje suben como mucho tres mercancías, y la primera en 30 acaba la partida: no las cuatro.',
} satisfies Catalogue;
