import type { Catalogue } from '../../module';

/** How it stands, and what the places of the board are, in Spanish. */
export const text = {
  'pc.stand.legend': 'Una carta con un 2: ese jugador recibe dos cartas cuando sale el número. 0: ahí está el ladrón',
  'pc.stand.hex': '{where}: {n} de {what} para {who} en {of} de 36 tiradas',
  'pc.stand.robbed': '{where} no da nada mientras esté ahí el ladrón',
  'pc.stand.income': '{who}: {n, plural, one {una carta} other {# cartas}} en 36 tiradas',
  'pc.stand.ways':
    '{who}: ruta de {roads}, {soldiers, plural, =0 {ningún Caballero jugado} one {un Caballero jugado} other {# Caballeros jugados}}',
  'pc.stand.last': '{who} tiene diez puntos: esta es la última ronda',

  'pc.about.gives': 'Da {what} si sale {n}: {of} de 36 tiradas',
  'pc.about.desert': 'No da nada, salga lo que salga',
  'pc.about.share': '{who} recibe {n}',
  'pc.about.nobody': 'Aquí no ha construido nadie',
  'pc.about.robber': 'El ladrón está aquí: no da nada',
  'pc.about.free': 'Aquí cabe un poblado: 1 de arcilla, 1 de madera, 1 de lana y 1 de trigo',
  'pc.about.close': 'Aquí no cabe un poblado: hay un edificio a una sola arista',
  'pc.about.settlement': '{who} tiene aquí un poblado: 1 punto, una carta de cada hexágono',
  'pc.about.city': '{who} tiene aquí una ciudad: 2 puntos, dos cartas de cada hexágono',
  'pc.about.toCity': 'Cambiarlo por una ciudad cuesta 2 de trigo y 3 de mineral',
  'pc.about.brings': 'Los hexágonos de alrededor dan algo en {n} de 36 tiradas',
  'pc.about.harbour': 'En un {harbour}, para quien eligió el Mercader',
  'pc.about.trades':
    'En el {harbour} cambias cartas iguales por otra a ese precio, si elegiste el Mercader y tienes un edificio en uno de sus dos vértices',
  'pc.about.stands': '{who} tiene ahí un edificio',
  'pc.about.road': '{who} tiene aquí una carretera; la ruta más larga de este color es de {n}',
  'pc.about.noRoad': 'Aquí una carretera cuesta 1 de arcilla y 1 de madera, y debe tocar algo propio',
  'pc.about.roleGold': '{n, plural, =0 {No tiene oro encima} other {Tiene # de oro encima, para quien lo elija}}',
  'pc.about.roleTaken': '{who} lo ha elegido en esta ronda',
  'pc.about.bank': '{n, plural, =0 {No queda ninguna carta} one {Queda una carta} other {Quedan # cartas}} en la banca',
  'pc.about.four': 'Cuatro iguales dan una carta cualquiera (con puerto bastan menos); 3 de oro, también',
  'pc.about.longest':
    'Por la primera ruta de cinco carreteras seguidas; quien construya una más larga se la queda. 2 puntos',
  'pc.about.largest': 'Por los tres primeros Caballeros jugados; quien juegue más se lo queda. 2 puntos',
  'pc.about.honour': 'En manos de {who}',
  'pc.about.governor': 'Elige el primer rol de la ronda; al acabar pasa a la persona de la izquierda',
  'pc.about.stack':
    '{n, plural, =0 {No queda ninguna} one {Queda una carta} other {Quedan # cartas}}; cada una cuesta 1 de lana, 1 de trigo y 1 de mineral',
  'pc.about.inside': 'Entre las 25 hay 14 Caballeros y 5 Puntos de victoria',
  'pc.about.dice': 'Con el Productor todos tiran una vez, y todos reciben',
  'pc.about.seven': 'Con un 7 nadie recibe, y el ladrón se mueve: una de cada seis tiradas',
  'pc.about.used':
    'Carretera: arcilla y madera. Poblado: esas dos, lana y trigo. Ciudad: dos de trigo y tres de mineral. Carta de desarrollo: lana, trigo y mineral.',
  'pc.about.dev.soldier':
    'En una fase del Soldado: mueves el ladrón y robas una carta. Con tres Caballeros jugados logras el Mayor Ejército, que vale 2 puntos.',
  'pc.about.dev.victory': 'Un punto, secreto hasta que decide la partida.',
  'pc.about.dev.roadBuilding': 'En tu propio turno de Constructor: dos carreteras sin cartas.',
  'pc.about.dev.plenty': 'En tu propio turno de Productor: dos cartas a tu elección de la banca.',
  'pc.about.dev.monopoly': 'En tu propio turno de Mercader: nombra un recurso y todos te dan el que tengan.',

  'pc.figure.cards': 'Cartas de recurso, boca abajo. Con un siete, las manos de ocho o más pierden la mitad.',
  'pc.figure.devs': 'Cartas de desarrollo, boca abajo: caballeros, puntos o ayuda para un turno.',
  'pc.figure.gold':
    'El oro no es una carta: nadie lo roba. Con tres compras cualquier carta en tu turno de Comerciante.',
  'pc.figure.points': 'Un poblado vale 1, una ciudad 2, y la Gran Ruta y el Mayor Ejército 2 cada uno.',
  'pc.figure.round': 'En una ronda cada jugador elige un rol, y todos lo juegan.',
  'pc.figure.last': 'Alguien tiene puntos suficientes: se juega la ronda hasta el final y la partida acaba.',
  'pc.figure.sure': 'Cartas que cambiaron de mano a la vista de todos. La aplicación las recuerda solo para ti.',
  'pc.figure.with': 'A quién haces la oferta: a todos, a uno o a la banca.',
} satisfies Catalogue;
