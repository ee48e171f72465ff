import type { Catalogue } from '../../module';

/** The tables of the rules reader, in German. */
export const text = {
  'manila.table.wares': 'Waren',
  'manila.table.ware': 'Ware',
  'manila.table.seats': 'Ihre Plätze kosten',
  'manila.table.profit': 'Ein Kahn bringt',
  'manila.table.each': 'Je Person auf vollem Kahn',
  'manila.table.list': '{list}',
  'manila.table.spaces': 'Andere Orte für Komplizen',
  'manila.table.space': 'Ort',
  'manila.table.cost': 'Kosten',
  'manila.table.pay': 'Was er zahlt',
  'manila.table.pesos': '{n, plural, one {ein Peso} other {# Pesos}}',
  'manila.table.pilot':
    '{n, plural, one {bewegt einen Kahn um ein Feld} other {bewegt einen Kahn um # Felder oder zwei um je eins}}',
  'manila.table.pirate': 'seinen Teil der Ladung jedes Kahns auf 13',
  'manila.table.premium': '{n} Pesos sofort; haftet dann für die Werft',
  'manila.table.free': 'nichts',
  'manila.table.money': 'Geld und Anteile',
  'manila.table.what': 'Was',
  'manila.table.much': 'Wie viel',
  'manila.table.start': 'Bargeld am Anfang',
  'manila.table.dealt': 'Verteilte Anteile je Person',
  'manila.table.all': 'Anteile je Ware',
  'manila.table.loan': 'Ein verpfändeter Anteil bringt',
  'manila.table.redeem': 'Auslösen kostet',
  'manila.table.least': 'Ein Anteil kostet mindestens',
  'manila.table.market': 'Werte auf dem Schwarzmarkt',
  'manila.table.pieces': 'Komplizen nach Personen',
  'manila.table.people': 'Personen',
  'manila.table.each3': 'Komplizen je Person',
} satisfies Catalogue;
