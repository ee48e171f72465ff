import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in German. */
export const text = {
  'isla.lesson.welcome':
    'Neun Inseln, siebzehn Meerengen für Brücken, dreizehn Plätze für Häfen. Gebaut wird mit Münzen auf den Inseln; die meisten Punkte gewinnen.',
  'isla.lesson.pools':
    'Alle begannen mit zwanzig Münzen; eine Runde ist vorbei. Deine: {mine} auf Isla Ceniza, {more} auf Isla Margarita. Damit bezahlst du, was daran liegt.',
  'isla.lesson.draft':
    'Als König wählst du zuerst; niedrige Zahlen handeln zuerst. Karte 8 baut: eine Brücke für 3, der König zahlt eins weniger. Nimm sie.',
  'isla.lesson.build':
    'Bezahlt wird an einem Ende oder an beiden; die Münzen kehren in deine Bank zurück, bis auf eine als Zeichen. Baue Ceniza–Margarita.',
  'isla.lesson.stack':
    'Ein Prinz geht hinüber; die Krone seiner neuen Insel gehört dir, ihr Wert ist dein Geheimnis. Brücken bringen eine Handelskarte: Wähle einen Stapel.',
  'isla.lesson.keep': 'Sieh den Stapel durch und behalte heimlich eine Karte. Am Ende bringt sie, was auf ihr steht.',
  'isla.lesson.invest':
    'Münzen gehen aus deiner Bank in leere Kreise; nächste Runde bezahlen sie. Bis dahin ist ein Kreis mit Münzen für alle zu.',
  'isla.lesson.gathered':
    'Die Runde ist vorbei: Münzen in Kreisen kommen zu denen, die schon auf der Insel liegen, in den Vorrat. Jetzt bauen sie.',
  'isla.lesson.titles':
    'Titel verbilligen das Bauen: König 1, Brückenbauer 1 bei Brücken, Hafenbauer 2 bei Häfen. Die Titel der Baumeister hat, wer zuletzt baute.',
  'isla.lesson.majority':
    'Am Ende bekommt den Wert einer Insel, wer dort die meisten Brücken hat: {island} zählt {n}. Bei Gleichstand je die Hälfte, abgerundet.',
  'isla.lesson.ports':
    'Münzen auf seiner Insel bezahlen einen Hafen. Er bringt sicher die Zahl auf seinem Schild; beim Bau darf ein Prinz kommen oder gehen.',
  'isla.lesson.princes':
    'Münzen dürfen auch bleiben: Auf einer Insel mit Prinzen bringt der Vorrat zwei Punkte je Prinz, wenn du dort allein die meisten hast.',
  'isla.lesson.again':
    'Noch eine Runde. 1, 2, 3, 6, 7 bringen Münzen, 4, 8, 9 bauen, 5 macht zum König. Niedrige Karten zuerst.',
  'isla.lesson.end':
    'Die Runde der siebzehnten Brücke oder des dreizehnten Hafens ist die letzte. Du weißt, was du brauchst; spiel weiter.',
  'isla.lesson.laid.islands': 'Auf jeder Insel steht ein Prinz, und eine Krone liegt verdeckt.',
  'isla.lesson.laid.values':
    'Die Zahl bekommt, wer dort die meisten Brücken hat; der Kreis nimmt die Münzen dieser Runde auf.',
  'isla.lesson.laid.straits': 'Siebzehn Meerengen für je eine Brücke.',
  'isla.lesson.laid.ports': 'Dreizehn Bauplätze für Häfen, jeder mit seinen Punkten.',
  'isla.lesson.laid.bank':
    'Alle haben zwanzig Münzen in der Bank. Der König wird ausgelost, und drei Münzen des ersten Königs verlassen das Spiel.',
} satisfies Catalogue;
