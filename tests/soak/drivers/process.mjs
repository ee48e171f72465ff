// Programs that the browsers of other houses need: begun together, ended together.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** This browser cannot be had here; the message is the command that failed. */
export class Unavailable extends Error {}

/** Where that program lies, if anywhere. */
export function found(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((one) => existsSync(one));
}

/** Where it lies; it must be there. */
export function program(...names) {
  const path = found(...names);
  if (!path) throw new Unavailable(`${names.join(' or ')}: not found`);
  return path;
}

/** A port that is free now. */
export function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** A program and whatever it begins itself; `end` kills them all, with no polite close. */
export function begin(path, args, options = {}) {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => (told = (told + piece).slice(-4000)));
  const ended = new Promise((done) => {
    child.on('close', done);
    child.on('error', (error) => {
      told += String(error);
      done();
    });
  });
  const kill = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // gone already
    }
  };
  process.once('exit', kill);
  const end = async () => {
    kill();
    process.off('exit', kill);
    await ended;
  };
  return { child, ended, end, told: () => told.trim().split('\n').at(-1) ?? '' };
}
