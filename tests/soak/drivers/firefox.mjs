// A stock Firefox, spoken to in its own protocol (Marionette: WebDriver's commands in JSON over a socket), so that no
// program beside the browser is needed.

import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { rest } from '../window.mjs';
import { need } from './packages.mjs';
import { begin, found, freePort, program, Unavailable } from './process.mjs';

const SETTINGS = {
  'dom.w3c_touch_events.enabled': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** So long a browser may take to begin on a busy machine. */
const PATIENCE = 60_000;

/** Answers come as "length:[1,id,error,result]", in bytes. */
class Marionette {
  #waiting = new Map();
  #bytes = Buffer.alloc(0);
  #id = 0;

  constructor(socket) {
    this.socket = socket;
    socket.on('data', (piece) => this.#read(piece));
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const { failed } of this.#waiting.values()) failed(new Error('the browser is gone'));
    });
  }

  #read(piece) {
    this.#bytes = Buffer.concat([this.#bytes, piece]);
    for (;;) {
      const colon = this.#bytes.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#bytes.subarray(0, colon).toString());
      if (this.#bytes.length < end) return;
      const message = JSON.parse(this.#bytes.subarray(colon + 1, end).toString());
      this.#bytes = this.#bytes.subarray(end);
      // the first is a greeting
      if (Array.isArray(message)) this.#answer(message);
    }
  }

  #answer([, id, error, result]) {
    const { done, failed } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) failed(new Error(`${error.error}: ${error.message}`));
    else done(result);
  }

  send(name, given = {}) {
    const id = this.#id++;
    const text = JSON.stringify([0, id, name, given]);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }
}

async function connected(port, run) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await rest(200)) {
    const socket = connect(port, '127.0.0.1');
    const there = await new Promise((done) => {
      socket.once('connect', () => done(true));
      socket.once('error', () => done(false));
    });
    if (there) return new Marionette(socket);
    if (run.child.exitCode !== null) break;
  }
  throw new Unavailable(`firefox-esr --headless --marionette: ${run.told() || 'no answer'}`);
}

/** A Firefox on that profile. */
export async function firefox(folder) {
  need(['firefox-esr'], () => found('firefox-esr', 'firefox') !== undefined);
  const path = program('firefox-esr', 'firefox');
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const settings = Object.entries({ ...SETTINGS, 'marionette.port': port });
  writeFileSync(
    join(folder, 'user.js'),
    settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''),
  );
  const run = begin(path, [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    folder,
    '--width',
    '900',
    '--height',
    '740',
  ]);
  const marionette = await connected(port, run);
  const { capabilities } = await marionette.send('WebDriver:NewSession', {});
  await marionette.send('WebDriver:SetTimeouts', { script: PATIENCE, pageLoad: PATIENCE });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goTo: (url) => marionette.send('WebDriver:Navigate', { url }),
    script: async (body, args) =>
      (await marionette.send('WebDriver:ExecuteScript', { script: body, args, sandbox: null })).value,
    perform: (actions) =>
      marionette.send('WebDriver:PerformActions', {
        actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
      }),
    end: run.end,
  };
}
