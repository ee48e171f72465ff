// What the browsers of other houses need from Debian: installed where it is missing and may be.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Unavailable } from './process.mjs';

const may = () => existsSync('/etc/debian_version') && process.getuid?.() === 0 && !process.env.NO_APT;

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { encoding: 'utf8', timeout: 600_000, env });
}

/** Installs these packages unless `works` already; where that is not to be had, says which command failed and how. */
export function need(packages, works) {
  if (works()) return;
  const get = ['install', '-y', '--no-install-recommends', ...packages];
  const command = `apt-get ${get.join(' ')}`;
  if (!may()) throw new Unavailable(`${command}: it takes root on Debian`);
  console.error(`${command} ...`);
  let result = apt(...get);
  if (result.status !== 0) {
    apt('update');
    result = apt(...get);
  }
  const said = String(result.stderr ?? result.error).trim();
  if (!works()) throw new Unavailable(`${command}: ${said.split('\n').at(-1)}`);
}

/** Whether that command runs and ends well. */
export const runs = (path, ...args) => spawnSync(path, args, { timeout: 60_000 }).status === 0;
