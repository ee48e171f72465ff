// Everything that may happen to a table from outside: clocks, disks, other windows. Each run sits down anew.

import { launch } from '../e2e/browser.mjs';
import { serveApp } from '../e2e/serve.mjs';
import { clockFaults } from './faults/clock.mjs';
import { diskFaults } from './faults/disk.mjs';
import { FaultSitting } from './faults/sitting.mjs';
import { windowFaults } from './faults/windows.mjs';
import { whimsOf } from './window.mjs';

export const FAULTS = { ...clockFaults, ...diskFaults, ...windowFaults };

/** Else the browser pretends that there is always room. */
const QUOTA = '--disable-features=StaticStorageQuota';

async function once(name, seed, { browser, server }, tally) {
  const sitting = new FaultSitting({ browser, server, random: whimsOf(seed) });
  tally.runs[name] ??= { runs: 0, failed: 0 };
  tally.runs[name].runs++;
  try {
    await FAULTS[name](sitting);
    sitting.unbroken();
  } catch (error) {
    tally.runs[name].failed++;
    tally.failures.push({ case: name, seed, game: sitting.game, what: error.message.split('\n')[0] });
    console.error(`FAILED faults, --case ${name} --seed ${seed} (${sitting.game}): ${error.message}`);
  } finally {
    await sitting.end();
  }
}

/** One run after the other until the time is up: at least one, of the kind `only` where that is given. */
export async function soakFaults({ seed, time, only }) {
  const names = only ? [only] : Object.keys(FAULTS);
  const tally = { runs: {}, failures: [] };
  const server = await serveApp();
  const browser = await launch({ args: [QUOTA] });
  // another seed begins with another kind, so that short slices differ
  for (let i = 0; i === 0 || time(); i++)
    await once(names[(seed + i) % names.length], seed + i, { browser, server }, tally);
  await browser.close();
  await server.close();
  return tally;
}
