import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in German. */
export const text = {
  'isla.lesson.welcome':
    'Neun Inseln, siebzehn Meerengen für Brücken, dreizehn Plätze für Häfen. Gebaut wird mit Münzen auf den Inseln; die meisten Punkte gewinnen.',
  'isla.lesson.pools':
    'Du hattest zwanzig Münzen und gabst als erster König drei ab. Nun liegen {mine} auf Isla Ceniza, {more} auf Isla Margarita, um dort zu bauen.',
  'isla.lesson.draft':
    'Als König wählst du zuerst und gibst den Rest weiter; niedrige Zahlen sind zuerst dran. Nimm Karte 8: eine Brücke für 3, als König 2.',
  'isla.lesson.build':
    'Bezahlt wird an einem Ende oder an beiden; die Münzen kehren in deine Bank zurück, nur eine bleibt und markiert die Brücke. Baue Ceniza–Margarita.',
  'isla.lesson.stack':
    'Ein Prinz geht hinüber; die Krone seiner neuen Insel gehört dir, 1 bis 5 Punkte, geheim. Brücken bringen auch eine Handelskarte: Wähle einen Stapel.',
  'isla.lesson.keep': 'Sieh den Stapel durch und behalte heimlich eine Karte. Am Ende bringt sie, was auf ihr steht.',
  'isla.lesson.invest':
    'Münzen kommen aus deiner Bank in leere Kreise; nächste Runde kannst du damit bezahlen. Bis dahin ist ein Kreis mit Münzen für alle gesperrt.',
  'isla.lesson.gathered':
    'Die Runde ist vorbei: Münzen, die Karten in Kreise legten, kommen in den Vorrat ihrer Insel; damit kannst du ab jetzt bauen.',
  'isla.lesson.titles':
    'Titel verbilligen das Bauen: König 1, Brückenbauer 1 bei Brücken, Hafenbauer 2 bei Häfen. Brückenbauer ist, wer zuletzt eine Brücke baute; Hafenbauer entsprechend.',
  'isla.lesson.majority':
    'Am Ende bekommt den Wert einer Insel, wer dort die meisten Brücken hat: {island} zählt {n}. Bei Gleichstand je die Hälfte, abgerundet.',
  'isla.lesson.ports':
    'Ein Hafen wird mit Münzen seiner Insel bezahlt. Er zählt sicher seine Punkte; du darfst einen Prinzen holen oder fortschicken, ohne Krone.',
  'isla.lesson.princes':
    'Münzen können auch liegen bleiben: Wer hier, neben Prinzen, die meisten im Vorrat hat, bekommt zwei Punkte je Prinz; bei Gleichstand je einen.',
  'isla.lesson.again':
    'Karten 1, 2, 3, 6, 7 legen Münzen aus deiner Bank in Kreise, 4, 8, 9 bauen, 5 macht zum König. Niedrige zuerst.',
  'isla.lesson.end':
    'Die Runde der siebzehnten Brücke oder des dreizehnten Hafens ist die letzte. Bei Gleichstand gewinnen mehr Brücken, dann mehr Häfen. Spiel weiter.',
  'isla.lesson.laid.islands': 'Auf jeder Insel steht ein Prinz, und eine Krone liegt verdeckt.',
  'isla.lesson.laid.values':
    'Die Zahl bekommt, wer dort die meisten Brücken hat; der Kreis nimmt die Münzen dieser Runde auf.',
  'isla.lesson.laid.straits': 'Siebzehn Meerengen für je eine Brücke.',
  'isla.lesson.laid.ports': 'Dreizehn Bauplätze für Häfen, jeder mit seinen Punkten.',
  'isla.lesson.laid.bank':
    'Alle haben zwanzig Münzen in der Bank. Der König wird ausgelost, und drei Münzen des ersten Königs verlassen das Spiel.',
} satisfies Catalogue;
