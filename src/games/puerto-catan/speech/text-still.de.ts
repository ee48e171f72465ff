import type { Catalogue } from '../../module';

/** How it stands, and what the places of the board are, in German. */
export const text = {
  'pc.stand.legend':
    'Eine Karte mit 2: Wird die Zahl gewürfelt, gibt es dort zwei Karten in dieser Farbe. 0: Dort steht der Räuber',
  'pc.stand.hex': '{where}: {n} {what} für {who} bei {of} von 36 Würfen',
  'pc.stand.robbed': '{where} gibt nichts, solange der Räuber dort steht',
  'pc.stand.income': '{who}: {n, plural, one {eine Karte} other {# Karten}} in 36 Würfen',
  'pc.stand.ways':
    '{who}: Straße {roads} lang, {soldiers, plural, =0 {keine Ritter} one {ein Ritter} other {# Ritter}} gespielt',
  'pc.stand.last': '{who} hat zehn Punkte: Das ist die letzte Runde',

  'pc.about.gives': 'Gibt {what}, wenn {n} gewürfelt wird: {of} von 36 Würfen',
  'pc.about.desert': 'Gibt nichts, was auch gewürfelt wird',
  'pc.about.share': '{who} bekommt {n}',
  'pc.about.nobody': 'Hier hat niemand gebaut',
  'pc.about.robber': 'Hier steht der Räuber: kein Ertrag',
  'pc.about.free': 'Hier darf eine Siedlung stehen: 1 Lehm, 1 Holz, 1 Wolle und 1 Getreide',
  'pc.about.close': 'Hier darf keine Siedlung stehen: Eine Kante weiter ist ein Gebäude',
  'pc.about.settlement': '{who} hat hier eine Siedlung: 1 Punkt, von jedem Feld eine Karte',
  'pc.about.city': '{who} hat hier eine Stadt: 2 Punkte, von jedem Feld zwei Karten',
  'pc.about.toCity': 'Eine Stadt an ihrer Stelle kostet 2 Getreide und 3 Erz',
  'pc.about.brings': 'Die Felder ringsum geben bei {n} von 36 Würfen etwas',
  'pc.about.harbour': 'Am {harbour}, nur für die Person mit dem Händler',
  'pc.about.trades':
    'Am {harbour} tauschst du so viele gleiche Karten gegen eine beliebige andere, wenn du den Händler gewählt hast und an einer seiner zwei Ecken ein Gebäude hast',
  'pc.about.stands': '{who} hat dort ein Gebäude',
  'pc.about.road': '{who} hat hier eine Straße; die längste dieser Farbe ist {n} lang',
  'pc.about.noRoad':
    'Eine Straße kostet hier 1 Lehm und 1 Holz und muss an eine eigene Straße oder ein eigenes Gebäude grenzen',
  'pc.about.roleGold':
    '{n, plural, =0 {Kein Gold liegt darauf} one {Wer sie wählt, bekommt ein Gold} other {Wer sie wählt, bekommt # Gold}}',
  'pc.about.roleTaken': '{who} hat sie in dieser Runde gewählt',
  'pc.about.bank': '{n, plural, =0 {Keine Karte ist} one {Eine Karte ist} other {# Karten sind}} noch in der Bank',
  'pc.about.four':
    'Vier gleiche tauschst du gegen eine beliebige Karte, mit Hafen weniger; für 3 Gold gibt es auch eine',
  'pc.about.longest':
    'Für die erste Straße aus fünf Teilen an einem Stück; wer eine längere baut, bekommt sie. 2 Punkte',
  'pc.about.largest': 'Für die ersten drei ausgespielten Ritter; wer mehr ausspielt, bekommt sie. 2 Punkte',
  'pc.about.honour': '{who} hat sie',
  'pc.about.governor': 'Wählt die erste Rolle der Runde; an ihrem Ende wird es die nächste Person links',
  'pc.about.stack':
    '{n, plural, =0 {Keine Karte ist} one {Eine Karte ist} other {# Karten sind}} noch da; jede kostet 1 Wolle, 1 Getreide und 1 Erz',
  'pc.about.inside': 'Unter den 25 sind 14 Ritter und 5 Siegpunkte',
  'pc.about.dice': 'Beim Aufseher würfeln alle einmal, und alle bekommen Erträge',
  'pc.about.seven': 'Bei einer 7 gibt es keine Erträge, und der Räuber zieht: einer von sechs Würfen',
  'pc.about.used':
    'Straße: Lehm und Holz. Siedlung: dazu Wolle und Getreide. Stadt: zwei Getreide und drei Erz. Entwicklungskarte: Wolle, Getreide und Erz.',
  'pc.about.dev.soldier':
    'In einer Ritterphase gespielt: Versetze den Räuber und nimm eine Karte. Drei gespielte sind die Größte Rittermacht und 2 Punkte wert.',
  'pc.about.dev.victory': 'Ein Punkt, geheim, bis er das Spiel entscheidet.',
  'pc.about.dev.roadBuilding': 'Im eigenen Baumeisterzug: zwei Straßen ohne Karten.',
  'pc.about.dev.plenty': 'Im eigenen Aufseherzug: zwei Karten nach Wahl aus der Bank.',
  'pc.about.dev.monopoly': 'Im eigenen Händlerzug: Nenne einen Rohstoff, und alle geben dir davon, was sie haben.',

  'pc.figure.cards': 'Rohstoffkarten, verdeckt. Bei einer Sieben verliert die Hälfte, wer acht oder mehr hat.',
  'pc.figure.devs': 'Entwicklungskarten, verdeckt: Ritter, Punkte oder Hilfe für einen Zug.',
  'pc.figure.gold':
    'Gold ist keine Karte: Niemand kann es rauben. Drei kaufen in deinem Händlerzug eine beliebige Karte.',
  'pc.figure.points': 'Eine Siedlung zählt 1, eine Stadt 2, Längste Handelsstraße und Größte Rittermacht je 2.',
  'pc.figure.round': 'In einer Runde wählt jeder Platz eine Rolle, und alle spielen sie.',
  'pc.figure.last': 'Jemand hat genug Punkte: Diese Runde wird zu Ende gespielt, dann ist Schluss.',
  'pc.figure.sure': 'Karten, die vor aller Augen den Besitzer wechselten. Die App merkt sie sich nur für dich.',
  'pc.figure.with': 'Wem du etwas anbietest: allen, einer Person oder der Bank.',
} satisfies Catalogue;
