import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in Spanish. */
export const text = {
  'isla.lesson.welcome':
    'Nueve islas, diecisiete estrechos para puentes, trece sitios para puertos. Se construye con las monedas de las islas; gana quien tenga más puntos.',
  'isla.lesson.pools':
    'Todos empezaron con veinte monedas; ya pasó una ronda. Tuyas: {mine} en Isla Ceniza, {more} en Isla Margarita, para pagar lo que las toca.',
  'isla.lesson.draft':
    'Como Rey eliges primero; los números bajos actúan antes. La carta 8 construye: un puente por 3, y el Rey paga uno menos. Tómala.',
  'isla.lesson.build':
    'Un puente se paga en un extremo o en ambos; lo pagado vuelve a tu Banco, menos una moneda que lo marca. Construye Ceniza–Margarita.',
  'isla.lesson.stack':
    'Un príncipe cruza; la corona de su nueva isla es tuya, y su valor, tu secreto. Un puente da una carta de comercio: elige mazo.',
  'isla.lesson.keep': 'Mira el mazo y guarda una carta en secreto. Al final puntúa lo que dice.',
  'isla.lesson.invest':
    'Las monedas van de tu Banco a círculos vacíos; en la próxima ronda podrán pagar. Hasta entonces, un círculo con monedas queda cerrado para todos.',
  'isla.lesson.gathered':
    'La ronda ha acabado: las monedas de los círculos se unen a las que ya había en su isla, la reserva. Ahora pueden construir.',
  'isla.lesson.titles':
    'Los títulos abaratan construir: Rey 1, Constructor de puentes 1, Constructor de puertos 2. Estos dos son de quien construyó el último.',
  'isla.lesson.majority':
    'Al final, quien tiene más puentes en una isla gana su valor: {island} vale {n}. Un empate da la mitad, redondeada hacia abajo.',
  'isla.lesson.ports':
    'Un puerto se paga con monedas de su isla. Asegura los puntos de su cartel y, al construirlo, puedes traer o alejar a un príncipe.',
  'isla.lesson.princes':
    'Las monedas también pueden quedarse: en una isla con príncipes, quien tenga más en la reserva, sin empate, recibe dos puntos por príncipe.',
  'isla.lesson.again':
    'Otra ronda: 1, 2, 3, 6 y 7 dan monedas; 4, 8 y 9 construyen; la 5 te hace Rey. Actúan antes las cartas bajas.',
  'isla.lesson.end':
    'La ronda del puente diecisiete o del puerto trece es la última. Ya sabes lo necesario; sigue jugando.',
  'isla.lesson.laid.islands': 'En cada isla hay un príncipe y una corona boca abajo.',
  'isla.lesson.laid.values':
    'El número es lo que gana quien más puentes tiene; el círculo recibe las monedas de esta ronda.',
  'isla.lesson.laid.straits': 'Diecisiete estrechos, cada uno para un puente.',
  'isla.lesson.laid.ports': 'Trece sitios para puertos, cada uno con sus puntos.',
  'isla.lesson.laid.bank':
    'Cada persona tiene veinte monedas en el Banco. El Rey se sortea, y tres monedas del primer Rey salen del juego.',
} satisfies Catalogue;
