import type { Catalogue } from '../../module';

/** What Island Hopper adds to the set-up: a deck of one's own, and test flights, in German. */
export const text = {
  'hopper.extras.cards': 'Karten',
  'hopper.extras.cards.house': 'Hausdeck',
  'hopper.extras.cards.own': 'Eigenes Deck',
  'hopper.extras.cards.hint': 'Du hast das Spiel in der Schachtel? Dann spiel mit seinen gedruckten Karten.',
  'hopper.extras.cards.ready':
    'Dein Deck wird ausgeteilt: {contracts} Aufträge, {islands} Inseln, {rounds} Rundenkarten.',
  'hopper.extras.cards.none': 'Du hast noch kein eigenes Deck, also wird das Hausdeck ausgeteilt.',
  'hopper.extras.cards.damaged':
    'Dein gespeichertes Deck ist nicht mehr lesbar, also wird das Hausdeck ausgeteilt. Was du eingegeben hast, ist noch da.',
  'hopper.extras.cards.type': 'Karten eingeben',
  'hopper.extras.cards.change': 'Karten ändern',
  'hopper.extras.flights': 'Testflüge',
  'hopper.extras.flights.hint':
    'Drei blinde Flüge, die nicht zählen, zeigen, wie groß die Inseln an diesem Tisch sein sollten.',
  'hopper.extras.flights.try': 'Drei Testflüge',

  'hopper.own.title': 'Eigene Karten',
  'hopper.own.why':
    'Die gedruckten Karten gibt es nur in der Schachtel, deshalb teilt diese App ein Hausdeck aus. Hast du die Schachtel, dann geh vom Hausdeck unten aus und ändere Zeile für Zeile, was auf deinen Inseln, Aufträgen und Rundenkarten steht.',
  'hopper.own.house': 'Vom Hausdeck ausgehen',
  'hopper.own.open': 'Datei öffnen',
  'hopper.own.save': 'Als Datei sichern',
  'hopper.own.file': 'Datei mit einem Deck',
  'hopper.own.back': 'Vorherigen Text holen',
  'hopper.own.label': 'Dein Deck, Zeile für Zeile',
  'hopper.own.empty': 'Noch nichts eingegeben.',
  'hopper.own.ready': '{contracts} Aufträge, {islands} Inseln, {rounds} Rundenkarten. Fertig.',
  'hopper.own.faults':
    '{n, plural, one {Eine Sache stimmt} other {# Sachen stimmen}} noch nicht. Tippe auf eine Zeile, um hinzuspringen.',
  'hopper.own.fault': 'Zeile {line}, {field}: {why}',
  'hopper.own.fault.line': 'Zeile {line}: {why}',
  'hopper.own.fault.field': '{field}: {why}',
  'hopper.own.use': 'Dieses Deck nehmen',
  'hopper.own.later': 'Später weiter',
  'hopper.own.saved': 'Gesichert.',
  'hopper.own.unread': 'Die Datei ließ sich nicht lesen.',

  'hopper.trial.title': 'Testflüge',
  'hopper.trial.count': 'Flug {n} von {all}',
  'hopper.trial.goal': 'Flieg nach {island}',
  'hopper.trial.how': 'Halte das Plättchen, bis es abhebt, schließ die Augen, zieh es, lass los.',
  'hopper.trial.lift': 'Weiter halten…',
  'hopper.trial.aloft': 'Augen zu. Lass über {island} los.',
  'hopper.trial.soon': 'Das war noch kein Flug: Halte das Plättchen, bis es wächst, und zieh es dann.',
  'hopper.trial.broken': 'Etwas kam dazwischen. Flieg diesen noch einmal.',
  'hopper.trial.landed': 'Auf {island}, {mm} mm von der Mitte.',
  'hopper.trial.strayed': 'Stattdessen auf {other}, {mm} mm von der Mitte von {island}.',
  'hopper.trial.sea': 'Im Meer, {mm} mm von der Mitte von {island}.',
  'hopper.trial.next': 'Nächster Flug',
  'hopper.trial.judge': 'Zum Ergebnis',
  'hopper.trial.lagoon': 'Die Lagune mit zwölf Inseln. Testflüge brauchen einen Finger.',
  'hopper.trial.result': 'Was deine Flüge sagen',
  'hopper.trial.error': 'Etwa {mm} mm seitlich daneben, und ebenso viel in der Länge.',
  'hopper.trial.share': '{n} % landen',
  'hopper.trial.rings': 'nah {near} %, fern {far} %',
  'hopper.trial.wanted': 'In einer lebhaften Partie landen 50 bis 60 % der Flüge.',
  'hopper.trial.best': 'Hier am besten',
  'hopper.trial.size.calm': 'Ruhig: größer',
  'hopper.trial.size.fair': 'Mittel',
  'hopper.trial.size.storm': 'Sturm: kleiner',
  'hopper.trial.use.calm': 'Ruhige Inseln nehmen',
  'hopper.trial.use.fair': 'Mittlere Inseln nehmen',
  'hopper.trial.use.storm': 'Sturminseln nehmen',
  'hopper.trial.again': 'Drei weitere',
  'hopper.trial.small':
    'Die Lagune misst hier nur {mm} mm; unter 96 mm verdecken die Finger die Inseln. Nimm ruhige Inseln oder den Instrumentenflug, den jeder Kapitän wählen darf.',
  'hopper.trial.unmeasured':
    'Dieser Bildschirm ist nicht vermessen, die Millimeter sind die eines mittelgroßen Tablets.',
  'hopper.trial.measure': 'Mit Bankkarte vermessen',
} satisfies Catalogue;
