import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in Spanish. */
export const text = {
  'manila.lesson.welcome':
    'Tres barcas van a Manila y tú apuestas cuáles llegan. Tienes {n} pesos. Gana quien tenga más dinero.',
  'manila.lesson.shares':
    'Tienes dos acciones secretas: {list}. Cada vez que llega una mercancía, sube en el mercado negro: 5, 10, 20, 30.',
  'manila.lesson.bid':
    'Una subasta abre cada viaje. Los demás han pasado. Ofrece 1: como capitán de puerto decides qué zarpa.',
  'manila.lesson.buy': 'Primero puedes comprar una acción. Ahora cuesta {price}, y más cuando su mercancía suba.',
  'manila.lesson.load': 'Elige tres mercancías. La cuarta se queda y no puede subir. Carga lo que tienes: {list}.',
  'manila.lesson.launch':
    'Da a cada barca una salida de 0 a 5, nueve en total. Desde 5, tres de cada cuatro pasan de 13.',
  'manila.lesson.seat':
    'Ahora apuesta con un cómplice. Si {ware} llega, los de a bordo se reparten {all}: solo, todo; dos, {half} cada uno.',
  'manila.lesson.berths':
    'O apuesta cuántas llegan: A, B, C del puerto pagan por una, dos, tres. El astillero paga por las que no llegan.',
  'manila.lesson.sailed':
    'Cada barca avanzó con su dado. {ware} está en {pos}: {left, plural, =0 {justo en 13} one {a un paso de 13} other {a # pasos de 13}}. Más allá de 13 está a salvo.',
  'manila.lesson.pirates':
    'Una barca que para justo en 13 es de los piratas, con su carga. Si no hay nadie en su bote, llega.',
  'manila.lesson.agent':
    'Los pilotos mueven barcas antes de la última tirada. El seguro te paga 10 ahora, pero los naufragios cuestan 6, 14 o 29.',
  'manila.lesson.payday':
    '¡Tu primer día de pago! {n, plural, =0 {No llegó ninguna barca} one {Llegó una barca} other {Llegaron # barcas}} y se pagó cada apuesta. El registro dice quién cobró.',
  'manila.lesson.rose': 'Lo que llegó vale más desde ahora: {list}. También cada acción suya.',
  'manila.lesson.fell': 'No llegó nada, así que nada sube. Tus acciones valen lo mismo.',
  'manila.lesson.loan':
    '¿Falta dinero? Empeña una acción por 12 y rescátala por 15. Si al final sigue empeñada, cuesta 15.',
  'manila.lesson.mistakes':
    'Dos errores comunes: pagar demasiado por el cargo y poner todos los cómplices en la misma barca.',
  'manila.lesson.end': 'Ya conoces Manila.',
  'manila.lesson.sum.money': 'Dinero y acciones al valor de su mercancía: gana quien tenga más.',
  'manila.lesson.sum.master': 'El capitán de puerto compra una acción, carga tres mercancías y da las salidas.',
  'manila.lesson.sum.bets': 'Los cómplices apuestan a barcas, muelles, piratas, pilotos y al seguro.',
  'manila.lesson.sum.over': 'La partida acaba cuando una mercancía vale 30.',
  'manila.lesson.sum.next': 'Prueba ahora: carga las mercancías que tienes y apuesta también a ellas.',
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
