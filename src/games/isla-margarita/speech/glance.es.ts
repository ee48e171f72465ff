import type { Glance } from '../../module';

/** Isla Margarita at a glance, in Spanish. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Objetivo',
    lines: [
      'Tener más puntos cuando se construya el último puente o el último puerto.',
      'Cada isla da su valor a quien tenga más puentes en ella; un puerto, siempre el suyo.',
      'Coronas, monedas junto a príncipes y cartas de comercio suman puntos.',
    ],
  },
  {
    at: '3',
    title: 'Una ronda',
    ordered: true,
    lines: [
      'Desde el Rey, en sentido horario, cada cual toma en secreto una de las nueve cartas de acción; a dos, dos.',
      'Todas se descubren y se juegan de menor a mayor.',
      'Las monedas de los círculos pasan a las reservas de sus islas.',
    ],
  },
  {
    at: '6',
    title: 'Invertir: cartas 1, 2, 3, 6, 7',
    lines: [
      'Las monedas van de tu Banco a círculos vacíos; uno con monedas queda cerrado para todos esta ronda.',
      'Usa todas las monedas e islas que dice la carta, o las que haya.',
      'Pueden pagar desde la ronda siguiente.',
    ],
  },
  {
    at: '9',
    title: 'Construir: cartas 4, 8, 9',
    lines: [
      'El precio de la carta, menos 1 por el Rey, 1 en puentes por Constructor de puentes, 2 en puertos por Constructor de puertos; al menos 1.',
      'Se paga con tus reservas: puente, en uno o ambos extremos; puerto, en su isla.',
      'Lo pagado vuelve al Banco, salvo una moneda: la marca.',
      'Si puedes, debes construir, salvo la segunda obra de la 9.',
    ],
  },
  {
    at: '13',
    title: 'Tras un puente',
    ordered: true,
    lines: [
      'Un príncipe de un extremo cruza, exactamente uno.',
      'Si la isla a la que llega conserva su corona, es tuya.',
      'Mira un mazo y guarda en secreto una carta de comercio.',
      'Tomas el título de Constructor de puentes. Con la carta 9 valen los títulos que tenías antes.',
    ],
  },
  {
    at: '14',
    title: 'Tras un puerto',
    lines: [
      'Un príncipe puede venir a esta isla o dejarla. Ni corona ni carta de comercio.',
      'Tomas el título de Constructor de puertos.',
    ],
  },
  {
    at: '15',
    title: 'El Rey',
    lines: ['Con la carta 5 se toma enseguida.', 'El Rey elige primero y paga 1 menos.'],
  },
  {
    at: '17',
    title: 'El final',
    lines: [
      'La ronda del puente diecisiete o del puerto trece es la última; se juegan todas sus cartas.',
      'O si ya nadie puede construir, o tras dos rondas sin invertir ni construir.',
      'Antes de puntuar, desde el Rey: Ladrón de coronas, Compra hostil, Visita real.',
    ],
  },
  {
    at: '23',
    title: 'Puntos',
    lines: [
      'Puerto: su número.',
      'Isla: su valor, para quien tiene más puentes en ella; en empate, la mitad, redondeando hacia abajo.',
      'Corona: su número.',
      'Príncipe: 2 por cada uno, para quien tiene más monedas en la reserva; en empate, 1.',
      'Cartas de comercio: lo que dicen.',
      'Empate: más puentes, luego puertos, luego monedas en el tablero; si no, se comparte.',
    ],
  },
];
