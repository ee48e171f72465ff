import type { Catalogue } from '../../module';

/** How it stands and what the places are, in Spanish. */
export const text = {
  'manila.odds.punt': '{ware}: {p} % de llegar al puerto',
  'manila.odds.arrives13': 'Aquí, quedarse en 13 cuenta como llegar: no acecha ningún pirata.',
  'manila.odds.lost13': 'Aquí, quedarse en 13 cuenta como perderse: acechan piratas.',
  'manila.odds.sure13': 'La barcaza que se quede en 13 llega: no acecha ningún pirata y ya no puede venir ninguno.',
  'manila.odds.both': 'Los prácticos y nuevos piratas aún pueden cambiar estas probabilidades.',
  'manila.odds.pilots': 'Los prácticos aún pueden cambiar estas probabilidades.',
  'manila.odds.pirates': 'Nuevos piratas aún pueden cambiar estas probabilidades.',

  'manila.board.share': '{p} %',
  'manila.board.chance': '% = probabilidad de llegar',

  'manila.standing.legend': '%: con qué probabilidad llega una barcaza o paga un muelle',
  'manila.standing.port': '{where} da {coins}: {p} %',
  'manila.standing.portOf': '{where} da {coins} a {who}: {p} %',
  'manila.standing.agent': '{who}, agente de seguros, paga {n} de media.',

  'manila.about.seat':
    'Cuesta {cost, plural, one {un peso} other {# pesos}}; siempre se ocupa primero la plaza libre más barata.',
  'manila.about.sits': 'Aquí va {who}.',
  'manila.about.load':
    'Si {ware} llega al puerto, se reparten {coins} a bordo: con {n, plural, one {una persona} other {#}}, {each} por cabeza.',
  'manila.about.loadFree': 'Si {ware} llega al puerto, se reparten {coins} a bordo. No va nadie.',
  'manila.about.plundered': 'La han saqueado los piratas: se reparten {coins}.',
  'manila.about.docked': 'Está amarrada: {where}.',
  'manila.about.holds': 'Aquí está {who}.',
  'manila.about.costs': 'Libre, por {cost, plural, one {un peso} other {# pesos}}.',
  'manila.about.port':
    'Da {coins} si {n, plural, one {llega al puerto una barcaza} other {llegan al puerto # barcazas}}: {p} %.',
  'manila.about.yard':
    'Da {coins} si {n, plural, one {acaba una barcaza} other {acaban # barcazas}} en el astillero: {p} %. Paga el agente de seguros o, si no lo hay, la banca.',
  'manila.about.boards': 'Tras la tirada 2, un pirata puede abordar una barcaza en 13 con una plaza libre.',
  'manila.about.plunders':
    'Tras la tirada 3, los piratas saquean toda barcaza en 13 y se reparten su carga. En 13: {p} %.',
  'manila.about.captain': 'El capitán decide si una barcaza saqueada va al puerto o al astillero.',
  'manila.about.small': 'Antes de la tirada 3 mueve una casilla, adelante o atrás, una barcaza en el agua.',
  'manila.about.large':
    'Antes de la tirada 3 mueve hasta dos casillas una barcaza en el agua, o una casilla dos barcazas.',
  'manila.about.agent':
    'Da 10 pesos al momento. A cambio, quien está aquí paga 6, 8 y 15 por los muelles que se ocupen en el astillero.',
  'manila.about.space': 'Desde aquí una barcaza llega al puerto en {n} de {all} tiradas: {p} %.',
  'manila.about.thirteen': 'La última casilla en el agua: aquí los piratas abordan y saquean.',
  'manila.about.mouth': 'La barcaza que pasa de 13 va al siguiente muelle libre del puerto.',
  'manila.about.market':
    'Una acción vale ahora {value} y cuesta {price}; {n, plural, one {queda una} other {quedan #}}.',
  'manila.about.rises':
    'Cada carga que llega al puerto sube el valor de su mercancía: 5, 10, 20, 30. Con 30 acaba la partida.',
  'manila.about.toPort': 'Las barcazas que llegan ocupan los muelles A, B y C; sus mercancías suben.',
  'manila.about.toYard': 'Las barcazas que no llegan ocupan los muelles A, B y C; sus mercancías no suben.',

  'manila.panel.bid': 'Oferta más alta',
  'manila.panel.passed': 'Ha pasado',
  'manila.panel.dice': 'Dados',
  'manila.figure.cash': 'Dinero para ofertas, acciones y cómplices. Lo que quede al final cuenta entero.',
  'manila.figure.shares': 'Acciones, boca abajo. Al final cada una cuenta lo que valga su mercancía.',
  'manila.figure.pledged': 'Una acción empeñada dio 12. Recuperarla cuesta 15; al final se restan 15 por ella.',
  'manila.figure.pieces': 'Cómplices que aún puede colocar. Vuelven a casa después del viaje.',
  'manila.figure.master': 'Ganó la subasta: puede comprar una acción, carga y lanza las barcazas y coloca primero.',
  'manila.figure.bid': 'Lo máximo que alguien ofrece por ser capitán de puerto. Quien gana lo paga a la banca.',
  'manila.figure.passed': 'No ofrece más en esta subasta o no coloca más en este viaje.',
  'manila.figure.voyage':
    'Un viaje: subasta, carga, tres tiradas y día de pago. La partida acaba cuando una mercancía vale 30.',
  'manila.figure.moved': 'Cuántas de las tres tiradas van hechas. Tras la tercera no queda ninguna barcaza en el agua.',
  'manila.figure.unseen': 'Acciones que otros tienen boca abajo, por mercancía, hasta donde puedes saberlo.',
  'manila.figure.dice': 'Cada barcaza en el agua tiene un dado de su color y avanza lo que salga.',
  'manila.about.ashore': 'En este viaje se queda en tierra: nadie navega con ella y no puede subir.',
  'manila.figure.paid': 'Lo que este viaje dio y costó a cada jugador, y por qué carga o muelle.',
} satisfies Catalogue;
