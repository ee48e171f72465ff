// Four people, one tablet, no network: Puerto Catan by touch, with the browser killed while two people still have to
// discard. Everybody looks at their own cards in their corner, deals and answers; nobody sees another's. The first rounds
// are played each time; TIDETABLE_WHOLE=1 plays to the end, which takes about ten minutes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitting } from '../match.mjs';
import { WHOLE } from '../turns.mjs';

/** How the app speaks of somebody's own cards, and of what only they know of others. */
const PRIVATE = /your cards|certain of|cards? you don’t know|still to go/i;
const NAMES = ['Ana', 'Bo', 'Çelik', 'Dóra'];
/** Places as the board names them. */
const CORNER = /^the (.* )?(corner of|coast between) /;
const EDGE = /^the (edge between|(outer )?coast of) /;
/** What is spent, of brick, lumber, wool, grain and ore. */
const CITY = [0, 0, 0, 2, 3];
const SETTLEMENT = [1, 1, 1, 1, 0];
const ROAD = [1, 1, 0, 0, 0];
const CARD = [0, 0, 1, 1, 1];

/** By name: the corners where somebody has a settlement. Everybody knows their own. */
const homes = new Map(NAMES.map((name) => [name, new Set()]));

const table = sitting({ seed: 815 });
const { random } = table;

test('four people sit down; from here on there is no server', async () => {
  await table.leaveNetwork();
  // every person begins with all five resources, or a game among beginners would take hours
  await table.sitDown('puerto-catan', NAMES, ['For beginners, pieces placed']);
  await table.page.locator('.board-places button').first().waitFor();
});

/** What somebody sees while a finger is on their own corner. */
async function glimpse(name, look) {
  const { page, finger } = table;
  const hand = page.locator('.peek');
  const seen = await finger.restOn(page.getByRole('button', { name: `${name}: press and hold` }), () => look(hand));
  await hand.waitFor({ state: 'detached' });
  return seen;
}

/** A hand by kind, and whether a Knight is in it. */
const cards = (name) =>
  glimpse(name, (hand) =>
    hand.evaluate(
      (element) => ({
        own: [...element.querySelectorAll('.pc-own li b')].map((count) => Number(count.textContent)),
        soldier: /Knight/.test(element.querySelector('.pc-devs')?.textContent ?? ''),
      }),
      null,
      { timeout: 10_000 },
    ),
  );

/** A number on somebody's plate, as everybody can see it. */
const fact = (name, what) =>
  table.page.evaluate(
    ([who, at]) => {
      const plate = [...document.querySelectorAll('.plate')].find((one) => one.textContent.includes(who));
      return Number(plate?.querySelectorAll('.panel-fact b')[at]?.textContent ?? 0);
    },
    [name, { cards: 0, gold: 2 }[what]],
  );

/** The first place whose name begins with one of these words, at random among equals. */
function first(names, words) {
  for (const word of words) {
    const all = names.flatMap((name, i) => (name.startsWith(word) ? [i] : []));
    if (all.length > 0) return all[Math.floor(random() * all.length)];
  }
  return undefined;
}

/** How often a corner gives something, and how many kinds: a person reads both off the board. */
function promise(name) {
  const hexes = [...name.matchAll(/(hills|forest|pasture|fields|mountains) (\d+)/g)];
  const pips = hexes.reduce((sum, [, , number]) => sum + 6 - Math.abs(7 - Number(number)), 0);
  return pips + 1.5 * new Set(hexes.map(([, terrain]) => terrain)).size;
}

/** The best of these corners, by what they promise. */
const best = (corners) => [...corners].sort((a, b) => promise(b) - promise(a))[0];

const affords = (own, cost) => cost.every((n, kind) => own[kind] >= n);

/** What somebody with these cards builds, by the name of its place; nothing where they would rather save. */
function project(names, { own }, mine) {
  const corners = names.filter((name) => CORNER.test(name));
  // before the first road nothing but the two settlements of the beginning can be lit
  if (mine.size === 0) for (const corner of corners) mine.add(corner);
  const [towns, sites] = [corners.filter((name) => mine.has(name)), corners.filter((name) => !mine.has(name))];
  if (affords(own, CITY) && towns.length > 0) return best(towns);
  if (affords(own, SETTLEMENT) && sites.length > 0) return best(sites);
  const edges = names.filter((name) => EDGE.test(name));
  // a large hand is lost to the next seven: better a road than that
  const full = own.reduce((sum, n) => sum + n, 0) > 6;
  if (affords(own, ROAD) && edges.length > 0 && (sites.length === 0 || full) && mine.size > 0)
    return edges[Math.floor(random() * edges.length)];
  return affords(own, CARD) ? names.find((name) => name.startsWith('development')) : undefined;
}

/** Who is asked. */
const asked = ({ question }) => question.slice(0, question.indexOf(':'));

/** One act; whoever settles remembers where. */
async function act(sight, hand) {
  const name = asked(sight);
  const [, what, corner] = /(Settle|Settlement|City) at (.*)$/.exec(sight.commit) ?? [];
  if (sight.now === 'commit' && corner) {
    if (what === 'City') homes.get(name).delete(corner);
    else homes.get(name).add(corner);
  }
  // a role lies on the board and in the dock
  await table.act({ place: wish(sight, name, hand), board: 1 }, sight);
}

/** What has happened so far. */
const seen = { looks: 0, shields: 0, discards: 0, deals: 0, killed: false };

/** Roles in the order of liking: cards first, and once there are plenty somebody trades. */
const liked = (round) =>
  (seen.killed || round > ROUNDS) && seen.deals === 0
    ? ['Trader', 'Producer', 'Builder', 'Prospector', 'Second']
    : ['Producer', 'Builder', 'Prospector', 'Second', 'Trader'];

/** What a sensible person would do with these cards: a place, or the button that ends the turn. */
function wish({ question, refused, round }, name, hand) {
  return (names, buttons) => {
    const done = buttons.findIndex((text) => /no more|done building|no knight|go on|take nothing/i.test(text));
    const end = done < 0 ? undefined : names.length + done;
    if (/(first|second) settlement/.test(question)) return names.indexOf(best(names));
    if (/which role/.test(question)) return random() < 0.8 ? first(names, liked(round)) : undefined;
    if (/dice to roll/.test(question)) return first(names, ['the dice']);
    if (/card before the next roll|: trade/.test(question)) return end;
    if (/: build/.test(question)) {
      const place = hand && !refused ? project(names, hand, homes.get(name)) : undefined;
      return place === undefined ? end : names.indexOf(place);
    }
    if (/a Knight/.test(question)) return hand?.soldier ? undefined : end;
    return undefined;
  };
}

/** The desk may still lie as it was left: a second tap would take a choice back. */
async function turnTo(choice) {
  if (!/chosen/.test((await choice.getAttribute('class')) ?? '')) await table.finger.tapOn(choice);
}

/** Four of a kind, or three gold, for what is missing. */
async function bank({ own }, gold) {
  const { page, finger } = table;
  const [give, get] = [own.findIndex((n) => n >= 4), own.indexOf(Math.min(...own))];
  if (give < 0 && gold < 3) return false;
  const row = (i) => page.locator('.pc-row').nth(i).locator('.pc-kind');
  const partner = page.getByRole('button', { name: give < 0 ? /^3 gold$/ : /^Bank \d:1$/ });
  // answers that lie open take the place of the partners
  if ((await partner.count()) === 0) return false;
  await turnTo(partner);
  if (give >= 0) await turnTo(row(0).nth(give));
  const wanted = row(give < 0 ? 0 : 1).nth(get);
  if (await wanted.isDisabled({ timeout: 3000 }).catch(() => true)) return false;
  await turnTo(wanted);
  // whoever has too little of it by now leaves the bank alone
  if (
    !(await page
      .locator('.commit:not(:disabled)')
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      ))
  )
    return false;
  await finger.tapOn(page.locator('.commit'));
  await page.waitForTimeout(100);
  return true;
}

test('a corner shows the cards of the one who presses it, and the board shows nothing of them', async () => {
  for (let sight = await table.look(); !/which role/.test(sight.question); sight = await table.look()) await act(sight);
  const { page } = table;
  // between the strips, in which the pressed eye answers
  const board = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    const aside = Number.parseFloat(document.querySelector('.table').style.getPropertyValue('--aside'));
    return { x: x + aside, y, width: width - 2 * aside, height };
  });
  // the last road is on its way to the board
  await page.waitForTimeout(600);
  assert.doesNotMatch(await table.overheard(), PRIVATE);
  for (const name of [NAMES[0], NAMES[3]]) {
    let clip;
    let peeked;
    const said = await glimpse(name, async (hand) => {
      await hand.waitFor();
      assert.equal(await hand.count(), 1);
      assert.match(await table.overheard(), PRIVATE);
      // the part of the board beside the peek and its shadow
      const { x, width } = await hand.boundingBox();
      const [left, right] = [x - board.x - 30, board.x + board.width - x - width - 30];
      const wide = Math.max(left, right);
      clip = { x: left > right ? board.x : x + width + 30, y: board.y, width: wide, height: board.height * 0.5 };
      peeked = await page.screenshot({ clip });
      return hand.innerText();
    });
    assert.ok((await page.screenshot({ clip })).equals(peeked), 'the board itself shows nothing of a hand');
    assert.match(said, new RegExp(`^${name}`));
    assert.doesNotMatch(await table.overheard(), PRIVATE);
  }
});

/** Enters a deal of one card for another with the first partner. */
async function deal({ own }) {
  const { page, finger } = table;
  const give = own.findIndex((n) => n > 0);
  const partner = page.locator('.pc-partner:not(:disabled, [aria-label="All"])').first();
  // answers that lie open take the place of the partners
  if (give < 0 || (await partner.count()) === 0 || /bank|gold/i.test(await partner.getAttribute('aria-label')))
    return false;
  await turnTo(partner);
  const more = (side, kind) => page.locator('.pc-row').nth(side).locator('.pc-step').nth(kind);
  // an offer that was declined lies there again
  if ((await page.locator('.commit:not(:disabled)').count()) === 0) {
    await finger.tapOn(more(0, give));
    await finger.tapOn(more(1, (give + 1) % 5));
  }
  await finger.tapOn(page.locator('.commit'));
  await page.locator('.shield-open, .refusal').first().waitFor();
  return (await page.locator('.shield-open').count()) > 0;
}

/** Whether it is worth somebody's while to look at their cards before they answer this. */
async function wonders(question, name, { killed, deals }) {
  if (/: trade/.test(question))
    return deals < 3 || (killed && ((await fact(name, 'cards')) >= 6 || (await fact(name, 'gold')) >= 3));
  if (/a Knight/.test(question)) return random() < 0.6;
  return /: build/.test(question) && killed && (await fact(name, 'cards')) >= 2;
}

/** A crash while two still choose: the same person is asked the same, behind the cover again. */
async function survive(question) {
  await table.page.waitForTimeout(300);
  await table.crash();
  await table.page.locator('.shield-open').waitFor();
  assert.doesNotMatch(await table.overheard(), PRIVATE, 'behind the cover after the kill');
  await table.unseal();
  await table.page.locator('.pc-discard').waitFor();
  assert.equal((await table.look()).question, question);
}

const ROUNDS = 5;
const goal = WHOLE ? 'to the end' : `${ROUNDS} rounds (the whole game: TIDETABLE_WHOLE=1)`;

/** Choices beside the board; what is discarded behind a cover can be chosen nowhere else. */
const elsewhere = () => table.made.others - seen.discards;

/** Whether enough was played: all has happened, and the many taps of a discard are outweighed by those on the board. */
const enough = ({ round }, { killed, deals }) =>
  !WHOLE && killed && deals > 0 && round > ROUNDS && table.made.places >= elsewhere();

test(`they play ${goal}, through a kill while two people still discard`, { timeout: 2_400_000 }, async () => {
  for (;;) {
    const sight = await table.look();
    const { now, eyes, question } = sight;
    if (now === 'scores' || enough(sight, seen)) break;
    if (now === 'shield') {
      seen.shields++;
      assert.doesNotMatch(await table.overheard(), PRIVATE, 'behind the cover');
    } else if (eyes === 'public' && now !== 'wait' && seen.looks++ % 12 === 0) {
      assert.doesNotMatch(await table.overheard(), PRIVATE, question);
    }
    if (eyes === 'private' && /: discard/.test(question)) {
      seen.discards++;
      if (!seen.killed && /players still choosing/.test(question)) {
        seen.killed = true;
        await survive(question);
        continue;
      }
    }
    const name = asked(sight);
    const hand =
      eyes === 'public' && now !== 'commit' && (await wonders(question, name, seen)) ? await cards(name) : undefined;
    if (hand && /: trade/.test(question)) {
      if (await bank(hand, await fact(name, 'gold'))) continue;
      if (seen.deals < 3 && (await deal(hand))) {
        seen.deals++;
        continue;
      }
    }
    // an offer that they cannot pay is refused, and stays on the desk: a person does something else
    const instead = sight.refused && now === 'commit' && /: trade/.test(question) && sight.buttons.length > 0;
    // nobody builds before the hands are large enough for the kill
    await act(instead ? { ...sight, now: 'buttons' } : sight, hand);
  }
  assert.ok(seen.killed, 'a kill happened while two still had to discard');
  const { deals, shields } = seen;
  assert.ok(deals > 0 && shields >= deals, `deals were answered behind the cover: ${deals}, ${shields} covers`);
  assert.ok(table.made.places >= elsewhere(), `${table.made.places} choices on the board, ${elsewhere()} beside it`);
  table.report({ looks: seen.looks, covers: seen.shields, deals: seen.deals });
});

if (WHOLE) table.endsWell(4);
else table.staysWhole();
