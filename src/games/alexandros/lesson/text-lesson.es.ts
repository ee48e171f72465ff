import type { Catalogue } from '../../module';

/** What a first game of Alexandros says, step by step, in Spanish. */
export const text = {
  'alex.lesson.welcome':
    'Alejandro camina y tras él crecen murallas. Lo que encierran es una provincia: ocúpala y cóbrale tributo; gana quien más puntos tenga.',
  'alex.lesson.provinces':
    'Las figuras de tu color son tus guardias: tienes tres provincias, estas dos con uno solo. Una provincia vale 1 por espacio sin símbolo.',
  'alex.lesson.hand':
    'Tu mano es secreta, salvo las cartas que todos te vieron tomar. Las cartas muestran los símbolos del tablero.',
  'alex.lesson.choose':
    'Tu turno: Alejandro camina, luego dos acciones. Toma una carta a la vista o descarta una tuya: él va al símbolo vacío más cercano que coincida.',
  'alex.lesson.empty':
    'Solo vale un símbolo vacío: sin muralla en sus lados, sin guardia y sin tocar a Alejandro. Por eso no vale el caballo de al lado.',
  'alex.lesson.route':
    'Toca adónde va. Arriba, cuántas murallas nuevas; debajo, la mayor provincia libre que forman, sin guardia de nadie.',
  'alex.lesson.walls': '¡Buen paseo! Esas murallas se quedan, y cada parte cerrada es una provincia.',
  'alex.lesson.levy':
    'Ahora cobra tributo: descarta una carta igual al espacio de uno de tus guardias. Pagan todas tus provincias con un guardia, {n} puntos, y también cobran los demás.',
  'alex.lesson.paid': '¡Tu primer cobro! Los demás también cobraron: {second}, {third} y {fourth}.',
  'alex.lesson.levyLater':
    'Has hecho antes otra cosa, y está bien. Aún puedes cobrar con la segunda acción, o deshazlo.',
  'alex.lesson.north':
    'Aquí tienes dos guardias, y el tributo cuenta provincias con uno solo. Retira uno, roba una carta o haz otra cosa.',
  'alex.lesson.occupy':
    'Para ocupar una provincia libre, cubre cada símbolo con un guardia o una carta igual, con un guardia al menos. Las pequeñas son baratas.',
  'alex.lesson.walk':
    'Tu segundo turno: toma o descarta una carta. Las murallas de Alejandro deben cerrar una provincia que puedas llenar.',
  'alex.lesson.actions':
    'Otra vez dos acciones, en cualquier orden: robar, ocupar una provincia libre, retirar un guardia o un tributo. ¿Qué te ayuda más?',
  'alex.lesson.levies':
    'Un tributo paga a todos por sus provincias con un solo guardia. Cóbralo cuando más te dé a ti.',
  'alex.lesson.takeOver':
    'Puedes conquistar una provincia ajena: dos cartas del símbolo de un guardia lo echan, luego cúbrela como si fuera libre. Su dueño recibe la mitad de esas cartas.',
  'alex.lesson.split':
    'Las murallas solo dividen: la parte con guardia sigue ocupada, la otra queda libre. Camina por donde duela a los demás.',
  'alex.lesson.traps': 'Dos trampas: un tributo que da a otro más que a ti, y un guardia de más donde basta uno.',
  'alex.lesson.end':
    'Con 100 puntos tras un tributo la partida acaba. Tras las murallas negras vienen las rojas; el primer turno que las necesita es el último.',
  'alex.lesson.last': 'Eso es todo. Ahora intenta dividir una provincia ajena.',
  'alex.lesson.sum.goal': 'Gana quien tenga más puntos; los dan los tributos.',
  'alex.lesson.sum.turn': 'Alejandro camina, luego dos acciones.',
  'alex.lesson.sum.secret': 'Secreto: tus cartas, salvo las que todos vieron.',
  'alex.lesson.sum.end': 'Acaba con 100 puntos o las murallas rojas.',
  'alex.lesson.sum.traps': 'Un guardia por provincia; tributo cuando más te dé.',
  'alex.lesson.laid.alexander': 'Alejandro está en la punta superior izquierda del territorio.',
  'alex.lesson.laid.symbols':
    'Setenta espacios muestran un símbolo: catorce de cada uno, templo, ánfora, caballo, lira y soldado.',
  'alex.lesson.laid.open': 'Ochenta son tierra abierta: una provincia vale los que contiene.',
  'alex.lesson.laid.cards': 'Dos cartas boca arriba. Cada persona tiene una carta oculta y cuatro guardias en casa.',
  'alex.lesson.laid.walls': 'Hay 65 murallas negras y 10 rojas; el turno que necesita rojas es el último.',
} satisfies Catalogue;
