import type { Catalogue } from '../../module';

/** The tracker of roles and gold beside the score sheet, in Spanish. */
export const text = {
  'pc.keeper.title': 'Roles y oro',
  'pc.keeper.begin': '¿Quién es el primer Gobernador?',
  'pc.keeper.cap': 'Solo 30 piezas de oro',
  'pc.keeper.round': 'Ronda {n}',
  'pc.keeper.governor': 'Gobernador: {who}',
  'pc.keeper.chooses': '{who} elige un rol',
  'pc.keeper.all': 'Todos han elegido. Al final de la ronda va 1 de oro a {list}.',
  'pc.keeper.none': 'Todos han elegido. No queda oro para poner en los demás roles.',
  'pc.keeper.last': 'En la última ronda ya no se pone oro: la partida ha terminado.',
  'pc.keeper.plays': '{who} juega el rol {role}',
  'pc.keeper.free': '{role}: libre, con {gold} de oro',
  'pc.keeper.taken': '{role}: rol de {who}',
  'pc.keeper.gold': 'Oro',
  'pc.keeper.hasGold': '{who}: {n} de oro',
  'pc.keeper.more': '1 de oro más para {who}',
  'pc.keeper.less': '1 de oro menos para {who}',
  'pc.keeper.fee': '1 a {who}',
  'pc.keeper.feeOf': '{who} paga a {active} 1 de oro por construir',
  'pc.keeper.card': '3 por carta',
  'pc.keeper.cardOf': '{who} paga 3 de oro por una carta',
  'pc.keeper.end': 'Terminar ronda',
  'pc.keeper.toldFirst': 'El primer Gobernador es {who}.',
  'pc.keeper.toldRole':
    'Ronda {round}: {who} tomó el rol {role}{n, plural, =0 {} other { y recibió # de oro}}{others, plural, =0 {.} one {; otra persona recibió 1 de oro.} other {; otras # personas recibieron 1 de oro cada una.}}',
  'pc.keeper.toldFee': '{who} pagó a {active} 1 de oro por construir.',
  'pc.keeper.toldMore': '{who} recibió {n} de oro.',
  'pc.keeper.toldLess': '{who} pagó {n} de oro.',
  'pc.keeper.toldRound':
    'Fin de la ronda {round}: el Gobernador pasa a {who}.{n, plural, =0 {} other { Se puso 1 de oro en {list}.}}',
  'pc.keeper.told': 'Ronda {n}: el oro cambió de manos.',
  'pc.keeper.back': 'Deshacer',
  'pc.keeper.enter': 'Oro a la hoja',
} satisfies Catalogue;
