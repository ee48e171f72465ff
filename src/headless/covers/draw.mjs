// Draws the covers of the shelf, one family: each game's own cover.mjs, and one for any other. After a change: node src/headless/covers/draw.mjs

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const src = fileURLToPath(new URL('../..', import.meta.url));
const games = readdirSync(join(src, 'games')).map((id) => join(src, 'games', id));
const pairs = [
  ...games.map((folder) => [join(folder, 'cover.mjs'), join(folder, 'cover.svg')]),
  [join(src, 'headless', 'covers', 'other.mjs'), join(src, 'shell', 'covers', 'other.svg')],
].filter(([script]) => existsSync(script));

for (const [script, picture] of pairs) {
  const { cover } = await import(pathToFileURL(script).href);
  writeFileSync(picture, cover());
}
