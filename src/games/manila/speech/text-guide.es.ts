import type { Catalogue } from '../../module';

/** What Help says of this game, in Spanish. */
export const text = {
  'manila.guide.secret.what':
    'Es secreto de qué mercancías son tus acciones. Con el dinero oculto, también tu efectivo.',
  'manila.guide.secret.how':
    'No hay pantalla de privacidad: lo decides todo en el tablero abierto. Mantén pulsado el ojo junto a tu nombre para ver tus acciones, también mientras juegan los demás.',
  'manila.guide.secret.loan': 'Cuando empeñas una acción, nadie sabe de qué mercancía es.',
} satisfies Catalogue;
