// WebKitGTK, the engine family of Safari, through its own WebDriver: plain HTTP, on a screen that nobody sees.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rest } from '../window.mjs';
import { need, runs } from './packages.mjs';
import { begin, found, freePort, program, Unavailable } from './process.mjs';

const PATIENCE = 60_000;
const BINARY = fileURLToPath(new URL('webkit-window.py', import.meta.url));
const CAPABILITIES = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: BINARY, args: [] } } };

/** A screen in memory; gives its number. */
async function screen() {
  const run = begin(program('Xvfb'), ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const display = await Promise.race([
    new Promise((done) => run.child.stdio[3].once('data', (piece) => done(String(piece).trim()))),
    run.ended.then(() => undefined),
  ]);
  if (display === undefined) throw new Unavailable(`Xvfb: ${run.told()}`);
  return { display: `:${display}`, end: run.end };
}

/** One command of the protocol. */
async function command(base, method, path, body) {
  const answer = await fetch(`${base}${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function session(base, run) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await rest(200)) {
    if (run.child.exitCode !== null) break;
    const ready = await command(base, 'GET', '/status').catch(() => undefined);
    if (!ready) continue;
    return command(base, 'POST', '/session', { capabilities: CAPABILITIES }).catch((error) => {
      throw new Unavailable(`WebKitWebDriver, new session: ${error.message}`);
    });
  }
  throw new Unavailable(`WebKitWebDriver: ${run.told() || 'no answer'}`);
}

const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'dbus'];

/** Whether everything is here that a WebKit with a memory takes. */
const works = () =>
  ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every((name) => found(name)) &&
  runs('/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")');

/** A WebKit whose home is that folder. */
export async function webkit(folder) {
  need(PACKAGES, works);
  const [driver, bus] = [program('WebKitWebDriver'), program('dbus-run-session')];
  const seen = await screen();
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const env = {
    ...process.env,
    HOME: folder,
    SOAK_PROFILE: folder,
    DISPLAY: seen.display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const run = begin(bus, ['--', driver, `--port=${port}`, '--host=127.0.0.1'], { env });
  const end = async () => {
    await run.end();
    await seen.end();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    const { sessionId, capabilities } = await session(base, run);
    const send = (path, body) => command(`${base}/session/${sessionId}`, 'POST', path, body);
    await send('/timeouts', { script: PATIENCE, pageLoad: PATIENCE });
    await send('/window/rect', { width: 900, height: 740 });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      goTo: (url) => send('/url', { url }),
      script: (body, args) => send('/execute/sync', { script: body, args }),
      perform: (actions) =>
        send('/actions', {
          actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
        }),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
