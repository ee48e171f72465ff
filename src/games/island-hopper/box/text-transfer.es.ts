import type { Catalogue } from '../../module';

/** From the app to the box and back, in Spanish. */
export const text = {
  'hopper.medium.house':
    'El juego en caja tiene otras cartas, no las del mazo de la casa. Escribe las tuyas al preparar una partida y juega con ellas; entonces la partida podrá pasar a la mesa.',
  'hopper.medium.later':
    'La partida puede pasar a la mesa al empezar una ronda: tras su carta de ronda, antes de la primera puja.',
  'hopper.medium.over': 'La partida ha terminado.',

  'hopper.lay.islands': 'Las islas',
  'hopper.lay.near': 'La brújula está en el centro. A su alrededor, en sentido antihorario: {list}.',
  'hopper.lay.far': 'Por fuera, cada una entre dos de estas, en sentido antihorario: {list}.',
  'hopper.lay.apart': 'Ninguna isla está a menos de 6 pulgadas de otra, algo más de 15 cm.',
  'hopper.lay.goodsOn': 'Los seis bienes están en la brújula.',
  'hopper.lay.goodsOff': 'Los seis bienes están junto a la brújula, ninguno en ella.',
  'hopper.lay.money': 'Dinero junto a islas',
  'hopper.lay.coins': '{n} $ junto a {island}',
  'hopper.lay.beside': 'Las monedas están al menos a dos dedos de la isla, nunca encima.',
  'hopper.lay.noCoins': 'Ninguna isla tiene dinero.',
  'hopper.lay.round': 'Ronda {n}',
  'hopper.lay.card': 'La carta de esta ronda está a la vista: {card}. Ya se ha resuelto.',
  'hopper.lay.past': 'A la vista debajo, desde la primera ronda: {list}.',
  'hopper.lay.lastOut': 'Las demás cartas de ronda siguen en la caja: esta es la última ronda.',
  'hopper.lay.lastNext': 'Solo queda la última ronda: está boca abajo como próxima carta.',
  'hopper.lay.lastUnder':
    'Boca abajo al lado: la última ronda y, encima, {n, plural, one {la otra carta que queda} other {las otras # cartas que quedan, barajadas}}.',
  'hopper.lay.lastAmong': 'Baraja las {n} cartas de ronda que quedan, la última ronda incluida, y ponlas boca abajo.',
  'hopper.lay.lastThree':
    'Saca la última ronda de las cartas que quedan y baraja las otras {n} boca abajo. Baraja dos de ellas, sin verlas, con la última ronda: estas tres son el fondo. {top, plural, one {La otra va} other {Las otras # van}} encima.',
  'hopper.lay.contracts': 'Contratos',
  'hopper.lay.contract': '{island} {pays} $ ({symbol})',
  'hopper.lay.row': 'A la vista en fila: {list}.',
  'hopper.lay.noRow': 'No hay contratos a la vista.',
  'hopper.lay.discards': 'En los descartes: {list}.',
  'hopper.lay.people': 'Personas',
  'hopper.lay.tile': '{who} tiene la ficha de capitán.',
  'hopper.lay.completed': 'Cumplidos, boca abajo tras la pantalla de {who}: {list}.',
  'hopper.lay.cash': '{who} tiene {n} $.',
  'hopper.lay.known': 'Todos vieron qué tomó {who}: {list}.',
  'hopper.lay.knownUnder': 'Todos vieron qué fue bajo el mazo: {list}.',

  'hopper.take.cash': 'Toma {n} $ tras tu pantalla.',
  'hopper.take.hand': 'Toma en la mano estos contratos: {list}.',
  'hopper.take.under': 'Aparta, boca abajo y en este orden, lo que pusiste bajo el mazo: {list}.',

  'hopper.rest.deck':
    '{n, plural, one {Nadie ha visto el último contrato: es el mazo} other {Baraja boca abajo los {n} contratos que quedan: son el mazo}}.',
  'hopper.rest.under':
    'Bajo el mazo, boca abajo y de arriba abajo, va lo que se apartó, una carta cada vez que sale el nombre: {list}.',
  'hopper.rest.bank': 'Las demás monedas son la banca.',
  'hopper.rest.auction': '{who} abre la subasta de la ficha de capitán.',
  'hopper.rest.load': '{who} pone tres bienes en la brújula y dice un precio.',

  'hopper.form.round': 'La ronda',
  'hopper.form.moment': 'Como está tras resolver la carta de ronda y antes de la primera puja.',
  'hopper.form.captain': 'Ficha de capitán',
  'hopper.form.captain.hint':
    'Quién la tiene ahora: el capitán de la ronda anterior; en la primera, quien haya volado hace menos.',
  'hopper.form.card': 'Carta de esta ronda',
  'hopper.form.past': 'Cartas de las rondas anteriores',
  'hopper.form.islands': 'Dinero junto a islas',
  'hopper.form.island': '{island}',
  'hopper.form.contracts': 'Contratos en la mesa',
  'hopper.form.row': 'A la vista en la fila',
  'hopper.form.discards': 'En los descartes',
  'hopper.form.people': 'Tras las pantallas',
  'hopper.form.cash': 'Dinero',
  'hopper.form.hand': 'Contratos en mano',
  'hopper.form.hand.hint': '{n} al empezar una ronda',
  'hopper.form.done': 'Contratos cumplidos',
  'hopper.form.done.hint': 'Sin los descartados por una segunda oportunidad',
  'hopper.form.under': 'Puesto bajo el mazo',
  'hopper.form.under.hint': 'Lo que pusiste ahí y nadie ha robado desde entonces, empezando por lo más antiguo',
  'hopper.form.copy': '{card} ({n} de {of})',
  'hopper.form.coins': 'Todas las monedas de la caja suman {n} $.',
  'hopper.form.twice': 'Una de estas cartas está anotada también en otro sitio.',
  'hopper.form.noCaptain': 'Di quién tiene la ficha de capitán.',
  'hopper.form.noCard': 'Di qué carta tiene esta ronda.',
  'hopper.form.noCash': 'Anota el dinero, 0 donde no haya.',
  'hopper.form.lastPast': 'Tras la última ronda la partida ha terminado.',
  'hopper.form.lastEarly': 'La última ronda llega en la ronda {n} como pronto, no en la {round}.',
  'hopper.form.rowCount': 'Hay {n} contratos a la vista mientras quede mazo.',
  'hopper.form.handCount': 'Al empezar una ronda una mano tiene {n} contratos.',
  'hopper.form.tourist': 'Los turistas nunca se cumplen; tras su ronda van a los descartes.',
  'hopper.form.doneCount':
    '{rounds, plural, one {En una ronda} other {En # rondas}} nadie cumple más de {n, plural, one {un contrato} other {# contratos}}.',
} satisfies Catalogue;
