import type { RuleParagraph } from '../../module';

/** The rules in Spanish (rule page A4 to A7). The ids are what refusals and events carry. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'De qué trata',
    text: 'Un solo hidroavión para todos. En cada ronda se puja por el puesto de capitán y se le soborna con dólares junto a las islas; luego el capitán lleva bienes a las islas con los ojos cerrados. Donde aterriza un bien, el capitán se lleva el dinero y los demás cobran sus contratos de esa isla. Gana quien tenga más dólares.',
  },
  {
    id: '1.1',
    heading: 'Preparación',
    text: 'Doce islas rodean una brújula: seis cercanas muestran un bien, seis lejanas muestran dos. Cada cual recibe 10 $ tras una pantalla y tres contratos (cuatro a dos); otros tres quedan a la vista. De las nueve cartas de ronda, la última ronda es la séptima, octava o novena, con igual probabilidad (a dos, siempre la novena). Quien haya volado hace menos tiene la ficha de capitán.',
  },
  {
    id: '1.2',
    text: 'Mazo de la casa: los nombres, bienes, compañías y pagos impresos están solo en la caja, así que este conjunto es nuestro. 72 contratos de isla, seis por isla, 90 $ por símbolo; nueve turistas, seis de 1 $ y tres de 2 $; dos cartas de ronda por cada una de tres compañías, dos que quitan dinero y la última ronda. Quien tenga la caja puede escribir las cartas reales al preparar una partida.',
  },
  {
    id: '2.1',
    heading: 'La carta de ronda',
    text: 'Al empezar una ronda se descubre su carta y se resuelve enseguida. Una compañía: la banca pone 2 $ junto a cada isla con su bandera. Quitar: 1 $ sale de cada isla con dinero; las demás no cambian. La última ronda: ahora nada, pero en esta ronda el capitán recibe 1 $ de la banca por cada contrato que cobre otra persona, y después acaba la partida.',
  },
  {
    id: '2.2',
    text: 'Pujas ficticias (una opción a tres): antes de la carta de ronda se sacan y descartan dos contratos de isla, y se ponen 3 $ junto a cada isla que nombran, 6 $ si ambos nombran la misma. Los turistas que salgan se descartan y se pasan por alto. Si el mazo se agota, no se sacan más.',
  },
  {
    id: '3.1',
    heading: 'La subasta',
    text: 'La primera vez abre quien tiene la ficha; después, la persona a la izquierda del capitán. Quien abre tiene que pujar, 0 $ o más; luego cada cual por turno puja más o pasa definitivamente. El capitán de la ronda anterior no participa. Nadie puja más de lo que tiene. Quien queda al final paga a la banca y toma la ficha.',
    examples: [
      'Ana abre con 0 $, Ben ofrece 1 $, Cem 2 $, Dina y Ana pasan, Ben 3 $, Cem pasa. Ben paga a la banca 3 $ de sus 10 $ y es capitán.',
    ],
  },
  {
    id: '4.1',
    heading: 'Sobornos',
    text: 'Durante un minuto todos menos el capitán ponen dólares junto a islas, cuanto y cuantas veces quieran. No se recupera nada ni se da nada directamente al capitán. El capitán calla hasta que acabe el tiempo; los demás pueden hablar y las promesas no obligan a nadie. Una moneda aún en el aire al acabar el tiempo vuelve a casa. El minuto acaba antes si todos están listos. Soborno en calma, una opción: todos en secreto, uno tras otro, y luego se descubren todas las monedas.',
  },
  {
    id: '5.1',
    heading: 'Turistas',
    text: 'Una vez, antes del primer vuelo, el capitán puede mostrar cuantos turistas quiera. Por cada uno, la banca paga su pasaje en cada aterrizaje de esta ronda; se descarta al acabar los vuelos.',
  },
  {
    id: '5.2',
    heading: 'Vuelos',
    text: 'Hay tantos vuelos como personas (tres a dos, uno por cada bien en la brújula). En cada uno el capitán toma un bien que siga en la brújula y lo vuela con los ojos cerrados. Aterrice o no, ese bien queda gastado en la ronda.',
  },
  {
    id: '5.3',
    text: 'Un vuelo tiene éxito si la ficha entera queda en una isla y esa isla muestra el bien. Lo que se pretendía no importa. La isla correcta con el bien equivocado, el mar y la brújula son fallos.',
    examples: [
      'El pescado iba a una isla y queda entero en otra que muestra pescado: ha aterrizado allí. En el mar, o en una isla sin pescado, se pierde.',
    ],
  },
  {
    id: '5.4',
    text: 'Tras un aterrizaje el capitán toma todo el dinero junto a esa isla y luego los pasajes de los turistas. Después, cada una de las demás personas cobra todos sus contratos de esa isla; ocurre solo, no hay motivo para guardarlos. Los contratos del capitán no pagan (a dos sí). Los cobrados se muestran y se guardan boca abajo.',
    examples: [
      'Junto a la isla hay 5 $, y se mostró un turista de 2 $: el capitán cobra 5 + 2 = 7 $. Cem cobra su contrato de 5 $, Dina el suyo de 3 $. El contrato del propio capitán no paga.',
    ],
  },
  {
    id: '5.5',
    text: 'Un bien se vuela una vez por ronda. A la misma isla se puede llegar dos veces; se paga lo que haya entonces.',
  },
  {
    id: '5.6',
    heading: 'La segunda oportunidad',
    text: 'Una vez por ronda, tras un vuelo fallido o al final de los vuelos, el capitán puede descartar un contrato cumplido y repetir un bien perdido, a cualquier isla. El dinero de ese contrato se conserva, pero el contrato ya no cuenta para conjuntos ni para empates (regla de la casa). Este vuelo es añadido y no se puede repetir.',
  },
  {
    id: '5.7',
    heading: 'Palabras',
    text: 'Mientras una ficha está en el aire los demás callan, salvo tres palabras cada uno, verdaderas o falsas, en cada vuelo. Cada palabra de más cuesta 1 $, para la banca, en cuanto se dice, si hay dinero en ese momento: no hay deudas, y lo que paga el aterrizaje llega tarde. Cada cual toca sus palabras; tras el vuelo cualquiera puede avisar de una que no se tocó, y si era de más se paga al avisar, también con lo que trajo el aterrizaje. Un piloto del ordenador escucha palabras en una franja: una verdadera reduce en 15 % lo que queda de su error, una falsa lo aumenta otro tanto, y tras dos falsas ya no escucha a esa persona. A dos no hay palabras.',
  },
  {
    id: '6.1',
    heading: 'Contratos',
    text: 'Si el mazo y la fila no bastan para llenar todas las manos, la partida acaba en el acto. Si no, desde el capitán, cada cual puede poner primero un contrato bajo el mazo y luego roba hasta tres (cuatro a dos), de la fila o a ciegas, de uno en uno. La fila se completa cuando esa persona acaba. Un contrato va bajo el mazo sin verse, salvo que todos lo vieran tomar de la fila: entonces también lo ven irse (aquí las reglas callan). Tras la última ronda esto se omite: los contratos en la mano no valen nada.',
  },
  {
    id: '3.2',
    heading: 'Duelo de pilotos: dos personas',
    text: 'La brújula está vacía al principio. Quien no fue el último capitán (la primera vez: quien no tiene la ficha) pone en ella tres bienes y dice un precio que pueda pagar. La otra persona o acepta, y entonces quien puso el precio lo paga a la banca y vuela esos bienes, o le paga ese precio, se hace capitán y vuela los otros tres. No hay sobornos ni palabras. Ambas cobran contratos. El premio de la última ronda cuenta solo los contratos de la otra persona.',
  },
  {
    id: '7.1',
    heading: 'El final',
    text: 'Dinero y, por cada símbolo, 5 $ por tres contratos cumplidos y 5 $ más por cada uno adicional. Los contratos en mano y el dinero junto a islas no cuentan nada. Gana quien más dólares tenga; un empate lo gana quien más contratos cumplió; si sigue, se comparte.',
    examples: [
      'Cinco contratos cumplidos con palmera: 5 $ por tres y 2 × 5 $ más, 15 $ en total. Dos con estrella no dan nada.',
    ],
  },
  {
    id: '8.1',
    heading: 'Volar en una tableta',
    text: 'Mantén un dedo en la ficha hasta que despegue, cierra los ojos, arrástrala y suelta. Lo que ves es el borde que cuenta: la ficha entera tiene que quedar dentro de la orilla; se perdona una décima de milímetro. Vuela un solo dedo; cualquier otro toque se ignora. Si sueltas enseguida sobre la brújula es una salida nula, dos veces por vuelo como mucho. Tras una salida nula, y si la máquina interrumpe, el vuelo no cuenta: se devuelven sus palabras y los dólares pagados por ellas. Bajo nubes las islas se ocultan a los cinco segundos. En una mesa real el capitán se cubre los ojos con una mano, levanta la ficha dos o tres pulgadas, algo más de 5 cm, y la deja caer; alguien dice dónde está y otra persona lo confirma; ninguna isla está a menos de 6 pulgadas de otra, algo más de 15 cm, y los sobornos quedan a dos dedos de la loseta. Desactiva antes los gestos de varios dedos: Acceso guiado en un iPad, fijar pantalla en Android. Mide la pantalla con una tarjeta en los ajustes y prueba tu pulso al preparar la partida: si el lado corto muestra menos de 96 mm de laguna, elige islas en calma, nubes o vuelo por instrumentos. La laguna tiene la misma forma en todas las pantallas, para que un vuelo del registro se lea igual en todas partes; solo cambia su tamaño.',
  },
  {
    id: '8.2',
    heading: 'Vuelo por instrumentos',
    text: 'Sin arrastrar y sin ver: se lee la lista de islas por hora del reloj y anillo, y se oculta el tablero. Fija un rumbo en pasos de cinco grados y una distancia en pasos de dos milímetros, y suelta. Se añade un viento que nadie conoce. Cualquier capitán puede volar así cualquier vuelo.',
  },
  {
    id: '9.1',
    heading: 'Qué es secreto',
    text: 'Los contratos de una mano son secretos, salvo los que todos vieron tomar de la fila. El dinero está tras las pantallas y no se dibuja, aunque quien cuente podría saberlo. Quién dice una palabra de más lo saben todos; si había dinero para ella, no. Los contratos cobrados los vieron todos; sus dueños los guardan boca abajo.',
  },
];
