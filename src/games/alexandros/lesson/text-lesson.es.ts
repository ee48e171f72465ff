import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step, in Spanish. */
export const text = {
  'alex.lesson.welcome':
    'Alejandro camina y tras él crecen murallas. Lo que encierran es una provincia, que se ocupa y paga tributo; gana quien más puntos tenga.',
  'alex.lesson.provinces':
    'Algunas ya están cerradas. Tienes estas dos, con un guardia cada una. Una provincia vale sus espacios abiertos, los que no llevan símbolo.',
  'alex.lesson.hand':
    'Tu mano es secreta, salvo lo que todos te vieron tomar, y no tiene límite. Muestra los símbolos: templo, ánfora, caballo, lira, soldado.',
  'alex.lesson.choose':
    'Primero Alejandro va al espacio vacío más cercano de una carta: quédate una a la vista, que se repone, o descarta una de la mano.',
  'alex.lesson.empty':
    'Vacío: sin muralla en sus lados, sin guardia y sin tocar el punto de Alejandro. Por eso no vale el caballo de al lado.',
  'alex.lesson.route':
    'Elige esquina y camino. En negro, las murallas nuevas, también en la costa; nunca se quitan. Debajo, la mayor provincia libre que se forma.',
  'alex.lesson.levy':
    'Dos acciones. Tributo, una vez por turno: descarta una carta igual al espacio de un guardia. Te da {n}; a otros, {second}, {third} y {fourth}.',
  'alex.lesson.north':
    'Aquí tienes dos guardias: el tributo cuenta provincias con uno solo. Retirar uno es una acción; robar una carta, también.',
  'alex.lesson.occupy':
    'Para ocupar una provincia libre, cubre cada símbolo con uno de tus cuatro guardias o una carta igual, con al menos un guardia.',
  'alex.lesson.takeOver':
    'Provincia ajena: dos cartas iguales por guardia, que se retira; luego cúbrela como libre. Quien la pierde recibe la mitad de las cartas, redondeando arriba.',
  'alex.lesson.split':
    'Las murallas solo dividen: la parte con guardia sigue ocupada, la otra queda libre. Camina por donde más les duela.',
  'alex.lesson.walk':
    'Tu segundo turno. Las provincias pequeñas con pocos símbolos son las más baratas. Toma una carta.',
  'alex.lesson.actions':
    'Otra vez dos acciones, en el orden que quieras: robar, ocupar, conquistar, retirar un guardia, un tributo por turno. Después se completa la fila.',
  'alex.lesson.end':
    'Con 100 puntos tras un tributo acaba la partida; el turno que necesita murallas rojas es el último. Gana quien tenga más puntos. Sigue jugando.',
  'alex.lesson.laid.alexander': 'Alejandro está en la punta superior izquierda del territorio.',
  'alex.lesson.laid.symbols':
    'Setenta espacios muestran un símbolo: catorce de cada uno, templo, ánfora, caballo, lira y soldado.',
  'alex.lesson.laid.open': 'Ochenta son tierra abierta: una provincia vale los que contiene.',
  'alex.lesson.laid.cards': 'Dos cartas boca arriba. Cada persona tiene una carta oculta y cuatro guardias en casa.',
  'alex.lesson.laid.walls': 'Hay 65 murallas negras y 10 rojas; el turno que necesita rojas es el último.',
} satisfies Catalogue;
