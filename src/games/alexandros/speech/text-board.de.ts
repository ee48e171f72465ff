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
  'alex.regions':
    'Bithynien\nPhrygien\nPontos\nParthien\nKilikien\nArmenien\nMedien\nHyrkanien\nElam\nSyrien\nAssyrien\nSusiana\nAria\nPalmyra\nBabylon\nPersis\nJudäa\nChaldäa\nLibyen\nArabien',
  'alex.regions.far':
    'Baktrien\nSogdien\nMargiana\nGedrosien\nKarmanien\nDrangiana\nKusch\nNubien\nSaba\nOphir\nPunt\nTaxila\nIndien\nKolchis\nIberien\nAlbanien\nSkythien\nDahen\nSaken\nTarim\nQin\nMeroe\nAksum\nHimyar\nMagan\nDilmun\nMeluhha\nThule\nIerne\nTaprobane',
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
