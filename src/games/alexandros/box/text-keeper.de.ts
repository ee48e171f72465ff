import type { Catalogue } from '../../module';

/** The province calculator in words, in German. */
export const text = {
  'alex.keeper.title': 'Provinzrechner',
  'alex.keeper.hint':
    'Tippe + für jedes offene Feld einer Provinz und den Schild, wo zwei oder mehr Statthalter stehen: Das bringt nichts. Provinzen bleiben von Steuer zu Steuer stehen.',
  'alex.keeper.add': 'Provinz',
  'alex.keeper.addFor': 'Eine Provinz für {who} anlegen',
  'alex.keeper.none': 'Noch keine Provinz',
  'alex.keeper.province': '{who}, Provinz {n}',
  'alex.keeper.open': '{n, plural, one {Ein offenes Feld} other {# offene Felder}}',
  'alex.keeper.more': 'Ein offenes Feld mehr',
  'alex.keeper.fewer': 'Ein offenes Feld weniger',
  'alex.keeper.crowded': 'Zwei oder mehr Statthalter: bringt nichts',
  'alex.keeper.remove': 'Diese Provinz entfernen',
  'alex.keeper.gain': '+{n}',
  'alex.keeper.then': 'dann {n}',
  'alex.keeper.ends': 'Diese Steuer beendet die Partie.',
  'alex.keeper.count': 'Steuer {n} werten',
  'alex.keeper.told': 'Steuer {n} wurde gewertet.',
  'alex.keeper.back': 'Steuer {n} zurücknehmen',
  'alex.keeper.over': '100 Punkte sind erreicht. Die Partie ist vorbei.',
} satisfies Catalogue;
