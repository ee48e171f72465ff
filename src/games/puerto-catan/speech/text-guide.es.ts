import type { Catalogue } from '../../module';

/** What Help says of this game, in Spanish. */
export const text = {
  'pc.guide.secret.what': 'Son secretas tus cartas de recurso y de desarrollo. Cuántas tienes lo saben todos.',
  'pc.guide.secret.how':
    'Decides en el tablero abierto, con tus cartas en tu esquina. Los lugares se iluminan según cuántas cartas tienes, no según cuáles.',
  'pc.guide.secret.cover':
    'Los descartes con un siete y la respuesta a un trato se eligen tras la pantalla de privacidad, una persona tras otra. Las respuestas se descubren a la vez, y los demás nunca saben por qué rechazas.',
  'pc.guide.secret.known': 'La app recuerda para ti qué cartas viste ir y venir. Solo te lo enseña a ti.',
} satisfies Catalogue;
