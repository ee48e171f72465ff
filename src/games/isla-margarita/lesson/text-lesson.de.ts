import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in German. */
export const text = {
  'isla.lesson.welcome':
    'Neun Inseln, siebzehn Meerengen für Brücken, dreizehn Plätze für Häfen. Gebaut wird mit Münzen auf den Inseln; die meisten Punkte gewinnen.',
  'isla.lesson.pools':
    'Alle begannen mit zwanzig Münzen; eine Runde ist vorbei. Deine: {mine} auf Isla Ceniza, {more} auf Isla Margarita. Damit baust du an diesen Inseln.',
  'isla.lesson.draft':
    'Als König wählst du zuerst; niedrige Zahlen handeln zuerst. Karte 8 baut: eine Brücke für 3, der König zahlt eins weniger. Nimm sie.',
  'isla.lesson.build':
    'Bezahlt wird an einem Ende oder an beiden; die Münzen kehren in deine Bank zurück, nur eine bleibt und markiert die Brücke. Baue Ceniza–Margarita.',
  'isla.lesson.stack':
    'Ein Prinz geht hinüber; die Krone seiner neuen Insel gehört dir, ihr Wert ist dein Geheimnis. Brücken bringen eine Handelskarte: Wähle einen Stapel.',
  'isla.lesson.keep': 'Sieh den Stapel durch und behalte heimlich eine Karte. Am Ende bringt sie, was auf ihr steht.',
  'isla.lesson.invest':
    'Münzen kommen aus deiner Bank in leere Kreise; nächste Runde kannst du damit bezahlen. Bis dahin ist ein Kreis mit Münzen für alle gesperrt.',
  'isla.lesson.gathered':
    'Die Runde ist vorbei: Münzen in Kreisen kommen in den Vorrat der Insel, zu denen, die dort schon liegen. Nun kannst du damit bauen.',
  'isla.lesson.titles':
    'Titel verbilligen das Bauen: König 1, Brückenbauer 1 bei Brücken, Hafenbauer 2 bei Häfen. Brückenbauer ist, wer zuletzt eine Brücke baute; Hafenbauer entsprechend.',
  'isla.lesson.majority':
    'Am Ende bekommt den Wert einer Insel, wer dort die meisten Brücken hat: {island} zählt {n}. Bei Gleichstand je die Hälfte, abgerundet.',
  'isla.lesson.ports':
    'Einen Hafen bezahlst du mit Münzen auf seiner Insel. Er bringt sicher die Punkte auf seinem Schild; beim Bau darf ein Prinz kommen oder gehen.',
  'isla.lesson.princes':
    'Münzen dürfen auch bleiben: Auf einer Insel mit Prinzen bringt der Vorrat zwei Punkte je Prinz, wenn du dort allein die meisten Münzen hast.',
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
