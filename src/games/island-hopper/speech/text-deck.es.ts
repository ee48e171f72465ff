import type { Catalogue } from '../../module';

/** What may be wrong with a deck of one's own, in Spanish. */
export const text = {
  'hopper.deck.long': 'Un mazo no pasa de {most} letras.',
  'hopper.deck.json': 'Esto no es JSON: falta o sobra un paréntesis, una coma o unas comillas.',
  'hopper.deck.missing': 'Falta este campo.',
  'hopper.deck.list': 'Esto debería ser una lista.',
  'hopper.deck.count': 'Debería haber {n}, no {found}.',
  'hopper.deck.whole': 'Debería ser un número entero de {least} a {most}.',
  'hopper.deck.name': 'Debería ser un nombre de 1 a {most} letras.',
  'hopper.deck.word': 'Debería ser uno de: {words}.',
  'hopper.deck.twice': 'Está dos veces.',
  'hopper.deck.oneLast': 'Debería haber exactamente una carta de tipo «last».',
  'hopper.deck.noTourist': 'No hay turista: un contrato con "tourist": true.',
  'hopper.deck.noGood': 'Ninguna isla muestra {good}.',
} satisfies Catalogue;
