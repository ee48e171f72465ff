import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in Spanish. */
export const text = {
  'pc.lesson.welcome':
    'Coloniza la isla. Un poblado es un punto; una ciudad, dos; diez puntos acaban la partida. Aquí están tus dos primeros.',
  'pc.lesson.hand':
    'Tus cartas son secretas; debajo, lo que otros tienen seguro. Carretera: arcilla, madera. Poblado: arcilla, madera, lana, trigo. Ciudad: dos trigos, tres minerales.',
  'pc.lesson.role':
    'En cada ronda, cada uno elige un rol que luego juegan todos; quien lo elige tiene ventaja. Empieza como Productor.',
  'pc.lesson.produce':
    'Todos tiran una vez, tú primero. Los hexágonos con ese número dan una carta por poblado y dos por ciudad.',
  'pc.lesson.trade':
    'Mercader: comercia con los demás, o cambia cuatro cartas iguales por una. Los puertos solo los usa quien eligió el rol.',
  'pc.lesson.build':
    'Constructor: construye o compra una carta de desarrollo. Si el rol lo eligió otra persona, tu primera obra le paga un oro, si tienes.',
  'pc.lesson.soldier':
    'Soldado: quien compró esa carta puede jugarla, mover al ladrón y robar a un vecino; quien eligió el rol, a todos. O termina.',
  'pc.lesson.prospect': 'Buscador: tomas una carta a tu elección de la banca; los demás, un oro cada uno.',
  'pc.lesson.robber': 'Ladrón: muévelo a otro hexágono, que entonces no da nada. No se roba nada.',
  'pc.lesson.seven':
    'Siete: las manos de ocho o más pierden la mitad. Quien eligió Productor lleva al ladrón a un hexágono de quien tiró y le roba.',
  'pc.lesson.gold':
    'La ronda ha acabado. Cada rol que nadie eligió recibió un oro para el siguiente. El Gobernador, que elige primero, pasa a la izquierda.',
  'pc.lesson.spend':
    'El oro no es una carta: con él pagas a quien eligió Constructor y, al comerciar, tres compran cualquier carta.',
  'pc.lesson.unmet':
    'Roles que aún no conoces: toca ¿Qué es esto? (la interrogación) y luego el rol. Todo lo que hay en la mesa responde así.',
  'pc.lesson.end':
    'Si alguien tiene diez puntos, es la última ronda; gana quien más tenga. Mayor ruta desde cinco, mayor ejército desde tres: dos puntos cada uno.',
  'pc.lesson.laid.hexes': 'Diecinueve hexágonos; el número dice con qué tirada da su recurso.',
  'pc.lesson.laid.robber': 'El ladrón empieza en el desierto.',
  'pc.lesson.laid.settlements':
    'Cada persona coloca dos poblados con una carretera cada uno; el segundo da las primeras cartas.',
  'pc.lesson.laid.roles': 'Los roles: en cada ronda cada persona elige uno.',
  'pc.lesson.laid.bank': 'La banca con las cartas de cinco recursos.',
  'pc.lesson.laid.stack': 'El mazo de 25 cartas de desarrollo.',
  'pc.lesson.laid.gold': 'Nadie tiene oro todavía, ni lo hay en los roles.',
} satisfies Catalogue;
