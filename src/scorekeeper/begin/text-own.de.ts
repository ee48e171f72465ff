import type { Catalogue } from '../../games/module';

/** Words for games that people describe themselves, in German. */
export const text = {
  'own.factor': 'Wert eines Punkts in {name}',
  'own.times': '×',
  'own.factors.why': 'Hinter jeder Kategorie steht, was ein Punkt darin zählt: 3, oder −1 für Strafen.',
  'own.badFactor': '{name} braucht als Faktor eine ganze Zahl von −{n} bis {n} außer 0.',
  'own.goal': 'Das Spiel endet bei so vielen Punkten (darf leer bleiben)',
  'own.badGoal': 'Das Ziel ist eine ganze Zahl von 1 bis {n} oder leer.',
  'own.teams': 'Es wird in Teams gespielt',
  'own.teamName': 'Name von Team {n} (darf leer bleiben)',
  'own.teams.why': 'Ein Team hat eine Spalte und einen Rang und gewinnt zusammen.',
  'own.oneTeam': 'Alle sind in einem Team. Setz jemanden in ein anderes.',

  'template.title': 'Gemerkte Spiele',
  'template.share': '{name} als Datei teilen',
  'template.delete': '{name} löschen',
  'template.deleted': '{name} ist nicht mehr gemerkt.',
  'template.back': 'Zurückholen',
  'template.notice': 'Ein Spiel für die Wertungsblätter von Tidetable. Importiere es unter: Archiv, Daten übertragen.',
} satisfies Catalogue;
