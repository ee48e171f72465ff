import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in German. */
export const text = {
  'isla.lesson.welcome':
    'Die meisten Punkte gewinnen. Wer am Ende die meisten Brücken zu einer Insel hat, bekommt ihre Zahl: hier {n}.',
  'isla.lesson.pools':
    'Du zahlst mit Münzen, die auf Inseln liegen. Auf Isla Ceniza hast du {mine}, auf Isla Margarita {more}.',
  'isla.lesson.draft':
    'Jede Runde nimmst du verdeckt eine Karte. Niedrige Zahlen sind zuerst dran. Nimm die 8: eine Brücke für 3, als König 1 weniger.',
  'isla.lesson.build': 'Baue die Brücke zwischen Ceniza und Margarita. Zahle an einem Ende oder an beiden.',
  'isla.lesson.bridge':
    'Deine erste Brücke! Sie zählt auf beiden Inseln. Der Prinz, der sie überquert hat, bringt dir eine Krone: 1 bis 5 geheime Punkte.',
  'isla.lesson.stack': 'Eine Brücke bringt auch eine Handelskarte. Wähle einen Stapel.',
  'isla.lesson.keep': 'Sieh den Stapel durch und behalte verdeckt eine Karte. Am Ende zählt sie, was darauf steht.',
  'isla.lesson.invest':
    'Du investierst stattdessen: auch gut. Lege Münzen aus deiner Bank in leere Kreise. Ab der nächsten Runde können sie zahlen.',
  'isla.lesson.investLater':
    'Lege Münzen aus deiner Bank in leere Kreise. Ab der nächsten Runde können sie zahlen. Ein Kreis mit Münzen ist für andere zu.',
  'isla.lesson.gathered':
    'Die Runde ist vorbei. Münzen aus Kreisen kommen in den Vorrat ihrer Insel und können ab jetzt zahlen.',
  'isla.lesson.crowns':
    'Über eine neue Brücke geht ein Prinz. Wer sie gebaut hat, nimmt die Krone seiner neuen Insel: 1 bis 5 geheime Punkte.',
  'isla.lesson.cards': 'Jede Brücke bringt auch eine Handelskarte. Sie bleibt geheim und zählt am Ende.',
  'isla.lesson.investing':
    'Investitionskarten legen Münzen aus deiner Bank in leere Kreise. Ab der nächsten Runde können sie zahlen.',
  'isla.lesson.titles':
    'Titel machen Bauen billiger. Der König spart 1, der Brückenbauer 1 bei Brücken, der Hafenbauer 2 bei Häfen.',
  'isla.lesson.majority':
    'Zähle deine Brücken: {island} bringt {n} für die meisten. Bei Gleichstand bekommt jeder die Hälfte.',
  'isla.lesson.ports':
    'Ein Hafen wird mit Münzen seiner Insel bezahlt. Er zählt sicher seine Zahl und darf einen Prinzen her oder weg bewegen.',
  'isla.lesson.princes':
    'Auch Münzen zählen: Wer neben Prinzen die meisten hat, bekommt 2 Punkte für jeden Prinzen dort.',
  'isla.lesson.mistakes':
    'Zwei häufige Fehler: Münzen auf zu viele Inseln verteilen, und eine hohe Karte, wenn andere dieselbe Meerenge wollen.',
  'isla.lesson.again':
    'Deine nächste Runde. 1, 2, 3, 6 und 7 investieren, 4, 8 und 9 bauen, 5 macht dich zum König. Wähle frei.',
  'isla.lesson.end': 'Jetzt kennst du Isla Margarita.',
  'isla.lesson.sum.points': 'Inseln, Häfen, Kronen, Prinzen und Handelskarten bringen Punkte.',
  'isla.lesson.sum.round': 'Jede Runde: verdeckt eine Karte, niedrige Zahlen zuerst.',
  'isla.lesson.sum.pay': 'Münzen müssen erst auf einer Insel liegen, bevor sie dort zahlen.',
  'isla.lesson.sum.over': 'Die Runde der letzten Brücke oder des letzten Hafens ist die letzte.',
  'isla.lesson.sum.next': 'Versuch als Nächstes: früh König werden, und bauen, wo du in der Überzahl bist.',
  'isla.lesson.laid.islands': 'Auf jeder Insel steht ein Prinz, und eine Krone liegt verdeckt.',
  'isla.lesson.laid.values':
    'Die Zahl bekommt, wer dort die meisten Brücken hat; der Kreis nimmt die Münzen dieser Runde auf.',
  'isla.lesson.laid.straits': 'Siebzehn Meerengen für je eine Brücke.',
  'isla.lesson.laid.ports': 'Dreizehn Bauplätze für Häfen, jeder mit seinen Punkten.',
  'isla.lesson.laid.bank':
    'Alle haben zwanzig Münzen in der Bank. Der König wird ausgelost, und drei Münzen des ersten Königs verlassen das Spiel.',
} satisfies Catalogue;
