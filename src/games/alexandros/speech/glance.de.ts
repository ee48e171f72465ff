import type { Glance } from '../../module';

/** Alexandros at a glance, in German. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Ziel',
    lines: [
      'Die meisten Punkte. Punkte bringen nur Steuern.',
      'Mauern hinter Alexander schließen Provinzen ab; wer sie besetzt hält, bekommt Punkte für ihre offenen Felder.',
    ],
  },
  {
    at: '2.2',
    title: 'Ein Zug',
    ordered: true,
    lines: [
      'Alexander zieht: Nimm eine Karte der Auslage oder lege eine von der Hand ab.',
      'Bis zu zwei Aktionen.',
      'Die Auslage wird auf zwei aufgefüllt.',
    ],
  },
  {
    at: '2.3',
    title: 'Wohin er geht',
    lines: [
      'Zum nächsten leeren Feld dieses Symbols: keine Mauer an seinen Kanten, kein Statthalter darin, nicht an Alexanders Ecke.',
      'Zu einer beliebigen Ecke davon, auf einem beliebigen kürzesten Weg.',
      'Jede Kante, die er geht, bekommt eine Mauer, auch an der Küste. Mauern bleiben.',
      'Eine Karte der Auslage, deren Symbol kein leeres Feld hat, ist ein Joker.',
    ],
  },
  {
    at: '2.5',
    title: 'Aktionen',
    lines: [
      'Karte: eine der Auslage oder die oberste des Stapels.',
      'Eine freie Provinz besetzen: auf jedes Symbol einen eigenen Statthalter oder eine passende Karte, mindestens einen Statthalter.',
      'Übernehmen: zwei passende Karten für jeden fremden Statthalter, dann jedes Symbol abdecken. Wer die Provinz verliert, bekommt die Hälfte all dieser Karten, aufgerundet.',
      'Steuern, einmal pro Zug: Lege eine Karte ab, die zum Feld eines deiner Statthalter passt.',
      'Einen Statthalter heimholen.',
    ],
  },
  {
    at: '2.4',
    title: 'Provinzen',
    lines: [
      'Ihr Wert sind ihre offenen Felder, die ohne Symbol.',
      'Mauern teilen sie nur: Der Teil mit einem Statthalter bleibt besetzt, der andere ist frei.',
    ],
  },
  {
    at: '2.5',
    title: 'Eine Steuer',
    lines: ['Alle werten die offenen Felder der Provinzen, in denen sie genau einen Statthalter haben.'],
  },
  {
    at: '2.1',
    title: 'Zu Beginn',
    lines: [
      'Vier Statthalter und eine verdeckte Karte für alle, zwei Karten in der Auslage, 65 schwarze Mauern und 10 rote.',
      'Kein Handkartenlimit. Was du vor aller Augen nimmst, bleibt bekannt.',
    ],
  },
  {
    at: '2.7',
    title: 'Das Ende',
    lines: [
      '100 Punkte nach einer Steuer beenden die Partie sofort.',
      'Der Zug, der rote Mauern braucht, ist der letzte, und einer, in dem ihn nichts bewegen kann.',
      'Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.',
    ],
  },
];
