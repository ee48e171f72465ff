import type { Catalogue } from '../games/module';

/** Measuring a screen by a bank card, in German. */
export const text = {
  'screen.title': 'Mit Bankkarte vermessen',
  'screen.why':
    'Leg eine Bankkarte auf den Umriss und ändere seine Größe, bis die Kanten passen. Büchereikarte und Führerschein sind gleich groß.',
  'screen.half': 'Dieser Bildschirm ist schmaler als eine Karte, darum ist nur die linke Hälfte gezeichnet.',
  'screen.how': 'Zwei Finger, die Knöpfe, der Regler oder die Pfeiltasten.',
  'screen.size': 'Größe des Umrisses',
  'screen.smaller': 'Kleiner',
  'screen.larger': 'Größer',
  'screen.save': 'Passt',
  'screen.short': '53,98 mm hoch',
  'screen.both': '85,60 × 53,98 mm',
  'screen.now': '{n} px je cm',
} satisfies Catalogue;
