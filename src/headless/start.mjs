// npm start: installs what is missing, builds the app when it changed, and serves it. Node's own modules only, until
// the packages are there.
//   PORT=8080 npm start      another port (otherwise 4173, or the next free one)
//   HOST=0.0.0.0 npm start   reachable from other devices; their browsers store nothing for offline use over plain http

import { existsSync, readdirSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, nodeProblem, run } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Time of the newest file in a folder, or of a file. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function built() {
  const worker = join(dist, 'sw.js');
  if (!existsSync(worker)) return false;
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.base.json'];
  return sources.every((name) => newest(join(root, name)) < statSync(worker).mtimeMs);
}

async function listen(port, host, tries) {
  const { serve } = await import('./serve.mjs');
  try {
    return await serve({ root: dist, port, host });
  } catch (error) {
    if (error.code === 'EADDRINUSE' && tries > 0) return listen(port + 1, host, tries - 1);
    if (error.code === 'EADDRINUSE') return fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    return fail(`Can’t listen on ${host}:${port}: ${error.message}`);
  }
}

const problem = nodeProblem();
if (problem) fail(problem);
if (!install(root)) fail('npm ci failed: see its message above.');
if (!built()) {
  console.log('Building the app ...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (run(process.execPath, [vite, 'build', '--logLevel', 'warn'], root) !== 0)
    fail('The build failed: see its message above.');
}

const { PORT, HOST } = process.env;
const wanted = PORT === undefined ? 4173 : Number(PORT);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) fail(`PORT=${PORT} isn’t a port number.`);
const server = await listen(wanted, HOST ?? '127.0.0.1', PORT === undefined ? 20 : 0);

console.log(`Tidetable is open at ${server.url}`);
if (HOST) {
  const others = Object.values(networkInterfaces()).flat();
  for (const { family, internal, address } of others) {
    if (family === 'IPv4' && !internal) console.log(`  on this network: http://${address}:${server.port}/`);
  }
}
console.log('Stop with Ctrl+C.');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close().then(() => process.exit(0)));
}
