import type { RuleParagraph } from '../../module';

/** The rules reader in Spanish. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'De qué trata',
    text: 'Alejandro recorre el mundo conocido y tras él crecen murallas. Donde encierran una provincia, los generales la ocupan con guardias y cartas y recaudan por sus espacios abiertos. Gana quien más puntos tenga.',
  },
  {
    id: '2.1',
    heading: 'Preparación',
    text: 'Cuatro guardias y una carta oculta por persona, dos cartas a la vista, 65 murallas negras y 10 rojas. Alejandro empieza en la punta superior izquierda de la tierra. Quién empieza se sortea. Las manos son secretas; su tamaño no, ni las cartas que todos vieron tomar. No hay límite de mano (regla de la casa: en ninguna parte se menciona).',
  },
  {
    id: '2.2',
    heading: 'Un turno',
    text: 'Primero se mueve Alejandro; luego tienes hasta dos acciones; después se completa la fila a la vista hasta dos.',
  },
  {
    id: '2.3',
    heading: 'Mover a Alejandro',
    text: 'Toma una carta a la vista (se repone enseguida) o descarta una de la mano. Alejandro va al espacio vacío más cercano de ese símbolo: sin muralla en sus lados, sin guardia dentro y sin tocar el punto donde está (regla de la casa). La distancia se cuenta en lados. Entre espacios igual de cercanos elige uno, luego cualquiera de sus esquinas y cualquiera de los caminos más cortos. Cada lado que recorre recibe una muralla si no la tiene, la costa incluida (regla de la casa). Primero las negras. Un camino que necesita más murallas de las que quedan no vale, y una carta que no lleva a ninguna parte no se puede elegir. Una carta a la vista cuyo símbolo no tiene espacio vacío es un comodín: lleva a cualquier símbolo. Si nada puede moverlo, se queda, se toma una carta a la vista y este es el último turno.',
    examples: [
      'Al principio hay un templo, un ánfora y un soldado a un lado de distancia, un caballo y una lira a dos. El caballo a tres lados no es el más cercano: ninguna carta de caballo lleva allí.',
    ],
  },
  {
    id: '2.4',
    heading: 'Provincias',
    text: 'Lo que encierran murallas y costa es una provincia, y vale sus espacios abiertos. Las murallas nunca se quitan, así que las provincias solo se dividen; no se paga ni se devuelve nada: la parte con guardia sigue ocupada, la otra queda libre. Dos guardias separados por una muralla conservan cada uno su parte.',
    examples: [
      'Azul tiene una provincia que vale 9. Rojo camina tres lados a través de ella: la parte con el guardia vale ahora 3; la otra, que vale 6, queda libre.',
    ],
  },
  {
    id: '2.5',
    heading: 'Acciones',
    text: 'Carta: toma una carta a la vista (no se repone hasta el final del turno) o la primera del mazo. Ocupar: una provincia libre con al menos un símbolo; cubre cada espacio con símbolo con un guardia tuyo o una carta igual, con al menos un guardia. Conquistar: dos cartas por cada guardia enemigo, iguales al espacio en que está; luego cubre cada símbolo como al ocupar. Quien la pierde recibe la mitad de todas las cartas usadas, redondeando hacia arriba; las eliges tú. Tributo, una vez por turno: descarta una carta igual al espacio de uno de tus guardias; todos puntúan los espacios abiertos de las provincias en que tienen un solo guardia. Retirar: un guardia tuyo vuelve a casa; es una de las dos acciones (regla de la casa). Puedes parar antes.',
    examples: [
      'Rojo descarta un soldado y recauda. Tiene un guardia en provincias que valen 8 y 4, y dos en una que vale 8: 8 + 4 = 12 para rojo. Verde recibe 4, amarillo 6, azul 9.',
      'Una provincia con tres espacios de símbolo tiene un guardia. Conquistarla cuesta 2 cartas por el guardia, y luego un guardia propio y 2 cartas: 2 + 2 = 4 cartas, y 4 ÷ 2 = 2 de ellas van a quien la pierde.',
    ],
  },
  {
    id: '2.6',
    heading: 'Cartas',
    text: 'Cuando el mazo se agota, los descartes forman el nuevo (regla de la casa). Si tampoco los hay, no llega ninguna carta. La app no cuenta por ti qué cartas ocultas se robaron antes de barajar y cuáles después.',
  },
  {
    id: '2.7',
    heading: 'El final',
    text: 'Si un movimiento necesita murallas rojas, ese turno es el último. Si alguien tiene 100 puntos tras un tributo, la partida acaba en el acto. Tras 150 turnos acaba en todo caso (regla de la casa). Gana quien más puntos tenga; a igualdad de puntos se comparte la victoria (regla de la casa).',
  },
  {
    id: '3',
    heading: 'La tierra',
    text: 'No tenemos el tablero impreso; la Ecúmene es nuestra: 150 espacios, catorce de cada símbolo. Como opción se traza al azar una tierra nueva dentro de la misma costa: dos símbolos iguales no se tocan, en torno a cada esquina interior hay de dos a cuatro símbolos, y todos se encuentran cerca del inicio.',
  },
];
