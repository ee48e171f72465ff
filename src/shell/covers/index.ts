import other from './other.svg';
import unknown from './unknown.svg';

/** A cover by the id of its game. They are pictures, not script: drawn by the game's cover.mjs, fetched by the browser. */

const covers: { readonly [file: string]: string } = import.meta.glob('../../games/*/cover.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

export const coverOf = (id: string): string =>
  id === 'other' ? other : (covers[`../../games/${id}/cover.svg`] ?? unknown);
