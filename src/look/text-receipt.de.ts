import type { Catalogue } from '../games/module';

/** The fairness receipt in German. */
export const text = {
  'receipt.title': 'Fairness',
  'receipt.fingerprint': 'Fingerabdruck (SHA-256)',
  'receipt.seed': 'Startzahl (Seed)',
  'receipt.promise':
    'Jedes Mischen, jede Karte und jeder Wurf dieser Partie kommt aus einer Startzahl, die vor dem ersten Zug feststand. Das ist ihr Fingerabdruck: Fotografiere oder kopiere ihn jetzt und vergleiche ihn am Ende, wenn die Zahl selbst gezeigt wird.',
  'receipt.kept':
    'Jedes Mischen, jede Karte und jeder Wurf dieser Partie kam aus dieser Startzahl. Stimmt ihr Fingerabdruck mit dem vom Anfang überein, wurde unterwegs nichts geändert.',
  'receipt.how':
    'Jeder kann den Fingerabdruck nachrechnen: Er ist der SHA-256 der 32 Zeichen der Startzahl, als reiner Text ohne Zeilenumbruch.',
  'receipt.logged': 'Der Zufall dieser Partie steht fest. Fingerabdruck (SHA-256):',
  'receipt.copy': 'Fingerabdruck kopieren',
  'receipt.copyBoth': 'Beides kopieren',
  'receipt.copied': 'Kopiert. Heb ihn auf, bis die Partie vorbei ist.',
  'receipt.copied.both': 'Kopiert.',
  'receipt.notCopied': 'Der Browser ließ das Kopieren nicht zu. Ein Foto tut es auch.',
  'receipt.note': 'Fingerabdruck von {game} (SHA-256): {fingerprint}',
  'receipt.note.both': '{game}\nStartzahl (Seed): {seed}\nFingerabdruck (SHA-256): {fingerprint}',
  'receipt.check': 'Jede Ziehung prüfen',
  'receipt.checking': 'Es wird neu gezogen…',
  'receipt.confirmed':
    '{n, plural, one {Eine Ziehung bestätigt: Sie ist} other {# Ziehungen bestätigt: Jede ist}} genau, was die Startzahl ergibt.',
  'receipt.entered':
    '{n, plural, one {Ein Ergebnis wurde} other {# Ergebnisse wurden}} am Tisch eingegeben oder gemessen; die App hatte daran keinen Anteil.',
  'receipt.none': 'In dieser Partie hat die App nichts gezogen.',
  'receipt.differs': 'Zug {at} passt nicht zur Startzahl. Jemand hat diese Partie geändert.',
  'receipt.differs.older':
    'Zug {at} passt nach den heutigen Regeln nicht zur Startzahl. Die Partie begann unter älteren, oder jemand hat sie geändert.',
  'receipt.stuck':
    'Ab Zug {at} lässt sich diese Partie nicht mehr nachspielen, darum sind ihre Ziehungen nicht zu prüfen.',
  'receipt.failed': 'Die Prüfung wurde nicht geladen. Nichts wurde geändert.',
  'receipt.covers.start':
    'Diese Partie begann mit einer eingegebenen Stellung: Der Beleg gilt für alles, was die App seither gezogen hat.',
  'receipt.covers.continued':
    'Diese Partie setzt die letzte Stellung einer früheren fort und hat eine eigene Startzahl: Der Beleg gilt für alles seither.',
  'receipt.covers.typed':
    'Würfel und Karten, die ihr selbst werft oder zieht, gehören nicht dazu: Sie liegen auf eurem Tisch.',
  'receipt.covers.bots': 'Wie Bots wählen, gehört nicht dazu. Gemischt und gewürfelt wird für sie wie für alle.',
  'receipt.verified':
    '{name}: Fingerabdruck der Startzahl (SHA-256) {fingerprint}; {confirmed, plural, one {eine Ziehung} other {# Ziehungen}} bestätigt, {entered, plural, one {ein Ergebnis} other {# Ergebnisse}} eingegeben oder gemessen und nicht geprüft. Wie Bots wählen, gehört nicht dazu.',
} satisfies Catalogue;
