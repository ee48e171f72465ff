import type { Catalogue } from '../games/module';

/** Measuring a screen by a bank card, in Spanish. */
export const text = {
  'screen.title': 'Medir con una tarjeta',
  'screen.why':
    'Pon una tarjeta bancaria sobre el contorno y cambia su tamaño hasta que coincidan los bordes. Los carnés de biblioteca y de conducir miden lo mismo.',
  'screen.half': 'Esta pantalla es más estrecha que una tarjeta, así que solo se dibuja la mitad izquierda.',
  'screen.how': 'Con dos dedos, los botones, el deslizador o las flechas del teclado.',
  'screen.size': 'Tamaño del contorno',
  'screen.smaller': 'Reducir',
  'screen.larger': 'Ampliar',
  'screen.save': 'Coincide',
  'screen.short': '53,98 mm de alto',
  'screen.both': '85,60 × 53,98 mm',
  'screen.now': '{n} px por cm',
} satisfies Catalogue;
