// A small static server for the built app: npm start and the browser tests share it. It needs the installed packages.

import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from './csp.mjs';

/** Hashed files never change; everything else is asked for again, so that a new version is found. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** sirv's answers for the files in `root`. `dev` looks at the disk anew each time: a build may replace them meanwhile. */
const files = (root) =>
  sirv(root, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', IMMUTABLE);
      // the one type that sirv does not know
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

function refuse(response, status, headers, text) {
  response.writeHead(status, headers);
  response.end(text);
}

function answer(send, base, request, response) {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
  const missing = () => refuse(response, 404, { 'Content-Type': 'text/plain; charset=utf-8' }, 'Not found');
  if (!request.url.startsWith(base)) return missing();
  // sirv leaves a file that cannot be read to whoever listens; unheard, the error would end the server
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
  request.url = `/${request.url.slice(base.length)}`;
  try {
    send(request, response, missing);
  } catch {
    // a range that runs backwards, or a file that is gone a moment after it was found
    response.destroy();
  }
}

/**
 * Serves the folder `root` under `prefix`. Port 0 takes any free one.
 * Gives { url, port, close }; `close` also cuts the connections that browsers keep open.
 */
export async function serve({ root, port = 0, host = '127.0.0.1', prefix = '/' }) {
  const base = `/${prefix.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
  const send = files(resolve(root));
  const server = createServer((request, response) => answer(send, base, request, response));
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const taken = server.address().port;
  return {
    port: taken,
    url: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
