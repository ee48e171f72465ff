import type { Catalogue } from '../../module';

/** How it stands, and what a place is, in Spanish. */
export const text = {
  'hopper.stand.legend': '%: cuántas veces aterriza ahí una mano normal',
  'hopper.stand.island':
    '{island}: una mano normal aterriza {p} de 100; {coins, plural, =0 {ahí no hay dinero} other {ahí hay {coins} $}}',
  'hopper.stand.completed':
    '{who}: {n, plural, =0 {ningún contrato cumplido} one {un contrato cumplido} other {# contratos cumplidos}}, {landed} de {flown} vuelos con éxito',

  'hopper.about.goods': '{island} quiere: {list}.',
  'hopper.about.money':
    '{coins, plural, =0 {Aquí no hay dinero.} other {Aquí hay {coins} $ para el capitán que aterrice.}}',
  'hopper.about.contracts': 'Cada contrato suyo paga de {least} a {most} $ a quien lo tenga, salvo al capitán.',
  'hopper.about.own': 'A dos también pagan los contratos del propio capitán.',
  'hopper.about.company': 'Es de {company}, cuya carta de ronda pone aquí {coins} $.',
  'hopper.about.companyNone': 'Es de {company}.',
  'hopper.about.chance': 'Una mano normal aterriza entera en ella {p} veces de 100.',
  'hopper.about.wanted': 'Quieren esto ({good}): {list}.',
  'hopper.about.waits': 'Espera en la brújula: aún se puede volar en esta ronda.',
  'hopper.about.landed': 'Ha aterrizado en esta ronda y está gastado.',
  'hopper.about.lost': 'Se perdió en esta ronda. Una segunda oportunidad puede repetirlo, por un contrato cumplido.',
  'hopper.about.away': 'No está en la brújula.',
  'hopper.about.contract': 'Cuando otro capitán aterriza en {island}, paga {pays} $ y queda cumplido.',
  'hopper.about.sets': 'Al final, tres contratos cumplidos con el mismo símbolo dan 5 $, y cada uno más, otros 5 $.',
  'hopper.about.tourist':
    'Un capitán puede mostrarlo antes del primer vuelo: {pays} $ por cada aterrizaje de la ronda.',

  'hopper.panel.bid': 'Oferta más alta',
  'hopper.panel.free': 'Palabras libres',
  'hopper.panel.buried': 'Tuyas bajo el mazo',
  'hopper.panel.compass': 'La brújula',
  'hopper.panel.flown': 'El último vuelo',
  'hopper.figure.cash': 'Dinero. Al final gana quien más tenga, con los conjuntos de contratos cumplidos.',
  'hopper.figure.hand': 'Contratos en mano. Cada uno paga cuando otro capitán aterriza en su isla.',
  'hopper.figure.captain':
    'El capitán vuela y se lleva el dinero junto a las islas, pero no cobra sus propios contratos.',
  'hopper.figure.bid': 'En cada ronda se ofrece dinero por ser capitán. La oferta más alta se paga a la banca.',
  'hopper.figure.ready': 'No pone más dinero junto a las islas en esta ronda.',
  'hopper.figure.words': 'Palabras que aún puede decir gratis durante el vuelo. Cada una de más cuesta 1 $.',
  'hopper.figure.round': 'Una ronda: una carta, la subasta, dinero junto a las islas, los vuelos y contratos nuevos.',
  'hopper.figure.card': 'La carta de esta ronda. Pone dinero junto a las islas, lo quita o trae la última ronda.',
  'hopper.figure.aboard': 'La banca paga al capitán esto de más por cada aterrizaje de esta ronda.',
  'hopper.figure.buried': 'Contratos que pusiste bajo el mazo. Nadie más sabe cuáles.',
  'hopper.figure.deck': 'Contratos, boca abajo. Si mazo y fila no bastan para todas las manos, la partida acaba.',
  'hopper.figure.compass': 'Aquí esperan las mercancías, y cada vuelo empieza en el centro.',
  'hopper.figure.flown': 'Aquí cayó la mercancía. Debe quedar entera en una isla que la quiera.',
  'hopper.panel.price': 'El precio',
  'hopper.panel.bribe': 'Sobornos',
  'hopper.figure.price':
    'El precio por volar estas mercancías. El otro deja que lo pagues, o te lo paga y vuela las demás.',
  'hopper.figure.bribe': 'Arrastra dinero junto a una isla. El capitán se lo lleva si aterriza allí.',
  'hopper.about.blind': 'Mientras el capitán vuela a ciegas, la aplicación no dice nada de las islas.',
} satisfies Catalogue;
