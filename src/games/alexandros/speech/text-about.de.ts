import type { Catalogue } from '../../module';

/** What is said of how the game stands, and of a place that somebody asks about, in German. */
export const text = {
  'alex.standing.legend': '+4: Punkte bei jeder Steuer; (4): noch nichts, 4 erst mit nur einem Statthalter darin',
  'alex.standing.pays': '{where}: bringt {who} {n} bei jeder Steuer.',
  'alex.standing.paysNot':
    '{where}: bringt {who} nichts, solange dort mehrere Statthalter stehen, mit nur einem dagegen {n}.',
  'alex.standing.levy': 'Eine Steuer jetzt: {list}.',
  'alex.standing.toGo': 'Am nächsten an 100: {list}, noch {n, plural, one {ein Punkt} other {# Punkte}}.',
  'alex.standing.walls':
    '{n, plural, =0 {Keine schwarze Mauer} one {Eine schwarze Mauer} other {# schwarze Mauern}} übrig.',

  'alex.about.way':
    'Ein Weg zum Feld „{symbol}“, {n, plural, one {eine Kante} other {# Kanten}} lang, mit {walls, plural, =0 {keiner neuen Mauer} one {einer neuen Mauer} other {# neuen Mauern}}.',
  'alex.about.opens': 'Er schließt eine freie Provinz ab, die bei jeder Steuer {n} bringt.',
  'alex.about.changes': 'Für die Person, die Alexander führt, ändert er den Ertrag jeder Steuer um {n}.',
  'alex.about.point': 'Eine Ecke. Alexander geht von Ecke zu Ecke, und jede Kante auf seinem Weg bekommt eine Mauer.',
  'alex.about.alexander': 'Hier steht Alexander: Felder, die diese Ecke berühren, gelten für ihn nicht als leer.',
  'alex.about.sides':
    'Hier {n, plural, one {endet eine Kante} other {treffen sich # Kanten}}, {walls, plural, =0 {keine} one {eine} other {#}} davon mit Mauer.',
  'alex.about.open':
    'Offenes Feld: bringt bei jeder Steuer einen Punkt, wenn in seiner Provinz genau ein Statthalter steht.',
  'alex.about.symbol':
    'Ein Feld „{symbol}“: Wer seine Provinz besetzt, deckt es mit einem Statthalter ab oder zahlt {aSymbol}.',
  'alex.about.notEmpty':
    'Alexander kann nicht dorthin: Eine Mauer liegt an der Kante, ein Statthalter steht darin, oder Alexander berührt es schon.',
  'alex.about.closest':
    'Das nächste leere Feld „{symbol}“, {n, plural, one {eine Kante} other {# Kanten}} entfernt: Diese Karte führt hierher.',
  'alex.about.farther':
    'Leer, {n, plural, one {eine Kante} other {# Kanten}} entfernt; ein anderes Feld „{symbol}“ ist näher an Alexander.',
  'alex.about.guard':
    'Ein Statthalter von {who}. {who} kann {aSymbol} ablegen und Steuern eintreiben; um den Statthalter zu vertreiben, braucht es zwei Karten „{symbol}“.',
  'alex.about.barren':
    'Ein Teil aus {n, plural, one {einem offenen Feld} other {# offenen Feldern}} ohne Symbol: Niemand kann ihn besetzen.',
  'alex.about.openLand': 'Offenes Land mit {n} Symbolen: Erst Mauern machen es so klein, dass es bezahlbar wird.',
  'alex.about.free': '{where}: frei, bringt bei jeder Steuer {n, plural, one {einen Punkt} other {# Punkte}}.',
  'alex.about.cost': 'Besetzen kostet: {list}; Statthalter können Karten ersetzen, mindestens einer muss es.',
  'alex.about.pays': '{where}: gehört {who} und bringt bei jeder Steuer {n}.',
  'alex.about.paysNot':
    '{where}: gehört {who} mit {guards} Statthaltern, bringt deshalb nichts, mit nur noch einem dagegen {n}.',
  'alex.about.takeOver':
    'Übernehmen kostet: {list} für die Statthalter, dann Karten oder Statthalter für {n, plural, one {ein Feld} other {# Felder}}. Von den verwendeten Karten geht die Hälfte, höchstens {half}, an die vertriebene Seite.',
  'alex.about.supply':
    '{n, plural, =0 {Keine Karte liegt} one {Eine Karte liegt} other {# Karten liegen}} verdeckt. Als Aktion darfst du eine blind ziehen.',
  'alex.about.walls':
    'Noch {black, plural, one {eine schwarze Mauer} other {# schwarze Mauern}} und {red, plural, one {eine rote} other {# rote}}. Der Zug, der rote Mauern braucht, ist der letzte der Partie.',
  'alex.about.cardMoves': 'Mit ihr geht Alexander zum nächsten leeren Feld „{symbol}“.',
  'alex.about.cardLevy':
    'Wer {aSymbol} ablegt, treibt Steuern ein; dazu muss ein eigener Statthalter auf diesem Symbol stehen.',
  'alex.about.cardClaims':
    'Beim Besetzen deckt sie ein Feld „{symbol}“ ab; zwei vertreiben dort einen fremden Statthalter.',

  'alex.panel.home': 'Statthalter im Vorrat',
  'alex.panel.track': 'Punkteleiste',
  'alex.figure.income':
    'So viel bringt jede Steuer jetzt: die offenen Felder aller Provinzen, die genau ein Statthalter hält.',
  'alex.figure.cards': 'Handkarten. Sie führen Alexander, decken Symbole, vertreiben Statthalter und bezahlen Steuern.',
  'alex.figure.home': 'Statthalter, die noch nicht stehen, von vieren. Für eine Provinz braucht es mindestens einen.',
  'alex.figure.turn': 'Ein Zug: Alexander geht, dann bis zu zwei Aktionen, dann werden neue Karten aufgedeckt.',
  'alex.figure.last': 'Die schwarzen Mauern sind verbaut: Nach diesem Zug endet die Partie.',
  'alex.figure.track': 'Die Punkte bisher. Die Partie endet sofort, wenn jemand durch eine Steuer 100 erreicht.',
} satisfies Catalogue;
