// People at all sides of one tablet peek at their cards, several at once: every panel beside its eye, turned to its owner,
// apart from the others and whole, over nothing that can be pressed; and nothing of it is left when the finger or the key goes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hands } from './lagoon.mjs';
import { sitting } from './match.mjs';
import { overheard, still } from './person.mjs';
import { inTurn } from './turns.mjs';

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
/** Degrees by which a person at that edge has turned what they read. */
const TURNS = { bottom: 0, left: 90, top: 180, right: -90 };

const table = sitting({ seed: 5, viewport: TABLET });
let hands;

/** The game, who sits where, and how it speaks of one's own cards. */
const GAMES = [
  {
    game: 'puerto-catan',
    options: ['For beginners, pieces placed'],
    people: { Ana: 'bottom', Bo: 'left', Çelik: 'top', Dóra: 'right' },
    secret: /your cards/i,
  },
  {
    game: 'island-hopper',
    options: [],
    people: { Ana: 'bottom', Bo: 'left', Çelik: 'left', Dóra: 'top', Emil: 'right', Finn: 'right' },
    secret: /your contracts/i,
  },
];

const corner = (name) => table.page.getByRole('button', { name: `${name}: press and hold` });

/** Fingers on these eyes, as long as it takes to look. */
async function peeking(names, look) {
  // plates find their places when the board has found its size
  await still(corner(names[0]));
  for (const [i, name] of names.entries()) {
    const box = await corner(name).boundingBox();
    await hands.press(i, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  try {
    await table.page
      .locator('.peek')
      .nth(names.length - 1)
      .waitFor();
    return await look();
  } finally {
    for (const i of names.keys()) await hands.release(i);
    await table.page.locator('.peek').first().waitFor({ state: 'detached' });
  }
}

/** Everything about the panels that an eye could judge. */
const panels = () =>
  table.page.evaluate(() => {
    const rect = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const eyes = [...document.querySelectorAll('.corner')].map((eye) => ({ ...rect(eye), seat: eye.dataset.seat }));
    const buttons = [...document.querySelectorAll('.table :is(button, a, input, .asked)')];
    const pressed = buttons
      .filter((one) => !one.closest('.peek, .board-places, .ribbon') && one.checkVisibility())
      .map(rect);
    return [...document.querySelectorAll('.peek')].map((panel) => {
      const { a, b } = new DOMMatrix(getComputedStyle(panel).transform);
      const parts = [...panel.querySelectorAll('*')].filter((part) => part.getClientRects().length > 0);
      return {
        name: panel.querySelector('h2').textContent,
        turn: Math.round((Math.atan2(b, a) * 180) / Math.PI),
        print: Math.hypot(a, b),
        rect: rect(panel),
        title: rect(panel.querySelector('h2')),
        parts: parts.filter((part) => !part.closest('.unseen')).map(rect),
        eyes,
        pressed,
        seat: panel.dataset.seat,
        small: Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
      };
    });
  });

const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const middle = (r) => ({ x: (r.left + r.right) / 2, y: (r.top + r.bottom) / 2 });

/** How far the nearest point of a panel is from the middle of the eye that is held. */
function far({ rect, eyes, seat }) {
  const { x, y } = middle(eyes.find((eye) => eye.seat === seat));
  return Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom));
}

/** The title is what the owner reads first: it lies towards the middle of the table, the rest of the hand towards them. */
function reads({ title, rect }, edge) {
  const [t, r] = [middle(title), middle(rect)];
  return { bottom: t.y < r.y, top: t.y > r.y, left: t.x > r.x, right: t.x < r.x }[edge];
}

function judge(shown, people, screen) {
  for (const panel of shown) {
    const edge = people[panel.name];
    const who = `${panel.name} at the ${edge}: ${JSON.stringify(panel.rect)}`;
    const { left, top, right, bottom } = panel.rect;
    assert.ok(left >= 0 && top >= 0 && right <= screen.width && bottom <= screen.height, `on the screen, ${who}`);
    assert.equal((panel.turn + 360) % 360, (TURNS[edge] + 360) % 360, `turned, ${who}`);
    assert.ok(reads(panel, edge), `the right way up, ${who}`);
    // six chips stand in three rows on a phone, and a panel below them all
    const near = screen === PHONE && panel.eyes.length > 4 ? 195 : 121;
    if (shown.length === 1) assert.ok(far(panel) <= near, `${far(panel)} px from the eye, ${who}`);
    for (const other of shown)
      assert.ok(other === panel || apart(panel.rect, other.rect), `over ${other.name}, ${who}`);
    for (const one of panel.pressed) assert.ok(apart(panel.rect, one), `over ${JSON.stringify(one)}, ${who}`);
    // several at once on a phone: small print
    const least = screen === PHONE ? ({ 1: 13.9, 2: 9 }[shown.length] ?? 6) : 13.9;
    assert.ok(panel.print * panel.small >= least, `print of ${panel.print * panel.small} px, ${who}`);
    for (const part of panel.parts) {
      const whole = part.left > left - 1 && part.top > top - 1 && part.right < right + 1 && part.bottom < bottom + 1;
      assert.ok(whole, `cut off: ${JSON.stringify(part)}, ${who}`);
    }
  }
}

for (const [i, { game, options, people, secret }] of GAMES.entries()) {
  const names = Object.keys(people);

  test(`people sit round ${game}`, async () => {
    await table.page.setViewportSize(TABLET);
    await table.sitDown(game, names, options);
    await corner(names[0]).waitFor();
    hands = new Hands(table.page);
  });

  for (const screen of inTurn([TABLET, PHONE], i))
    test(`peeks are private on ${screen.width} by ${screen.height}`, async () => {
      await table.page.setViewportSize(screen);
      const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));
      for (const group of [...names.map((name) => [name]), ...pairs, names]) {
        assert.equal(await table.page.locator('.peek').count(), 0);
        const shown = await peeking(group, panels);
        assert.deepEqual(shown.map(({ name }) => name).sort(), [...group].sort(), 'exactly who presses is shown');
        judge(shown, people, screen);
      }
      assert.doesNotMatch(await overheard(table.page), secret);
      await peeking([names[0]], async () => assert.match(await overheard(table.page), secret));
    });
}

test('a finger that goes, a tap of somebody else, and a browser that takes all fingers away', async () => {
  const { page, finger } = table;
  await page.setViewportSize(TABLET);
  await finger.tapOn(corner('Ana'));
  await peeking(['Ana', 'Bo'], async () => {
    await hands.release(1);
    await page.locator('.peek').nth(1).waitFor({ state: 'detached' });
    assert.match(await page.locator('.peek').innerText(), /^Ana/);
    // a short tap elsewhere, by a mouse: the page sees no other finger
    await page.mouse.move(5, 400);
    await corner('Emil').click();
    assert.match(await page.locator('.peek').innerText(), /^Ana/);
    const box = await corner('Bo').boundingBox();
    await hands.press(1, { x: box.x + 20, y: box.y + 20 });
    await page.locator('.peek').nth(1).waitFor();
  });
  const box = await corner('Ana').boundingBox();
  await hands.press(1, { x: box.x + 20, y: box.y + 20 });
  await page.locator('.peek').waitFor();
  await hands.lose();
  await page.locator('.peek').waitFor({ state: 'detached' });
});

test('a key shows a hand while it is held, and no longer than the eye has the focus', async () => {
  const { page } = table;
  for (const key of ['Enter', ' ']) {
    await corner('Bo').focus();
    await page.keyboard.down(key);
    await page.locator('.peek').waitFor();
    judge(await panels(), GAMES[1].people, TABLET);
    await page.keyboard.up(key);
    await page.locator('.peek').waitFor({ state: 'detached' });
  }
  await page.keyboard.down(' ');
  await page.locator('.peek').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('.peek').waitFor({ state: 'detached' });
  await page.keyboard.up(' ');
  table.quiet();
});
