// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** How the game stands, and what a place of the board is, in German. */
export const text = {
  'hopper.stand.legend': '%: wie oft dort im Schnitt jemand landet',
  'hopper.stand.island':
    '{island}: Im Schnitt landet man in {p} % der Fälle; {coins, plural, =0 {dort liegt kein Geld} one {dort liegt # $} other {dort liegen # $}}',
  'hopper.stand.completed':
    '{who}: {n, plural, =0 {kein Auftrag} one {ein Auftrag} other {# Aufträge}} erfüllt, {landed} von {flown} Flügen gelandet',

  'hopper.about.goods': 'Gefragt auf {island}: {list}.',
  'hopper.about.money':
    '{coins, plural, =0 {Hier liegt kein Geld.} one {Hier liegt # $ für den Kapitän, der landet.} other {Hier liegen # $ für den Kapitän, der landet.}}',
  'hopper.about.contracts':
    'Ein Auftrag für diese Insel bringt jeder anderen Person, die ihn hat, {least} bis {most} $.',
  'hopper.about.own': 'Zu zweit zahlen auch die eigenen Aufträge des Kapitäns für sie.',
  'hopper.about.company': 'Sie gehört zu {company}; deren Rundenkarte legt {coins} $ hierher.',
  'hopper.about.companyNone': 'Sie gehört zu {company}.',
  'hopper.about.chance': 'Im Schnitt landet man in {p} von 100 Fällen ganz auf ihr.',
  'hopper.about.wanted': '{good}: gefragt auf {list}.',
  'hopper.about.waits': 'Liegt auf dem Kompass: Diese Ware kann noch in dieser Runde fliegen.',
  'hopper.about.landed': 'In dieser Runde gelandet und verbraucht.',
  'hopper.about.lost':
    'In dieser Runde verloren. Eine zweite Chance kann sie noch einmal fliegen lassen, für einen erfüllten Auftrag.',
  'hopper.about.away': 'Liegt nicht auf dem Kompass.',
  'hopper.about.contract': 'Landet ein anderer Kapitän auf {island}, zahlt dieser Auftrag {pays} $ und ist erfüllt.',
  'hopper.about.sets': 'Am Ende bringen drei erfüllte Aufträge mit demselben Symbol 5 $, jeder weitere 5 $ mehr.',
  'hopper.about.tourist': 'Ein Kapitän darf ihn vor dem ersten Flug aufdecken: {pays} $ für jede Landung der Runde.',
} satisfies Catalogue;
