import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in Spanish. */
export const text = {
  'manila.lesson.welcome':
    'Tres barcazas navegan a Manila y todos apuestan por ellas. Tienes {n} pesos; al final gana la mayor fortuna.',
  'manila.lesson.shares':
    'Tienes dos acciones ocultas, {list}; solo tú las conoces. La mercancía que llega sube de valor: 5, 10, 20, 30.',
  'manila.lesson.turn':
    'Una subasta decide quién carga las barcazas. Luego apostáis, los dados las mueven tres veces por estas rutas, y llega el pago.',
  'manila.lesson.bid': 'Puja por ser capitán de puerto, quien decide qué zarpa. Los demás han pasado: basta con 1.',
  'manila.lesson.office':
    '¡Eres capitán de puerto por un peso! Puedes comprar una acción, cargas las barcazas y apuestas primero.',
  'manila.lesson.bidMore': 'Eres capitán de puerto por {n}. Los demás habían pasado, bastaba 1; deshazlo o sigue.',
  'manila.lesson.passed':
    'Has pasado, así que otro decide qué zarpa. Está bien; deshazlo si quieres cargar las barcazas.',
  'manila.lesson.buy':
    'Primero puedes comprar una acción. Ahora cuesta {price}, y más cuando su mercancía haya subido.',
  'manila.lesson.load':
    'Zarpan tres de las cuatro mercancías. Toca la que se queda: su valor no sube, y tú tienes {list}.',
  'manila.lesson.loaded': '¡Buena carga! {ware} queda en tierra, y no tienes nada de ella.',
  'manila.lesson.loadedOther': '{ware} queda en tierra, y tu acción no puede subir ahora. Deshazlo, o sigue.',
  'manila.lesson.launch':
    'Lleva cada barcaza a su salida, de 0 a 5, nueve en total. Da las más altas a tus mercancías.',
  'manila.lesson.seat':
    'Apuesta con un cómplice, una de tus figuras: un puesto barato a bordo es buen comienzo. Si llega {ware}, los de a bordo se reparten {all}.',
  'manila.lesson.berths':
    'O apuesta por cuántas llegan: el muelle A paga 6 desde una barcaza, B 8 desde dos, C 15 con tres. Los astilleros pagan igual por las que fallan.',
  'manila.lesson.sailed':
    'Los dados las han movido. {ware} está en {pos}: {left, plural, =0 {justo en 13} one {a un paso de 13} other {a # pasos de 13}}, y más allá está a salvo.',
  'manila.lesson.pirates':
    'Por 5 eres pirata. Tras la última tirada los piratas cobran la carga de una barcaza justo en 13; a bordo nadie cobra.',
  'manila.lesson.agent':
    'Un práctico mueve una barcaza antes de la última tirada. El seguro da 10 enseguida, pero si una, dos o tres no llegan, cuesta 6, 14 o 29.',
  'manila.lesson.payday':
    '¡El primer pago! {n, plural, =0 {No llegó ninguna barcaza} one {Llegó una barcaza} other {Llegaron # barcazas}}, y tus apuestas te dieron {mine, plural, =0 {nada} one {un peso} other {# pesos}}.',
  'manila.lesson.rose':
    'Lo que llegó vale más desde ahora: {list}. Al final cuentan las acciones a ese valor, además de tu dinero.',
  'manila.lesson.fell':
    'No llegó nada, así que nada sube. Al final cuentan las acciones a su valor de aquí, además de tu dinero.',
  'manila.lesson.loan': '¿Falta dinero? Empeña una acción por 12, rescátala por 15; empeñada al final cuesta 15.',
  'manila.lesson.traps':
    'Dos trampas: apostarlo todo a una barcaza, y pagar por ser capitán de puerto más de lo que dan tus mercancías.',
  'manila.lesson.end': 'Cuando una mercancía llega a 30, la partida acaba. Entonces se cuentan dinero y acciones.',
  'manila.lesson.last': 'Eso es todo. Ahora, lleva una de tus mercancías a 30.',
  'manila.lesson.sum.goal': 'Gana la mayor fortuna: dinero y acciones.',
  'manila.lesson.sum.turn': 'Subasta, carga, apuestas y tres tiradas, pago.',
  'manila.lesson.sum.secret': 'Secreto: las dos acciones del comienzo.',
  'manila.lesson.sum.end': 'Acaba cuando una mercancía vale 30.',
  'manila.lesson.sum.traps': 'Reparte tus apuestas; no pagues de más por el cargo.',
  'manila.lesson.laid.routes': 'Tres rutas de 0 a 13, una por barcaza; se sale entre 0 y 5.',
  'manila.lesson.laid.ports': 'Muelles A, B, C del puerto: apuestas a las barcazas que llegan.',
  'manila.lesson.laid.yards': 'Muelles A, B, C del astillero: apuestas a las que no llegan.',
  'manila.lesson.laid.boat': 'El barco pirata con sus dos puestos.',
  'manila.lesson.laid.agent': 'El seguro: un agente.',
  'manila.lesson.laid.pilots': 'Dos prácticos, uno pequeño y uno grande.',
  'manila.lesson.laid.market': 'El mercado negro: cuatro mercancías que valen 0 y las acciones sin repartir.',
  'manila.lesson.laid.people':
    'Cada persona tiene 30 pesos, dos acciones ocultas y tres cómplices, cuatro si juegan tres.',
} satisfies Catalogue;
