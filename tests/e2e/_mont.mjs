// node mont.mjs out.png cols img...
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [, , out, cols, ...im] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const p = await b.newPage({ viewport: { width: 1800, height: 1200 } });
await p.setContent(
  `<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},1fr);gap:4px">${im.map((f) => `<img style="width:100%" src="data:image/${f.endsWith('jpg') ? 'jpeg' : 'png'};base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`,
);
await p.waitForTimeout(300);
await p.screenshot({ path: out, fullPage: true });
await b.close();
