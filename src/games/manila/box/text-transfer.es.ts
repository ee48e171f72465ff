import type { Catalogue } from '../../module';

/** From the app to the box and back, in Spanish. */
export const text = {
  'manila.medium.over': 'La partida ha terminado.',
  'manila.medium.undealt': 'Las acciones aún no están repartidas. Sigue jugando hasta que se abra la primera subasta.',
  'manila.medium.sailing':
    'Hay un viaje en curso. Juégalo hasta el final: la partida puede pasar a la mesa cuando se abra la próxima subasta.',
  'manila.medium.bidding':
    'La subasta está en curso. La partida puede pasar a la mesa antes de la primera oferta de la próxima.',
  'manila.medium.pausing':
    'Empieza antes el próximo viaje: la partida puede pasar a la mesa cuando se abra su subasta.',

  'manila.medium.board': 'El tablero',
  'manila.medium.empty': 'Pon el tablero sin barcazas en el agua: barcazas, cargas y los cuatro dados esperan al lado.',
  'manila.medium.value': 'Mercado negro: pon el marcador de {ware} en {value}.',
  'manila.medium.shares': 'Las acciones',
  'manila.medium.piles':
    'Ordena las 20 acciones en cuatro pilas de cinco, una por mercancía, boca abajo y bien cuadradas.',
  'manila.medium.secretly':
    'Cada persona tomará las suyas de estas pilas mientras las demás miran a otro lado. No cuentes lo que queda en una pila.',
  'manila.medium.people': 'En la mesa',
  'manila.medium.person':
    '{who}: {cash, plural, one {un peso} other {# pesos}}, {pieces, plural, one {un cómplice} other {# cómplices}} y {shares, plural, one {una acción} other {# acciones}} por tomar.',
  'manila.medium.personHidden':
    '{who}: {pieces, plural, one {un cómplice} other {# cómplices}} y {shares, plural, one {una acción} other {# acciones}} por tomar. Los pesos se toman en secreto.',
  'manila.medium.pledged':
    '{who}: {n, plural, one {una de estas acciones está empeñada} other {# de estas acciones están empeñadas}}, boca abajo.',
  'manila.medium.bought': 'Lo sabe toda la mesa: {who} ha comprado {list}.',
  'manila.medium.some': '{n} {ware}',
  'manila.medium.next': 'Cómo se sigue',
  'manila.medium.voyage': 'El viaje {n} empieza con la subasta.',
  'manila.medium.opens': 'Abre {who}, y conserva el cargo gratis si nadie ofrece nada.',
  'manila.medium.rule.strongPirates': 'Lo acordado: los piratas pueden desalojar una plaza de una barcaza llena en 13.',
  'manila.medium.rule.blindPassenger': 'Lo acordado: un polizón va a cualquier plaza salvo el seguro.',
  'manila.medium.rule.hiddenMoney': 'Lo acordado: los pesos siguen ocultos.',
  'manila.medium.rule.choose': 'Lo acordado: el capitán de puerto decide en qué orden se mueven las barcazas.',

  'manila.medium.take': 'De la pila de {ware}, toma {n, plural, one {una acción} other {# acciones}}.',
  'manila.medium.turn':
    'Pon ante ti, boca abajo, {n, plural, one {una acción empeñada} other {# acciones empeñadas}} de {ware}.',
  'manila.medium.takeCash': 'Toma {n, plural, one {un peso} other {# pesos}} y no enseñes tu dinero.',
  'manila.medium.hide': 'Oculta las demás acciones. No dejes rastro: vuelve a cuadrar las pilas.',
  'manila.medium.hideAll': 'Vuelve a cuadrar las pilas.',

  'manila.medium.supply':
    '{ware}: {n, plural, one {queda una acción} other {quedan # acciones}}. Pon la pila boca arriba junto al tablero.',
  'manila.medium.soldOut': '{ware}: no queda ninguna acción.',
  'manila.medium.check':
    'Si una pila no cuadra, alguien tomó una acción equivocada: que cada cual lo compruebe por su cuenta.',
  'manila.medium.bank': 'Las demás monedas son la banca.',

  'manila.medium.market': 'Mercado negro',
  'manila.medium.mark': '{n}',
  'manila.medium.left': 'Acciones que quedan en venta',
  'manila.medium.everybody': 'Cada persona',
  'manila.medium.cash': 'Pesos',
  'manila.medium.pledgedRow': 'Empeñadas',
  'manila.medium.purse': 'Nadie tiene más de',
  'manila.medium.purseHint':
    'El dinero está oculto: un número que seguro que nadie supera. Limita las ofertas posibles.',
  'manila.medium.boughtHead': 'Acciones compradas',
  'manila.medium.boughtHint': 'Toda la mesa vio su compra. Las dos acciones iniciales no se cuentan aquí.',
  'manila.medium.office': 'El viaje',
  'manila.medium.master': 'Capitán de puerto',
  'manila.medium.masterHint':
    'Quien tuvo el cargo por última vez y abre la subasta; antes de la primera, la persona de más edad.',
  'manila.medium.voyageRow': 'Viaje',
  'manila.medium.dealt': 'Acciones ocultas',
  'manila.medium.dealtHint': 'Las dos iniciales, empeñadas o no.',
  'manila.medium.first': 'Una',
  'manila.medium.second': 'La otra',
  'manila.medium.downHead': 'Qué acciones están boca abajo',
  'manila.medium.downHint': 'Si queda vacío, las más baratas. No cambia ninguna fortuna.',

  'manila.medium.no.missing': 'Esto falta todavía.',
  'manila.medium.no.fiveExist': 'Solo existen cinco acciones de {ware}.',
  'manila.medium.no.fiveInAll': 'Solo existen cinco acciones de {ware}; entre restantes y compradas hay {n}.',
  'manila.medium.no.twenty':
    'Entre restantes y compradas hay {n} de 20 acciones: dejan {left} para las ocultas, y con dos por persona son {hidden}.',
  'manila.medium.no.pledged':
    '{n, plural, one {Hay una acción empeñada} other {Hay # acciones empeñadas}}, pero en mano solo {held, plural, one {hay una} other {hay #}}.',
  'manila.medium.no.down':
    '{n, plural, one {Hay una acción} other {Hay # acciones}} boca abajo, pero solo {pledged, plural, one {hay una empeñada} other {hay # empeñadas}}.',
  'manila.medium.no.downOf': 'En esta mano solo {held, plural, one {hay una acción} other {hay # acciones}} de {ware}.',
  'manila.medium.no.downNone': 'En esta mano no hay ninguna acción de {ware}.',
  'manila.medium.no.purse': 'Se dijo que nadie tiene más de {n}.',
  'manila.medium.no.mostPurse': 'La app solo cuenta dinero hasta {n}.',
  'manila.medium.no.supplyOf':
    'Solo {n, plural, one {puede estar oculta una acción} other {pueden estar ocultas # acciones}} de {ware}: las demás quedan en venta o están compradas.',
  'manila.medium.no.supplyNone':
    'No puede haber ninguna acción oculta de {ware}: las cinco quedan en venta o están compradas.',
} satisfies Catalogue;
