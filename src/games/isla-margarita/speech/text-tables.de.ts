import type { Catalogue } from '../../module';

/** The tables of the rules reader, their headings and what has no name anywhere else, in German. */
export const text = {
  'isla.table.actions': 'Aktionskarten',
  'isla.table.action': 'Aktionskarte',
  'isla.table.effect': 'Was sie bewirkt',
  'isla.table.card': '{n} · {card}',
  'isla.table.commerce': 'Handelskarten',
  'isla.table.commerceCard': 'Handelskarte',
  'isla.table.islands': 'Inseln',
  'isla.table.island': 'Insel',
  'isla.table.value': 'Punkte für die meisten Brücken',
  'isla.table.ports': 'Ihre Häfen, nach Punkten',
  'isla.table.straits': 'Meerengen',
  'isla.table.list': '{list}',
  'isla.table.crowns': 'Werte der Kronen',
  'isla.table.crownValue': 'Punkte',
  'isla.table.crown': '{n, plural, one {Eine Krone mit einem Punkt} other {Eine Krone mit # Punkten}}',
  'isla.table.copies': 'Anzahl',
  'isla.table.prices': 'Rabatte',
  'isla.table.title': 'Titel',
  'isla.table.less': 'Münzen weniger',
  'isla.table.onAll': '{title}, für alles',
  'isla.table.onBridges': '{title}, für eine Brücke',
  'isla.table.onPorts': '{title}, für einen Hafen',
  'isla.table.floor': 'Kein Preis fällt unter',
  'isla.table.none': 'keine',
} satisfies Catalogue;
