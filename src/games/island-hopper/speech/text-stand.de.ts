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

  'hopper.panel.bid': 'Höchstes Gebot',
  'hopper.panel.free': 'Freie Wörter',
  'hopper.panel.buried': 'Von dir unter dem Stapel',
  'hopper.panel.compass': 'Der Kompass',
  'hopper.panel.flown': 'Der letzte Flug',
  'hopper.figure.cash': 'Geld. Am Ende gewinnt, wer am meisten hat, mit den Sets erfüllter Aufträge.',
  'hopper.figure.hand': 'Aufträge auf der Hand. Jeder zahlt, wenn jemand anders als Kapitän auf seiner Insel landet.',
  'hopper.figure.captain':
    'Der Kapitän fliegt und bekommt das Geld neben den Inseln, löst aber keine eigenen Aufträge ein.',
  'hopper.figure.bid': 'In jeder Runde wird um den Kapitänsplatz geboten. Das höchste Gebot geht an die Bank.',
  'hopper.figure.ready': 'Legt in dieser Runde kein Geld mehr neben Inseln.',
  'hopper.figure.words': 'So viele Wörter sind während des Flugs noch frei. Jedes weitere kostet 1 $.',
  'hopper.figure.round': 'Eine Runde: eine Karte, die Auktion, Geld neben Inseln, die Flüge und neue Aufträge.',
  'hopper.figure.card':
    'Die Karte dieser Runde. Sie legt Geld neben Inseln, nimmt welches weg oder bringt die letzte Runde.',
  'hopper.figure.aboard': 'So viel zahlt die Bank dem Kapitän in dieser Runde zusätzlich für jede Landung.',
  'hopper.figure.buried': 'Aufträge, die du unter den Stapel gelegt hast. Niemand sonst weiß, welche.',
  'hopper.figure.deck': 'Aufträge, verdeckt. Reichen Stapel und Auslage nicht für alle Hände, endet die Partie.',
  'hopper.figure.compass': 'Hier warten die Waren, und in der Mitte beginnt jeder Flug.',
  'hopper.figure.flown': 'Hier kam die Ware herunter. Sie muss ganz auf einer Insel liegen, die sie will.',
  'hopper.panel.price': 'Der Preis',
  'hopper.panel.bribe': 'Bestechung',
  'hopper.figure.price':
    'Der Preis für diese Waren. Entweder zahlst du ihn und fliegst, oder du bekommst ihn, und der andere fliegt die übrigen.',
  'hopper.figure.bribe': 'Zieh Geld neben eine Insel. Der Kapitän bekommt es, wenn er dort landet.',
  'hopper.about.blind': 'Solange der Kapitän blind fliegt, sagt die App nichts über die Inseln.',
} satisfies Catalogue;
