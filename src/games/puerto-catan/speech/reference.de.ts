import type { RuleParagraph } from '../../module';

/** The rules reader, in our own words, in German; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'Worum es geht',
    text: 'Besiedelt eine Insel, deren Felder Lehm, Holz, Wolle, Getreide und Erz geben, baut auf zehn Punkte hin, und wählt in jeder Runde je eine der Rollen, die dann alle ausspielen. Wer eine Rolle wählt, hat am meisten von ihr. Wo hier nichts steht, gelten die Grundregeln von Catan.',
  },
  {
    id: 'B1',
    heading: 'Rollen',
    text: 'Aufseher, Händler, Baumeister, Ritter, Goldsucher, Räuber und zu viert ein zweiter Goldsucher: Drei Rollen bleiben immer übrig. Die achte Karte ist der Gouverneur.',
  },
  {
    id: '1',
    heading: 'Gold zu Beginn',
    text: 'Zu Beginn hat niemand Gold, und auf den Rollen liegt keins.',
  },
  {
    id: '2',
    heading: 'Goldvorrat',
    text: 'Es gibt so viel Gold wie nötig. Variante: nur 30 Stück; sind sie weg, wird nichts ausgezahlt.',
  },
  {
    id: '3',
    heading: 'Wer beginnt',
    text: 'Wer beim Aufbau das Auswürfeln gewinnt (die App lost es aus), ist erster Gouverneur, setzt die erste Siedlung als Erstes und die zweite als Letztes.',
  },
  {
    id: '4',
    heading: 'Wer aktiv ist',
    text: 'Wer die laufende Rolle gewählt hat, ist die ganze Phase über aktiv. Die anderen sind darin von dort aus im Uhrzeigersinn am Zug.',
  },
  {
    id: '5',
    heading: 'Wählen',
    text: 'Alle wählen in jeder Runde genau eine Rolle; das ist Pflicht. Sie zu nutzen ist keine, nur beim Aufseher muss gewürfelt werden.',
  },
  {
    id: '6',
    heading: 'Gold auf Rollen',
    text: 'Alles Gold auf einer Rolle bekommt sofort, wer sie wählt. Auf jede Rolle, die niemand gewählt hat, kommt am Ende der Runde eins.',
    examples: [
      'Niemand wählt Ritter, Räuber oder den zweiten Goldsucher: Auf jede davon kommt 1 Gold. In der nächsten Runde wählt Ben diesen Goldsucher und hat 0 + 1 = 1 Gold mehr; den Räuber wählt wieder niemand: Dort liegen 1 + 1 = 2.',
    ],
  },
  {
    id: '7',
    heading: 'Zwei Goldsucher',
    text: 'Es sind getrennte Karten mit eigenem Gold; beide dürfen in einer Runde gewählt werden.',
  },
  {
    id: '8',
    heading: 'Eine Sieben: volle Hände',
    text: 'Wer acht oder mehr Rohstoffkarten hat, gibt davon die Hälfte ab, abgerundet, bevor der Räuber versetzt wird. Alle wählen reihum hinter dem Sichtschutz; wer aktiv ist, zuletzt. Variante: Niemand gibt ab.',
    examples: ['Neun Karten: 9 ÷ 2, abgerundet, 4 müssen weg. Sieben Karten: keine.'],
  },
  {
    id: '9',
    heading: 'Eine Sieben: der Räuber',
    text: 'Ist die würfelnde Person nicht selbst aktiv und hat sie noch eine Karte, so muss die aktive Person den Räuber auf ein anderes Feld an einem Gebäude der würfelnden Person setzen und von dieser zufällig eine Karte ziehen, von sonst niemandem.',
  },
  {
    id: '10',
    heading: 'Eine Sieben: eigener Wurf oder leere Hand',
    text: 'Hat die würfelnde Person keine Karten oder ist sie selbst aktiv, so darf die aktive Person den Räuber auf ein beliebiges anderes Feld setzen und dort von einer anderen Person zufällig eine Karte ziehen, oder alles lassen, wie es ist.',
  },
  {
    id: '11',
    heading: 'Eine Sieben gibt nichts',
    text: 'Bei einer Sieben gibt kein Feld Erträge.',
  },
  {
    id: '12',
    heading: 'Würfeln',
    text: 'In der Phase des Aufsehers würfeln alle einmal, wer aktiv ist zuerst, und bei jedem Wurf bekommen alle ihre Erträge.',
  },
  {
    id: '13',
    heading: 'Entwicklungskarten',
    text: 'Eine Fortschrittskarte je Person und Zug; ein Ritter je Ritterphase. Siegpunktkarten zählen, sobald sie gezogen sind.',
  },
  {
    id: '14',
    heading: 'Erfindung',
    text: 'Im eigenen Zug beim Aufseher, vor oder nach dem Wurf: zwei Karten aus der Bank, soweit sie welche hat.',
  },
  {
    id: '15',
    heading: 'Monopol',
    text: 'Im eigenen Zug beim Händler: Nenne einen Rohstoff, und alle geben dir alles, was sie davon haben. Ein in dieser Phase genannter Rohstoff darf darin nicht noch einmal genannt werden.',
  },
  {
    id: '16',
    heading: 'Straßenbau',
    text: 'Im eigenen Zug beim Baumeister: zwei Straßen ohne Karten; eine, wenn du nur noch eine Straße oder einen Bauplatz hast. Nicht mit einer Karte, die im selben Zug gekauft wurde.',
  },
  {
    id: '17',
    heading: 'Frische Karten',
    text: 'Gekauft werden Karten nur in der Phase des Baumeisters; in jeder späteren Phase dürfen sie also gespielt werden, auch in derselben Runde.',
  },
  {
    id: '18',
    heading: 'Handeln',
    text: 'Wer in der Phase des Händlers am Zug ist, darf mit allen handeln; die anderen nicht untereinander. Mindestens eine Karte auf jeder Seite, nie die gleiche Sorte auf beiden, keine Geschenke.',
  },
  {
    id: '18a',
    heading: 'Angebote',
    text: 'Ein Angebot geht an eine Person oder an alle. Alle antworten verdeckt: nein, ja oder mit einem Gegenangebot. Zusagen und bieten lassen sich nur eigene Karten. Dann werden alle Antworten umgedreht und diese Karten gezeigt. Wer anbot, nimmt eine Antwort an oder keine und darf das Angebot ändern und wiederholen. Niemand sagt, warum abgelehnt wurde.',
  },
  {
    id: '19',
    heading: 'Gold beim Handeln',
    text: 'Mit Gold wird nicht gehandelt. Variante: doch.',
  },
  {
    id: '20',
    heading: 'Gold für Karten',
    text: 'Im eigenen Zug beim Händler darfst du für 3 Gold eine Karte aus der Bank kaufen, so oft du willst.',
  },
  {
    id: '21',
    heading: 'Bank und Häfen',
    text: 'Vier gleiche Karten tauschst du gegen eine beliebige. Häfen (3:1, oder 2:1 für ihren Rohstoff) nutzt nur, wer aktiv ist und an einer ihrer beiden Ecken ein Gebäude hat.',
  },
  {
    id: '22',
    heading: 'Die Abgabe an den Baumeister',
    text: 'Wer in der Baumeisterphase von jemand anderem baut oder eine Karte kauft, zahlt der aktiven Person ein Gold, einmal je Phase, beim ersten Bau. Wer keins hat, schuldet nichts.',
    examples: [
      'Cem ist Baumeister. Dina baut zwei Straßen und zahlt ihm 1 Gold, Ben kauft eine Karte und zahlt 1, Ana baut nichts: Cem hat 1 + 1 = 2 mehr.',
    ],
  },
  {
    id: '23',
    heading: 'Reihenfolge beim Bauen',
    text: 'Alles Gebaute zählt sofort; die Längste Handelsstraße wird nach jedem Bau geprüft.',
  },
  {
    id: '24',
    heading: 'Ritter',
    text: 'In der Ritterphase dürfen alle einen Ritter spielen: Versetze den Räuber und ziehe dort von einer anderen Person zufällig eine Karte; hat dort jemand eine, musst du (Hausregel). Der Ritter der aktiven Person nimmt je eine von allen anderen am Feld. Niemand gibt Karten ab.',
  },
  {
    id: '25',
    heading: 'Räuber',
    text: 'Nur wer aktiv ist, darf den Räuber auf ein beliebiges anderes Feld setzen; geraubt wird nichts.',
  },
  {
    id: '26',
    heading: 'Goldsucher',
    text: 'Wer aktiv ist, darf eine Karte eigener Wahl aus der Bank nehmen; alle anderen bekommen ein Gold.',
  },
  {
    id: '27',
    heading: 'Das Ende',
    text: 'Sobald jemand zehn oder mehr Punkte hat, verdeckte Siegpunktkarten mitgezählt, sagt die App die letzte Runde an und deckt die Siegpunktkarten dieser Person auf. Das bleibt so, auch wenn Punkte wieder verloren gehen (Hausregel: Es wird einmal angesagt, bei der ersten Person). Die Runde wird zu Ende gespielt.',
  },
  {
    id: '28',
    heading: 'Wer gewinnt',
    text: 'Die höchste Summe. Bei Gleichstand: mehr Handkarten (Rohstoffe und ungespielte Entwicklungskarten, auch Siegpunktkarten), dann mehr Gold, dann wird der Sieg geteilt.',
  },
  {
    id: '29',
    heading: 'Knappe Bank',
    text: 'Kann die Bank von einem Rohstoff nicht alles zahlen, was ein Wurf bringt, bekommt niemand etwas davon; steht er nur einer Person zu, bekommt sie den Rest.',
    examples: [
      'Die Bank hat 2 Holz. Ein Wurf bringt Cem 2 und Ana 1: 2 + 1 = 3 ist mehr als 2, und zwei bekämen etwas, also bekommt niemand Holz. Stünden 3 Cem allein zu, bekäme er die 2.',
    ],
  },
  {
    id: '30',
    heading: 'Was geheim ist',
    text: 'Welche Rohstoff- und Entwicklungskarten du hast. Wie viele es sind und alles Gold ist offen. Was alle kommen und gehen sahen, merkt sich die App für dich allein, in deiner eigenen Ansicht.',
  },
  {
    id: '31',
    heading: 'Figuren',
    text: 'Je 5 Siedlungen, 4 Städte, 15 Straßen. Ohne Figur kein Bau.',
  },
  {
    id: '32',
    heading: 'Der Gouverneur',
    text: 'Am Ende einer Runde, wenn das Gold auf den Rollen liegt, geht der Gouverneur nach links weiter.',
  },
  {
    id: '33',
    heading: 'Reihenfolge der Wahl',
    text: 'Zuerst der Gouverneur, dann im Uhrzeigersinn.',
  },
  {
    id: '34',
    heading: 'Den Räuber versetzen',
    text: 'Wird der Räuber versetzt, dann auf ein anderes Feld.',
  },
  {
    id: '35',
    heading: 'Freie Reihenfolge',
    text: 'In deinem Zug beim Händler ist alles in beliebiger Reihenfolge erlaubt.',
  },
  {
    id: '36',
    heading: 'Nichts zu tun',
    text: 'Dein Zug in einer Phase wird nur übergangen, wenn alle sehen können, dass nichts möglich ist.',
  },
  {
    id: 'B3',
    heading: 'Bauen und Punkte',
    text: 'Straße: 1 Lehm, 1 Holz, auf einer Kante an eigener Straße oder eigenem Gebäude, nicht durch fremde Gebäude hindurch. Siedlung: Lehm, Holz, Wolle, Getreide, auf einer Ecke an eigener Straße, ohne Gebäude eine Kante weiter. Stadt: 3 Erz, 2 Getreide, anstelle deiner Siedlung. Entwicklungskarte: Erz, Wolle, Getreide. Punkte: Siedlung 1, Stadt 2, Längste Handelsstraße 2, Größte Rittermacht 2, Siegpunktkarte 1. Längste Handelsstraße: mindestens 5 am Stück; jede Straße einmal, Ecken beliebig oft, nicht durch fremde Gebäude. Wer sie übernehmen will, braucht mehr als die Person, die sie hat. Wird deren Straße unterbrochen, bleibt die Karte dort, solange diese noch (mit) die längste ist; sonst geht sie an die allein längste; bei mehreren gleich langen hat sie niemand, bis eine vorn liegt. Größte Rittermacht: wer zuerst 3 Ritter hat, dann wer mehr hat.',
  },
  {
    id: 'B4',
    heading: 'Die Insel',
    text: '19 Felder, 54 Ecken, 72 Kanten, neun Häfen, 95 Rohstoffkarten, 25 Entwicklungskarten: 14 Ritter, 5 Siegpunkte, je 2 Straßenbau, Erfindung und Monopol. Die Insel für den Einstieg ist die gedruckte; ihre vorgegebenen Figuren stammen aus diesem Projekt. Zufällig: Zahlen als Spirale, oder verstreut, ohne dass 6 und 8 aneinandergrenzen.',
  },
  {
    id: 'house',
    heading: 'Hausregeln',
    text: 'Eine Partie, die nach 150 Runden nicht zu Ende ist, endet dann (die Quelle kennt diese Regel nicht; unter Menschen kam es nie vor). Wo die Quelle sagt, dass eine Karte gestohlen werden darf, wird sie immer gestohlen. Die App hebt hervor, was nach der Zahl der Handkarten möglich sein könnte, nicht nach dem, was auf der Hand ist.',
  },
];
