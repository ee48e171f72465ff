import type { Catalogue } from '../../module';

/** The score sheet in Spanish. */
export const text = {
  'isla.sheet.ports': 'Puertos',
  'isla.sheet.port': '{island} · {n}',
  'isla.sheet.bridges': 'Puentes en cada isla',
  'isla.sheet.bridges.hint':
    'O cuéntalos aquí: un puente cuenta en ambos extremos. La hoja resuelve mayorías, mitades y empates.',
  'isla.sheet.bridges.given': 'Según los puentes de arriba. La hoja resuelve mayorías, mitades y empates.',
  'isla.sheet.bridgeSites': 'Puentes',
  'isla.sheet.bridgeSites.hint': 'De quién es cada puente. Deja en blanco lo no construido.',
  'isla.sheet.crowns': 'Coronas',
  'isla.sheet.crowns.row': 'Valores de las coronas',
  'isla.sheet.crowns.hint': 'Un número por corona: 3+2+2.',
  'isla.sheet.princes': 'Príncipes',
  'isla.sheet.princes.hint': 'Cuántos hay en cada isla, nueve en total.',
  'isla.sheet.coins': 'Monedas en las reservas',
  'isla.sheet.coins.hint': 'Sin las que marcan puentes y puertos; para diez o más, una suma como 9+3.',
  'isla.sheet.held': 'Títulos y Bancos',
  'isla.sheet.bank': 'Monedas en el Banco',
  'isla.sheet.bank.hint': 'Las cuenta la carta 16. Sin las tres que el primer Rey sacó de la partida.',
  'isla.sheet.commerce': 'Cartas de comercio',
  'isla.sheet.commerce.row': 'Cartas guardadas',
  'isla.sheet.commerce.hint': 'Por sus números. Juega antes la 9, la 10 y la 12, y luego anota cómo queda la mesa.',
  'isla.sheet.card': '{n} · {card}',
  'isla.sheet.ownMap': 'Jugamos con un mapa propio',
  'isla.sheet.map': 'Mapa propio: islas',
  'isla.sheet.map.hint': 'Si usas otro mapa. Lo que dejes en blanco vale como está impreso aquí.',
  'isla.sheet.value': '{island}: puntos por más puentes',
  'isla.sheet.sites': '{island}: sitios para puentes',
  'isla.sheet.mapPorts': 'Mapa propio: puertos',
  'isla.sheet.worth': 'Puerto {n}: puntos',
  'isla.sheet.island': 'Puerto {n}: su isla',
  'isla.sheet.printed': 'Impreso: {n}',
  'isla.sheet.printedIsland': 'Impreso: {island}',

  'isla.sheet.no.sites': '{island} solo tiene {n, plural, one {un sitio para puentes} other {# sitios para puentes}}.',
  'isla.sheet.no.recounted': 'Según los puentes anotados uno a uno, en {island} hay {n}.',
  'isla.sheet.no.odd':
    'Cada puente toca dos islas, así que las cuentas de una persona suman un número par: {n} no puede ser.',
  'isla.sheet.no.seventeen': 'Solo existen 17 puentes.',
  'isla.sheet.no.fit': 'Ningún sitio del mapa encaja con estas cuentas de {who}.',
  'isla.sheet.no.fitAll': 'Ningún sitio del mapa encaja con todos estos puentes juntos.',
  'isla.sheet.no.crown': 'Solo {n, plural, one {una corona vale} other {# coronas valen}} {value}.',
  'isla.sheet.no.crowns':
    'Cada puente da una corona como mucho: {crowns, plural, one {una corona} other {# coronas}} y {bridges, plural, one {un puente} other {# puentes}} no puede ser.',
  'isla.sheet.no.princes': 'Hay nueve príncipes, no {n}.',
  'isla.sheet.no.ninePrinces': 'Solo hay nueve príncipes.',
  'isla.sheet.no.harbour': 'El Constructor de puertos es alguien que ha construido un puerto.',
  'isla.sheet.no.bank': 'Nadie tiene más de {n} monedas.',
  'isla.sheet.no.coins':
    'En total {n, plural, one {sale una moneda} other {salen # monedas}}, con una por cada puente y puerto. Deberían ser {whole} (primer Rey: {less}).',
  'isla.sheet.no.kings': 'Solo el primer Rey saca tres monedas de la partida, y a {who} ya le faltan tres.',
  'isla.sheet.no.twice': '{card}: ya la tiene {who}, y solo hay una.',
  'isla.sheet.no.cards':
    'Cada puente da una carta de comercio: {cards, plural, one {una carta} other {# cartas}} y {bridges, plural, one {un puente} other {# puentes}} no puede ser.',
} satisfies Catalogue;
