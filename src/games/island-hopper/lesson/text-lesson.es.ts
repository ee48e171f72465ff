// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in Spanish. */
export const text = {
  'hopper.lesson.welcome':
    'Ganan los dólares. Compartís un hidroavión: cada ronda alguien compra el derecho a volarlo, y las nubes tapan las islas.',
  'hopper.lesson.hand':
    'Tus contratos son secretos. Cada uno te paga cuando un capitán aterriza en su isla, salvo que seas tú.',
  'hopper.lesson.money':
    'Los dólares junto a una isla son del capitán que aterrice allí. {n, plural, =0 {Aún no hay: los ponen} other {Los han puesto}} las cartas de ronda y los sobornos.',
  'hopper.lesson.auction':
    'Quien más ofrece paga al banco y vuela. El capitán se lleva el dinero de las islas, pero no cobra contratos.',
  'hopper.lesson.rule':
    'Un aterrizaje vale si todo el avión queda en una isla que muestra su bien. En el mar nadie cobra.',
  'hopper.lesson.bribe':
    'Tenéis 90 segundos, todos a la vez. Pon dólares junto a islas de tus contratos para que el capitán quiera aterrizar allí.',
  'hopper.lesson.choose':
    'Eres el capitán. Toma un bien de la brújula, espera a que el avión se eleve y vuélalo bajo las nubes.',
  'hopper.lesson.words':
    'Vuela otra persona. Di hasta tres palabras, verdaderas o falsas: pueden llevar al capitán a tus islas. La cuarta cuesta 1 $.',
  'hopper.lesson.landing':
    '¡Un aterrizaje! El capitán se lleva todo el dinero de la isla, y los demás cobran sus contratos de ella.',
  'hopper.lesson.missed':
    'Aún no ha aterrizado nadie. Cuando pase, el capitán se lleva el dinero de la isla y los demás cobran sus contratos.',
  'hopper.lesson.flights':
    'El capitán vuela una vez por jugador, cada bien una vez. Los turistas mostrados antes pagan 1 o 2 $ por aterrizaje.',
  'hopper.lesson.again':
    '¿Se perdió un bien? Una vez por ronda el capitán puede descartar un contrato cumplido y volarlo otra vez.',
  'hopper.lesson.contracts':
    'Tras los vuelos cada cual roba hasta tres contratos, de la fila o a ciegas. Antes puedes apartar uno.',
  'hopper.lesson.talk':
    'Mientras el capitán vuela, los demás pueden decir tres palabras, verdaderas o falsas. La cuarta cuesta 1 $.',
  'hopper.lesson.sets': 'Al final, tres contratos cumplidos con el mismo símbolo dan 5 $, y cada uno más, otros 5 $.',
  'hopper.lesson.mistakes':
    'Dos errores comunes: pagar por el puesto más de lo que hay en las islas, y sobornar donde no tienes contrato.',
  'hopper.lesson.end': 'Ya conoces Island Hopper.',
  'hopper.lesson.sum.money': 'Ganan los dólares: dinero de islas, contratos y series de símbolos.',
  'hopper.lesson.sum.captain': 'El capitán se lleva el dinero de las islas y calla mientras otros sobornan.',
  'hopper.lesson.sum.others': 'Los demás sobornan, hablan y cobran contratos donde se aterriza.',
  'hopper.lesson.sum.over': 'La última ronda es la séptima, octava o novena; los contratos en mano no valen nada.',
  'hopper.lesson.sum.next': 'Prueba ahora: compra el puesto cuando las islas estén llenas.',
  'hopper.lesson.laid.islands': 'Doce islas. Cada una muestra los bienes que quiere y la bandera de su compañía.',
  'hopper.lesson.laid.money': 'Junto a cada isla hay sitio para dólares.',
  'hopper.lesson.laid.goods': 'La brújula con seis bienes; cada uno vuela como mucho una vez por ronda.',
  'hopper.lesson.laid.screens': 'Cada persona tiene 10 $ y contratos secretos tras su pantalla.',
  'hopper.lesson.laid.round': 'Se descubre la primera carta de ronda; un asiento abre la subasta.',
} satisfies Catalogue;
