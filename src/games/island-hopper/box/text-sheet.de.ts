import type { Catalogue } from '../../module';

/** Every word of the score sheet, in German. */
export const text = {
  'hopper.sheet.behind': 'Hinter dem Sichtschirm',
  'hopper.sheet.nothing': 'Aufträge auf der Hand und Geld an Inseln zählen nichts.',
  'hopper.sheet.contracts': 'Erfüllte Aufträge',
  'hopper.sheet.sets':
    'Drei mit gleichem Symbol bringen 5 $, jeder weitere 5 $ mehr. Abgegebene Aufträge zählen nicht. Bei Gleichstand gewinnen mehr Aufträge.',
  'hopper.sheet.noCash': 'Alle Münzen der Schachtel ergeben {n} $.',
  'hopper.sheet.tooMany':
    'Mehr als {n} Aufträge kann niemand erfüllen: {hand, plural, one {einer} other {#}} auf der Hand, und höchstens {rounds, plural, one {eine Runde} other {# Runden}}.',
  'hopper.sheet.noContracts': 'Es gibt nur {n} Aufträge, und Touristen sind darunter.',
} satisfies Catalogue;
