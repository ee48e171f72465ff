import type { Catalogue } from '../../module';

/** What is printed on the board, and what the panels beside it say. */
export const boardText = {
  'alex.board.title': 'Alexandros',
  // two lines where a name is long
  'alex.sea.black': 'Black Sea',
  'alex.sea.caspian': 'Caspian\nSea',
  'alex.sea.mediterranean': 'Mediterranean',
  'alex.sea.red': 'Red Sea',
  'alex.sea.gulf': 'Persian\nGulf',

  // a name a line: as they follow each other in the Oikumene, row by row; those of new lands in any order
  'alex.region':
    '{at, select, 0 {Bithynia} 1 {Phrygia} 2 {Pontus} 3 {Parthia} 4 {Cilicia} 5 {Armenia} 6 {Media} 7 {Hyrcania} 8 {Elam} 9 {Syria} 10 {Assyria} 11 {Susiana} 12 {Aria} 13 {Palmyra} 14 {Babylon} 15 {Persis} 16 {Judaea} 17 {Chaldaea} 18 {Libya} other {Arabia}}',
  'alex.region.far':
    '{at, select, 0 {Bactria} 1 {Sogdia} 2 {Margiana} 3 {Gedrosia} 4 {Carmania} 5 {Drangia} 6 {Kush} 7 {Nubia} 8 {Saba} 9 {Ophir} 10 {Punt} 11 {Taxila} 12 {India} 13 {Colchis} 14 {Iberia} 15 {Albania} 16 {Scythia} 17 {Dahae} 18 {Saka} 19 {Tarim} 20 {Qin} 21 {Meroe} 22 {Axum} 23 {Himyar} 24 {Magan} 25 {Dilmun} 26 {Meluha} 27 {Thule} 28 {Ierne} other {Taprobane}}',
  // five waters of a land by chance, from the north-west on
  'alex.seas.far':
    'Amber Sea\nSea of\u00a0Reeds\nSea of Pearls\nThe Sound\nBay of\u00a0Storms\nHoney Sea\nSilver Lake\nOuter Ocean\nGulf of\u00a0Myrrh\nThe Narrows',

  'alex.panel.cards': 'Cards in hand',
  'alex.panel.income': 'Points at every levy',
  'alex.panel.atHome': '{n, plural, one {One guard} other {# guards}} at home',
  'alex.panel.known': 'Seen: {symbol}',
  'alex.panel.turn': 'Turn {n}',
  'alex.panel.lastTurn': 'Last turn',
  'alex.panel.black': 'Black walls left',
  'alex.panel.red': 'Red walls left',
  'alex.place.walls': 'the remaining walls',
  'alex.panel.supply': 'Supply {n}, discarded {discards}',
  'alex.panel.myCards': 'My cards',
  'alex.panel.noCards': 'No cards in this hand.',
  'alex.panel.secret': '{n} unseen',
  'alex.panel.joker': 'Joker',
  'alex.panel.stays': 'stays',
  'alex.panel.supplyCard': 'Supply',
  'alex.panel.unseen': 'Hand',
  'alex.panel.back': 'home',
  'alex.panel.given': '{n} of {of} given',
  'alex.panel.byGuard': 'guard',
  'alex.panel.byCard': 'card',
  'alex.panel.removal': '{n} cards to drive the guard away',
} satisfies Catalogue;

type Text = typeof boardText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
