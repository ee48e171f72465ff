import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in Spanish. */
export const text = {
  'pc.lesson.welcome':
    'Coloniza la isla. Un poblado es un punto; una ciudad, dos; diez puntos acaban la partida. Aquí están tus dos primeros.',
  'pc.lesson.hand':
    'Tus cartas son secretas. Carretera: arcilla y madera. Poblado: además, lana y trigo. Ciudad: dos trigos y tres minerales.',
  'pc.lesson.role':
    'Cada ronda todos eligen un papel que luego juegan todos; el propio se juega mejor. Empieza como Capataz.',
  'pc.lesson.produce':
    'Todos tiran una vez, tú primero. Los hexágonos con ese número dan una carta por poblado y dos por ciudad.',
  'pc.lesson.trade':
    'Mercader: comercia con los demás, o cuatro iguales compran una carta. Los puertos son de quien eligió el papel.',
  'pc.lesson.build':
    'Constructor: construye o compra una carta de desarrollo. En fase ajena, tu primera obra paga un oro a quien la eligió.',
  'pc.lesson.soldier':
    'Soldado: quien compró una carta de soldado puede jugarla, mover al ladrón y tomar una carta. O termina.',
  'pc.lesson.prospect': 'Buscador de oro: tomas una carta a tu elección de la banca; los demás, un oro cada uno.',
  'pc.lesson.robber': 'Ladrón: muévelo a otro hexágono, que entonces no da nada. No se roba nada.',
  'pc.lesson.seven':
    'Un siete: quien tenía ocho cartas o más descartó la mitad. El ladrón puede moverse y tomar una carta.',
  'pc.lesson.gold':
    'La ronda ha acabado. Cada papel que nadie eligió recibió un oro; quien lo elija después se lo lleva todo.',
  'pc.lesson.governor': 'El Gobernador ha pasado a la izquierda y elige primero en la próxima ronda.',
  'pc.lesson.spend': 'El oro no es una carta: paga al Constructor, y tres compran una carta en tu turno de Mercader.',
  'pc.lesson.end':
    'Con diez puntos de alguien, la ronda es la última. La carretera más larga y el mayor ejército dan dos. Sigue jugando.',
} satisfies Catalogue;
