// Four people, one tablet, no network: a whole game of Isla Margarita by touch, with a reload in the middle of a draft
// and a browser killed in the middle of a build. Nobody ever sees what is not theirs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { card } from '../isla-person.mjs';
import { sitting } from '../match.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = readFileSync(join(root, 'src/games/isla-margarita/speech/text.en.ts'), 'utf8');
/** The names of all commerce cards: nobody may read one in public before the end, but for those shown before scoring. */
const commerce = [...words.matchAll(/'isla\.commerce\.\d+': '([^']+)'/g)].map(([, name]) => name);

const table = sitting({ seed: 20260 });

test('once loaded it needs no server', () => table.leaveNetwork());

test('four people sit down', async () => {
  await table.sitDown('isla-margarita', ['Ana', 'Bartholomew the Bold', 'Çelik', 'Dóra']);
  await table.page.locator('.shield-open').waitFor();
});

/** What is public now may be read; a commerce card or the value of a crown may not. */
async function nothingSecret(where) {
  const text = await table.overheard();
  const shown = [...text.matchAll(/showed ([^.\n]+)\./g)].map(([, name]) => name);
  for (const name of commerce) {
    if (!shown.includes(name)) assert.ok(!text.includes(name), `${where}: "${name}" can be read`);
  }
  assert.doesNotMatch(text, /crown[^.\n]*worth \d/, where);
  assert.doesNotMatch(text, /Your crowns/i, where);
  if (where === 'shield')
    assert.doesNotMatch(text, /coins on one island|Take the King/i, 'shield: an action card can be read');
}

/** A crash, and the same question as before: a choice that was secret comes back behind its cover. */
async function survive(question) {
  await table.crash();
  await table.page.waitForFunction(() => document.querySelector('.asked, .shield-open'));
  if ((await table.look()).now === 'shield') {
    await nothingSecret('shield');
    await table.unseal();
  }
  assert.equal((await table.look()).question, question);
}

test('they play to the end, through a reload and a kill', { timeout: 540_000 }, async () => {
  const seen = { shields: 0, public: 0, reloaded: false, killed: false };
  for (;;) {
    const sight = await table.look();
    const { now, eyes, question } = sight;
    if (now === 'scores') break;
    if (now === 'shield') {
      seen.shields++;
      await nothingSecret('shield');
    } else if (eyes === 'public' && now !== 'wait') {
      seen.public++;
      await nothingSecret('public');
    }
    if (!seen.reloaded && now === 'cards' && eyes === 'private' && seen.shields > 5) {
      seen.reloaded = true;
      await table.page.reload();
      await table.page.locator('.shield-open').waitFor();
      await nothingSecret('shield');
      continue;
    }
    if (!seen.killed && seen.shields > 12 && /stack/.test(question)) {
      seen.killed = true;
      await survive(question);
      continue;
    }
    await table.act({ card, board: 0.5 }, sight);
  }
  assert.ok(seen.reloaded && seen.killed, 'a reload and a kill happened on the way');
  table.report({ shields: seen.shields, 'public looks': seen.public });
});

table.endsWell(4);
