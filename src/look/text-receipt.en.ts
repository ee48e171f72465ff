import type { Catalogue } from '../games/module';

/** The fairness receipt: what the app promises about its chance, and how anybody can check it. */
export const text = {
  'receipt.title': 'Fairness',
  'receipt.fingerprint': 'Fingerprint (SHA-256)',
  'receipt.seed': 'Secret number (seed)',
  'receipt.promise':
    'Every shuffle, card and die in this game comes from one secret number, settled before the first move. This is its fingerprint: photograph or copy it now. Compare it at the end, when you see the number itself.',
  'receipt.kept':
    'Every shuffle, card and die in this game came from this secret number. If its fingerprint matches the one you kept at the start, nothing was changed on the way.',
  'receipt.how':
    'Anyone can work out the fingerprint: it’s the SHA-256 of the secret number’s 32 characters, as plain text without a line break.',
  'receipt.logged': 'This game’s luck is already settled. Fingerprint (SHA-256):',
  'receipt.copy': 'Copy the fingerprint',
  'receipt.copyBoth': 'Copy both',
  'receipt.copied': 'Copied. Keep it until the game is over.',
  'receipt.copied.both': 'Copied.',
  'receipt.notCopied': 'The browser didn’t allow copying. A photo works too.',
  'receipt.note': 'Fingerprint of {game} (SHA-256): {fingerprint}',
  'receipt.note.both': '{game}\nSecret number (seed): {seed}\nFingerprint (SHA-256): {fingerprint}',
  'receipt.check': 'Check every draw',
  'receipt.checking': 'Drawing again…',
  'receipt.confirmed':
    '{n, plural, one {One draw confirmed: it’s} other {# draws confirmed: each is}} exactly what the secret number gives.',
  'receipt.entered':
    '{n, plural, one {One result was} other {# results were}} entered or measured at the table; the app had no part in {n, plural, one {it} other {them}}.',
  'receipt.none': 'The app drew nothing in this game.',
  'receipt.differs': 'Move {at} isn’t what the secret number gives. Someone has changed this game.',
  'receipt.differs.older':
    'Move {at} isn’t what the secret number gives under today’s rules. The game began under older ones, or someone has changed it.',
  'receipt.stuck': 'This game can’t be replayed beyond move {at}, so you can’t check its draws.',
  'receipt.failed': 'The check didn’t load. Nothing was changed.',
  'receipt.covers.start':
    'This game picked up from a position entered by hand: the receipt covers what the app has drawn since.',
  'receipt.covers.continued':
    'This game continues from the last position of an earlier one, with its own secret number. The receipt covers what the app has drawn since.',
  'receipt.covers.typed': 'Dice you roll and cards you draw yourselves aren’t covered: they’re on your own table.',
  'receipt.covers.bots': 'How bots choose isn’t covered. They use the same shuffles and dice as every other player.',
  'receipt.verified':
    '{name}: fingerprint of the seed (SHA-256) {fingerprint}; {confirmed, plural, one {one draw} other {# draws}} confirmed, {entered, plural, one {one result} other {# results}} entered or measured and not checked. How bots choose isn’t covered.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
