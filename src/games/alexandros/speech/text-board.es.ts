import type { Catalogue } from '../../module';

/** What is printed on the board, and what the panels beside it say, in Spanish. */
export const text = {
  'alex.board.title': 'Alexandros',
  // two lines where a name is long
  'alex.sea.black': 'Mar Negro',
  'alex.sea.caspian': 'Mar\nCaspio',
  'alex.sea.mediterranean': 'Mediterráneo',
  'alex.sea.red': 'Mar Rojo',
  'alex.sea.gulf': 'Golfo\nPérsico',

  // a name a line: as they follow each other in the Oikumene, row by row; those of new lands in any order
  'alex.regions':
    'Bitinia\nFrigia\nPonto\nPartia\nCilicia\nArmenia\nMedia\nHircania\nElam\nSiria\nAsiria\nSusiana\nAria\nPalmira\nBabilonia\nPersia\nJudea\nCaldea\nLibia\nArabia',
  'alex.regions.far':
    'Bactria\nSogdia\nMargiana\nGedrosia\nCarmania\nDrangia\nKush\nNubia\nSaba\nOfir\nPunt\nTaxila\nIndia\nCólquida\nIberia\nAlbania\nEscitia\nDahas\nSacas\nTarim\nQin\nMeroe\nAxum\nHimyar\nMagan\nDilmun\nMeluja\nTule\nIerne\nTaprobana',
  // five waters of a land by chance, from the north-west on
  'alex.seas.far':
    'Mar de\u00a0Ámbar\nMar de\u00a0Cañas\nMar de Perlas\nEl Sund\nBahía Brava\nMar de\u00a0Miel\nLago de\u00a0Plata\nMar Exterior\nGolfo de\u00a0Mirra\nEl Estrecho',

  'alex.panel.cards': 'Cartas en mano',
  'alex.panel.income': 'Puntos en cada tributo',
  'alex.panel.atHome': '{n, plural, one {Un guardia} other {# guardias}} en casa',
  'alex.panel.known': 'Vista: {symbol}',
  'alex.panel.turn': 'Turno {n}',
  'alex.panel.lastTurn': 'Último turno',
  'alex.panel.black': 'Murallas negras',
  'alex.panel.red': 'Murallas rojas',
  'alex.place.walls': 'las murallas que quedan',
  'alex.panel.supply': 'Mazo {n}, descartes {discards}',
  'alex.panel.myCards': 'Mis cartas',
  'alex.panel.noCards': 'No hay cartas en esta mano.',
  'alex.panel.secret': '{n} sin ver',
  'alex.panel.faceUp': 'A la vista: te la quedas',
  'alex.panel.fromHand': 'De la mano: se descarta',
  'alex.panel.away': 'a {n, plural, one {# lado} other {# lados}}',
  'alex.panel.joker': 'Comodín: todo símbolo',
  'alex.panel.stays': 'Alejandro se queda',
  'alex.panel.stuck': 'Alejandro no puede moverse; {n, plural, one {queda una muralla} other {quedan # murallas}}.',
  'alex.panel.takeCard': 'Tomar una carta',
  'alex.panel.claim': 'Ocupar',
  'alex.panel.open': '{n, plural, one {Una provincia} other {# provincias}}: toca un número dorado del tablero',
  'alex.panel.supplyCard': 'Mazo',
  'alex.panel.levy': 'Recaudar con',
  'alex.panel.unseen': 'De mi mano',
  'alex.panel.tried': 'si está ahí',
  'alex.panel.back': 'Retirar un guardia',
  'alex.panel.paysThen': 'luego paga {n}',
  'alex.panel.givesUp': 'pierde {n}',
  'alex.panel.homeAgain': 'vuelve a casa',
  'alex.panel.give': '{n, plural, =0 {Todo lo debido} one {Una carta} other {# cartas}} para {who}',
  'alex.panel.given': '{n} dadas',
  'alex.panel.cheapest': 'Con los mínimos guardias',
  'alex.panel.byGuard': 'guardia',
  'alex.panel.byCard': 'carta',
  'alex.panel.removal': '{n} cartas para echar a los guardias',
  'alex.panel.needOf': '{n} ({have} en mano)',
} satisfies Catalogue;
