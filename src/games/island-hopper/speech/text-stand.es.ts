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
} satisfies Catalogue;
