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
  'alex.panel.joker': 'Comodín',
  'alex.panel.stays': 'se queda',
  'alex.panel.supplyCard': 'Mazo',
  'alex.panel.unseen': 'Mano',
  'alex.panel.back': 'a casa',
  'alex.panel.given': '{n} de {of} dadas',
  'alex.panel.byGuard': 'guardia',
  'alex.panel.byCard': 'carta',
  'alex.panel.removal': '{n} cartas para echar al guardia',
} satisfies Catalogue;
