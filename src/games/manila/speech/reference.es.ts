import type { RuleParagraph } from '../../module';

/** The rules reader in Spanish; `id` is the paragraph that refusals and log lines point to. */
export const reference: readonly RuleParagraph[] = [
  {
    id: 'about',
    heading: 'De qué trata',
    text: 'Tres barcazas llevan tres de cuatro mercancías a Manila, y todos ganan con algo: con la carga de a bordo, con las barcazas que llegan, con las que no, con la piratería, con los prácticos, con el seguro. Las mercancías que llegan suben en el mercado negro. La partida acaba cuando una mercancía vale 30; gana la mayor fortuna.',
  },
  {
    id: '1.1',
    heading: 'Mercancías',
    text: 'Ginseng: tres plazas por 1, 2, 3; la carga da 18. Nuez moscada: tres plazas por 2, 3, 4; da 24. Seda: tres plazas por 3, 4, 5; da 30. Jade: cuatro plazas por 3, 4, 5, 5; da 36. Quienes van a bordo se reparten la carga a partes iguales, cuesten lo que cuesten sus plazas.',
    examples: [
      'El jade llega con dos a bordo: 36 ÷ 2 = 18 para cada uno, aunque una plaza costó 3 y la otra 4. Con cuatro son 36 ÷ 4 = 9.',
    ],
  },
  {
    id: '1.2',
    heading: 'Otras plazas',
    text: 'El puerto y el astillero tienen muelles A, B, C por 4, 3, 2, que pagan 6, 8, 15 cuando hay en ellos una barcaza. Dos piratas por 5 cada uno: el capitán y el segundo. Práctico pequeño, 2; práctico grande, 5. El agente de seguros no paga nada y recibe 10 al momento, pero responde del astillero.',
  },
  {
    id: '1.4',
    heading: 'Probabilidades',
    text: 'Desde su salida, una barcaza pasa de 13 en tres tiradas en tantos de 216 casos: desde 0 en 35, desde 1 en 56, desde 2 en 81, desde 3 en 108, desde 4 en 135, desde 5 en 160. Acaba justo en 13 en 21 a 27 de ellos. Antes de la última tirada, una barcaza en 8 o más pasa de 13 en (su casilla − 7) de 6 casos.',
    examples: ['Desde 10, un 4, 5 o 6 pasa de 13 y un 3 acaba en él: 10 − 7 = 3 de 6.'],
  },
  {
    id: '3.1',
    heading: 'Preparación',
    text: 'Cada persona empieza con 30 pesos, tres cómplices (cuatro si juegan tres personas) y dos acciones ocultas, repartidas de entre tres de cada mercancía (o de las veinte, según la opción). Las demás acciones quedan a la vista y en venta. Qué acciones tiene cada cual es secreto hasta el final; las que se compran después se compran a la vista. El dinero es visible, u oculto si se elige esa opción: entonces no se ve el de los demás, y a quien no puede pagar nada se le pregunta igualmente y pasa. Abre la primera subasta un puesto sacado al azar, que hace las veces del de más edad, o el primer puesto.',
  },
  {
    id: '3.2',
    heading: 'Un viaje',
    text: 'Subasta y tareas del capitán de puerto; después, con cuatro o cinco personas: colocar, mover, colocar, mover, colocar, prácticos, mover. Con tres: colocar dos veces antes del primer movimiento y una antes de cada uno de los otros. Por último, ganancias, seguro y subida de los valores.',
  },
  {
    id: '3.3',
    heading: 'Subasta',
    text: 'Abre el capitán de puerto del último viaje (en el primer viaje, véase 3.1). En sentido horario, se ofrece más o se pasa definitivamente. El límite es tu dinero más 12 por cada acción sin empeñar; empeñar nunca lo cambia, un rescate lo baja en 3. La oferta más alta se paga a la banca y da el cargo de capitán de puerto. Si nadie ofrece nada, el último capitán de puerto conserva el cargo gratis; en el primer viaje, quien abrió la subasta. La última persona que queda, si aún no ha ofrecido nada, puede ofrecer 1 o más, o pasar.',
    examples: [
      'Ana ofrece 5, Ben 9, Cem pasa, Dina 12, Ana pasa, Ben 14, Dina 20, Ben pasa. Dina paga 20 de sus 30 y le quedan 10. El límite de todos era 30 + 2 × 12 = 54.',
    ],
  },
  {
    id: '3.4',
    heading: 'Capitán de puerto',
    text: 'Primero puedes comprar una acción por su valor, y como mínimo por 5. Después cargas tres mercancías distintas; la cuarta se queda en tierra y no participa en este viaje. Por último das a cada barcaza una ruta propia y una salida de 0 a 5; las tres salidas suman 9 exactos.',
    examples: ['5 + 4 + 0 = 9 vale. 5 + 4 + 1 = 10 es demasiado, y 6 + 3 + 0 empieza más allá de 5.'],
  },
  {
    id: '3.5',
    heading: 'Colocar',
    text: 'Desde el capitán de puerto y en sentido horario, coloca un cómplice en una plaza libre y paga a la banca, o pasa y no coloques más en este viaje. En una barcaza se ocupa siempre primero la plaza libre más barata; una barcaza en 13 sigue en el agua, una barcaza amarrada está cerrada. Se puede ocupar cualquier muelle libre, aunque ya haya en él una barcaza. El primer pirata es el capitán y el siguiente, el segundo; las plazas que dejan los abordajes pueden volver a ocuparse. Un cómplice por turno, pero puedes tener varias plazas de cualquier clase.',
  },
  {
    id: '3.6',
    heading: 'Movimiento, abordaje y saqueo',
    text: 'Un dado por cada barcaza en el agua. La que pasa de 13 amarra al momento en el siguiente muelle libre del puerto; en 13 justos se queda. Las barcazas se mueven por orden de ruta o, según la opción, como diga el capitán de puerto; el dinero no depende de ello. Tras el segundo movimiento, el capitán pirata y después el otro pirata pueden abordar gratis una plaza libre de una barcaza en 13. Tras el tercer movimiento, las barcazas que no llegan a 13 van al astillero. Una barcaza en 13 llega si no hay piratas en el bote; si los hay, la saquean: quienes iban a bordo se van a casa sin nada, los piratas se reparten la carga y el capitán decide si va al puerto o al astillero.',
  },
  {
    id: '3.7',
    heading: 'Prácticos',
    text: 'Tras la última colocación y antes de la tercera tirada: el práctico pequeño puede mover una casilla, adelante o atrás, una barcaza en el agua; después, el grande puede mover hasta dos casillas una barcaza, o una casilla dos barcazas distintas. Ninguna retrocede más allá de la salida. La que pasa de 13 amarra al momento. En 13 no ocurre nada por ahora.',
  },
  {
    id: '3.8',
    heading: 'Acciones empeñadas y polizón',
    text: 'En cualquier decisión propia, entre viajes y siempre que un pago lo exija, se puede empeñar una acción por 12 y rescatarla por 15. La app elige cuál: primero la de menos valor y, entre iguales, la más antigua (y se rescata primero la de más valor). Eso nunca cambia una fortuna, y nadie se entera de qué tienes. Un pago forzoso empeña las acciones justas. Quien no alcanza ni la plaza de pago más barata, tampoco empeñando acciones, es un polizón: por todo su dinero puede ocupar una plaza libre de una barcaza en el agua (según la opción, cualquier plaza salvo el seguro), o pasar. Con dinero oculto, quien tiene empeñadas todas sus acciones rescata en sus propias decisiones, no en la pausa: un botón ahí delataría su dinero.',
    examples: [
      'Con 4 pesos y dos acciones libres el límite es 4 + 2 × 12 = 28. Gana una oferta de 20: se empeñan las dos y quedan 4 + 24 − 20 = 8. Empeñadas al final cuestan 2 × 15 = 30.',
    ],
  },
  {
    id: '3.9',
    heading: 'Ganancias',
    text: 'En este orden: los piratas del bote se reparten el botín; quienes van a bordo se reparten las cargas que han llegado; los muelles del puerto con barcaza pagan 6, 8, 15; los del astillero con barcaza pagan lo mismo, del bolsillo del agente si lo hay, que además paga a la banca por los muelles sin dueño (6, 14 o 29 en total, menos su propio muelle). Si no le alcanza, empeña acciones, paga después lo que tiene, y la banca cubre el resto. Los prácticos y los muelles vacíos no reciben nada.',
    examples: [
      'Dos barcazas fracasan, en los astilleros A y B. El agente, que cobró 10, paga 6 + 8 = 14. Si fueran las tres: 6 + 8 + 15 = 29.',
    ],
  },
  {
    id: '3.10',
    heading: 'Valores y final',
    text: 'Sube toda mercancía cuya barcaza está en el puerto: 0, 5, 10, 20, 30. Con 30 acaba la partida. Tu fortuna es tu dinero más el valor de todas tus acciones, menos 15 por cada una empeñada. Las fortunas iguales comparten la victoria.',
  },
  {
    id: '3.11',
    heading: 'Piratas fuertes',
    text: 'Según la opción, tras el segundo movimiento un pirata puede abordar una barcaza llena en 13 y mandar a casa a un cómplice, si no queda ninguna plaza libre en ninguna barcaza en 13. No se devuelve nada, y esa pieza queda fuera durante este viaje. El segundo pirata no puede desalojar la plaza que el capitán acaba de abordar.',
  },
];
