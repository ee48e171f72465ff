// Collects the licences of everything that reaches a player's device: the runtime packages, what they pull in,
// the parts that the build adds (service worker, module preloading) and the typefaces.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not in `dependencies`, but their code is in the build. */
const addedByTheBuild = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies', 'vite'];

const typesOnly = (name) => name.startsWith('@types/') || name === '@webgpu/types';

const mit = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

function licenceText(folder, { name, license, author }) {
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  // Vite's own file goes on with the tools it is made of; none of those reach the player.
  if (name === 'vite') return mit('2019-present, VoidZero Inc. and Vite contributors');
  if (text) return text.trim();
  if (license === 'MIT') return mit(typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`));
  throw new Error(`${name}: no licence text found`);
}

/** Every package in the app as { name, version, licence, kind, text }, by name. */
function licences(root) {
  const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const found = new Map();
  const todo = [...Object.keys(manifest(root).dependencies ?? {}), ...addedByTheBuild];
  for (let name = todo.pop(); name; name = todo.pop()) {
    if (found.has(name) || typesOnly(name)) continue;
    const folder = join(root, 'node_modules', name);
    if (!existsSync(folder)) throw new Error(`${name} is not installed`);
    const pack = manifest(folder);
    const kind = name.startsWith('@fontsource') ? 'typeface' : 'code';
    found.set(name, { name, version: pack.version, licence: pack.license, kind, text: licenceText(folder, pack) });
    if (name !== 'vite') todo.push(...Object.keys(pack.dependencies ?? {}));
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Vite plugin: licences.json beside the app; the build fails when a bundled package is missing in it. */
export function licencesPlugin(root) {
  return {
    name: 'tidetable-licences',
    configureServer(server) {
      server.middlewares.use('/licences.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(licences(root)));
      });
    },
    generateBundle() {
      const list = licences(root);
      const listed = new Set(list.map(({ name }) => name));
      for (const id of this.getModuleIds()) {
        const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (name && !listed.has(name) && name !== 'vite-plugin-pwa') this.error(`licences.json lacks ${name} (${id})`);
      }
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) });
    },
  };
}
