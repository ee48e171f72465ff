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
  'alex.panel.faceUp': 'Auslage: behalten',
  'alex.panel.fromHand': 'Von der Hand: ablegen',
  'alex.panel.away': '{n, plural, one {# Kante} other {# Kanten}} weit',
  'alex.panel.joker': 'Joker: jedes Symbol',
  'alex.panel.stays': 'Alexander bleibt',
  'alex.panel.stuck': 'Alexander kann nicht ziehen; {n, plural, one {eine Mauer ist} other {# Mauern sind}} übrig.',
  'alex.panel.takeCard': 'Karte nehmen',
  'alex.panel.claim': 'Besetzen',
  'alex.panel.open':
    '{n, plural, one {Eine Provinz} other {# Provinzen}}: Tippe auf dem Spielplan eine goldene Zahl an',
  'alex.panel.supplyCard': 'Stapel',
  'alex.panel.levy': 'Steuern eintreiben mit',
  'alex.panel.unseen': 'Von der Hand',
  'alex.panel.tried': 'falls vorhanden',
  'alex.panel.back': 'Statthalter heimholen',
  'alex.panel.paysThen': 'bringt dann {n}',
  'alex.panel.givesUp': 'verliert {n}',
  'alex.panel.homeAgain': 'kommt zurück',
  'alex.panel.give': '{n, plural, =0 {Alles Nötige} one {Eine Karte} other {# Karten}} für {who}',
  'alex.panel.given': '{n} abgegeben',
  'alex.panel.cheapest': 'Möglichst wenige Statthalter',
  'alex.panel.byGuard': 'Statthalter',
  'alex.panel.byCard': 'Karte',
  'alex.panel.removal': '{n} Karten, um die Statthalter zu vertreiben',
  'alex.panel.needOf': '{n} (auf der Hand: {have})',
} satisfies Catalogue;
