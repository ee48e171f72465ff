import type { Catalogue } from '../../module';

/** What Help says of this game, in Spanish. */
export const text = {
  'hopper.guide.secret.what':
    'Son secretos tus contratos. También tu dinero, salvo que juguéis con el dinero a la vista.',
  'hopper.guide.secret.how':
    'Pujas y vuelas en el tablero abierto. En el minuto de los sobornos todos arrastran a la vez monedas desde su sitio. Los contratos se cambian tras la pantalla de privacidad, una persona tras otra.',
  'hopper.guide.secret.peek':
    'Mantén pulsado el ojo junto a tu nombre para ver tus contratos y tu dinero. Cuando cobras contratos, los demás ven cuántos, pero no cuánto pagan.',
  'hopper.guide.secret.calm':
    '«Por turno, en secreto» es una forma tranquila de sobornar, tras la pantalla de privacidad.',
  'hopper.guide.secret.bots':
    'Los bots prometen, amenazan y ayudan con palabras, y de vez en cuando engañan. Recuerdan quién cumplió.',
  'hopper.guide.glass': 'Volar sobre el cristal',
  'hopper.guide.glass.screen':
    'Vuelas con un dedo y los ojos cerrados. Mide la pantalla una vez con una tarjeta bancaria, en Ajustes, para que las islas tengan su tamaño real. Tres vuelos de prueba al preparar la partida te enseñan cómo es.',
  'hopper.guide.glass.gestures':
    'Desactiva los gestos del sistema con varios dedos: Acceso guiado en un iPad, fijar pantalla en Android.',
  'hopper.guide.glass.reckon':
    'Si no puedes arrastrar o no ves el tablero, elige el vuelo por instrumentos: ajustas rumbo y distancia de memoria, con teclas o tocando.',
  'hopper.guide.glass.table':
    'Si la caja está en la mesa, elige «En una mesa real». La app lleva el tiempo, el dinero y las cartas. Una persona dice dónde está la ficha y otra lo confirma.',
  'hopper.guide.glass.cards':
    'Las cartas impresas solo están en la caja. La app reparte una baraja propia. Si tienes el juego, puedes escribir o importar tus cartas al preparar la partida; te hacen falta para pasar a la mesa real.',
} satisfies Catalogue;
