import type { Catalogue } from '../../module';

/** Words of the score sheet in German; see text.de.ts for the board's and the score's. */
export const text = {
  'isla.sheet.ports': 'Häfen',
  'isla.sheet.port': '{island} · {n}',
  'isla.sheet.bridges': 'Brücken je Insel',
  'isla.sheet.bridges.hint':
    'Oder zählt sie hier: Eine Brücke zählt an beiden Enden. Das Blatt klärt Mehrheiten, Hälften und Gleichstände.',
  'isla.sheet.bridges.given': 'Aus den Brücken oben gezählt. Das Blatt klärt Mehrheiten, Hälften und Gleichstände.',
  'isla.sheet.bridgeSites': 'Brücken',
  'isla.sheet.bridgeSites.hint': 'Wem die Brücken gehören. Was nicht gebaut ist, bleibt offen.',
  'isla.sheet.crowns': 'Kronen',
  'isla.sheet.crowns.row': 'Werte der Kronen',
  'isla.sheet.crowns.hint': 'Eine Zahl für jede Krone: 3+2+2.',
  'isla.sheet.princes': 'Prinzen',
  'isla.sheet.princes.hint': 'Wie viele auf jeder Insel stehen, neun insgesamt.',
  'isla.sheet.coins': 'Münzen in den Vorräten',
  'isla.sheet.coins.hint': 'Ohne die Besitzmünzen auf Brücken und Häfen; ab zehn als Summe, etwa 9+3.',
  'isla.sheet.held': 'Titel und Banken',
  'isla.sheet.bank': 'Münzen in der Bank',
  'isla.sheet.bank.hint': 'Karte 16 zählt sie. Ohne die drei, die der erste König aus dem Spiel nahm.',
  'isla.sheet.commerce': 'Handelskarten',
  'isla.sheet.commerce.row': 'Behaltene Karten',
  'isla.sheet.commerce.hint': 'Mit ihren Nummern. Spielt erst 9, 10 und 12 aus, dann tragt den neuen Stand ein.',
  'isla.sheet.card': '{n} · {card}',
  'isla.sheet.ownMap': 'Wir spielen mit einer eigenen Karte',
  'isla.sheet.map': 'Eigener Spielplan: Inseln',
  'isla.sheet.map.hint':
    'Falls ihr auf einem anderen Spielplan spielt als unserem. Was offen bleibt, ist wie hier gedruckt.',
  'isla.sheet.value': '{island}: Punkte für die meisten Brücken',
  'isla.sheet.sites': '{island}: Brückenplätze',
  'isla.sheet.mapPorts': 'Eigener Spielplan: Häfen',
  'isla.sheet.worth': 'Hafen {n}: Punkte',
  'isla.sheet.island': 'Hafen {n}: seine Insel',
  'isla.sheet.printed': 'Gedruckt: {n}',
  'isla.sheet.printedIsland': 'Gedruckt: {island}',

  'isla.sheet.no.sites': '{island} hat nur {n, plural, one {einen Brückenplatz} other {# Brückenplätze}}.',
  'isla.sheet.no.recounted': 'Nach den einzeln eingetragenen Brücken sind es {n} an {island}.',
  'isla.sheet.no.odd':
    'Jede Brücke berührt zwei Inseln, die Zahlen einer Person ergeben also immer eine gerade Summe: {n} geht nicht.',
  'isla.sheet.no.seventeen': 'Es gibt nur 17 Brücken.',
  'isla.sheet.no.fit': 'Zu diesen Zahlen von {who} passen keine Bauplätze auf dem Spielplan.',
  'isla.sheet.no.fitAll': 'Zu all diesen Brücken zusammen passen keine Bauplätze auf dem Spielplan.',
  'isla.sheet.no.crown': 'Nur {n, plural, one {eine Krone hat} other {# Kronen haben}} den Wert {value}.',
  'isla.sheet.no.crowns':
    'Jede Brücke bringt höchstens eine Krone: {crowns, plural, one {eine Krone} other {# Kronen}} bei {bridges, plural, one {einer Brücke} other {# Brücken}}, das geht nicht.',
  'isla.sheet.no.princes': 'Es gibt neun Prinzen, nicht {n}.',
  'isla.sheet.no.ninePrinces': 'Es gibt nur neun Prinzen.',
  'isla.sheet.no.harbour': 'Hafenbauer kann nur sein, wer einen Hafen gebaut hat.',
  'isla.sheet.no.bank': 'Niemand hat mehr als {n} Münzen.',
  'isla.sheet.no.coins':
    'Insgesamt ergibt das {n, plural, one {eine Münze} other {# Münzen}}, je eine für Brücken und Häfen mitgezählt. Richtig wären {whole} (erster König: {less}).',
  'isla.sheet.no.kings': 'Nur der erste König nimmt drei Münzen aus dem Spiel, und {who} hat schon drei weniger.',
  'isla.sheet.no.twice': '„{card}“ hat schon {who}, und die Karte gibt es nur einmal.',
  'isla.sheet.no.cards':
    'Jede Brücke bringt eine Handelskarte: {cards, plural, one {eine Karte} other {# Karten}} bei {bridges, plural, one {einer Brücke} other {# Brücken}}, das geht nicht.',
} satisfies Catalogue;
