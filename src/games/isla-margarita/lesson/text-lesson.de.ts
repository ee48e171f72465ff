import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in German. */
export const text = {
  'isla.lesson.welcome':
    'Es geht um Punkte. Die meisten bringen Brücken und Häfen, bezahlt mit Münzen, die auf den Inseln liegen.',
  'isla.lesson.pools':
    'Deine Münzen auf einer Insel sind dein Vorrat dort: {mine} auf Isla Ceniza, {more} auf Isla Margarita. Ein guter Anfang: Münzen an beiden Enden einer Meerenge.',
  'isla.lesson.crowns':
    'Hier steht ein Prinz neben einer verdeckten Krone. Führe einen Prinzen über eine Brücke und nimm die Krone der neuen Insel: 1 bis 5 Punkte, dein Geheimnis.',
  'isla.lesson.draft':
    'Jede Runde nehmen alle heimlich eine Karte; niedrige sind zuerst dran. Nimm Karte 8: eine Brücke für 3, doch du bist der König und zahlst 2.',
  'isla.lesson.tookIt':
    'Gut gewählt. Jetzt nehmen die anderen ihre Karte, dann werden alle aufgedeckt und der Reihe nach gespielt.',
  'isla.lesson.tookOther':
    'Du hast stattdessen Karte {card} genommen: Sie {does}. Das geht gut; nimm sie zurück, wenn du lieber mit Karte 8 baust.',
  'isla.lesson.does.invest': 'legt Münzen auf Inseln',
  'isla.lesson.does.king': 'macht dich zum König',
  'isla.lesson.does.reign': 'lässt dich König bleiben',
  'isla.lesson.does.build': 'baut auch',
  'isla.lesson.build':
    'Baue die Brücke von Ceniza nach Margarita. Bezahle an einem Ende oder an beiden; eine der Münzen bleibt und markiert sie als deine.',
  'isla.lesson.buildAny':
    'Baue eine Brücke, bezahlt an einem Ende oder an beiden, oder einen Hafen, bezahlt auf seiner Insel. Eine der Münzen bleibt und markiert ihn.',
  'isla.lesson.firstBridge':
    'Deine erste Brücke! Der Prinz bringt dir die Krone seiner neuen Insel, falls sie dort liegt; ihr geheimer Wert erscheint als +?.',
  'isla.lesson.bridgeAlone': 'Deine erste Brücke! An keinem Ende stand ein Prinz, also geht keiner hinüber.',
  'isla.lesson.firstPort': 'Dein erster Hafen! Die Zahl darauf ist dir sicher.',
  'isla.lesson.stack':
    'Eine Brücke bringt auch eine Handelskarte: ein Geheimnis, das am Ende Punkte zählt. Wähle einen Stapel zum Durchsehen.',
  'isla.lesson.keep':
    'Behalte heimlich eine. Tippe eine Karte an, um zu lesen, was sie zählt, und nimm eine, die zu deinen Bauplänen passt.',
  'isla.lesson.invest':
    'Tippe eine Insel an: Eine Münze aus deiner Bank kommt in ihren leeren Kreis, mit jedem Tipp noch eine. Ab nächster Runde können sie bezahlen.',
  'isla.lesson.gathered':
    'Neue Münzen liegen bis zum Ende der Runde im Kreis ihrer Insel, der so lange gesperrt ist. Dann kommen sie in deinen Vorrat.',
  'isla.lesson.titles':
    'Titel verbilligen das Bauen: König 1, Brückenbauer 1, Hafenbauer 2. Karte 5 macht dich zum König; die anderen hat, wer zuletzt Brücke oder Hafen baute.',
  'isla.lesson.majority':
    'Wer am Ende auf einer Insel die meisten Brücken hat, bekommt ihre Zahl: {island} zählt {n}. Bei Gleichstand je die Hälfte, abgerundet.',
  'isla.lesson.again':
    'Du bist wieder dran, nun nach eigenem Plan. Was brauchst du: mehr Münzen auf den Inseln, ein Bauwerk oder den König?',
  'isla.lesson.ports':
    'Auf solchen Plätzen stehen Häfen; sie zählen immer ihre Zahl. Wer einen baut, darf einen Prinzen auf diese Insel oder von ihr weg setzen, ohne Krone.',
  'isla.lesson.princes':
    'Am Ende zählt der größte Vorrat einer Insel 2 je Prinz dort, bei Gleichstand 1. Ausgegebene Münzen zählen nicht mehr.',
  'isla.lesson.commerce':
    'Jede Brücke bringt auch eine Handelskarte. Sie bleibt geheim und zählt am Ende, was auf ihr steht.',
  'isla.lesson.traps':
    'Zwei Fallen. Eine Baukarte ohne Münzen am richtigen Ort ist eine verlorene Runde; verstreute Brücken gewinnen keine Insel.',
  'isla.lesson.end':
    'Die Runde der siebzehnten Brücke oder des dreizehnten Hafens ist die letzte. Bei Gleichstand gewinnen mehr Brücken, dann mehr Häfen.',
  'isla.lesson.last': 'Das war alles. Als Nächstes: Isla Margarita gewinnen.',
  'isla.lesson.sum.goal': 'Punkte: Häfen, Inseln, Kronen, Prinzen und Karten.',
  'isla.lesson.sum.turn': 'Jede Runde eine Karte: Münzen legen, bauen oder König werden.',
  'isla.lesson.sum.secret': 'Geheim: Kronen, Handelskarten und die Karte, die du nimmst.',
  'isla.lesson.sum.end': 'Schluss ist mit Brücke 17 oder Hafen 13.',
  'isla.lesson.sum.traps': 'Erst Münzen, dann bauen; bleib auf wenigen Inseln.',
  'isla.lesson.laid.islands': 'Auf jeder Insel steht ein Prinz, und eine Krone liegt verdeckt.',
  'isla.lesson.laid.values':
    'Die Zahl bekommt, wer dort die meisten Brücken hat; der Kreis nimmt die Münzen dieser Runde auf.',
  'isla.lesson.laid.straits': 'Siebzehn Meerengen für je eine Brücke.',
  'isla.lesson.laid.ports': 'Dreizehn Bauplätze für Häfen, jeder mit seinen Punkten.',
  'isla.lesson.laid.bank':
    'Alle haben zwanzig Münzen in der Bank. Der König wird ausgelost, und drei Münzen des ersten Königs verlassen das Spiel.',
} satisfies Catalogue;
