import type { Catalogue } from '../../module';

/** What helps beside the box, in Spanish. */
export const text = {
  'hopper.keeper.turn': 'La ronda',
  'hopper.keeper.turn.who': 'Ronda {n}: ¿quién es capitán?',
  'hopper.keeper.turn.bids': '{who} puja primero. {last} no participa en esta subasta.',
  'hopper.keeper.turn.captain': '{who} es capitán',
  'hopper.keeper.turn.sand':
    'Los demás ponen monedas junto a islas y {who} calla. Al acabar el tiempo, la moneda que tengas en la mano es tuya.',
  'hopper.keeper.turn.coins': 'Introduce todo lo que hay junto a cada isla, en el sentido de las agujas del reloj.',
  'hopper.keeper.turn.islands': 'Las islas',
  'hopper.keeper.turn.island': 'A las {hour}: {n} $',
  'hopper.keeper.turn.more': '+{n}',
  'hopper.keeper.turn.fly': 'Despegar',
  'hopper.keeper.turn.flies': '{who} vuela',
  'hopper.keeper.turn.took': '{who} vuela: {n} $ hasta ahora',
  'hopper.keeper.turn.landed': 'Toca la isla donde aterriza una ficha: {who} toma sus monedas.',
  'hopper.keeper.turn.words':
    'Por cada palabra después de la tercera en un vuelo, toca a quien la dice: 1 $ a la banca.',
  'hopper.keeper.turn.fine': 'Una palabra de más: {who}. Multas hasta ahora: {n} $',
  'hopper.keeper.turn.next': 'Ronda siguiente',
  'hopper.keeper.turn.over': 'La partida ha terminado',
  'hopper.keeper.turn.back': 'Deshacer',
  'hopper.keeper.turn.count': 'Detrás de las pantallas',
  'hopper.keeper.turn.countHint': 'Introduce los números uno tras otro, o toca un símbolo: un contrato más.',
  'hopper.keeper.turn.has': '{who}, {row}: {n}',
  'hopper.keeper.turn.on': 'Siguiente',
  'hopper.keeper.turn.counted': 'Todo contado: {list}.',
  'hopper.keeper.turn.total': '{who} {n} $',
  'hopper.keeper.turn.at': '{who}: {row}',

  // lines that older versions have written into a ledger
  'hopper.keeper.bribes.toldBegun': 'Todos empiezan con {n} $.',
  'hopper.keeper.bribes.told': '{who} sobornó con {n} $.',
  'hopper.keeper.bribes.toldPaid': 'La banca puso {n} $ junto a islas.',
  'hopper.keeper.bribes.toldLost': 'Las islas perdieron {n} $ en favor de la banca.',
  'hopper.keeper.bribes.toldTakes': '{who} tomó {n} $ de una isla.',
  'hopper.keeper.words.told': 'Se multaron palabras de un vuelo.',
} satisfies Catalogue;
