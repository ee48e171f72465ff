import type { Catalogue } from '../../games/module';

/** Words for games that people describe themselves, in Spanish. */
export const text = {
  'own.factor': 'Valor de un punto en {name}',
  'own.times': '×',
  'own.factors.why': 'Junto a cada categoría está lo que vale un punto suyo: 3, o −1 para penalizaciones.',
  'own.badFactor': '{name} necesita como factor un número entero de −{n} a {n}, distinto de 0.',
  'own.goal': 'Puntos para acabar la partida (opcional)',
  'own.badGoal': 'La meta es un número entero de 1 a {n}, o nada.',
  'own.teams': 'Se juega por equipos',
  'own.teamName': 'Nombre del equipo {n} (puede quedar vacío)',
  'own.teams.why': 'Un equipo tiene una columna y un puesto, y gana junto.',
  'own.oneTeam': 'Todos están en un equipo. Pon a alguien en otro.',

  'template.title': 'Juegos guardados',
  'template.share': 'Compartir {name} como archivo',
  'template.delete': 'Borrar {name}',
  'template.deleted': '{name} ya no está guardado.',
  'template.back': 'Recuperar',
  'template.notice': 'Un juego para anotar puntos con Tidetable. Impórtalo en: Biblioteca, Mover datos.',
} satisfies Catalogue;
