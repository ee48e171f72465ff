// Disks that hang, fail, fill up, or are not there at all: the table plays on, a banner says what is not on the disk,
// and when it is over everything is.

import { rest } from '../window.mjs';
import { nowhere, writes } from './inject.mjs';

/** So long the browser itself goes by what room it had found before. */
const ALLOTTED = 32_000;

/** Plays while writing goes wrong; gives what the table holds then. */
async function through(sitting, before) {
  const { window } = sitting;
  const made = window.acts;
  await sitting.play(2);
  await sitting.banner();
  await sitting.play(1);
  const held = await window.exported();
  sitting.follows(held, before, 'at the table', window.acts - made);
  return held;
}

async function wellAgain(sitting, held) {
  await sitting.healed();
  await sitting.settles(held);
  await sitting.reload();
  await sitting.quiet('after the fault');
  await sitting.play(1);
}

/** A fault of writing that ends by itself. */
async function passing(sitting, fault) {
  const window = await sitting.begin({ spoil: writes });
  await sitting.play();
  await sitting.quiet('before the fault');
  const before = await window.exported();
  await sitting.turn(fault);
  const held = await through(sitting, before);
  await sitting.turn(undefined);
  await wellAgain(sitting, held);
}

/** One that does not end before the page is closed: what was written before is there. */
async function lasting(sitting, fault) {
  const window = await sitting.begin({ spoil: writes });
  await sitting.play();
  const before = await window.exported();
  await rest(1000);
  await sitting.turn(fault);
  await through(sitting, before);
  await window.page.close();
  sitting.follows(await sitting.onDisk(before.id), before, 'on the disk');
}

/** So short that nobody need be told; nothing is lost all the same. */
async function hiccup(sitting) {
  const window = await sitting.begin({ spoil: writes });
  await sitting.play();
  const before = await window.exported();
  const made = window.acts;
  await sitting.turn('hang');
  const playing = sitting.play(3);
  playing.catch(() => {});
  await rest(500 * sitting.some(16));
  await sitting.turn(undefined);
  await playing;
  const held = await window.exported();
  sitting.follows(held, before, 'at the table', window.acts - made);
  await wellAgain(sitting, held);
}

/** The browser itself says that there is no more room. */
async function full(sitting) {
  const window = await sitting.begin();
  await sitting.play();
  const before = await window.exported();
  const devtools = await sitting.context.newCDPSession(window.page);
  const { origin } = new URL(window.url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await rest(ALLOTTED);
  window.called.clear();
  const held = await through(sitting, before);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await wellAgain(sitting, held);
}

/** No database from the start; `ends` where the browser changes its mind. */
async function homeless(sitting, way, ends) {
  const window = await sitting.begin({ spoil: nowhere, given: way });
  await sitting.play(2);
  await sitting.banner(false);
  const before = await window.exported();
  const made = window.acts;
  // over the shelf and back: the page itself remembers
  await window.again();
  await window.atTable();
  await sitting.play(1);
  const held = await window.exported();
  sitting.follows(held, before, 'at the table', window.acts - made);
  if (!ends) return;
  await sitting.turn(undefined);
  await sitting.healed();
  await sitting.settles(held);
}

export const diskFaults = {
  'write-hangs': (sitting) => lasting(sitting, 'hang'),
  'write-hangs-a-while': (sitting) => passing(sitting, 'hang'),
  'write-hiccups': hiccup,
  'write-mute': (sitting) => lasting(sitting, 'mute'),
  'write-refused': (sitting) => passing(sitting, 'refuse'),
  'write-half': (sitting) => passing(sitting, 'half'),
  'write-closing': (sitting) => passing(sitting, 'closing'),
  'disk-full': full,
  'private-none': (sitting) => homeless(sitting, 'none', false),
  'private-refused': (sitting) => homeless(sitting, 'refused', true),
  'private-silent': (sitting) => homeless(sitting, 'silent', true),
};
