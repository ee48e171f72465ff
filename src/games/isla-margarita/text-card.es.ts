import type { Catalogue } from '../module';

/** The lid in Spanish. */
export const text = {
  name: 'Isla Margarita',
  tagline: 'Puentes, puertos y el favor de nueve príncipes',
  credit: 'Juego de Scott Slomiany (2006, para imprimir). Mapa y cartas reconstruidos.',
  'chance.firstKing': 'Quién es el primer Rey',
  'option.coins': 'Monedas por persona',
  'option.coins.20': '20, como en el original',
  'option.coins.25': '25, menos atascos',
} satisfies Catalogue;
