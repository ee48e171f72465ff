import type { Catalogue } from '../games/module';

/** Words for games that people describe themselves, in German. */
export const text = {
  'own.factor': 'Wert eines Punkts in {name}',
  'own.times': '×',
  'own.factors.why': 'Hinter jeder Kategorie steht, was ein Punkt darin zählt: 3, oder −1 für Strafen.',
  'own.badFactor': '{name} braucht als Faktor eine ganze Zahl von −{n} bis {n} außer 0.',
  'own.goal': 'Das Spiel endet bei so vielen Punkten (darf leer bleiben)',
  'own.badGoal': 'Das Ziel ist eine ganze Zahl von 1 bis {n} oder leer.',
  'own.teams': 'Es wird in Teams gespielt',
  'own.teamOf': 'Team von {name}',
  'own.teams.why': 'Die Punkte eines Teams werden addiert, und es gewinnt zusammen.',
  'own.oneTeam': 'Alle sind in einem Team. Setz jemanden in ein anderes.',

  'template.title': 'Gemerkte Spiele',
  'template.why': 'Tippe eines an, und unten wird alles ausgefüllt.',
  'template.keep': 'Dieses Spiel merken',
  'template.kept': '{name} ist für das nächste Mal gemerkt.',
  'template.changed': '{name} ist gemerkt, wie es jetzt ist.',
  'template.nameless': 'Sag zuerst, wie das Spiel heißt.',
  'template.share': '{name} als Datei teilen',
  'template.delete': '{name} löschen',
  'template.deleted': '{name} ist nicht mehr gemerkt.',
  'template.back': 'Zurückholen',
  'template.load': 'Spiel aus einer Datei laden',
  'template.file': 'Datei mit einem gemerkten Spiel',
  'template.notice':
    'Ein Spiel für die Wertungsblätter von Tidetable. Laden unter: Punkte notieren, Ein anderes Spiel.',
  'template.large': 'Diese Datei ist viel zu lang für die Beschreibung eines Spiels.',
  'template.unreadable': 'Diese Datei ist beschädigt oder nicht von Tidetable.',
  'template.foreign': 'Diese Datei ist nicht von Tidetable.',
  'template.games':
    'Diese Datei enthält gespeicherte Partien, keine Beschreibung eines Spiels. Importiere sie im Archiv.',
  'template.wrong': 'Die Beschreibung in dieser Datei ist unvollständig.',
  'template.wrong.name': 'Das Spiel in dieser Datei hat keinen Namen oder einen mit mehr als 40 Zeichen.',
  'template.wrong.kind': 'In dieser Datei steht nicht, ob das Spiel Runden oder Kategorien hat.',
  'template.wrong.rows': 'Die Kategorien in dieser Datei fehlen oder haben keine Namen, oder es sind mehr als 40.',
  'template.wrong.low': 'In dieser Datei steht nicht, ob die meisten oder die wenigsten Punkte gewinnen.',
  'template.wrong.factors': 'Ein Faktor in dieser Datei ist keine ganze Zahl von −99 bis 99.',
  'template.wrong.goal': 'Das Ziel in dieser Datei ist keine ganze Punktzahl.',
  'template.wrong.teams': 'In dieser Datei steht nicht klar, ob in Teams gespielt wird.',
} satisfies Catalogue;
