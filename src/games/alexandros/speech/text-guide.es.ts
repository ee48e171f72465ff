import type { Catalogue } from '../../module';

/** What Help says of this game, in Spanish. */
export const text = {
  'alex.guide.secret.what':
    'Son secretas las cartas que robaste sin enseñarlas. Las que tomaste a la vista las conocen todos.',
  'alex.guide.secret.how':
    'Decides en el tablero abierto, con tus cartas en tu esquina. «Mano» ofrece todos los símbolos que podrías tener. Si eliges una carta que no tienes, se rechaza sin dar motivo.',
  'alex.guide.secret.cover':
    'O toca «Decidir en privado». La tableta es tuya durante ese turno y solo muestra lo que permiten tus cartas.',
} satisfies Catalogue;
