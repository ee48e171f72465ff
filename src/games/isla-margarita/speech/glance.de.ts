import type { Glance } from '../../module';

/** Isla Margarita at a glance, in German. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Ziel',
    lines: [
      'Die meisten Punkte, wenn die letzte Brücke oder der letzte Hafen gebaut ist.',
      'Jede Insel zählt für den, der die meisten Brücken zu ihr hat; ein Hafen zählt sicher seine Zahl.',
      'Dazu kommen Kronen, Münzen bei Prinzen und Handelskarten.',
    ],
  },
  {
    at: '3',
    title: 'Eine Runde',
    ordered: true,
    lines: [
      'Vom König an im Uhrzeigersinn nehmen alle verdeckt eine der neun Aktionskarten, zu zweit zwei.',
      'Alle werden aufgedeckt und in aufsteigender Reihenfolge gespielt.',
      'Münzen in Kreisen kommen in den Vorrat ihrer Insel.',
    ],
  },
  {
    at: '6',
    title: 'Investieren: Karten 1, 2, 3, 6, 7',
    lines: [
      'Münzen gehen aus deiner Bank in leere Kreise; ein Kreis mit Münzen ist diese Runde für alle belegt.',
      'Nimm alle Münzen und Inseln, die die Karte nennt, oder so viele, wie da sind.',
      'Ab der nächsten Runde kannst du mit ihnen bezahlen.',
    ],
  },
  {
    at: '9',
    title: 'Bauen: Karten 4, 8, 9',
    lines: [
      'Der Preis der Karte, weniger 1 als König, 1 auf Brücken als Brückenbauer, 2 auf Häfen als Hafenbauer; mindestens 1.',
      'Bezahlt wird aus eigenen Vorräten: eine Brücke an einem oder beiden Enden, ein Hafen auf seiner Insel.',
      'Es kommt zurück in deine Bank, bis auf eine Münze, die das Bauwerk markiert.',
      'Wenn du bauen kannst, musst du; nicht aber den zweiten Bau von Karte 9.',
    ],
  },
  {
    at: '13',
    title: 'Nach einer Brücke',
    ordered: true,
    lines: [
      'Ein Prinz von einem Ende geht hinüber, genau einer.',
      'Hat die Insel, die er erreicht, noch ihre Krone, gehört sie dir.',
      'Sieh einen Stapel durch und behalte geheim eine Handelskarte.',
      'Du wirst Brückenbauer. Bei Karte 9 zählen die Titel, die du vor ihr hattest.',
    ],
  },
  {
    at: '14',
    title: 'Nach einem Hafen',
    lines: [
      'Ein Prinz darf auf diese Insel kommen oder sie verlassen. Keine Krone, keine Handelskarte.',
      'Du wirst Hafenbauer.',
    ],
  },
  {
    at: '15',
    title: 'Der König',
    lines: ['Mit Karte 5 wirst du es sofort.', 'Der König wählt zuerst und zahlt 1 weniger.'],
  },
  {
    at: '17',
    title: 'Das Ende',
    lines: [
      'Die Runde der siebzehnten Brücke oder des dreizehnten Hafens ist die letzte; ihre Karten werden alle gespielt.',
      'Auch, wenn niemand je wieder bauen kann, oder nach zwei Runden ohne jede Tat.',
      'Vor der Wertung, vom König an: Kronendieb, Feindliche Übernahme, Hoher Besuch.',
    ],
  },
  {
    at: '23',
    title: 'Punkte',
    lines: [
      'Hafen: die Zahl auf ihm.',
      'Insel: ihr Wert, für die meisten Brücken an ihr; bei Gleichstand je die Hälfte, abgerundet.',
      'Krone: die Zahl auf ihr.',
      'Prinz: je 2, für die meisten Münzen im Vorrat dort; bei Gleichstand je 1.',
      'Handelskarten: was sie sagen.',
      'Gleichstand: mehr Brücken, dann Häfen, dann Münzen auf dem Spielplan; sonst geteilt.',
    ],
  },
];
