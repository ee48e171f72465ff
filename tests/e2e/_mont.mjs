import { launch } from './browser.mjs';
import { readFileSync } from 'node:fs';
const [,, out, w, ...imgs]=process.argv;
const b=await launch(); const p=await b.newPage({viewport:{width:Number(w),height:800}});
await p.setContent(imgs.map(i=>`<img style="width:100%;display:block" src="data:image/jpeg;base64,${readFileSync(i).toString('base64')}">`).join(''));
await p.waitForTimeout(300); await p.screenshot({path:out,fullPage:true}); await b.close();
