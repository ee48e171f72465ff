import type { Glance } from '../../module';

/** Puerto Catan at a glance, in Spanish. */
export const glance: Glance = [
  {
    at: 'about',
    title: 'Objetivo',
    lines: ['Tener más puntos al final de la ronda en que alguien llega a diez.'],
  },
  {
    at: '5',
    title: 'Una ronda',
    ordered: true,
    lines: [
      'Desde el Gobernador, en sentido horario: elegir un rol y tomar el oro que tenga.',
      'Todos lo juegan, primero quien lo eligió.',
      'Cuando todos han elegido, cada rol sobrante recibe 1 de oro y el Gobernador pasa a la izquierda.',
    ],
  },
  {
    at: 'B1',
    title: 'Roles',
    lines: [
      'Productor: todos tiran una vez y todos reciben con cada tirada, 1 por poblado, 2 por ciudad, nada junto al ladrón.',
      'Mercader: tratos con quien tenga el turno; cuatro iguales o 3 de oro por una carta cualquiera. Puertos, solo quien lo eligió.',
      'Constructor: construir y comprar. Los demás, con su primera obra, le pagan 1 de oro si lo tienen.',
      'Soldado: jugar un Caballero, mover el ladrón y robar una carta a alguien de ahí; quien lo eligió, a todos.',
      'Buscador: una carta cualquiera de la banca; los demás reciben 1 de oro.',
      'Ladrón: moverlo; no se roba nada.',
    ],
  },
  {
    at: '8',
    title: 'Un siete',
    lines: [
      'Quien tiene ocho cartas o más descarta la mitad, redondeando hacia abajo.',
      'El Productor pone el ladrón junto a un edificio de quien tiró y le roba una carta.',
      'Tirada propia, o quien tiró no tiene cartas: el ladrón puede ir a cualquier parte, por una carta de ahí, o quedarse.',
    ],
  },
  {
    at: 'B3',
    title: 'Dónde se construye',
    lines: [
      'Carretera: junto a lo tuyo, sin atravesar un edificio ajeno.',
      'Poblado: en tu carretera, sin edificios a una arista.',
      'Ciudad: en lugar de un poblado tuyo.',
    ],
  },
  {
    at: '13',
    title: 'Cartas de desarrollo',
    lines: [
      'Se compran en la fase del Constructor. Una de progreso por turno, un Caballero por fase del Soldado.',
      'Año de abundancia: en tu turno de Productor, dos cartas. Monopolio: en tu turno de Mercader. Construcción de carreteras: en tu turno de Constructor, no en el de la compra.',
    ],
  },
  {
    at: 'B3',
    title: 'Puntos',
    lines: [
      'Poblado 1, ciudad 2, carta de victoria 1.',
      'Gran Ruta Comercial desde 5, Mayor Ejército de Caballería desde 3 Caballeros: 2 cada uno, hasta que alguien tenga más.',
    ],
  },
  {
    at: '27',
    title: 'El final',
    lines: [
      'Con diez puntos, esa ronda es la última. Gana el total más alto.',
      'Empate: más cartas en mano, luego más oro.',
    ],
  },
  {
    at: '30',
    title: 'Qué es secreto',
    lines: ['Qué cartas tienes; cuántas, y todo el oro, está a la vista.'],
  },
];
