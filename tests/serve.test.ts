import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/headless/csp.mjs';
import { serve } from '../src/headless/serve.mjs';

/** The server of npm start and of the browser tests, asked as a browser or a stranger would ask it. */

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
const root = join(folder, 'dist');
mkdirSync(join(root, 'assets'), { recursive: true });
const put = (name: string, text: string): void => writeFileSync(join(root, name), text);
put('index.html', '<h1>Tidetable</h1>');
put('sw.js', 'self');
put('manifest.webmanifest', '{}');
put('favicon.ico', 'icon');
put('assets/index-1.js', '0123456789');
put('assets/face-1.woff2', 'face');
writeFileSync(join(folder, 'secret.txt'), 'secret');

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ root, prefix: 'games/tidetable' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.url + path, init);

/** `fetch` tidies paths up before it sends them; here they stay as they are. */
const asked = (path: string): Promise<number> =>
  new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.once('error', failed);
    sent.end();
  });

describe('the server of the built app', () => {
  it('lies below its sub-path and nowhere else', async () => {
    expect(server.url).toBe(`http://localhost:${server.port}/games/tidetable/`);
    expect(await (await ask('')).text()).toBe('<h1>Tidetable</h1>');
    for (const path of ['/', '/games/tidetable', '/index.html', '/games/other/index.html'])
      expect([path, await asked(path)]).toEqual([path, 404]);
  });

  it('names the type of each file', async () => {
    const type = async (path: string) => (await ask(path)).headers.get('content-type');
    expect(await type('')).toBe('text/html;charset=utf-8');
    expect(await type('sw.js')).toBe('text/javascript');
    expect(await type('manifest.webmanifest')).toBe('application/manifest+json');
    expect(await type('assets/face-1.woff2')).toBe('font/woff2');
    expect(await type('favicon.ico')).toBe('image/x-icon');
  });

  it('sends the content policy with every answer', async () => {
    const { headers } = await ask('');
    const tag = headers.get('etag') ?? '';
    const answers = [
      ask(''),
      ask('', { headers: { 'If-None-Match': tag } }),
      ask('sw.js', { method: 'HEAD' }),
      ask('sw.js', { method: 'POST' }),
      ask('none.js'),
    ];
    const all = await Promise.all(answers);
    expect(all.map(({ status }) => status)).toEqual([200, 304, 200, 405, 404]);
    for (const one of all) expect(Object.fromEntries(one.headers)).toMatchObject(lower(securityHeaders));
    expect(all[3].headers.get('allow')).toBe('GET, HEAD');
    expect(await all[4].text()).toBe('Not found');
  });

  it('lets hashed files rest and has the others asked for again', async () => {
    const caching = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await caching('assets/index-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('sw.js')).toBe('no-cache');
    expect(await caching('assets/gone-1.js')).toBe(null);
  });

  it('finds what a build has replaced', async () => {
    put('page.html', 'first');
    const tag = (await ask('page.html')).headers.get('etag') ?? '';
    put('page.html', 'second one');
    const renewed = await ask('page.html', { headers: { 'If-None-Match': tag } });
    expect([renewed.status, await renewed.text()]).toEqual([200, 'second one']);
  });

  it('gives the part that is asked for', async () => {
    const part = await ask('assets/index-1.js', { headers: { Range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-5/10', '2345']);
  });

  it('shows nothing outside its folder', async () => {
    for (const up of ['../secret.txt', '..%2Fsecret.txt', '%2e%2e/secret.txt', '%', '%00', 'assets'])
      expect([up, await asked(`/games/tidetable/${up}`)]).toEqual([up, 404]);
  });

  it('outlives a range that runs backwards', async () => {
    await expect(ask('assets/index-1.js', { headers: { Range: 'bytes=5-2' } })).rejects.toThrow();
    expect((await ask('sw.js')).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')('outlives a file that cannot be read', async () => {
    // it can be looked at, and to read it is an error
    symlinkSync('/proc/self/mem', join(root, 'broken.txt'));
    await expect(ask('broken.txt').then((answer) => answer.text())).rejects.toThrow();
    expect((await ask('sw.js')).status).toBe(200);
  });

  it('closes though a browser is in the middle of a question', async () => {
    const other = await serve({ root });
    const line = connect(other.port, '127.0.0.1');
    const cut = new Promise((done) => line.once('close', done));
    line.on('error', () => {}).write('GET /sw.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((done) => line.once('data', done));
    await new Promise((done) => line.write('GET /index.html HTTP/1.1\r\n', done));
    // what was sent before this has arrived too
    await fetch(`${other.url}sw.js`);
    await other.close();
    await cut;
    await expect(fetch(other.url)).rejects.toThrow();
  });

  it('says when its port is taken', async () => {
    await expect(serve({ root, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

it('npm start asks for no package before it has installed them', () => {
  const bare = join(folder, 'bare');
  cpSync(fileURLToPath(new URL('../src/headless', import.meta.url)), join(bare, 'src/headless'), { recursive: true });
  const start = [join(bare, 'src/headless/start.mjs')];
  // where no npm is found either
  const { status, stdout, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8', env: { PATH: '' } });
  expect([status, stdout]).toEqual([1, 'Installing packages (npm ci) ...\n']);
  expect(stderr).toContain('npm ci failed: see its message above.');
});

it('packages behind a link are left alone', () => {
  const [bare, shared] = [join(folder, 'linked'), join(folder, 'shared')];
  cpSync(fileURLToPath(new URL('../src/headless', import.meta.url)), join(bare, 'src/headless'), { recursive: true });
  mkdirSync(shared);
  writeFileSync(join(shared, 'kept'), 'kept');
  symlinkSync(shared, join(bare, 'node_modules'), 'dir');
  const start = [join(bare, 'src/headless/start.mjs')];
  const { status, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8', env: { PATH: '' } });
  expect(status).toBe(1);
  expect(stderr).toContain('node_modules is a link');
  expect(existsSync(join(shared, 'kept'))).toBe(true);
});

const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
