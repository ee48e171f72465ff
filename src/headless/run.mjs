// node src/headless/run.mjs NAME [arguments]: bundles src/headless/NAME.ts for Node and runs it.
// Prints nothing of its own on stdout: the last line there belongs to the tool.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'src', 'headless');
const [name, ...args] = process.argv.slice(2);
const source = join(here, `${name}.ts`);

function fail(message) {
  console.error(message);
  process.exit(2);
}

if (!name || !/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(source)) {
  const tools = readdirSync(here).filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  const list = tools.map((file) => file.slice(0, -3)).join(', ') || 'none yet';
  fail(
    `${name ? `There is no tool src/headless/${name}.ts.` : 'Usage: node src/headless/run.mjs NAME [arguments].'} Tools: ${list}`,
  );
}
if (!existsSync(join(root, 'node_modules', 'vite'))) fail('Packages are missing: run npm ci first.');

// One folder per run, so that two runs at once do not overwrite each other.
const out = join(root, 'node_modules', '.cache', 'tidetable', `${name}-${process.pid}`);
mkdirSync(out, { recursive: true });
process.on('exit', () => rmSync(out, { recursive: true, force: true }));

const { build } = await import('vite');
const { messages } = await import('./messages.mjs');
try {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [messages()],
    build: {
      ssr: true,
      target: 'node20',
      outDir: out,
      sourcemap: true,
      minify: false,
      rollupOptions: { input: source, output: { entryFileNames: 'tool.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
} catch (error) {
  fail(`${name} didn’t build: ${error.message}`);
}

const child = spawn(process.execPath, ['--enable-source-maps', join(out, 'tool.mjs'), ...args], { stdio: 'inherit' });
// Ctrl+C reaches the child by itself; wait for it to end in its own way.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => fail(`${name} didn’t start: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
