import type { RuleParagraph } from '../../module';

/** The rules reader in Spanish. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'De qué trata',
    text: 'Nueve islas, diecisiete estrechos para puentes, trece sitios para puertos. Los puertos son puntos seguros; los puentes, una apuesta por mayorías; y las monedas junto a príncipes, una tercera vía. Gana quien mejor los mezcle. El mapa, las cartas de acción y las coronas de 2006 se han perdido: el conjunto usado aquí es una reconstrucción y encaja con todas las cifras de las reglas originales.',
  },
  {
    id: '1',
    heading: 'Preparación',
    text: 'Cada isla empieza con un príncipe y una corona, boca abajo y de valor desconocido para todos. El Rey se reparte al azar. Los títulos de Constructor de puentes y de puertos aún no son de nadie.',
  },
  {
    id: '2',
    text: 'Cada cual tiene veinte monedas en el Banco (veinticinco a dos; a tres se puede elegir). El primer Rey saca tres de la partida. Las veinticuatro cartas de comercio forman cuatro mazos de seis boca abajo.',
  },
  {
    id: '3',
    heading: 'La ronda',
    text: 'Empezando por el Rey y en sentido horario, cada cual toma en secreto una de las nueve cartas de acción y pasa el resto. A dos, cada uno toma dos: Rey, rival, rival, Rey. Luego se descubren todas a la vez y se juegan de menor a mayor. También se muestran las que nadie tomó.',
  },
  {
    id: '4',
    text: 'Los títulos abaratan construir. Cuenta quién los tiene cuando empieza tu propia carta: un Rey que pierde el título por la carta 5 ya no tiene su descuento para las cartas 8 y 9.',
  },
  {
    id: '5',
    heading: 'Cartas de inversión',
    text: 'Las monedas van de tu Banco a los círculos de inversión de las islas. Un círculo con monedas queda cerrado para todos hasta acabar la ronda.',
  },
  {
    id: '6',
    text: 'Usa tantas islas como diga la carta, o como círculos abiertos haya, o como monedas tengas, lo que sea menor. Pon todas las monedas que dice la carta, o todas las que tengas; al menos una en cada isla, el resto como quieras. No puedes reservarte nada.',
    examples: [
      'La carta 2 pide cinco monedas en cuatro islas. Con tres en el Banco van 1 + 1 + 1; con dos círculos libres, 4 + 1 o 3 + 2 en ellos.',
    ],
  },
  { id: '7', text: 'Las monedas solo salen de una isla construyendo en ella.' },
  {
    id: '8',
    heading: 'Cartas de construcción',
    text: 'La carta dice un precio de puente y uno de puerto. Elige qué construyes y cualquier sitio libre.',
  },
  {
    id: '9',
    text: 'Descuentos: Rey 1 en todo, Constructor de puentes 1 en puentes, Constructor de puertos 2 en puertos. Se suman; ningún precio baja de 1. El precio se paga exacto.',
    examples: [
      'El Rey juega la carta 8: un puente cuesta 3 − 1 = 2. Si también es Constructor de puentes, 3 − 1 − 1 = 1.',
    ],
  },
  {
    id: '10',
    text: 'Un puente se paga con monedas propias de las reservas de uno o ambos extremos; un puerto, con las de su isla. Las que aún están en círculos no pagan, ni tampoco el Banco.',
  },
  {
    id: '11',
    text: 'Lo que pagas vuelve a tu Banco, y una de esas monedas marca la obra como tuya.',
    examples: [
      'Un puente de 3 se paga con 2 monedas de un extremo y 1 del otro. 3 vuelven al Banco y 1 de ellas marca el puente: el Banco gana 2.',
    ],
  },
  {
    id: '12',
    text: 'Si puedes construir, debes. La segunda obra de la carta 9 se puede omitir. Ambas obras de la carta 9 usan los títulos que tenías al empezarla; las monedas y príncipes movidos por la primera cuentan para la segunda.',
  },
  {
    id: '13',
    heading: 'Puentes',
    text: 'Si hay un príncipe en un extremo, exactamente uno debe cruzar; si hay en ambos, tú eliges cuál. Si la isla a la que llega conserva su corona, la tomas y la miras en secreto. Luego eliges un mazo de comercio, lo miras y guardas una carta en secreto. Por último tomas el título de Constructor de puentes.',
  },
  {
    id: '14',
    heading: 'Puertos',
    text: 'Puedes mover un príncipe: uno de cualquier parte a esta isla, o uno de aquí a cualquier parte. Esto nunca da una corona. Un puerto no da carta de comercio. Tomas el título de Constructor de puertos.',
  },
  {
    id: '15',
    heading: 'El Rey',
    text: 'Con la carta 5 se toma el Rey enseguida. Si ya lo tienes, lo conservas, y así no lo toman los demás.',
  },
  {
    id: '16',
    heading: 'Fin de la ronda',
    text: 'Las monedas de los círculos pasan a las reservas de sus islas, también en la última ronda. El Rey de ese momento empieza la próxima elección.',
  },
  {
    id: '17',
    heading: 'El final',
    text: 'La ronda en que se construye el puente diecisiete o el puerto trece es la última. Las cartas restantes de esa ronda aún se juegan.',
  },
  {
    id: '18',
    text: 'Regla de la casa: la partida también acaba tras una ronda si nadie tiene monedas en el Banco y nadie podría pagar ningún sitio libre ni con todos los descuentos, o tras dos rondas seguidas en que no se invirtió ni construyó nada.',
  },
  {
    id: '19',
    heading: 'Antes de puntuar',
    text: 'Empezando por el Rey y en sentido horario, cada cual puede mostrar y resolver las cartas de comercio 9, 10 y 12 en el orden que quiera, o guardarlas (regla de la casa: ninguna es obligatoria). Hay una sola vuelta. Para que nadie sepa quién las tiene, se pregunta a todos los que tengan cartas de comercio.',
  },
  {
    id: '20',
    text: 'Ladrón de coronas: hasta dos coronas de rivales distintos, cada una sacada al azar. Ladrón y víctima saben qué corona era.',
  },
  {
    id: '21',
    text: 'Compra hostil: necesita una moneda en tu Banco. Sustituye la marca de un puente rival; su moneda vuelve a su Banco. No se mueve ningún príncipe, no cambia ningún título ni se roba carta.',
  },
  {
    id: '22',
    text: 'Visita real: dos príncipes de dos islas distintas van a una tercera. Si solo una isla tiene príncipes, se mueve uno de ellos. No se toma corona.',
  },
  { id: '23', heading: 'Puntuación', text: 'Cada puerto da su valor a su dueño.' },
  {
    id: '24',
    text: 'En cada isla, quien tiene más puentes que la tocan puntúa su valor. Un puente cuenta en ambos extremos. Si empatan varios, cada uno puntúa la mitad, redondeando hacia abajo. Donde nadie tiene puente no puntúa nadie.',
    examples: [
      'Isla Margarita vale 10. Tres puentes contra dos: quien tiene tres gana 10; quien tiene dos, nada. Dos contra dos: 10 ÷ 2 = 5 para cada uno.',
    ],
  },
  { id: '25', text: 'Cada corona da el número que lleva.' },
  {
    id: '26',
    text: 'En cada isla con príncipes, quien tiene más monedas en su reserva gana dos puntos por príncipe; si empatan varios, un punto por príncipe. Las marcas de obras no son monedas de una reserva.',
    examples: [
      'En una isla hay tres príncipes. Cuatro monedas contra dos: 3 × 2 = 6 para quien tiene cuatro. Cuatro contra cuatro: 3 × 1 = 3 para cada uno.',
    ],
  },
  {
    id: '27',
    text: 'Las cartas de comercio puntúan lo que dicen, para quien las tenga entonces. Si una carta no menciona el empate, un empate no paga nada; tampoco ir delante con cero. Los Tikis cuentan como un conjunto: uno −3, dos 0, tres 12, cuatro 25.',
  },
  { id: '28', text: 'Todas las divisiones redondean hacia abajo. Un total puede ser menor que cero.' },
  {
    id: '29',
    heading: 'Empates',
    text: 'Mismos puntos: más puentes, luego más puertos, luego más monedas en el tablero, marcas incluidas. Si aún empatan, la victoria se comparte.',
  },
];
