import type { Glance } from '../../module';

/** Island Hopper at a glance, in Spanish. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Objetivo',
    lines: [
      'Tener más dólares tras la última ronda.',
      'Como capitán te llevas el dinero de las islas. Como pasajero cobras contratos de islas donde aterriza un bien.',
    ],
  },
  {
    at: '2.1',
    title: 'Una ronda',
    ordered: true,
    lines: [
      'Carta de ronda: 2 $ junto a cada isla de una compañía, o 1 $ menos en cada isla, o la última ronda.',
      'Subasta de la ficha de capitán, que se paga a la banca. El capitán de la ronda anterior no participa.',
      'Sobornos: durante un minuto todos los demás ponen dólares junto a islas. El capitán calla.',
      'Antes del primer vuelo el capitán puede mostrar turistas.',
      'Tantos vuelos como personas, cada bien una vez.',
      'Contratos: desde el capitán, robar hasta tres; antes se puede dejar uno.',
    ],
  },
  {
    at: '5.3',
    title: 'Un aterrizaje',
    lines: [
      'La ficha entera queda en una isla que muestra el bien; cuál se pretendía no importa.',
      'El capitán toma todo el dinero junto a ella y los pasajes de los turistas.',
      'Los demás cobran todos sus contratos de ella. Los del capitán no pagan.',
    ],
  },
  {
    at: '5.5',
    title: 'Sin aterrizaje',
    lines: ['Nadie cobra; el bien queda gastado y el dinero se queda.'],
  },
  {
    at: '5.6',
    title: 'La segunda oportunidad',
    lines: [
      'Una vez por ronda el capitán descarta un contrato cumplido y repite un bien perdido.',
      'Su dinero se conserva; para conjuntos y empates ya no cuenta.',
    ],
  },
  {
    at: '5.7',
    title: 'Palabras',
    lines: ['Tres por persona en cada vuelo, verdaderas o falsas; cada una de más cuesta 1 $.'],
  },
  {
    at: '3.2',
    title: 'A dos',
    lines: [
      'Una persona pone tres bienes en la brújula y dice un precio; la otra le deja volarlos por él, o se lo paga y vuela los otros tres.',
      'Ni sobornos ni palabras. Ambas cobran contratos, hasta cuatro en mano.',
    ],
  },
  {
    at: '7.1',
    title: 'El final',
    lines: [
      'Tras la última ronda, la séptima, octava o novena, o cuando no bastan los contratos.',
      'En ella el capitán recibe 1 $ por cada contrato que cobren otros.',
      'Cuenta el dinero y, por cada símbolo, 5 $ por tres contratos cumplidos y 5 $ más por cada uno adicional.',
      'En la mano y junto a islas: nada.',
      'Empate: más contratos cumplidos.',
    ],
  },
];
