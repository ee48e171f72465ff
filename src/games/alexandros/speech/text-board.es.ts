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
  'alex.region':
    '{at, select, 0 {Bitinia} 1 {Frigia} 2 {Ponto} 3 {Partia} 4 {Cilicia} 5 {Armenia} 6 {Media} 7 {Hircania} 8 {Elam} 9 {Siria} 10 {Asiria} 11 {Susiana} 12 {Aria} 13 {Palmira} 14 {Babilonia} 15 {Persia} 16 {Judea} 17 {Caldea} 18 {Libia} other {Arabia}}',
  'alex.region.far':
    '{at, select, 0 {Bactria} 1 {Sogdia} 2 {Margiana} 3 {Gedrosia} 4 {Carmania} 5 {Drangia} 6 {Kush} 7 {Nubia} 8 {Saba} 9 {Ofir} 10 {Punt} 11 {Taxila} 12 {India} 13 {Cólquida} 14 {Iberia} 15 {Albania} 16 {Escitia} 17 {Dahas} 18 {Sacas} 19 {Tarim} 20 {Qin} 21 {Meroe} 22 {Axum} 23 {Himyar} 24 {Magan} 25 {Dilmun} 26 {Meluja} 27 {Tule} 28 {Ierne} other {Taprobana}}',
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
