import type { Catalogue } from '../../module';

/** How it stands, and what a place is, in German. */
export const text = {
  'manila.odds.punt': '{ware}: {p} % für den Hafen',
  'manila.odds.arrives13': 'Ein Kahn, der auf 13 endet, gilt hier als angekommen: Kein Pirat wartet auf ihn.',
  'manila.odds.lost13': 'Ein Kahn, der auf 13 endet, gilt hier als verloren: Piraten warten auf ihn.',
  'manila.odds.sure13': 'Ein Kahn, der auf 13 endet, kommt an: Kein Pirat wartet, und keiner kann mehr kommen.',
  'manila.odds.both': 'Lotsen und neue Piraten können diese Chancen noch ändern.',
  'manila.odds.pilots': 'Lotsen können diese Chancen noch ändern.',
  'manila.odds.pirates': 'Neue Piraten können diese Chancen noch ändern.',

  'manila.board.share': '{p} %',
  'manila.board.chance': '% = Chance auf den Hafen',

  'manila.standing.legend': '%: wie wahrscheinlich ein Kahn ankommt oder ein Platz zahlt',
  'manila.standing.port': '{where} bringt {coins}: {p} %',
  'manila.standing.portOf': '{where} bringt {who} {coins}: {p} %',
  'manila.standing.agent': 'Als Versicherer zahlt {who} im Schnitt {n}.',

  'manila.about.seat':
    'Kostet {cost, plural, one {einen Peso} other {# Pesos}}; der billigste freie Platz kommt zuerst.',
  'manila.about.sits': 'Hier sitzt {who}.',
  'manila.about.load':
    'Erreicht {ware} den Hafen, teilen sich alle an Bord {coins}: mit {n, plural, one {einem} other {#}} an Bord je {each}.',
  'manila.about.loadFree': 'Erreicht {ware} den Hafen, teilen sich alle an Bord {coins}. Noch ist niemand an Bord.',
  'manila.about.plundered': 'Piraten haben ihn geplündert: Sie teilen sich {coins}.',
  'manila.about.docked': 'Er liegt in {where}.',
  'manila.about.holds': 'Hier steht {who}.',
  'manila.about.costs': 'Frei, für {cost, plural, one {einen Peso} other {# Pesos}}.',
  'manila.about.port':
    'Bringt {coins}, wenn {n, plural, one {ein Kahn den Hafen erreicht} other {# Kähne den Hafen erreichen}}: {p} %.',
  'manila.about.yard':
    'Bringt {coins}, wenn {n, plural, one {ein Kahn in der Werft endet} other {# Kähne in der Werft enden}}: {p} %. Es zahlt die Versicherung, sonst die Bank.',
  'manila.about.boards': 'Nach Wurf 2 darf ein Pirat einen Kahn auf 13 entern, der einen freien Platz hat.',
  'manila.about.plunders': 'Nach Wurf 3 plündern Piraten jeden Kahn auf 13 und teilen sich die Ladung. Auf 13: {p} %.',
  'manila.about.captain': 'Der Kapitän sagt, ob ein geplünderter Kahn in den Hafen oder in die Werft geht.',
  'manila.about.small': 'Vor Wurf 3 bewegt er einen Kahn auf See um ein Feld, vor oder zurück.',
  'manila.about.large': 'Vor Wurf 3 bewegt er einen Kahn auf See um bis zu zwei Felder oder zwei Kähne um je eins.',
  'manila.about.agent':
    'Bringt sofort 10 Pesos. Wer hier steht, zahlt 6, 8 und 15 für die Plätze, die sich in der Werft füllen.',
  'manila.about.space': 'Von hier erreicht ein Kahn den Hafen in {n} von {all} Würfen: {p} %.',
  'manila.about.thirteen': 'Das letzte Feld auf See: Hier entern und plündern Piraten.',
  'manila.about.mouth': 'Ein Kahn, der über 13 hinausfährt, kommt auf den nächsten freien Hafenplatz.',
  'manila.about.market': 'Ein Anteil ist jetzt {value} wert und kostet {price}; noch da: {n}.',
  'manila.about.rises': 'Jede Ladung im Hafen hebt ihre Ware: 5, 10, 20, 30. Bei 30 endet das Spiel.',
  'manila.about.toPort': 'Kähne im Hafen füllen die Plätze A, B und C; ihre Waren steigen.',
  'manila.about.toYard': 'Gescheiterte Kähne füllen die Plätze A, B und C; ihre Waren bleiben, wo sie sind.',

  'manila.panel.bid': 'Höchstes Gebot',
  'manila.panel.passed': 'Gepasst',
  'manila.panel.dice': 'Würfel',
  'manila.figure.cash': 'Geld für Gebote, Anteile und Komplizen. Was am Ende übrig ist, zählt voll.',
  'manila.figure.shares': 'Anteile, verdeckt. Am Ende zählt jeder so viel, wie seine Ware wert ist.',
  'manila.figure.pledged': 'Ein verpfändeter Anteil brachte 12. Auslösen kostet 15; am Ende werden dafür 15 abgezogen.',
  'manila.figure.pieces': 'Komplizen, die noch gesetzt werden können. Nach der Fahrt kommen sie zurück.',
  'manila.figure.master':
    'Hat die Auktion gewonnen: darf einen Anteil kaufen, belädt die Kähne, schickt sie los und setzt zuerst.',
  'manila.figure.bid':
    'So viel wird höchstens für das Amt des Hafenmeisters geboten. Wer gewinnt, zahlt es an die Bank.',
  'manila.figure.passed': 'Bietet in dieser Auktion oder setzt in dieser Fahrt nicht mehr.',
  'manila.figure.voyage':
    'Eine Fahrt: Auktion, Beladen, drei Würfe, Zahltag. Die Partie endet, wenn eine Ware 30 wert ist.',
  'manila.figure.moved': 'So viele der drei Würfe sind gefallen. Nach dem dritten bleibt kein Kahn auf See.',
  'manila.figure.unseen': 'Anteile, die andere verdeckt halten, nach Waren, so weit du es wissen kannst.',
  'manila.figure.dice': 'Jeder Kahn auf See hat einen Würfel in seiner Farbe und fährt so weit.',
  'manila.about.ashore': 'Sie bleibt auf dieser Fahrt an Land: Niemand fährt mit ihr, und sie kann nicht steigen.',
  'manila.figure.paid': 'Was diese Fahrt allen gebracht und gekostet hat, und für welche Ladung oder welchen Platz.',
} satisfies Catalogue;
