import type { RuleParagraph } from '../../module';

/** The rules reader in Spanish; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'De qué trata',
    text: 'Puebla una isla cuyos hexágonos dan arcilla, madera, lana, trigo y mineral, construye hasta llegar a diez puntos y elige en cada ronda uno de los roles, que después juega toda la mesa. Quien elige un rol le saca más partido. Donde esta página calla, valen las reglas básicas de Catan.',
  },
  {
    id: 'B1',
    heading: 'Roles',
    text: 'Productor, Mercader, Constructor, Soldado, Buscador, Ladrón y, con cuatro personas, un segundo Buscador: siempre sobran tres roles. La octava carta es el Gobernador.',
  },
  {
    id: '1',
    heading: 'Oro al empezar',
    text: 'Al empezar nadie tiene oro, y no hay ninguno sobre los roles.',
  },
  {
    id: '2',
    heading: 'Reserva de oro',
    text: 'Hay tanto oro como haga falta. Opción: solo 30 piezas; cuando se acaban no se paga nada.',
  },
  {
    id: '3',
    heading: 'Quién empieza',
    text: 'Quien gana la tirada inicial, que sortea la app, recibe primero el Gobernador, coloca en primer lugar su primer poblado y en último lugar el segundo.',
  },
  {
    id: '4',
    heading: 'Jugador activo',
    text: 'Quien eligió el rol en curso es el jugador activo durante toda la fase. Desde ahí, el resto tiene en ella su turno en sentido horario.',
  },
  {
    id: '5',
    heading: 'Elegir',
    text: 'Cada cual elige exactamente un rol por ronda; elegir es obligatorio. Usarlo no, pero el Productor siempre tira los dados.',
  },
  {
    id: '6',
    heading: 'Oro sobre los roles',
    text: 'Todo el oro de un rol pasa en el acto a quien lo elige. Cada rol que nadie eligió recibe uno al final de la ronda.',
    examples: [
      'Nadie elige Soldado, Ladrón ni el segundo Buscador: cada uno recibe 1 de oro. En la ronda siguiente Ben elige ese Buscador y gana 0 + 1 = 1 de oro; nadie elige otra vez al Ladrón: allí hay 1 + 1 = 2.',
    ],
  },
  {
    id: '7',
    heading: 'Dos Buscadores',
    text: 'Son cartas distintas, cada una con su propio oro; ambas pueden elegirse en la misma ronda.',
  },
  {
    id: '8',
    heading: 'Un siete: manos grandes',
    text: 'Quien tiene ocho o más cartas de recurso descarta la mitad, redondeando hacia abajo, antes de que se mueva el ladrón. Cada cual elige en privado, por turno; el jugador activo, al final. Opción: nadie descarta.',
    examples: ['Nueve cartas: 9 ÷ 2, redondeando hacia abajo, 4 se van. Siete cartas: ninguna.'],
  },
  {
    id: '9',
    heading: 'Un siete: el ladrón',
    text: 'Si quien tiró no es el jugador activo y aún tiene alguna carta, el jugador activo debe mover el ladrón a otro hexágono junto a uno de los edificios de quien tiró, y le roba una carta al azar, a nadie más.',
  },
  {
    id: '10',
    heading: 'Un siete: tirada propia o mano vacía',
    text: 'Si quien tiró no tiene cartas o es el jugador activo, el jugador activo puede mover el ladrón a cualquier otro hexágono y robar una carta al azar a un rival que esté ahí, o dejarlo todo como está.',
  },
  {
    id: '11',
    heading: 'Un siete no da nada',
    text: 'Con un siete no produce ningún hexágono.',
  },
  {
    id: '12',
    heading: 'Tirar los dados',
    text: 'En la fase del Productor todos tiran una vez, el jugador activo primero, y todos reciben con cada tirada.',
  },
  {
    id: '13',
    heading: 'Cartas de desarrollo',
    text: 'Una carta de progreso por persona y turno; un Caballero por fase del Soldado. Las cartas de victoria cuentan desde que se toman.',
  },
  {
    id: '14',
    heading: 'Año de abundancia',
    text: 'En tu propio turno de Productor, antes o después de tirar: dos cartas de la banca, hasta donde las tenga.',
  },
  {
    id: '15',
    heading: 'Monopolio',
    text: 'En tu propio turno de Mercader: nombra un recurso, y el resto te da todo lo que tenga de él. Un recurso nombrado en esta fase no puede volver a nombrarse en ella.',
  },
  {
    id: '16',
    heading: 'Construcción de carreteras',
    text: 'En tu propio turno de Constructor: dos carreteras sin cartas; una sola si solo te queda una pieza o un sitio. No vale una carta comprada en ese mismo turno.',
  },
  {
    id: '17',
    heading: 'Cartas recién compradas',
    text: 'Las cartas solo se compran en la fase del Constructor, así que pueden jugarse en cualquier fase posterior, incluso en la misma ronda.',
  },
  {
    id: '18',
    heading: 'Tratos',
    text: 'Quien tiene el turno en la fase del Mercader puede hacer tratos con cualquiera; el resto, no entre sí. Al menos una carta por cada parte, nunca la misma clase en ambas, sin regalos.',
  },
  {
    id: '18a',
    heading: 'Ofertas',
    text: 'Una oferta va a una persona o a todas. Cada cual responde en secreto: no, sí o una contraoferta. Solo se aceptan u ofrecen cartas propias. Después se descubren todas las respuestas y se muestran esas cartas. Quien ofrece acepta una respuesta o ninguna, y puede cambiar la oferta y repetirla. Nadie dice por qué rechaza.',
  },
  {
    id: '19',
    heading: 'Oro en los tratos',
    text: 'El oro no puede intercambiarse. Opción: sí puede.',
  },
  {
    id: '20',
    heading: 'Oro por cartas',
    text: 'En tu propio turno de Mercader, 3 de oro compran una carta de la banca, tantas veces como quieras.',
  },
  {
    id: '21',
    heading: 'Banca y puertos',
    text: 'Cuatro cartas iguales dan una cualquiera. Los puertos (3:1, o 2:1 para su recurso) son solo del jugador activo, con un edificio en uno de sus dos vértices.',
  },
  {
    id: '22',
    heading: 'El pago al Constructor',
    text: 'Quien construye o compra una carta en la fase de Constructor de otra persona paga uno de oro al jugador activo, una vez por fase, con la primera construcción. Quien no tiene oro no debe nada.',
    examples: [
      'Cem es Constructor. Dina construye dos carreteras y le paga 1 de oro, Ben compra una carta y paga 1, Ana no construye: Cem gana 1 + 1 = 2.',
    ],
  },
  {
    id: '23',
    heading: 'Orden al construir',
    text: 'Todo lo construido cuenta en el acto; la Gran Ruta Comercial se comprueba después de cada pieza.',
  },
  {
    id: '24',
    heading: 'Soldado',
    text: 'En la fase del Soldado todos pueden jugar un Caballero: mover el ladrón y robar una carta al azar a un rival que esté ahí; si alguno tiene, es obligatorio (regla de la casa). El Caballero del jugador activo roba una a cada rival en el hexágono. Nadie descarta.',
  },
  {
    id: '25',
    heading: 'Ladrón',
    text: 'Solo el jugador activo puede mover el ladrón a cualquier otro hexágono; no se roba nada.',
  },
  {
    id: '26',
    heading: 'Buscador',
    text: 'El jugador activo puede tomar de la banca una carta a su elección; cada una de las demás personas recibe uno de oro.',
  },
  {
    id: '27',
    heading: 'El final',
    text: 'En cuanto alguien tiene diez puntos o más, contando las cartas de victoria ocultas, la app anuncia que esta es la última ronda y muestra las cartas de victoria de esa persona. Así queda aunque luego se pierdan puntos (regla de la casa: se anuncia una sola vez, para la primera persona). La ronda se juega hasta el final.',
  },
  {
    id: '28',
    heading: 'Quién gana',
    text: 'El total más alto. En caso de empate: más cartas en mano (recursos y cartas de desarrollo sin jugar, incluidas las de victoria), después más oro y, si no, victoria compartida.',
  },
  {
    id: '29',
    heading: 'Falta en la banca',
    text: 'Si la banca no puede pagar todo lo que una tirada da de un recurso, nadie recibe nada de él; si solo le corresponde a una persona, recibe lo que quede.',
    examples: [
      'La banca tiene 2 de madera. Una tirada debe 2 a Cem y 1 a Ana: 2 + 1 = 3 es más que 2 y son dos, así que nadie recibe madera. Si las 3 fueran solo para Cem, recibiría las 2.',
    ],
  },
  {
    id: '30',
    heading: 'Qué es secreto',
    text: 'Qué cartas de recurso y de desarrollo tienes. Cuántas son, y todo el oro, está a la vista. Lo que toda la mesa vio entrar y salir, la app lo recuerda solo para ti, en tu propia pantalla.',
  },
  {
    id: '31',
    heading: 'Piezas',
    text: '5 poblados, 4 ciudades y 15 carreteras por persona. Sin pieza no se construye.',
  },
  {
    id: '32',
    heading: 'El Gobernador',
    text: 'Al final de la ronda, después de poner oro en los roles, el Gobernador pasa a la izquierda.',
  },
  {
    id: '33',
    heading: 'Orden de elección',
    text: 'Primero el Gobernador y después en sentido horario.',
  },
  {
    id: '34',
    heading: 'El ladrón se mueve',
    text: 'Cuando el ladrón se mueve, va a otro hexágono.',
  },
  {
    id: '35',
    heading: 'Orden libre',
    text: 'Dentro de tu turno de Mercader todo puede hacerse en cualquier orden.',
  },
  {
    id: '36',
    heading: 'Nada que hacer',
    text: 'Tu turno en una fase solo se salta cuando toda la mesa puede ver que no hay nada posible.',
  },
  {
    id: 'B3',
    heading: 'Construir y puntuar',
    text: 'Carretera: 1 de arcilla, 1 de madera, en una arista junto a tu propia carretera o edificio, sin atravesar un edificio ajeno. Poblado: arcilla, madera, lana, trigo, en un vértice junto a tu propia carretera y sin ningún edificio a una arista de distancia. Ciudad: 3 de mineral, 2 de trigo, en lugar de un poblado tuyo. Carta de desarrollo: mineral, lana, trigo. Puntos: poblado 1, ciudad 2, Gran Ruta Comercial 2, Mayor Ejército de Caballería 2, carta de victoria 1. Gran Ruta Comercial: al menos 5 en un solo recorrido; cada carretera una vez, los vértices tantas como quieras, sin atravesar un edificio ajeno. Para quitarla hace falta superar a quien la tiene. Si esa ruta se corta, la carta se queda mientras siga siendo la más larga (o iguale a la más larga); si no, pasa a la única más larga; si hay varias iguales, nadie la tiene hasta que una se adelante. Mayor Ejército de Caballería: quien llegue primero a 3 Caballeros; después, quien tenga más.',
  },
  {
    id: 'B4',
    heading: 'La isla',
    text: '19 hexágonos, 54 vértices, 72 aristas, nueve puertos, 95 cartas de recurso, 25 cartas de desarrollo: 14 Caballeros, 5 puntos de victoria y 2 de cada una: Construcción de carreteras, Año de abundancia y Monopolio. El tablero inicial es el impreso; sus piezas ya colocadas son propias de este proyecto. Al azar: números en espiral, o dispersos sin que se toquen el 6 y el 8.',
  },
  {
    id: 'house',
    heading: 'Reglas de la casa',
    text: 'Una partida que no ha terminado tras 150 rondas termina entonces (la fuente no tiene esa regla; entre personas nunca ha ocurrido). Donde la fuente dice que se puede robar una carta, siempre se roba. La app ilumina lo que podría ser posible según el número de cartas de una mano, no según lo que contiene.',
  },
];
