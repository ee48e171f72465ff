import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in Spanish. */
export const text = {
  'isla.lesson.welcome':
    'Ganan los puntos. Al final, quien tenga más puentes hacia una isla se lleva su número: aquí, {n}.',
  'isla.lesson.pools':
    'Pagas con monedas que están en las islas. Tienes {mine} en Isla Ceniza y {more} en Isla Margarita.',
  'isla.lesson.draft':
    'Cada ronda tomas una carta en secreto. Los números bajos actúan antes. Toma la 8: un puente por 3; como Rey pagas 1 menos.',
  'isla.lesson.build': 'Construye el puente entre Ceniza y Margarita. Paga en un extremo o en los dos.',
  'isla.lesson.bridge':
    '¡Tu primer puente! Cuenta en sus dos islas. El príncipe que lo cruzó te dio una corona: de 1 a 5 puntos secretos.',
  'isla.lesson.stack': 'Un puente trae también una carta de comercio. Elige un montón.',
  'isla.lesson.keep': 'Mira el montón y quédate una carta en secreto. Al final puntúa por lo que dice.',
  'isla.lesson.invest':
    'Prefieres invertir: también vale. Pon monedas de tu banco en círculos vacíos. Desde la próxima ronda podrán pagar.',
  'isla.lesson.investLater':
    'Pon monedas de tu banco en círculos vacíos. Desde la próxima ronda podrán pagar. Un círculo con monedas queda cerrado.',
  'isla.lesson.gathered':
    'La ronda ha terminado. Las monedas de los círculos pasan a la reserva de su isla y ya pueden pagar.',
  'isla.lesson.crowns':
    'Por un puente nuevo cruza un príncipe. Quien lo construyó toma la corona de su nueva isla: de 1 a 5 puntos secretos.',
  'isla.lesson.cards': 'Cada puente trae también una carta de comercio. Es secreta y puntúa al final.',
  'isla.lesson.investing':
    'Las cartas de inversión ponen monedas de tu banco en círculos vacíos. Desde la ronda siguiente pueden pagar.',
  'isla.lesson.titles':
    'Los títulos abaratan. El Rey ahorra 1, el Constructor de Puentes 1 en puentes, el Constructor de Puertos 2 en puertos.',
  'isla.lesson.majority':
    'Cuenta tus puentes: {island} da {n} a quien tenga más. En empate, cada cual recibe la mitad.',
  'isla.lesson.ports':
    'Un puerto se paga con monedas de su isla. Da su número seguro, y puede mover un príncipe hacia aquí o fuera.',
  'isla.lesson.princes':
    'Las monedas también puntúan: quien tenga más junto a los príncipes recibe 2 puntos por cada príncipe.',
  'isla.lesson.mistakes':
    'Dos errores comunes: repartir monedas por demasiadas islas, y tomar una carta alta cuando otros quieren el mismo estrecho.',
  'isla.lesson.again':
    'Tu próxima ronda. 1, 2, 3, 6 y 7 invierten; 4, 8 y 9 construyen; 5 te hace Rey. Elige la que quieras.',
  'isla.lesson.end': 'Ya conoces Isla Margarita.',
  'isla.lesson.sum.points': 'Islas, puertos, coronas, príncipes y cartas de comercio dan puntos.',
  'isla.lesson.sum.round': 'Cada ronda: una carta secreta, primero los números bajos.',
  'isla.lesson.sum.pay': 'Las monedas deben estar en una isla antes de poder pagar allí.',
  'isla.lesson.sum.over': 'La ronda del último puente o del último puerto es la última.',
  'isla.lesson.sum.next': 'Prueba ahora: sé Rey pronto y construye donde puedas superar a los demás.',
  'isla.lesson.laid.islands': 'En cada isla hay un príncipe y una corona boca abajo.',
  'isla.lesson.laid.values':
    'El número es lo que gana quien más puentes tiene; el círculo recibe las monedas de esta ronda.',
  'isla.lesson.laid.straits': 'Diecisiete estrechos, cada uno para un puente.',
  'isla.lesson.laid.ports': 'Trece sitios para puertos, cada uno con sus puntos.',
  'isla.lesson.laid.bank':
    'Cada persona tiene veinte monedas en el Banco. El Rey se sortea, y tres monedas del primer Rey salen del juego.',
} satisfies Catalogue;
