// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in Spanish. */
export const text = {
  'hopper.lesson.welcome':
    'Un hidroavión para todos. En cada ronda alguien compra el derecho a pilotarlo, y las nubes ocultan las islas.',
  'hopper.lesson.hand':
    'Tus contratos son secretos. Cada uno paga cuando un capitán aterriza en su isla, si ese capitán no eres tú.',
  'hopper.lesson.money':
    'Los dólares junto a una isla son del capitán que aterrice allí. {n, plural, =0 {Aún no hay: los ponen} other {Los han puesto}} las cartas de ronda y los sobornos.',
  'hopper.lesson.auction':
    'Quien más puja paga a la banca y vuela; el último capitán no participa. Al volar cobras el dinero de islas, no tus contratos.',
  'hopper.lesson.bribe':
    'El capitán ahora tiene que callar. Pon dinero junto a las islas de tus contratos para que compense aterrizar allí. Luego termina.',
  'hopper.lesson.choose':
    'Eres el capitán. Toma un bien de la brújula, mantén el avión hasta que despegue y vuela bajo las nubes.',
  'hopper.lesson.words':
    'Vuela otra persona. Di tres palabras como mucho, verdaderas o falsas: una verdadera ayuda al piloto del ordenador. La cuarta cuesta 1 $.',
  'hopper.lesson.landing':
    'Donde aterriza el avión, el capitán toma todo el dinero junto a la isla, y los demás cobran sus contratos de ella.',
  'hopper.lesson.sea':
    'El avión entero debe quedar en una isla que muestre el bien. En el mar o en otra, nadie cobra y el dinero se queda.',
  'hopper.lesson.flights':
    'El capitán vuela tantas veces como personas hay, cada bien una vez. Antes puede mostrar turistas: 1 o 2 $ cada uno por aterrizaje.',
  'hopper.lesson.again':
    'Una vez por ronda, enseguida o tras los vuelos, el capitán puede descartar un contrato cumplido y repetir un bien perdido. Conserva el dinero.',
  'hopper.lesson.contracts':
    'Tras los vuelos todos roban hasta tres contratos, a la vista o a ciegas. Antes se puede devolver uno.',
  'hopper.lesson.sets':
    'Al final, tres contratos cumplidos con el mismo símbolo dan 5 $ y cada uno adicional, 5 $ más. Gana quien más dinero tenga.',
  'hopper.lesson.end':
    'La última ronda es la séptima, octava o novena; después, los contratos en mano no valen nada. Empate: más contratos cumplidos. Sigue jugando.',
  'hopper.lesson.laid.islands': 'Doce islas. Cada una muestra los bienes que quiere y la bandera de su compañía.',
  'hopper.lesson.laid.money': 'Junto a cada isla hay sitio para dólares.',
  'hopper.lesson.laid.goods': 'La brújula con seis bienes; cada uno vuela como mucho una vez por ronda.',
  'hopper.lesson.laid.screens': 'Cada persona tiene 10 $ y contratos secretos tras su pantalla.',
  'hopper.lesson.laid.round': 'Se descubre la primera carta de ronda; un asiento abre la subasta.',
} satisfies Catalogue;
