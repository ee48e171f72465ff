import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in German. */
export const text = {
  'isla.lesson.welcome':
    'Neun Inseln, siebzehn Meerengen für Brücken, dreizehn Plätze für Häfen. Gebaut wird mit Münzen auf den Inseln; die meisten Punkte gewinnen.',
  'isla.lesson.pools':
    'Deine Münzen: {mine} auf Isla Ceniza, {more} auf Isla Margarita. Sie bezahlen Brücken und Häfen genau dort.',
  'isla.lesson.draft':
    'Du bist König und wählst zuerst. Karte 8 baut: eine Brücke für 3, und der König zahlt eins weniger. Nimm sie.',
  'isla.lesson.build':
    'Eine Brücke bezahlst du mit Münzen von einem Ende oder von beiden. Zwischen Ceniza und Margarita berührt sie zwei Inseln mit deinen Münzen.',
  'isla.lesson.stack':
    'Ein Prinz geht über deine Brücke; eine Krone auf seiner neuen Insel gehört dir, ihr Wert bleibt geheim. Dazu eine Handelskarte: Wähle einen Stapel.',
  'isla.lesson.keep': 'Sieh den Stapel durch und behalte heimlich eine Karte. Am Ende bringt sie, was auf ihr steht.',
  'isla.lesson.invest':
    'Münzen gehen aus deiner Bank in leere Kreise. Ein Kreis mit Münzen ist bis zum Ende der Runde für alle zu.',
  'isla.lesson.gathered':
    'Die Runde ist vorbei: Die Münzen der Kreise liegen nun in den Vorräten. Ab jetzt kannst du mit ihnen bauen.',
  'isla.lesson.titles':
    'Titel verbilligen das Bauen: König 1, Brückenbauer 1 bei Brücken, Hafenbauer 2 bei Häfen. Wer zuletzt baute, hat sie.',
  'isla.lesson.majority':
    'Am Ende bekommt den Wert einer Insel, wer dort die meisten Brücken hat: {island} zählt {n}. Bei Gleichstand gibt es je die Hälfte.',
  'isla.lesson.ports':
    'Ein Hafen ist sicher: Er bringt die Zahl auf seinem Schild. Und beim Bau darfst du einen Prinzen holen oder wegschicken.',
  'isla.lesson.princes':
    'Münzen dürfen auch bleiben: Auf einer Insel mit Prinzen bringen die meisten Münzen zwei Punkte je Prinz.',
  'isla.lesson.again':
    'Deine zweite Runde. 1, 2, 3, 6, 7 bringen Münzen, 4, 8, 9 bauen, 5 macht zum König. Niedrige Karten zuerst.',
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
