// Several windows on one match: the writer dies, is taken over in the middle of an act, or nobody can know of the other.

import { byPeople, expect, missing, rest, until } from '../window.mjs';
import { lockless } from './inject.mjs';

async function second(sitting, spoil) {
  const other = await sitting.open(spoil);
  await other.page.goto(sitting.window.page.url());
  await other.page.locator('.table').waitFor();
  return other;
}

/** The tab that writes crashes; the one that looked on goes on from the newest state. */
async function crashed(sitting) {
  const writer = await sitting.begin();
  const other = await second(sitting);
  await sitting.play(2);
  const before = await writer.exported();
  const made = writer.acts;
  await sitting.play(2);
  const acts = writer.acts - made;
  await rest(1000);
  const devtools = await sitting.context.newCDPSession(writer.page);
  devtools.send('Page.crash').catch(() => {});
  await rest(300);
  await other.takeOver();
  await sitting.play(1, other);
  const after = await other.exported();
  sitting.follows(after, before, 'where the other window goes on', acts + other.acts);
  sitting.window = other;
  sitting.follows(await sitting.onDisk(after.id), after, 'on the disk');
}

/** Acts of people that did not reach the disk before the other window came, and are kept as a match of their own. */
async function besideOf(sitting, match) {
  const { matches } = await sitting.disk();
  const kept = matches.filter(({ branch }) => branch?.of === match.id);
  return kept.reduce((sum, one) => {
    const own = one.log.slice(one.log.length - missing(one, match));
    return sum + byPeople({ ...one, log: own });
  }, 0);
}

/** "Play here instead", while the other one is in the middle of an act. */
async function takenOver(sitting) {
  const writer = await sitting.begin();
  const other = await second(sitting);
  await sitting.play(1);
  const before = await writer.exported();
  const made = writer.acts;
  for (let [from, to, i] = [writer, other, 0]; i < 3; [from, to] = [to, from], i++) {
    const sight = await from.toDecision();
    if (!sight) break;
    await from.touch(sight);
    await rest(sitting.any([0, 20, 60, 150, 400]));
    await from.see();
    await to.page.bringToFront();
    await to.takeOver();
    const role = await until(async () => (await from.alerts()).find((text) => /another window/i.test(text)), 10_000);
    expect(role, 'the window that was taken over does not say so');
    await sitting.play(1, to);
    sitting.window = to;
  }
  const after = await sitting.window.exported();
  sitting.follows(after, before, 'after three take-overs');
  // an act in flight when the other window came may be done or not
  const shown = writer.acts - made + other.acts;
  const done = byPeople(after) - byPeople(before);
  const aside = done < shown ? await besideOf(sitting, after) : 0;
  expect(done + aside >= shown && done <= shown + 3, `${done} acts are there, ${aside} beside, and ${shown} were seen`);
  sitting.follows(await sitting.onDisk(after.id), after, 'on the disk');
}

/** Nobody knows of the other: whoever comes too late is refused in words, and overwrites nothing. */
async function withoutLocks(sitting) {
  const older = await sitting.begin({ spoil: lockless, people: 2 });
  const newer = await second(sitting, lockless);
  await newer.atTable();
  await newer.inWords();
  const [first, then] = sitting.random() < 0.5 ? [older, newer] : [newer, older];
  await first.page.bringToFront();
  await sitting.play(2, first).catch(() => {});
  await rest(500);
  const held = [await first.exported()];
  const told = [await first.alerts()];
  await then.page.bringToFront();
  await sitting.play(1, then).catch(() => {});
  await rest(500);
  held.push(await then.exported().catch(() => undefined));
  told.push(await then.alerts());
  const disk = await sitting.onDisk(held[0].id);
  const kept = held.map((record) => record !== undefined && missing(record, disk) === 0);
  expect(kept.includes(true), 'what is on the disk is what neither window holds');
  for (const [i, name] of ['first', 'second'].entries()) {
    const refused = told[i].some((text) => /another window|nothing was saved|elsewhere/i.test(text));
    expect(kept[i] || refused, `the ${name} window holds what is not on the disk, and says nothing of it`);
  }
  expect(kept[0] || told[0].length > 0, 'the window that came first was overwritten');
}

export const windowFaults = {
  'writer-crashes': crashed,
  'taken-over': takenOver,
  'no-locks': withoutLocks,
};
