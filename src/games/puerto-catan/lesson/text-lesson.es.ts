import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in Spanish. */
export const text = {
  'pc.lesson.welcome':
    'Coloniza la isla. Un poblado es un punto; una ciudad, dos; diez puntos acaban la partida. Aquí están tus dos primeros.',
  'pc.lesson.hand':
    'Tus cartas son secretas; en pequeño, lo que otros tienen seguro. Carretera: arcilla, madera. Poblado: arcilla, madera, lana, trigo. Ciudad: dos trigos, tres minerales.',
  'pc.lesson.role':
    'Primero elige el Gobernador. Cada rol elegido lo juegan todos, con ventaja para quien lo eligió. Eres el Gobernador: empieza como Productor.',
  'pc.lesson.produce':
    'Solo ahora hay cartas: todos tiran una vez, tú primero. Los hexágonos con ese número dan una carta por poblado, dos por ciudad.',
  'pc.lesson.trade':
    'Mercader: solo trata quien tiene el turno. Cuatro iguales se cambian por cualquiera. Los puertos, para quien lo eligió y tenga un edificio en ellos.',
  'pc.lesson.build':
    'Constructor: carreteras junto a lo tuyo; poblados en tu carretera, sin edificios a una arista. Si Constructor es de otro, pagas un oro, si tienes.',
  'pc.lesson.soldier':
    'Soldado: quien compró un Caballero puede jugarlo, mover al ladrón y robar a un vecino; quien eligió el rol, a todos. O termina.',
  'pc.lesson.prospect': 'Buscador: tomas una carta a tu elección de la banca; los demás, un oro cada uno.',
  'pc.lesson.robber': 'Ladrón: muévelo a otro hexágono, que entonces no da nada. No se roba nada.',
  'pc.lesson.seven':
    'Un siete: quien tenga ocho cartas o más descarta la mitad. El Productor roba con el ladrón a quien tiró; si fue él, a cualquiera.',
  'pc.lesson.gold':
    'Acabó una ronda: cada rol que nadie eligió tiene un oro para quien lo tome. El Gobernador, que elige primero, pasa a la izquierda.',
  'pc.lesson.spend':
    'El oro no es carta: no se roba ni se trata con él. Paga al Constructor, y con el Mercader cambias tres por cualquier carta.',
  'pc.lesson.unmet':
    'Soldado mueve el ladrón y roba; Buscador da una carta, oro al resto; Ladrón solo lo mueve. Más: toca ? y luego cualquier cosa.',
  'pc.lesson.end':
    'Diez puntos, también ocultos: última ronda; gana quien más tenga. Gran Ruta Comercial desde cinco, Mayor Ejército de Caballería desde tres: dos cada uno. Sigue.',
  'pc.lesson.laid.hexes': 'Diecinueve hexágonos; el número dice con qué tirada da su recurso.',
  'pc.lesson.laid.robber': 'El ladrón empieza en el desierto.',
  'pc.lesson.laid.settlements':
    'Cada persona coloca dos poblados con una carretera cada uno; el segundo da las primeras cartas.',
  'pc.lesson.laid.roles': 'Los roles: en cada ronda cada persona elige uno.',
  'pc.lesson.laid.bank': 'La banca con las cartas de cinco recursos.',
  'pc.lesson.laid.stack': 'El mazo de 25 cartas de desarrollo.',
  'pc.lesson.laid.gold': 'Nadie tiene oro todavía, ni lo hay en los roles.',
} satisfies Catalogue;
