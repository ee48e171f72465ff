import type { Catalogue } from '../../module';

/** The score sheet in Spanish. */
export const text = {
  'hopper.sheet.behind': 'Tras la pantalla',
  'hopper.sheet.nothing': 'Los contratos en mano y el dinero junto a islas no cuentan nada.',
  'hopper.sheet.contracts': 'Contratos cumplidos',
  'hopper.sheet.sets':
    'Tres de un símbolo dan 5 $, y cada uno más, otros 5 $. Los descartados no cuentan. En un empate gana quien tenga más contratos.',
  'hopper.sheet.noCash': 'Todas las monedas de la caja suman {n} $.',
  'hopper.sheet.tooMany':
    'Nadie puede cumplir más de {n} contratos: {hand, plural, one {uno} other {#}} por mano y {rounds, plural, one {una ronda} other {# rondas}} como mucho.',
  'hopper.sheet.noContracts': 'Solo existen {n} contratos, turistas incluidos.',
} satisfies Catalogue;
