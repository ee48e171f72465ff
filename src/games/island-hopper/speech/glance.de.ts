import type { Glance } from '../../module';

/** Island Hopper at a glance, in German. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Ziel',
    lines: [
      'Nach der letzten Runde das meiste Geld.',
      'Als Kapitän nimmst du das Geld auf Inseln. Sonst löst du Aufträge für Inseln ein, auf denen Waren landen.',
    ],
  },
  {
    at: '2.1',
    title: 'Eine Runde',
    ordered: true,
    lines: [
      'Rundenkarte: 2 $ an jede Insel einer Linie, oder 1 $ weg von jeder Insel, oder die Letzte Runde.',
      'Auktion um das Kapitänsplättchen, bezahlt an die Bank. Der Kapitän der letzten Runde setzt aus.',
      'Bestechung: Eine Minute lang legen alle anderen Dollar an Inseln. Der Kapitän schweigt.',
      'Vor dem ersten Flug darf der Kapitän Touristen aufdecken.',
      'So viele Flüge wie Mitspielende, jede Ware einmal.',
      'Aufträge: vom Kapitän an auf drei nachziehen; einer darf vorher weg.',
    ],
  },
  {
    at: '5.3',
    title: 'Eine Landung',
    lines: [
      'Das ganze Plättchen liegt auf einer Insel, die die Ware zeigt; welche gemeint war, ist egal.',
      'Der Kapitän nimmt alles Geld an ihr und die Flugpreise der Touristen.',
      'Alle anderen lösen sämtliche Aufträge für sie ein. Die des Kapitäns zahlen nicht.',
    ],
  },
  {
    at: '5.5',
    title: 'Keine Landung',
    lines: ['Niemand bekommt etwas; die Ware ist verbraucht, das Geld bleibt.'],
  },
  {
    at: '5.6',
    title: 'Die zweite Chance',
    lines: [
      'Einmal pro Runde legt der Kapitän einen erfüllten Auftrag ab und fliegt eine verlorene Ware noch einmal.',
      'Das Geld bleibt; für Sets und Gleichstand ist er weg.',
    ],
  },
  {
    at: '5.7',
    title: 'Wörter',
    lines: ['Drei pro Person in jedem Flug, wahr oder falsch; jedes weitere kostet 1 $.'],
  },
  {
    at: '3.2',
    title: 'Zu zweit',
    lines: [
      'Eine Person legt drei Waren auf den Kompass und nennt einen Preis; die andere lässt sie dafür fliegen, oder zahlt ihn an sie und fliegt die anderen drei.',
      'Keine Bestechung, keine Wörter. Beide lösen Aufträge ein, bis zu vier auf der Hand.',
    ],
  },
  {
    at: '7.1',
    title: 'Das Ende',
    lines: [
      'Nach der Letzten Runde, der siebten, achten oder neunten, oder wenn die Aufträge nicht reichen.',
      'In ihr bekommt der Kapitän 1 $ für jeden Auftrag, den andere einlösen.',
      'Bargeld zählt, und für jedes Symbol 5 $ für drei erfüllte Aufträge, 5 $ mehr für jeden weiteren.',
      'Auf der Hand und an Inseln: nichts.',
      'Gleichstand: mehr erfüllte Aufträge.',
    ],
  },
];
