import type { Catalogue } from '../../module';

/** What only the printed pages say, in German. */
export const text = {
  'isla.print.title': 'Isla Margarita',
  'isla.print.board': 'Spielplan',
  'isla.print.actions': 'Aktionskarten',
  'isla.print.commerce': 'Handelskarten',
  'isla.print.counters': 'Münzen, Kronen, Prinzen, Titel',
  'isla.print.king': 'Wählt zuerst. Jeder Bau kostet {n, plural, one {eine Münze} other {# Münzen}} weniger.',
  'isla.print.bridgeBuilder': 'Jede Brücke kostet {n, plural, one {eine Münze} other {# Münzen}} weniger.',
  'isla.print.portBuilder': 'Jeder Hafen kostet {n, plural, one {eine Münze} other {# Münzen}} weniger.',
  'isla.print.crowns': 'Kronen: eine verdeckt auf jede Insel',
  'isla.print.princes': 'Prinzen: einer auf jede Insel',
  'isla.print.titles': 'Titel',
  'isla.print.coins':
    'Münzen, {n} pro Farbe: 20 zum Spielen, 25 nach Absprache. Auf Brücken und Häfen zeigt eine Münze, wem sie gehören',
} satisfies Catalogue;
