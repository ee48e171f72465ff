import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in Spanish. */
export const text = {
  'isla.lesson.welcome':
    'Nueve islas, diecisiete estrechos para puentes, trece sitios para puertos. Se construye con las monedas de las islas; gana quien tenga más puntos.',
  'isla.lesson.pools':
    'Tenías veinte monedas y diste tres como primer Rey. Ahora hay {mine} en Isla Ceniza y {more} en Isla Margarita, para construir allí.',
  'isla.lesson.draft':
    'Como Rey eliges primero y pasas el resto; los números bajos actúan antes. Toma la carta 8: un puente por 3, un Rey por 2.',
  'isla.lesson.build':
    'Un puente se paga en un extremo o en ambos; lo pagado vuelve a tu Banco, menos una moneda que lo marca. Construye Ceniza–Margarita.',
  'isla.lesson.stack':
    'Un príncipe cruza; la corona de su nueva isla es tuya, secreta, de 1 a 5 puntos. Un puente da carta de comercio: elige mazo.',
  'isla.lesson.keep': 'Mira el mazo y guarda una carta en secreto. Al final puntúa lo que dice.',
  'isla.lesson.invest':
    'Las monedas van de tu Banco a círculos vacíos; en la próxima ronda podrán pagar. Hasta entonces, un círculo con monedas queda cerrado para todos.',
  'isla.lesson.gathered':
    'La ronda ha acabado: las monedas puestas en círculos pasan a la reserva de su isla y desde ahora pueden construir.',
  'isla.lesson.titles':
    'Los títulos abaratan construir: Rey 1, Constructor de puentes 1, Constructor de puertos 2. Estos dos son de quien construyó el último.',
  'isla.lesson.majority':
    'Al final, quien tiene más puentes en una isla gana su valor: {island} vale {n}. Un empate da la mitad, redondeada hacia abajo.',
  'isla.lesson.ports':
    'Un puerto se paga con monedas de su isla. Da siempre su número, y puedes traer o enviar un príncipe, sin corona.',
  'isla.lesson.princes':
    'Las monedas también pueden quedarse: aquí, junto a príncipes, quien más tiene en la reserva gana dos puntos por príncipe; en empate, uno.',
  'isla.lesson.again':
    'Las cartas 1, 2, 3, 6, 7 ponen monedas de tu Banco en círculos; 4, 8, 9 construyen; 5 te hace Rey. Las bajas, antes.',
  'isla.lesson.end':
    'La ronda del puente diecisiete o del puerto trece es la última. En empate ganan más puentes, luego más puertos. Sigue jugando.',
  'isla.lesson.laid.islands': 'En cada isla hay un príncipe y una corona boca abajo.',
  'isla.lesson.laid.values':
    'El número es lo que gana quien más puentes tiene; el círculo recibe las monedas de esta ronda.',
  'isla.lesson.laid.straits': 'Diecisiete estrechos, cada uno para un puente.',
  'isla.lesson.laid.ports': 'Trece sitios para puertos, cada uno con sus puntos.',
  'isla.lesson.laid.bank':
    'Cada persona tiene veinte monedas en el Banco. El Rey se sortea, y tres monedas del primer Rey salen del juego.',
} satisfies Catalogue;
