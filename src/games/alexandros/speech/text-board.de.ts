import type { Catalogue } from '../../module';

/** What is printed on the board, and what the panels beside it say, in German. */
export const text = {
  'alex.board.title': 'Alexandros',
  // two lines where a name is long
  'alex.sea.black': 'Schwarzes Meer',
  'alex.sea.caspian': 'Kaspisches\nMeer',
  'alex.sea.mediterranean': 'Mittelmeer',
  'alex.sea.red': 'Rotes Meer',
  'alex.sea.gulf': 'Persischer\nGolf',

  // a name a line: as they follow each other in the Oikumene, row by row; those of new lands in any order
  'alex.region':
    '{at, select, 0 {Bithynien} 1 {Phrygien} 2 {Pontos} 3 {Parthien} 4 {Kilikien} 5 {Armenien} 6 {Medien} 7 {Hyrkanien} 8 {Elam} 9 {Syrien} 10 {Assyrien} 11 {Susiana} 12 {Aria} 13 {Palmyra} 14 {Babylon} 15 {Persis} 16 {Judäa} 17 {Chaldäa} 18 {Libyen} other {Arabien}}',
  'alex.region.far':
    '{at, select, 0 {Baktrien} 1 {Sogdien} 2 {Margiana} 3 {Gedrosien} 4 {Karmanien} 5 {Drangiana} 6 {Kusch} 7 {Nubien} 8 {Saba} 9 {Ophir} 10 {Punt} 11 {Taxila} 12 {Indien} 13 {Kolchis} 14 {Iberien} 15 {Albanien} 16 {Skythien} 17 {Dahen} 18 {Saken} 19 {Tarim} 20 {Qin} 21 {Meroe} 22 {Aksum} 23 {Himyar} 24 {Magan} 25 {Dilmun} 26 {Meluhha} 27 {Thule} 28 {Ierne} other {Taprobane}}',
  // five waters of a land by chance, from the north-west on
  'alex.seas.far':
    'Bernsteinmeer\nSchilfmeer\nPerlenmeer\nDer Sund\nSturmbucht\nHonigmeer\nSilbersee\nÄußerer Ozean\nMyrrhengolf\nDie Enge',

  'alex.panel.cards': 'Handkarten',
  'alex.panel.income': 'Punkte bei jeder Steuer',
  'alex.panel.atHome': '{n, plural, one {Ein Statthalter} other {# Statthalter}} im Vorrat',
  'alex.panel.known': 'Bekannt: {symbol}',
  'alex.panel.turn': 'Zug {n}',
  'alex.panel.lastTurn': 'Letzter Zug',
  'alex.panel.black': 'Schwarze Mauern übrig',
  'alex.panel.red': 'Rote Mauern übrig',
  'alex.place.walls': 'die restlichen Mauern',
  'alex.panel.supply': 'Stapel {n}, abgelegt {discards}',
  'alex.panel.myCards': 'Meine Karten',
  'alex.panel.noCards': 'Keine Karten auf der Hand.',
  'alex.panel.secret': '{n} geheim',
  'alex.panel.joker': 'Joker',
  'alex.panel.stays': 'bleibt',
  'alex.panel.supplyCard': 'Stapel',
  'alex.panel.unseen': 'Hand',
  'alex.panel.back': 'heim',
  'alex.panel.given': '{n} von {of} abgegeben',
  'alex.panel.byGuard': 'Statthalter',
  'alex.panel.byCard': 'Karte',
  'alex.panel.removal': '{n} Karten, um den Statthalter zu vertreiben',
} satisfies Catalogue;
