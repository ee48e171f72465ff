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
    'Eine Brücke wird an einem Ende bezahlt oder an beiden. Zwischen Ceniza und Margarita berührt sie zwei Inseln mit deinen Münzen.',
  'isla.lesson.stack':
    'Ein Prinz geht über deine Brücke und bringt dir vielleicht eine Krone. Dazu gibt es eine Handelskarte: Wähle einen Stapel.',
  'isla.lesson.keep': 'Sieh den Stapel durch und behalte heimlich eine Karte. Am Ende zählt sie, was auf ihr steht.',
  'isla.lesson.invest':
    'Münzen gehen aus deiner Bank in leere Kreise. Ein Kreis mit Münzen ist bis zum Ende der Runde für alle zu.',
  'isla.lesson.gathered':
    'Die Runde ist vorbei: Die Münzen der Kreise liegen nun in den Vorräten. Ab jetzt können sie bauen.',
  'isla.lesson.titles':
    'Titel verbilligen das Bauen: König 1, Brückenbauer 1 bei Brücken, Hafenbauer 2 bei Häfen. Wer zuletzt baute, hat sie.',
  'isla.lesson.majority':
    'Am Ende gewinnen die meisten Brücken an einer Insel ihren Wert: {island} zählt {n}. Gleichstand gibt jedem die Hälfte.',
  'isla.lesson.ports':
    'Ein Hafen ist sicher: Er zählt die Zahl auf seinem Schild. Und er darf einen Prinzen holen oder schicken.',
  'isla.lesson.princes':
    'Münzen dürfen auch bleiben: Auf einer Insel mit Prinzen bringen die meisten Münzen zwei Punkte je Prinz.',
  'isla.lesson.again':
    'Deine zweite Runde. 1, 2, 3, 6, 7 bringen Münzen, 4, 8, 9 bauen, 5 macht zum König. Niedrige Karten zuerst.',
  'isla.lesson.end':
    'Die Runde der siebzehnten Brücke oder des dreizehnten Hafens ist die letzte. Du weißt, was du brauchst; spiel weiter.',
} satisfies Catalogue;
