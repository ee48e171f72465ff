import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step, in Spanish. */
export const text = {
  'isla.lesson.welcome':
    'Se trata de puntos. Casi todos vienen de puentes y puertos, que se pagan con monedas de las islas.',
  'isla.lesson.pools':
    'Tus monedas en una isla son tu reserva allí: {mine} en Isla Ceniza, {more} en Isla Margarita. Buen comienzo: monedas a ambos lados de un estrecho.',
  'isla.lesson.crowns':
    'Aquí hay un príncipe junto a una corona boca abajo. Lleva un príncipe por un puente y toma la corona de la nueva isla: 1 a 5 puntos, tu secreto.',
  'isla.lesson.draft':
    'Cada ronda todos toman en secreto una carta; las bajas actúan antes. Toma la 8: un puente por 3, pero tú, como Rey, pagas 2.',
  'isla.lesson.tookIt': 'Bien elegido. Ahora toman la suya los demás; luego se descubren todas y se juegan en orden.',
  'isla.lesson.tookOther':
    'Has tomado la carta {card}, que {does}. Está bien; deshazlo si prefieres construir con la 8.',
  'isla.lesson.does.invest': 'pone monedas en islas',
  'isla.lesson.does.king': 'te hace Rey',
  'isla.lesson.does.reign': 'te mantiene como Rey',
  'isla.lesson.does.build': 'también construye',
  'isla.lesson.build':
    'Construye el puente de Ceniza a Margarita. Paga en un extremo o en ambos; una de las monedas se queda y lo marca como tuyo.',
  'isla.lesson.buildAny':
    'Construye un puente, pagado en un extremo o en ambos, o un puerto, pagado en su isla. Una de las monedas se queda y lo marca.',
  'isla.lesson.firstBridge':
    '¡Tu primer puente! El príncipe que lo cruza te da la corona de su nueva isla, si aún queda; su valor secreto aparece como +?.',
  'isla.lesson.bridgeAlone': '¡Tu primer puente! No había príncipe en ningún extremo, así que nadie lo cruza.',
  'isla.lesson.firstPort': '¡Tu primer puerto! El número que lleva ya es tuyo.',
  'isla.lesson.stack':
    'Un puente trae además una carta de comercio: un secreto que puntúa al final. Elige un mazo para mirarlo.',
  'isla.lesson.keep':
    'Guarda una en secreto. Toca una carta para leer qué puntúa, y toma una que encaje con lo que quieres construir.',
  'isla.lesson.invest':
    'Toca una isla para poner una moneda de tu Banco en su círculo vacío, y otra vez para más. Podrán pagar desde la próxima ronda.',
  'isla.lesson.gathered':
    'Las monedas nuevas quedan en el círculo de la isla, cerrado hasta el fin de la ronda. Después van a tu reserva.',
  'isla.lesson.titles':
    'Los títulos abaratan construir: Rey 1, Constructor de puentes 1, de puertos 2. La carta 5 te hace Rey; los otros son de quien construyó el último.',
  'isla.lesson.majority':
    'Al final, quien más puentes tiene en una isla gana su número: {island} vale {n}. En empate, la mitad cada uno, sin fracciones.',
  'isla.lesson.again':
    'Te toca otra vez, y eliges tú. ¿Qué necesitas: monedas del Banco en las islas, construir algo o el Rey?',
  'isla.lesson.ports':
    'En estos sitios hay puertos, que siempre dan su número. Quien construye uno puede llevar un príncipe a esa isla o sacarlo, sin corona.',
  'isla.lesson.princes':
    'Al final la mayor reserva de una isla da 2 por cada príncipe allí, 1 en empate. Las monedas gastadas ya no cuentan.',
  'isla.lesson.commerce':
    'Cada puente trae además una carta de comercio. Se guarda en secreto y al final puntúa lo que dice.',
  'isla.lesson.traps':
    'Dos trampas. Una carta de construir sin monedas en su sitio es una ronda perdida; puentes dispersos no ganan ninguna isla.',
  'isla.lesson.end':
    'La ronda del puente diecisiete o del puerto trece es la última. Si hay empate: más puentes, luego más puertos.',
  'isla.lesson.last': 'Eso es todo. Ahora intenta ganar Isla Margarita.',
  'isla.lesson.sum.goal': 'Puntos: puertos, islas, coronas, príncipes y cartas.',
  'isla.lesson.sum.turn': 'Cada ronda una carta: poner monedas, construir o ser Rey.',
  'isla.lesson.sum.secret': 'Secreto: coronas, cartas de comercio y la carta que tomas.',
  'isla.lesson.sum.end': 'Acaba con el puente 17 o el puerto 13.',
  'isla.lesson.sum.traps': 'Primero monedas, luego construir; pocas islas.',
  'isla.lesson.laid.islands': 'En cada isla hay un príncipe y una corona boca abajo.',
  'isla.lesson.laid.values':
    'El número es lo que gana quien más puentes tiene; el círculo recibe las monedas de esta ronda.',
  'isla.lesson.laid.straits': 'Diecisiete estrechos, cada uno para un puente.',
  'isla.lesson.laid.ports': 'Trece sitios para puertos, cada uno con sus puntos.',
  'isla.lesson.laid.bank':
    'Cada persona tiene veinte monedas en el Banco. El Rey se sortea, y tres monedas del primer Rey salen del juego.',
} satisfies Catalogue;
