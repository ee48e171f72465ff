import type { Catalogue } from '../module';

/** The lid in German. */
export const text = {
  name: 'Manila',
  tagline: 'Drei Kähne, ein Hafen und Wetten auf jeden Ausgang',
  credit: 'Spiel von Franz-Benno Delonge (Zoch, 2005).',
  'chance.roll': 'Die Würfel',
  'chance.opener': 'Wer eröffnet',
  'option.opener': 'Wer die erste Auktion eröffnet',
  'option.opener.random': 'Wird ausgelost',
  'option.opener.first': 'Der erste Platz',
  'option.dealPool': 'Anteile werden verteilt aus',
  'option.dealPool.threeEach': 'drei von jeder Ware',
  'option.dealPool.all20': 'allen zwanzig',
  'option.hiddenMoney': 'Geld',
  'option.hiddenMoney.false': 'Offen',
  'option.hiddenMoney.true': 'Verdeckt',
  'option.strongPirates': 'Piraten',
  'option.strongPirates.false': 'Wie gedruckt',
  'option.strongPirates.true': 'Stark: dürfen einen Platz auf vollem Kahn räumen',
  'option.blindPassenger': 'Blinder Passagier',
  'option.blindPassenger.puntsOnly': 'Nur auf Kähnen',
  'option.blindPassenger.anyButInsurance': 'Überall außer Versicherung',
  'option.moving': 'Reihenfolge der Kähne',
  'option.moving.route': 'Nach Routen',
  'option.moving.choose': 'Wie der Hafenmeister sagt',
} satisfies Catalogue;
