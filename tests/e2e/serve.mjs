// What every browser test starts from: the built app on a server that can be stopped, and a page that keeps its complaints.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../src/headless/serve.mjs';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves the production build (or a copy of it) below a sub-path, as a static host may. Gives { url, port, close }. */
export const serveApp = ({ prefix = '/games/tidetable/', port = 0, root = dist } = {}) => serve({ root, prefix, port });

/** A folder for a browser profile; `remove` it in the end. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Software drawing reports these, and a browser without service workers; they say nothing about the app. */
const harmless = [/GPU stall due to ReadPixels/, /Service Worker registration blocked by Playwright/];

/** Collects errors and warnings of a page from now on. An empty array at the end of a test means: nothing went wrong unseen. */
export function complaints(page) {
  const list = [];
  page.on('pageerror', (error) => list.push(String(error)));
  page.on('console', (message) => {
    const heard = ['error', 'warning'].includes(message.type());
    if (heard && !harmless.some((pattern) => pattern.test(message.text()))) list.push(message.text());
  });
  return list;
}

/** Waits until the service worker runs this page, so that the network may go. */
export const offlineReady = (page) =>
  page.evaluate(async () => {
    const end = performance.now() + 30_000;
    while (performance.now() < end) {
      if (navigator.serviceWorker.controller?.state === 'activated') return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('No service worker after 30 seconds');
  });
