import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in Spanish. */
export const text = {
  'manila.lesson.welcome':
    'Tres barcazas navegan a Manila y todos apuestan por ellas. Tienes {n} pesos; al final gana la mayor fortuna.',
  'manila.lesson.shares':
    'Tienes dos acciones ocultas: {list}. Cada mercancía que llega sube en el mercado negro: 5, 10, 20, 30.',
  'manila.lesson.bid':
    'Cada viaje empieza con una subasta. Los demás han pasado: ofrece 1 y serás capitán de puerto, quien decide qué zarpa.',
  'manila.lesson.buy': 'Primero puedes comprar una acción. Ahora cuesta {price}; más cuando la mercancía haya subido.',
  'manila.lesson.load':
    'Zarpan tres mercancías; la cuarta queda en tierra y no puede subir. Deja en tierra una que no tengas. Tienes {list}.',
  'manila.lesson.launch':
    'Salidas de 0 a 5, en total 9. Desde 5, 160 de 216 viajes pasan de 13; sin piratas, 13 también vale.',
  'manila.lesson.seat':
    'Coloca cómplices: dos antes de la primera tirada, uno antes de cada siguiente. Si llega {ware}, reparten {all}: solo, {all}; dos, {half}.',
  'manila.lesson.berths':
    'O apuesta por cuántas llegan: los puertos A, B, C pagan 6, 8, 15 por una, dos, tres; los astilleros, por las que fallan.',
  'manila.lesson.sailed':
    'Cada barcaza avanzó con su dado. {ware} está en {pos}: {left, plural, =0 {justo en 13} one {a un paso de 13} other {a # pasos de 13}}. Más allá de 13 está a salvo en el puerto.',
  'manila.lesson.pirates':
    'La barcaza que acaba justo en 13 es de los piratas, con su carga; si no hay ninguno, llega. Dos puestos de 5 pesos.',
  'manila.lesson.agent':
    'Los prácticos mueven barcazas antes de la última tirada. El seguro paga 10 ahora; uno, dos, tres naufragios le cuestan 6, 14, 29.',
  'manila.lesson.payday':
    '{n, plural, =0 {No llegó ninguna barcaza} one {Llegó una barcaza} other {Llegaron # barcazas}}; ya está todo pagado. El registro cuenta quién recibió cuánto y por qué.',
  'manila.lesson.rose': 'Lo que llegó vale más desde ahora: {list}. También cada acción suya.',
  'manila.lesson.fell': 'No llegó nada, así que nada sube. Tus acciones valen lo mismo que antes.',
  'manila.lesson.loan':
    '¿Falta dinero? Empeña una acción por 12; rescátala por 15. Lo que siga empeñado al final cuesta 15.',
  'manila.lesson.end':
    'Cuando una mercancía vale 30, acaba la partida: dinero más acciones a su valor. Empieza otro viaje; sigue jugando.',
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
