// What must be true before anything else runs: a fitting Node and the packages of the lockfile. Node's own modules only.

import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence when this Node cannot run Tidetable. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `Tidetable needs Node 20.19 or later, or 22.12 or later; this is ${version}. Get a newer one from https://nodejs.org`;
}

/** Packages missing, or older than the lockfile? */
function stale(root) {
  const mark = join(root, 'node_modules', '.package-lock.json');
  return !existsSync(mark) || statSync(mark).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Runs `npm ci` when needed. Gives false when it failed. */
export function install(root) {
  if (!stale(root)) return true;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('node_modules is a link, and npm ci would empty the folder it leads to. Remove the link first.');
    return false;
  }
  console.log('Installing packages (npm ci) ...');
  return run('npm', ['ci', '--no-audit', '--no-fund'], root) === 0;
}

/** Runs a command in the foreground and gives its exit code. */
export function run(command, args, cwd) {
  // On Windows npm is a batch file and needs the shell.
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}
