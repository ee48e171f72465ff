import type { Catalogue } from '../../module';

/** What Help says of this game, in Spanish. */
export const text = {
  'isla.guide.secret.what':
    'Son secretos la carta de acción que tomas, tus cartas de comercio y el valor de tus coronas.',
  'isla.guide.secret.how':
    'Antes de cada elección secreta aparece la pantalla de privacidad. En cualquier otro momento, mantén pulsado el ojo junto a tu nombre para ver tus cartas.',
} satisfies Catalogue;
