// Draws the covers of the shelf, one family: each game's own cover.mjs, and one for any other. After a change: node src/headless/covers/draw.mjs

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cover as other } from './other.mjs';

const src = fileURLToPath(new URL('../..', import.meta.url));

for (const id of readdirSync(join(src, 'games'))) {
  const script = join(src, 'games', id, 'cover.mjs');
  if (!existsSync(script)) continue;
  const { cover } = await import(pathToFileURL(script).href);
  writeFileSync(join(src, 'games', id, 'cover.svg'), cover());
}
writeFileSync(join(src, 'shell', 'covers', 'other.svg'), other());
