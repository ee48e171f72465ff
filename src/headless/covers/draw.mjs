// Draws the covers of the shelf, one family: a mood for each of the five games, and one for any other. After a change: node src/headless/covers/draw.mjs

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alexandros } from './alexandros.mjs';
import { margarita } from './isla-margarita.mjs';
import { hopper } from './island-hopper.mjs';
import { manila } from './manila.mjs';
import { other } from './other.mjs';
import { catan } from './puerto-catan.mjs';

const covers = {
  'isla-margarita': margarita,
  manila,
  alexandros,
  'island-hopper': hopper,
  'puerto-catan': catan,
  other,
};
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'shell', 'covers');
for (const [id, draw] of Object.entries(covers)) writeFileSync(join(folder, `${id}.svg`), draw());
