// npm run icons: draws every icon file from public/icon.svg with the browser of the tests. Run it after changing the drawing.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../../tests/e2e/browser.mjs';

const folder = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');

/** No rounded corners and, for masks that cut a circle, everything that matters within 80 %. */
const fullBleed = (scale) =>
  drawing
    .replace('rx="104"', '')
    .replace('<g id="art"', `<g id="art" transform="translate(256 256) scale(${scale}) translate(-256 -262)"`);

const browser = await launch();
const page = await browser.newPage({ deviceScaleFactor: 1 });

async function draw(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<style>body{margin:0}img{display:block;width:100vw}</style><img src="${address}">`);
  await page.evaluate(() => document.images[0].decode());
  return page.screenshot({ omitBackground: true });
}

/** An .ico file is a short table in front of PNGs. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const row = 6 + 16 * index;
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(png.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const files = {
  'icon-192.png': await draw(drawing, 192),
  'icon-512.png': await draw(drawing, 512),
  'icon-maskable-512.png': await draw(fullBleed(0.78), 512),
  'apple-touch-icon.png': await draw(fullBleed(0.9), 180),
  'favicon.ico': ico([
    { size: 16, png: await draw(drawing, 16) },
    { size: 32, png: await draw(drawing, 32) },
  ]),
};
await browser.close();
for (const [name, bytes] of Object.entries(files)) writeFileSync(fileURLToPath(new URL(name, folder)), bytes);
console.log(`Drawn: ${Object.keys(files).join(', ')}`);
