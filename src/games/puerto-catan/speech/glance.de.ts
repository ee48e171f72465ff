import type { Glance } from '../../module';

/** Puerto Catan at a glance, in German. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Ziel',
    lines: ['Die meisten Punkte am Ende der Runde, in der jemand zehn erreicht.'],
  },
  {
    at: '5',
    title: 'Eine Runde',
    ordered: true,
    lines: [
      'Vom Gouverneur im Uhrzeigersinn: eine Rolle wählen und das Gold auf ihr nehmen.',
      'Alle spielen sie aus, zuerst, wer sie gewählt hat.',
      'Haben alle gewählt, kommt 1 Gold auf jede übrige Rolle, und der Gouverneur geht nach links.',
    ],
  },
  {
    at: 'B1',
    title: 'Rollen',
    lines: [
      'Aufseher: Alle würfeln einmal; bei jedem Wurf bekommen alle Erträge, 1 je Siedlung, 2 je Stadt, am Räuber keine.',
      'Händler: handeln mit allen; vier gleiche oder 3 Gold für eine beliebige Karte. Häfen nur, wer ihn gewählt hat.',
      'Baumeister: bauen und kaufen. Andere zahlen beim ersten Bau 1 Gold, falls sie eins haben, an wen ihn gewählt hat.',
      'Ritter: einen spielen, den Räuber versetzen, dort bei einer Person eine Karte ziehen; wer ihn gewählt hat, bei allen.',
      'Goldsucher: eine beliebige Karte aus der Bank; die anderen bekommen 1 Gold.',
      'Räuber: ihn versetzen; geraubt wird nichts.',
    ],
  },
  {
    at: '8',
    title: 'Eine Sieben',
    lines: [
      'Wer acht oder mehr Karten hat, gibt die Hälfte ab, abgerundet.',
      'Wer den Aufseher hat, setzt den Räuber an ein Gebäude der würfelnden Person und zieht von ihr eine Karte.',
      'Eigener Wurf, oder wer würfelt, hat keine Karten: Der Räuber darf irgendwohin, für eine Karte dort, oder bleibt.',
    ],
  },
  {
    at: 'B3',
    title: 'Wo es stehen darf',
    lines: [
      'Straße: an Eigenem, nicht durch fremde Gebäude hindurch.',
      'Siedlung: an eigener Straße, kein Gebäude eine Kante weiter.',
      'Stadt: anstelle einer eigenen Siedlung.',
    ],
  },
  {
    at: '13',
    title: 'Entwicklungskarten',
    lines: [
      'Gekauft beim Baumeister. Eine Fortschrittskarte je Zug, ein Ritter je Ritterphase.',
      'Erfindung: im eigenen Zug beim Aufseher, zwei Karten. Monopol: im eigenen Zug beim Händler. Straßenbau: beim Baumeister, nicht im Zug des Kaufs.',
    ],
  },
  {
    at: 'B3',
    title: 'Punkte',
    lines: [
      'Siedlung 1, Stadt 2, Siegpunktkarte 1.',
      'Längste Handelsstraße ab 5, Größte Rittermacht ab 3 Rittern: je 2, bis jemand mehr hat.',
    ],
  },
  {
    at: '27',
    title: 'Das Ende',
    lines: [
      'Zehn Punkte machen diese Runde zur letzten. Die höchste Summe gewinnt.',
      'Gleichstand: mehr Handkarten, dann mehr Gold.',
    ],
  },
  {
    at: '30',
    title: 'Was geheim ist',
    lines: ['Welche Karten du hast; wie viele, und alles Gold, ist offen.'],
  },
];
