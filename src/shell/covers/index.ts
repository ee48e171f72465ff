import alexandros from './alexandros.svg';
import islaMargarita from './isla-margarita.svg';
import islandHopper from './island-hopper.svg';
import manila from './manila.svg';
import other from './other.svg';
import puertoCatan from './puerto-catan.svg';
import unknown from './unknown.svg';

/** A cover by the id of its game. They are pictures, not script: drawn by src/headless/covers, fetched by the browser. */

const covers: { readonly [id: string]: string } = {
  'isla-margarita': islaMargarita,
  manila,
  alexandros,
  'island-hopper': islandHopper,
  'puerto-catan': puertoCatan,
  other,
};

export const coverOf = (id: string): string => (Object.hasOwn(covers, id) ? covers[id] : unknown);
