// Clocks that jump: set by hand, by the network, by a flight over the date line, at every kind of moment.

import { expect, rest, until } from '../window.mjs';
import { clock } from './inject.mjs';

const SECOND = 1000;
const DAY = 86_400_000;
const BACK = [-SECOND, -60 * SECOND, -3600 * SECOND, -DAY, -365 * DAY];
const FORTH = [60 * SECOND, 3600 * SECOND, DAY, 365 * DAY];

/** Half of the jumps go back: nobody expects those. */
const jumpOf = (sitting) => sitting.any(sitting.random() < 0.6 ? BACK : FORTH);

const jump = (sitting, ms) => sitting.window.page.evaluate((by) => window.soak.jump(by), ms);

/** Nothing that is written of the time is impossible. */
function expectTimes(match, before) {
  for (const { ms } of match.log) expect(ms === undefined || (ms >= 0 && ms < 3_600_000), `somebody thought ${ms} ms`);
  const { played } = match.clock;
  expect(played >= before.clock.played, `the time played went from ${before.clock.played} to ${played} ms`);
}

/** In the middle of it all; `at` says where. */
async function jumps(sitting, at) {
  await sitting.begin({
    spoil: clock,
    game: sitting.any(['isla-margarita', 'manila', 'alexandros', 'puerto-catan']),
    people: at === 'bots' ? 1 : undefined,
  });
  const { window } = sitting;
  await sitting.play();
  const before = await window.exported();
  const made = window.acts;
  if (at === 'decided') {
    const sight = await window.toDecision();
    if (sight) await window.touch(sight);
  }
  if (at === 'bots') await sitting.play(1);
  await jump(sitting, jumpOf(sitting));
  await sitting.play(2);
  await until(async () => !(await window.see()).refused && !window.pending, 5000);
  await sitting.quiet('after a jump of the clock');
  const after = await window.exported();
  sitting.follows(after, before, 'after a jump of the clock', window.acts - made);
  expectTimes(after, before);
  await rest(500);
  if (at === 'reload') await jump(sitting, jumpOf(sitting));
  await sitting.reload();
  sitting.follows(await sitting.onDisk(after.id), after, 'on the disk');
  await sitting.play(1);
}

/** The sand of the bribing minute runs on as if nothing were. */
async function minute(sitting) {
  await sitting.begin({ spoil: clock, game: 'island-hopper', people: 4 });
  const { window } = sitting;
  const count = () =>
    window.page.evaluate(() => Number(/\d+/.exec(document.querySelector('.countdown')?.innerText ?? '')?.[0] ?? 0));
  const left = await until(async () => {
    const seconds = await count();
    if (seconds > 20) return seconds;
    await window.touch(await window.see());
    return 0;
  }, 60_000);
  expect(left, 'the minute of bribes never came');
  const before = await window.exported();
  const [start, from] = [Date.now(), await count()];
  await jump(sitting, jumpOf(sitting));
  await rest(2500);
  const now = await count();
  const passed = (Date.now() - start) / 1000;
  expect(now <= from && now >= from - passed - 3, `of ${from} seconds ${now} are left after ${passed.toFixed(1)}`);
  await window.goTo('');
  const after = await sitting.onDisk(before.id);
  sitting.follows(after, before, 'on the disk');
  expect(after.left === undefined || after.left <= 60_000, `${after.left} ms are left on the disk`);
}

export const clockFaults = {
  'clock-think': (sitting) => jumps(sitting, 'think'),
  'clock-decided': (sitting) => jumps(sitting, 'decided'),
  'clock-bots': (sitting) => jumps(sitting, 'bots'),
  'clock-reload': (sitting) => jumps(sitting, 'reload'),
  'clock-minute': minute,
};
