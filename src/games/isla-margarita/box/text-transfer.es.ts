import type { Catalogue } from '../../module';

/** From the app to the box and back, in Spanish. */
export const text = {
  'isla.medium.over': 'La partida ha terminado.',
  'isla.medium.begin': 'Reparte antes el Rey.',
  'isla.medium.scoring': 'La última ronda ha acabado. Puntúa aquí esta partida.',
  'isla.medium.round': 'Termina antes esta ronda. Se puede pasar al empezar la siguiente.',

  'isla.medium.coins': 'Monedas en los Bancos',
  'isla.medium.bank': '{who}: {n, plural, one {una moneda} other {# monedas}}',
  'isla.medium.discard': 'Tres monedas de {who}, el primer Rey, se quedan en la caja',
  'isla.medium.bridges': 'Puentes, cada uno marcado con una moneda',
  'isla.medium.ports': 'Puertos, cada uno marcado con una moneda',
  'isla.medium.marks': '{who}: {list}',
  'isla.medium.noBridges': 'Aún no hay ningún puente',
  'isla.medium.noPorts': 'Aún no hay ningún puerto',
  'isla.medium.pools': 'Monedas en las reservas',
  'isla.medium.pool': '{island}: {list}',
  'isla.medium.of': '{n} de {who}',
  'isla.medium.noPools': 'No hay monedas en las reservas',
  'isla.medium.princes': 'Príncipes',
  'isla.medium.prince': '{island}: {n, plural, one {un príncipe} other {# príncipes}}',
  'isla.medium.titles': 'Títulos',
  'isla.medium.state': 'Cómo está la partida',
  'isla.medium.idle': 'En la última ronda no se invirtió ni construyó. Si pasa otra vez, la partida acaba',
  'isla.medium.next': 'Empieza la ronda {n}',

  'isla.medium.takeCrowns': 'Coronas con estos valores: {list}',
  'isla.medium.takeCards': 'Estas cartas de comercio: {list}',
  'isla.medium.card': '{n} · {card}',

  'isla.medium.crowns': 'Baraja boca abajo las demás coronas. Pon una en cada una de estas islas: {list}',
  'isla.medium.noCrowns': 'Ya no queda ninguna corona en una isla',
  'isla.medium.stacks': 'Baraja boca abajo las demás cartas de comercio. Haz cuatro mazos, en este orden: {list}',
  'isla.medium.stack': '{n, plural, one {una carta} other {# cartas}}',
  'isla.medium.void': 'Lo que alguien vio antes en los mazos ya no vale: se mezclan de nuevo',
  'isla.medium.draft': 'Las nueve cartas de acción forman un mazo. {who}, el Rey, elige primero',

  'isla.form.state': 'La ronda que empieza',
  'isla.form.state.hint':
    'Escribe la mesa entre dos rondas, cuando las monedas de los círculos han pasado a las reservas.',
  'isla.form.round': 'Número de la ronda',
  'isla.form.idle': 'En la última ronda no se invirtió ni construyó',
  'isla.form.firstKing': 'Primer Rey, que sacó tres monedas de la partida',
  'isla.form.bridges': 'De quién es cada puente',
  'isla.form.ports': 'De quién es cada puerto',
  'isla.form.open': 'Deja abierto lo no construido.',
  'isla.form.princes': 'Príncipes',
  'isla.form.crowned': 'Coronas aún en sus islas',
  'isla.form.pools': 'Monedas en las reservas',
  'isla.form.banks': 'Monedas en los Bancos',
  'isla.form.bank': 'Banco',
  'isla.form.stacks': 'Cartas que quedan en los mazos de comercio',
  'isla.form.stack': 'Mazo {n}',
  'isla.form.stacks.hint': 'Luego barájalas juntas: nadie tiene que decir qué hay.',
  'isla.form.hands': 'Oculto a los demás',
  'isla.form.crowns': 'Valores de tus coronas',
  'isla.form.crowns.hint': 'Un número por corona: 3+2+2.',
  'isla.form.cards': 'Números de tus cartas de comercio',

  'isla.form.no.king': 'Alguien tiene siempre el Rey.',
  'isla.form.no.firstKing': 'Alguien fue el primer Rey.',
  'isla.form.no.builderFree': 'Quien construyó el último puente es Constructor de puentes.',
  'isla.form.no.builder': 'El Constructor de puentes es alguien con un puente.',
  'isla.form.no.harbourFree': 'Quien construyó el último puerto es Constructor de puertos.',
  'isla.form.no.harbour': 'El Constructor de puertos es alguien con un puerto.',
  'isla.form.no.over': 'Está todo construido: la partida ha terminado. Escríbela en la hoja de puntuación.',
  'isla.form.no.locked':
    'Nadie puede seguir construyendo: la partida ha terminado. Escríbela en la hoja de puntuación.',
  'isla.form.no.princes': 'Hay nueve príncipes, no {n}.',
  'isla.form.no.coins':
    '{who} tiene {n, plural, one {una moneda} other {# monedas}} entre Banco, reservas y marcas. Deben ser {whole}.',
  'isla.form.no.crown': 'Con las de los demás, hay más coronas de un valor de las que existen.',
  'isla.form.no.crowns':
    '{held, plural, one {Una corona está} other {# coronas están}} con personas y {left, plural, one {una} other {#}} en islas. Son nueve.',
  'isla.form.no.twice': 'Otra persona también escribió una de estas cartas.',
  'isla.form.no.cards':
    '{held, plural, one {Una carta está} other {# cartas están}} con personas y {left, plural, one {una} other {#}} en los mazos. Son 24.',
  'isla.form.no.kept':
    'Cada puente da una carta a quien lo construye: {bridges, plural, one {un puente} other {# puentes}}, pero {held, plural, one {una carta} other {# cartas}} con personas.',
} satisfies Catalogue;
