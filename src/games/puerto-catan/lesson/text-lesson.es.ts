import type { Catalogue } from '../../module';

/** What a first game of Puerto Catan says, step by step, in Spanish. */
export const text = {
  'pc.lesson.welcome':
    'Llega a diez puntos. Un poblado es uno, una ciudad dos. Las cartas para construir salen de los hexágonos de alrededor.',
  'pc.lesson.place':
    'Coloca tu primer poblado. Uno bueno toca tres hexágonos con números probables: 6 y 8 salen más; luego 5 y 9.',
  'pc.lesson.second': 'El segundo trae sus primeras cartas al momento. Busca recursos que al primero le falten.',
  'pc.lesson.hand':
    'Tus cartas son secretas. Carretera: arcilla, madera. Poblado: arcilla, madera, lana, cereal. Ciudad: dos de cereal, tres de mineral.',
  'pc.lesson.role':
    'El Gobernador elige rol primero; todos lo juegan, quien lo eligió con ventaja. Eres Gobernador: elige el Productor.',
  'pc.lesson.produce':
    'Ahora llegan cartas. Cada cual tira una vez, tú primero. Un hexágono con ese número da una carta por poblado y dos por ciudad.',
  'pc.lesson.trade':
    'Comerciante: en tu turno negocia con los demás. Cuatro iguales compran cualquier carta. Los puertos, solo quien lo eligió.',
  'pc.lesson.build':
    'Constructor: las carreteras siguen a las tuyas; un poblado necesita tu carretera y espacio alrededor. En fase ajena pagas 1 de oro.',
  'pc.lesson.soldier':
    'Soldado: juega un Caballero si lo tienes. Mueve el ladrón y roba una carta a alguien de allí. O no juegues ninguno.',
  'pc.lesson.prospect': 'Buscador: toma una carta a tu elección del banco; los demás reciben un oro cada uno.',
  'pc.lesson.robber': 'Ladrón: muévelo a otro hexágono, que ya no da nada. No se roba nada.',
  'pc.lesson.seven':
    '¡Un siete! Quien tenga ocho cartas o más descarta la mitad. El Productor mueve el ladrón y roba una carta a quien tiró.',
  'pc.lesson.gold':
    'La ronda ha terminado. Cada rol que nadie eligió recibe un oro. El Gobernador pasa a la izquierda.',
  'pc.lesson.producer':
    'Las cartas solo llegan en la fase del Productor. El oro no es carta: tres compran cualquiera al comerciar.',
  'pc.lesson.trader':
    'Comerciante: en su turno cada cual negocia con quien quiera. Cuatro iguales compran cualquier carta; los puertos piden menos.',
  'pc.lesson.builder':
    'Constructor: ahora se construyen carreteras, poblados, ciudades y cartas de desarrollo. En fase ajena pagas 1 de oro.',
  'pc.lesson.sevens':
    'Con un siete, las manos de ocho o más pierden la mitad. El ladrón se mueve y su hexágono no da nada.',
  'pc.lesson.unmet':
    'Soldado juega Caballeros, Buscador trae carta u oro, Ladrón mueve el ladrón. Toca ? y cualquier cosa de la mesa para saber más.',
  'pc.lesson.mistakes':
    'Dos errores comunes: tener ocho cartas cuando sale un siete, y poblar donde dos de tres hexágonos salen poco.',
  'pc.lesson.end': 'Ya conoces Puerto Catan.',
  'pc.lesson.sum.points': 'Poblado 1, ciudad 2, carta de victoria 1, gran ruta y mayor ejército 2.',
  'pc.lesson.sum.round': 'Cada ronda cada cual elige un rol, y todos lo juegan.',
  'pc.lesson.sum.cards': 'Las cartas son secretas. El oro y los roles están a la vista.',
  'pc.lesson.sum.over': 'Con diez puntos la ronda es la última. Ganan los puntos.',
  'pc.lesson.sum.next': 'Prueba ahora: elige roles con oro encima.',
  'pc.lesson.laid.hexes': 'Diecinueve hexágonos; el número dice con qué tirada da su recurso.',
  'pc.lesson.laid.robber': 'El ladrón empieza en el desierto.',
  'pc.lesson.laid.settlements':
    'Cada persona coloca dos poblados con una carretera cada uno; el segundo da las primeras cartas.',
  'pc.lesson.laid.roles': 'Los roles: en cada ronda cada persona elige uno.',
  'pc.lesson.laid.bank': 'La banca con las cartas de cinco recursos.',
  'pc.lesson.laid.stack': 'El mazo de 25 cartas de desarrollo.',
  'pc.lesson.laid.gold': 'Nadie tiene oro todavía, ni lo hay en los roles.',
} satisfies Catalogue;
