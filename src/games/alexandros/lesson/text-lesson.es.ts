import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step, in Spanish. */
export const text = {
  'alex.lesson.welcome':
    'Alejandro camina y deja muros. Ocupa las provincias que cierran y cobra impuestos. Ganan los puntos.',
  'alex.lesson.provinces':
    'Tienes estas dos provincias, con un guardia en cada una. Una provincia vale sus casillas abiertas, las que no tienen símbolo.',
  'alex.lesson.hand':
    'Tu mano es secreta, salvo lo que todos te vieron tomar. Las cartas muestran símbolos: templo, ánfora, caballo, lira, soldado.',
  'alex.lesson.choose':
    'Tu turno: primero se mueve Alejandro. Toma una carta visible o descarta una tuya. Va a la casilla vacía más cercana de ese símbolo.',
  'alex.lesson.empty':
    'Vacía: sin muro en sus lados, sin guardia, sin tocarlo a él. Así que no el caballo que tiene al lado.',
  'alex.lesson.route':
    'Elige una esquina y su camino. Lo negro son muros nuevos, y se quedan. El número: la mayor provincia libre que haces.',
  'alex.lesson.levy':
    'Ahora dos acciones. Impuestos, una vez por turno: descarta una carta de la casilla de un guardia. Recibes {n}; los demás, {second}, {third}, {fourth}.',
  'alex.lesson.paid': '¡Tus primeros impuestos! Solo ellos dan puntos: ya tienes {n}.',
  'alex.lesson.north':
    'Aquí hay dos guardias, así que no paga nada. Solo cuenta si hay exactamente uno. Retirar uno también es una acción.',
  'alex.lesson.occupy':
    'Para ocupar una provincia libre, cubre cada símbolo con un guardia o una carta igual; al menos un guardia.',
  'alex.lesson.takeOver':
    'Para tomarla, echa a cada guardia con dos cartas iguales y cubre los símbolos. Quien la pierde recibe la mitad de las cartas.',
  'alex.lesson.split':
    'Los muros solo dividen. La parte con el guardia sigue ocupada, la otra queda libre. Camina donde duela.',
  'alex.lesson.mistakes':
    'Dos errores comunes: cobrar cuando otros ganan más que tú, y dejar dos guardias en una provincia.',
  'alex.lesson.walk':
    'Tu próximo turno. Las provincias pequeñas con pocos símbolos son las más baratas. Elige una carta.',
  'alex.lesson.actions':
    'Dos acciones en cualquier orden: robar carta, ocupar, tomar, retirar un guardia o cobrar una vez.',
  'alex.lesson.end': 'Ya conoces Alexandros.',
  'alex.lesson.sum.points': 'Solo los impuestos puntúan: un punto por cada casilla abierta tuya.',
  'alex.lesson.sum.turn': 'Un turno: se mueve Alejandro, luego hasta dos acciones.',
  'alex.lesson.sum.hold': 'Una provincia se tiene con guardias y cartas iguales.',
  'alex.lesson.sum.over': 'Acaba con 100 puntos tras cobrar, o tras el turno que necesita muros rojos.',
  'alex.lesson.sum.next': 'Prueba ahora: haz que sus muros cierren una provincia pequeña a tu lado.',
  'alex.lesson.laid.alexander': 'Alejandro está en la punta superior izquierda del territorio.',
  'alex.lesson.laid.symbols':
    'Setenta espacios muestran un símbolo: catorce de cada uno, templo, ánfora, caballo, lira y soldado.',
  'alex.lesson.laid.open': 'Ochenta son tierra abierta: una provincia vale los que contiene.',
  'alex.lesson.laid.cards': 'Dos cartas boca arriba. Cada persona tiene una carta oculta y cuatro guardias en casa.',
  'alex.lesson.laid.walls': 'Hay 65 murallas negras y 10 rojas; el turno que necesita rojas es el último.',
} satisfies Catalogue;
