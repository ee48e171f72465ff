import type { Glance } from '../../module';

/** Manila at a glance, in Spanish. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Objetivo',
    lines: [
      'Tener la mayor fortuna cuando una mercancía valga 30.',
      'Cuenta el dinero, y cada acción cuenta el valor de su mercancía. Una acción empeñada cuesta 15.',
    ],
  },
  {
    at: '3.2',
    title: 'Un viaje',
    ordered: true,
    lines: [
      'Subasta, que abre el último capitán de puerto: ofrecer más o pasar definitivamente. Quien gana paga a la banca y es capitán de puerto.',
      'El capitán de puerto puede comprar una acción por su valor, al menos por 5; carga tres mercancías; da salidas de 0 a 5, en total 9.',
      'Tres veces: cada cual coloca un cómplice y los dados mueven las barcazas. Con tres personas, primero dos cómplices.',
      'Antes de la última tirada: el práctico pequeño mueve 1, luego el grande 2 o dos veces 1.',
      'Día de pago. Después suben las mercancías que están en el puerto.',
    ],
  },
  {
    at: '3.5',
    title: 'Colocar',
    lines: [
      'Desde el capitán de puerto, en sentido horario: pagar a la banca o pasar en este viaje.',
      'En una barcaza, primero la plaza libre más barata.',
      'Si no alcanza para nada ni empeñando acciones: todo tu dinero por una plaza, de polizón.',
    ],
  },
  {
    at: '3.6',
    title: 'Dónde acaban las barcazas',
    lines: [
      'Más allá de 13: en el siguiente muelle del puerto, al momento.',
      'En 13: tras la segunda tirada los piratas pueden abordar gratis una plaza libre. Tras la tercera se la quedan y eligen adónde va. Sin piratas, llega.',
      'Antes de 13 tras la tercera tirada: en el astillero.',
    ],
  },
  {
    at: '3.9',
    title: 'Día de pago',
    lines: [
      'La carga en el puerto se reparte entre quienes van a bordo: 18, 24, 30, 36. La saqueada, entre los piratas.',
      'Muelles A, B, C con barcaza: 6, 8, 15.',
      'Seguro: 10 al momento; uno, dos, tres fracasos le cuestan 6, 14, 29.',
      'Prácticos y muelles vacíos: nada.',
    ],
  },
  {
    at: '3.8',
    title: 'Empeñar acciones',
    lines: [
      'Una acción se empeña por 12 y se rescata por 15.',
      'Se ofrece hasta tu dinero más 12 por cada acción sin empeñar.',
    ],
  },
  {
    at: '3.10',
    title: 'Valores y final',
    lines: [
      'Una mercancía en el puerto sube: 5, 10, 20, 30. Con 30 acaba la partida.',
      'Fortuna: dinero y acciones a su valor, menos 15 por cada una empeñada.',
      'Las fortunas iguales comparten la victoria.',
    ],
  },
  {
    at: '1.4',
    title: 'Probabilidad de pasar de 13',
    lines: [
      'En tres tiradas: desde 0: 16 %, desde 1: 26 %, desde 2: 38 %, desde 3: 50 %, desde 4: 63 %, desde 5: 74 %.',
      'En la última, desde 8: su casilla menos 7, de 6.',
    ],
  },
  {
    at: '3.1',
    title: 'Qué es secreto',
    lines: ['Las mercancías de las acciones repartidas; las compras las ven todos, y el dinero, salvo por opción.'],
  },
];
