// A small static server for the built app: npm start and the browser tests share it. Node's own modules only.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { securityHeaders } from './csp.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file that a request means, or undefined when it is none of ours. */
async function find(root, prefix, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith(prefix) || path.includes('\0')) return undefined;
  let file = resolve(root, `./${path.slice(prefix.length)}`);
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  let info = await stat(file).catch(() => undefined);
  if (info?.isDirectory()) {
    file = resolve(file, 'index.html');
    info = await stat(file).catch(() => undefined);
  }
  return info?.isFile() ? { file, info } : undefined;
}

/** Hashed files never change; everything else is asked for again, so that a new version is found. */
const caching = (file) => (file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');

async function answer(root, prefix, request, response) {
  const head = (status, headers) => response.writeHead(status, { ...securityHeaders, ...headers });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    head(405, { Allow: 'GET, HEAD' });
    return response.end();
  }
  const hit = await find(root, prefix, request.url ?? '/');
  if (!hit) {
    head(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    return response.end('Not found');
  }
  const { file, info } = hit;
  const etag = `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  const headers = { ETag: etag, 'Cache-Control': caching(file) };
  if (request.headers['if-none-match'] === etag) {
    head(304, headers);
    return response.end();
  }
  head(200, {
    ...headers,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': info.size,
  });
  if (request.method === 'HEAD') return response.end();
  const stream = createReadStream(file);
  stream.on('error', () => response.destroy());
  return stream.pipe(response);
}

/**
 * Serves the folder `root` under `prefix`. Port 0 takes any free one.
 * Gives { url, port, close }; `close` also cuts the connections that browsers keep open.
 */
export async function serve({ root, port = 0, host = '127.0.0.1', prefix = '/' }) {
  const base = `/${prefix.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
  const folder = resolve(root);
  const server = createServer((request, response) => {
    answer(folder, base, request, response).catch(() => response.destroy());
  });
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
