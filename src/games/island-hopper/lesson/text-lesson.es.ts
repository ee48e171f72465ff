// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in Spanish. */
export const text = {
  'hopper.lesson.welcome':
    'Un hidroavión para todos. Cada ronda alguien compra el derecho a pilotarlo con los ojos cerrados.',
  'hopper.lesson.hand':
    'Tus contratos son secretos. Cada uno paga cuando un capitán aterriza en su isla, si ese capitán no eres tú.',
  'hopper.lesson.money':
    'El dinero junto a una isla es del capitán que aterriza allí. La carta de ronda acaba de poner algo.',
  'hopper.lesson.auction':
    'Se subasta el puesto de capitán: ofrece o pasa. El capitán toma el dinero de las islas; sus contratos no pagan.',
  'hopper.lesson.bribe':
    'No eres capitán: pon dinero junto a las islas de tus contratos para que compense aterrizar allí. Luego termina.',
  'hopper.lesson.choose':
    'Eres el capitán. Toma un bien de la brújula, mantén el avión hasta que despegue y vuela bajo las nubes.',
  'hopper.lesson.words':
    'Vuela otra persona. Puedes decir tres palabras, verdaderas o falsas: cada verdadera ayuda a un piloto del ordenador.',
  'hopper.lesson.landing': 'El capitán toma todo el dinero junto a la isla y los demás cobran sus contratos de ella.',
  'hopper.lesson.sea':
    'El avión entero debe quedar en una isla que muestre el bien. El mar o un bien equivocado es un fallo.',
  'hopper.lesson.again':
    'Una vez por ronda, un capitán puede descartar un contrato cumplido y repetir un bien perdido. Conserva su dinero.',
  'hopper.lesson.contracts':
    'Tras los vuelos todos roban hasta tres contratos, a la vista o a ciegas. Antes se puede devolver uno.',
  'hopper.lesson.sets':
    'Al final, tres contratos cumplidos con el mismo símbolo dan 5 $ y cada uno adicional, 5 $ más. Gana quien más dinero tenga.',
  'hopper.lesson.end':
    'La última ronda es la séptima, octava o novena. Los contratos en la mano no valen nada. Sigue jugando.',
} satisfies Catalogue;
