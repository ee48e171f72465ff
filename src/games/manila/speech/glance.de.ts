import type { Glance } from '../../module';

/** Manila at a glance, in German. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Ziel',
    lines: [
      'Das größte Vermögen, sobald eine Ware 30 wert ist.',
      'Bargeld zählt, dazu jeder Anteil zum Wert seiner Ware. Ein verpfändeter Anteil kostet 15.',
    ],
  },
  {
    at: '3.2',
    title: 'Eine Fahrt',
    ordered: true,
    lines: [
      'Auktion, die der letzte Hafenmeister eröffnet: höher bieten oder endgültig passen. Wer sie gewinnt, zahlt an die Bank und ist Hafenmeister.',
      'Der Hafenmeister darf einen Anteil zu seinem Wert kaufen, mindestens für 5; lädt drei Waren; gibt Starts von 0 bis 5, zusammen 9.',
      'Dreimal: Alle setzen einen Komplizen, dann bewegen die Würfel die Kähne. Zu dritt zuerst zwei Komplizen.',
      'Vor dem letzten Wurf: der kleine Lotse um 1, dann der große um 2 oder zweimal um 1.',
      'Zahltag. Dann steigen die Waren im Hafen.',
    ],
  },
  {
    at: '3.5',
    title: 'Setzen',
    lines: [
      'Vom Hafenmeister im Uhrzeigersinn: an die Bank zahlen oder für diese Fahrt passen.',
      'Auf einem Kahn kommt der billigste freie Platz zuerst.',
      'Reicht es auch mit Pfändern für nichts: alles Bargeld für einen Platz, als blinder Passagier.',
    ],
  },
  {
    at: '3.6',
    title: 'Wo Kähne enden',
    lines: [
      'Über 13: sofort am nächsten Hafenplatz.',
      'Auf 13: Nach dem zweiten Wurf dürfen Piraten kostenlos auf freie Plätze. Nach dem dritten plündern sie den Kahn und wählen, wohin er geht. Ohne Piraten kommt er an.',
      'Vor 13 nach dem dritten Wurf: in der Werft.',
    ],
  },
  {
    at: '3.9',
    title: 'Zahltag',
    lines: [
      'Eine Ladung im Hafen teilen sich die an Bord: 18, 24, 30, 36. Eine geplünderte die Piraten.',
      'Plätze A, B, C mit einem Kahn: 6, 8, 15.',
      'Versicherung: 10 sofort; ein, zwei, drei gescheiterte Kähne kosten sie 6, 14, 29.',
      'Lotsen und leere Plätze: nichts.',
    ],
  },
  {
    at: '3.8',
    title: 'Pfänder',
    lines: [
      'Ein Anteil wird für 12 verpfändet, für 15 ausgelöst.',
      'Höchstgebot: Bargeld plus 12 für jeden freien Anteil.',
    ],
  },
  {
    at: '3.10',
    title: 'Werte und das Ende',
    lines: [
      'Eine Ware im Hafen steigt: 5, 10, 20, 30. Bei 30 endet das Spiel.',
      'Vermögen: Bargeld, Anteile zu ihrem Wert, weniger 15 für jeden verpfändeten.',
      'Bei Gleichstand wird der Sieg geteilt.',
    ],
  },
  {
    at: '1.4',
    title: 'Chancen, über 13 zu kommen',
    lines: [
      'Mit drei Würfen: von 0: 16 %, von 1: 26 %, von 2: 38 %, von 3: 50 %, von 4: 63 %, von 5: 74 %.',
      'Mit dem letzten Wurf, ab Feld 8: (Feld − 7) von 6.',
    ],
  },
  {
    at: '3.1',
    title: 'Was geheim ist',
    lines: ['Die Waren der verteilten Anteile. Spätere Käufe und Bargeld sehen alle (Variante: Geld verdeckt).'],
  },
];
