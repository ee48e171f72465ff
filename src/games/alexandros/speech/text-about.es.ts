import type { Catalogue } from '../../module';

/** What a place of the board is and how it stands, in Spanish. */
export const text = {
  'alex.standing.legend': '+4: puntos en cada tributo; (4): aún nada, 4 cuando quede un solo guardia',
  'alex.standing.pays': 'La {where} da a {who} {n} en cada tributo.',
  'alex.standing.paysNot': 'La {where} no da nada a {who} mientras haya varios guardias, y {n} con uno.',
  'alex.standing.levy': 'Un tributo ahora: {list}.',
  'alex.standing.toGo': 'Más cerca de 100: {list}; {n, plural, one {falta un punto} other {faltan # puntos}}.',
  'alex.standing.walls':
    '{n, plural, =0 {No queda ninguna muralla negra} one {Queda una muralla negra} other {Quedan # murallas negras}}.',

  'alex.about.way':
    'Un camino a un espacio de {symbol}, de {n, plural, one {un lado} other {# lados}}, con {walls, plural, =0 {ninguna muralla nueva} one {una muralla nueva} other {# murallas nuevas}}.',
  'alex.about.opens': 'Cierra una provincia libre que vale {n} en cada tributo.',
  'alex.about.changes': 'Cambia en {n} lo que un tributo da a quien lleva a Alejandro.',
  'alex.about.point': 'Una esquina. Alejandro camina de esquina a esquina, y cada lado que recorre recibe una muralla.',
  'alex.about.alexander': 'Aquí está Alejandro: los espacios que tocan esta esquina no están vacíos para él.',
  'alex.about.sides':
    'Aquí {n, plural, one {llega un lado} other {se juntan # lados}}, {walls, plural, =0 {ninguno} one {uno} other {#}} con muralla.',
  'alex.about.open': 'Tierra abierta: un punto en cada tributo para quien tenga su provincia con un solo guardia.',
  'alex.about.symbol': 'Un espacio de {symbol}: quien ocupa su provincia lo cubre con un guardia o paga {aSymbol}.',
  'alex.about.notEmpty': 'Alejandro no puede ir ahí: hay una muralla a su lado, un guardia dentro, o ya lo toca.',
  'alex.about.closest':
    'El espacio de {symbol} vacío más cercano, a {n, plural, one {un lado} other {# lados}}: esa carta lleva aquí.',
  'alex.about.farther':
    'Vacío, a {n, plural, one {un lado} other {# lados}}; otro espacio de {symbol} está más cerca de Alejandro.',
  'alex.about.guard': 'Un guardia de {who}. {who} puede recaudar con {aSymbol}; echarlo cuesta dos cartas de {symbol}.',
  'alex.about.barren':
    'Una parte de {n, plural, one {un espacio abierto} other {# espacios abiertos}} sin símbolo: nadie puede ocuparla.',
  'alex.about.openLand':
    'Tierra abierta con {n} símbolos que cubrir: las murallas deben reducirla antes de que alguien pueda pagarla.',
  'alex.about.free': 'La {where} está libre y vale {n, plural, one {un punto} other {# puntos}} en cada tributo.',
  'alex.about.cost': 'Para ocuparla: {list}; los guardias pueden sustituir cartas, y uno es obligatorio.',
  'alex.about.pays': 'La {where} es de {who} y paga {n} en cada tributo.',
  'alex.about.paysNot': 'La {where} es de {who} con {guards} guardias: no paga nada, y {n} cuando quede uno.',
  'alex.about.takeOver':
    'Para conquistarla: {list} por los guardias; luego, cartas o guardias para {n, plural, one {un espacio} other {# espacios}}. La mitad de las cartas usadas, {half} como mucho, va a quien la pierde.',
  'alex.about.supply':
    '{n, plural, =0 {No queda ninguna carta} one {Queda una carta} other {Quedan # cartas}} boca abajo. Como acción puedes robar una sin verla.',
  'alex.about.walls':
    '{black, plural, one {Queda una muralla negra} other {Quedan # murallas negras}} y {red, plural, one {una roja} other {# rojas}}. El turno que necesita murallas rojas es el último de la partida.',
  'alex.about.cardMoves': 'Con ella, Alejandro va al espacio vacío más cercano: {symbol}.',
  'alex.about.cardLevy': 'Descartada, recauda si un guardia propio está sobre {aSymbol}.',
  'alex.about.cardClaims':
    'Al ocupar una provincia cubre un espacio: {symbol}; dos expulsan de él a un guardia enemigo.',

  'alex.panel.home': 'Guardias en casa',
  'alex.panel.track': 'Marcador',
  'alex.figure.income': 'Lo que cada tributo da ahora: los espacios abiertos de las provincias con un solo guardia.',
  'alex.figure.cards': 'Cartas en mano. Mueven a Alejandro, cubren símbolos, echan guardias y pagan tributos.',
  'alex.figure.home': 'Guardias fuera del tablero, de cuatro. Para tomar una provincia hace falta al menos uno.',
  'alex.figure.turn': 'Un turno: se mueve Alejandro, luego hasta dos acciones y luego se descubren cartas nuevas.',
  'alex.figure.last': 'Se acabaron las murallas negras: la partida termina tras este turno.',
  'alex.figure.track': 'Los puntos hasta ahora. La partida acaba en cuanto alguien llega a 100 con un tributo.',
} satisfies Catalogue;
