import type { Glance } from '../../module';

/** Alexandros at a glance, in Spanish. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Objetivo',
    lines: [
      'Sumar más puntos. Solo los impuestos dan puntos.',
      'Los muros tras Alejandro cierran provincias; quien las ocupa cobra por sus casillas abiertas.',
    ],
  },
  {
    at: '2.2',
    title: 'Un turno',
    ordered: true,
    lines: [
      'Se mueve Alejandro: toma una carta a la vista o descarta una de la mano.',
      'Hasta dos acciones.',
      'La fila a la vista se completa hasta dos.',
    ],
  },
  {
    at: '2.3',
    title: 'Adónde va',
    lines: [
      'Al espacio vacío más cercano de ese símbolo: sin muralla en sus lados, sin guardia y sin tocar el punto donde está.',
      'A cualquiera de sus esquinas, por cualquiera de los caminos más cortos.',
      'Cada lado que recorre recibe una muralla, la costa también. Las murallas se quedan.',
      'Una carta a la vista cuyo símbolo no tiene espacio vacío es un comodín.',
    ],
  },
  {
    at: '2.5',
    title: 'Acciones',
    lines: [
      'Carta: una a la vista o la primera del mazo.',
      'Ocupar una provincia libre: en cada símbolo un guardia tuyo o una carta igual, con al menos un guardia.',
      'Conquistar: dos cartas iguales por cada guardia enemigo; luego cubre cada símbolo. Quien la pierde recibe la mitad de todas esas cartas, redondeando hacia arriba.',
      'Tributo, una vez por turno: descarta una carta igual al espacio de un guardia tuyo.',
      'Retirar un guardia.',
    ],
  },
  {
    at: '2.4',
    title: 'Provincias',
    lines: [
      'Valen sus espacios abiertos, los que no tienen símbolo.',
      'Las murallas solo las dividen: la parte con guardia sigue ocupada, la otra queda libre.',
    ],
  },
  {
    at: '2.5',
    title: 'Un tributo',
    lines: ['Todos puntúan los espacios abiertos de las provincias en que tienen un solo guardia.'],
  },
  {
    at: '2.1',
    title: 'Al empezar',
    lines: [
      'Cuatro guardias y una carta oculta por persona, dos cartas a la vista, 65 murallas negras y 10 rojas.',
      'Sin límite de mano. Lo que todos te vieron tomar se sigue sabiendo.',
    ],
  },
  {
    at: '2.7',
    title: 'El final',
    lines: [
      '100 puntos tras un tributo acaban la partida en el acto.',
      'El turno que necesita murallas rojas es el último, y también uno en que nada puede moverlo.',
      'Gana quien más puntos tenga; a igualdad se comparte la victoria.',
    ],
  },
];
