import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in Spanish. */
export const text = {
  'pc.lesson.welcome':
    'Si alguien suma diez puntos, esa ronda es la última y gana quien más tenga. Un poblado es un punto; una ciudad, dos.',
  'pc.lesson.place':
    'Funda donde se junten tres buenos números: 6 y 8 salen más, luego 5 y 9. Los sitios marcados son los mejores.',
  'pc.lesson.placed':
    '¡Buen sitio! Da unas {n} cartas en 36 tiradas{less, plural, =0 {, tantas como el mejor} other {; el mejor da {best}}}.',
  'pc.lesson.placedOther':
    'Ese sitio da unas {n} cartas en 36 tiradas; el mejor da {best}. Deshazlo si quieres, o sigue desde aquí.',
  'pc.lesson.placeMore':
    'Ahora tu segundo poblado; sus hexágonos dan tus primeras cartas. Necesitas los cinco recursos: busca terreno nuevo.',
  'pc.lesson.hand':
    'Tus cartas son secretas. La lista marcada dice qué cuesta cada obra: mantén el dedo en ella para leerla.',
  'pc.lesson.role':
    'Cada uno elige un rol; todos lo juegan, y quien lo eligió tiene ventaja. Eres Gobernador y empiezas: sé el {producer}.',
  'pc.lesson.chose':
    'Bien: sin {producer} no llegan cartas. Ahora tiran todos, y cada tirada paga a quienes tienen edificios en su número.',
  'pc.lesson.choseOther':
    'Has elegido {role}; eso juegan todos ahora. Vale, pero solo el {producer} trae cartas; deshazlo si lo prefieres.',
  'pc.lesson.produce':
    'Tira los dados. Cada poblado junto al número da una carta, cada ciudad dos, también a los demás.',
  'pc.lesson.trade':
    '{trader}: en tu turno comercia con cualquiera, o cambia cuatro iguales por otra carta. Solo quien eligió el rol usa puertos.',
  'pc.lesson.build':
    '{builder}: haz carreteras y poblados en ellas, a dos aristas o más de otro edificio. Si no puedes, pulsa Listo.',
  'pc.lesson.first.road': '¡Una carretera nueva! Dos aristas más allá cabe un poblado.',
  'pc.lesson.first.settlement': '¡Un poblado nuevo: un punto más y más cartas en cada tirada!',
  'pc.lesson.first.city': '¡Tu primera ciudad! Dos puntos y dos cartas por hexágono.',
  'pc.lesson.first.buy': '¡Tu primera carta de desarrollo! Es secreta hasta que la juegues.',
  'pc.lesson.soldier': '{soldier}: puedes jugar un Caballero comprado, mover el ladrón y robar a alguien de ahí. O no.',
  'pc.lesson.prospect': '{prospector}: toma una carta cualquiera de la banca. Los demás reciben un oro cada uno.',
  'pc.lesson.robber': '{robber}: muévelo a otro hexágono, que ya no dará nada. No se roba nada.',
  'pc.lesson.seven':
    '¡Un siete, y quien tiene ocho cartas o más pierde la mitad! El {producer} mueve el ladrón y roba una carta a quien tiró.',
  'pc.lesson.gold':
    'Ronda nueva: los roles que nadie eligió tienen ahora 1 de oro, para quien los elija. El Gobernador pasa a la izquierda y elige primero.',
  'pc.lesson.scoring':
    'Poblado 1, ciudad 2, carta de victoria 1. La Gran Ruta, cinco carreteras o más, y el Mayor Ejército, tres Caballeros o más, dan 2 cada uno.',
  'pc.lesson.unmet':
    'Los roles: {producer} trae cartas, {builder} construye, {trader} comercia, {soldier} roba, {prospector} coge una carta, {robber} bloquea un hexágono.',
  'pc.lesson.cards':
    'Si alguien elige {builder}, también puedes comprar una carta de desarrollo: casi siempre un Caballero, que se juega con {soldier}. Una ciudad sustituye a un poblado.',
  'pc.lesson.again': 'Te toca elegir. ¿Qué rol te ayuda ahora, y menos a los demás?',
  'pc.lesson.sevens':
    'El ladrón está aquí: este hexágono no da nada. Con un siete el {producer} lo mueve y roba una carta; manos de ocho o más pierden la mitad.',
  'pc.lesson.spend':
    'El oro no se roba. Si otro es {builder}, tu primera obra cuesta 1 de oro; en tu turno de {trader}, tres compran cualquier carta.',
  'pc.lesson.traps':
    'Dos trampas: elegir un rol que ayude más a los demás, y guardar ocho cartas cuando puede salir un siete.',
  'pc.lesson.end': 'Si alguien suma diez puntos, ocultos incluidos, esa ronda es la última. Gana quien más tenga.',
  'pc.lesson.last': 'Eso es todo. Ahora, a por una ciudad en tus mejores hexágonos.',
  'pc.lesson.sum.goal': 'Diez puntos: poblados, ciudades, cartas, ruta y ejército.',
  'pc.lesson.sum.turn': 'Elige un rol; todos lo juegan, tú con ventaja.',
  'pc.lesson.sum.secret': 'Secreto: tus cartas. El oro está a la vista.',
  'pc.lesson.sum.end': 'La ronda con diez puntos es la última.',
  'pc.lesson.sum.traps': 'Funda en 6, 8, 5, 9; no guardes ocho cartas.',
  'pc.lesson.laid.hexes': 'Diecinueve hexágonos; el número dice con qué tirada da su recurso.',
  'pc.lesson.laid.robber': 'El ladrón empieza en el desierto.',
  'pc.lesson.laid.settlements':
    'Cada persona coloca dos poblados con una carretera cada uno; el segundo da las primeras cartas.',
  'pc.lesson.laid.roles': 'Los roles: en cada ronda cada persona elige uno.',
  'pc.lesson.laid.bank': 'La banca con las cartas de cinco recursos.',
  'pc.lesson.laid.stack': 'El mazo de 25 cartas de desarrollo.',
  'pc.lesson.laid.gold': 'Nadie tiene oro todavía, ni lo hay en los roles.',
} satisfies Catalogue;
