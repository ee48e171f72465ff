// A browser with a profile on the disk, which dies and is begun again.

import { launchPersistent } from '../e2e/browser.mjs';
import { complaints, scratch } from '../e2e/serve.mjs';
import { Window } from './window.mjs';

export const SCREEN = { viewport: { width: 900, height: 640 }, hasTouch: true, acceptDownloads: true };

export class Profile {
  #scratch = scratch();
  /** What the pages complained of. */
  heard = [];

  constructor(server, random) {
    Object.assign(this, { server, random });
  }

  async begin() {
    this.context = await launchPersistent(this.#scratch.folder, SCREEN);
    this.first = this.context.pages()[0];
  }

  /** Another window; the first one is there already. */
  async window() {
    const page = this.first ?? (await this.context.newPage());
    this.first = undefined;
    this.heard.push(complaints(page));
    return new Window(page, this.server, this.random);
  }

  /** The whole browser dies, with no polite close: whatever was not written is gone. */
  async kill() {
    const page = this.context.pages()[0];
    const devtools = await this.context.newCDPSession(page);
    await devtools.send('Browser.crash').catch(() => {});
    await this.context.close().catch(() => {});
  }

  async end() {
    await this.context?.close().catch(() => {});
    this.#scratch.remove();
  }
}
