// npm run soak -- --kind timeline --minutes 20 [--case 'manila calm'] [--seed S]: whole games of computer players, recorded
// in the audit's own build: when the movement of each event ended, and when ribbon, log, plates and sounds told of it. None
// may come before, none later than 150 ms after. Figures by kind of event; a kind without a movement is told with 0 ms.
//   TIDETABLE_SLOWER=4   on a page that is so many times slower
//   TIDETABLE_UNDRAWN=1   nothing is sent to WebGL: without a graphics card all of it would wait for a processor that draws
//   TIDETABLE_PLANT=early|stuck   captions are told when a movement begins, or held back: the recorder has to find it

import { build } from 'vite';
import { launch, ONLINE, undrawn } from '../e2e/browser.mjs';
import { scratch, serveApp } from '../e2e/serve.mjs';
import { GAMES, questions } from '../looks/screens.mjs';

const PACES = ['normal', 'calm'];
const LATEST_MS = 150;
const SLOWER = Number(process.env.TIDETABLE_SLOWER ?? 1);

/** In the page: notes the movements of the board, and every change of what tells of them. */
function record({ plant }) {
  const notes = { acts: [], told: [], sounds: [] };
  globalThis.timeline = notes;
  const now = () => performance.now();
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...at) {
      if (at[0] !== 0) notes.sounds.push(now());
      return start.apply(this, at);
    };
  }
  const wrap = (board) => {
    const { play, scene, options } = board;
    const acting = scene.act.bind(scene);
    let pending = [];
    scene.act = (event, ...views) => {
      const act = pending.shift();
      act.start = now();
      act.drawn = true;
      const done = acting(event, ...views);
      done.then(() => (act.end ??= now()));
      return done;
    };
    // what the next one cuts short is told before its picture is set right
    const endPlay = board.endPlay.bind(board);
    board.endPlay = () => {
      for (const act of notes.acts.slice(-20)) if (act.start !== undefined && act.end === undefined) act.cut = true;
      endPlay();
    };
    board.play = async (events, before, after, ended) => {
      const acts = events.map((event) => ({
        key: event.key,
        words: options.look.say(event),
        sounds: (options.table.sounds?.[event.key] ?? []).length,
        seats: [...JSON.stringify(event).matchAll(/\{"seat":(\d+)\}/g)].map(([, seat]) => Number(seat)),
        entered: now(),
      }));
      notes.acts.push(...acts);
      pending = [...acts];
      if (plant === 'early') ended?.(events.length);
      await play.call(board, events, before, after, plant === 'stuck' ? undefined : ended);
      // what was cut short has ended with that
      for (const act of acts) act.end ??= now();
      if (plant === 'stuck') await new Promise((done) => setTimeout(done, 400));
    };
  };
  const find = setInterval(() => {
    if (!globalThis.board) return;
    clearInterval(find);
    wrap(globalThis.board);
  }, 1);
  const textOf = (node) => node.textContent.replace(/\s+/g, ' ').trim();
  const was = new Map();
  const look = () => {
    for (const plate of document.querySelectorAll('[data-plate]')) {
      const seat = plate.dataset.plate;
      // what came in the last while passes with that while, whatever happens just then
      const gain = plate.querySelector('.plate-gain');
      const text = textOf(plate).replace(gain ? textOf(gain) : '', '');
      if (was.has(seat) && was.get(seat) !== text)
        notes.told.push({ at: now(), where: 'plate', seat: Number(seat), was: was.get(seat), text });
      was.set(seat, text);
    }
    for (const [where, box] of [
      ['ribbon', '.ribbon'],
      ['log', '.log'],
    ]) {
      const found = document.querySelector(box);
      const text = found ? textOf(found) : '';
      if (was.get(where) !== text)
        notes.told.push({ at: now(), where, text: where === 'log' ? text.slice(-1500) : text });
      was.set(where, text);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}

/** A kept game from its first question on, with computer players all round. */
function fresh(match) {
  // by their first names, as the ribbon calls them
  const chairs = match.chairs.map((chair) => ({ ...chair, name: chair.name.split(' ')[0], bot: 'mate' }));
  // a minute of bribing lasts a minute: nothing moves in it
  const options = 'bribing' in match.options ? { ...match.options, bribing: 'calm' } : match.options;
  return { ...match, chairs, options, log: [], notes: [], sealed: 0, last: null, id: `${match.game}_timeline` };
}

/** Puts these under their keys, as the app keeps them. */
const put = (entries) =>
  new Promise((done, fail) => {
    const opening = indexedDB.open('tidetable', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const writing = opening.result.transaction('kept', 'readwrite');
      for (const [key, value] of entries) writing.objectStore('kept').put(value, key);
      writing.oncomplete = () => done(opening.result.close());
    };
  });

/** Plays it until it is over or the time is up, with the log open; gives what was recorded. */
async function recorded(browser, server, match, motion, until) {
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, bypassCSP: true });
  if (process.env.TIDETABLE_UNDRAWN) await context.addInitScript(undrawn);
  await context.addInitScript(record, { plant: process.env.TIDETABLE_PLANT });
  const page = await context.newPage();
  await page.goto(`${server.url}#/about`);
  await page.locator('h1').first().waitFor();
  const { id, game, chairs, brief, clock, options, format } = match;
  const head = { id, game, chairs, brief, clock, options, format };
  await page.evaluate(put, [
    [`match:${id}`, match],
    [`head:${id}`, head],
    ['prefs', { motion, sound: true }],
  ]);
  await page.goto('about:blank');
  await page.goto(`${server.url}#/table/${id}`);
  await page.locator('.board canvas').waitFor();
  // browsers sound after a touch alone
  await page.getByRole('button', { name: 'Log', exact: false }).first().click();
  // clocks stand still under an open log
  if (game === 'island-hopper') await page.keyboard.press('Escape');
  if (SLOWER > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  while (Date.now() < until && (await page.locator('.scores, .table-over').count()) === 0)
    await page.waitForTimeout(500);
  const notes = await page.evaluate(() => globalThis.timeline);
  await context.close();
  return notes;
}

const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const most = (list) => (list.length > 0 ? Math.round(Math.max(...list)) : undefined);

/** What came too early or too late, and figures by kind of event. */
function judged(notes) {
  const faults = [];
  const kinds = new Map();
  const { acts, told, sounds } = notes;
  const latest = LATEST_MS;
  const justEnded = (at, some) => some.some(({ end }) => end !== undefined && at >= end - 2 && at - end <= latest);
  for (const [i, act] of acts.entries()) {
    if (act.end === undefined || act.cut) continue;
    const start = act.start ?? act.end;
    const kind = kinds.get(act.key) ?? { n: 0, moves: [], words: [], plates: [], sounds: [] };
    kinds.set(act.key, kind);
    kind.n++;
    kind.moves.push(act.end - start);
    const fault = (what, where, ms) => faults.push({ key: act.key, what, where, ms: Math.round(ms), words: act.words });
    // words: the first time the log's end has them, once the movement before it was over
    for (const where of ['log', 'ribbon']) {
      const seen = told.find((one) => one.where === where && one.at >= act.entered && one.text.includes(act.words));
      // said of an earlier event in the same words
      const before = told.findLast((one) => one.where === where && one.at < act.entered);
      const closed = where === 'log' && !before?.text;
      // two pawns of one player on one punt are paid in the same words
      const twice = acts.slice(0, i).some(({ entered, words }) => entered === act.entered && words === act.words);
      if (closed || twice || !act.words || (seen && before?.text.includes(act.words))) continue;
      if (!seen && where === 'ribbon') continue;
      const lag = (seen?.at ?? Number.POSITIVE_INFINITY) - act.end;
      if (i < acts.length - 3 && lag > latest) fault('late', where, lag);
      if (lag < -2) fault('early', where, lag);
      if (seen) kind.words.push(lag);
    }
    // plates of those whom it names: let go by the last of them
    const together = acts.filter(({ entered }) => entered === act.entered);
    for (const one of told) {
      if (one.where !== 'plate' || !act.seats.includes(one.seat)) continue;
      const due = justEnded(one.at, together);
      if (!due && one.at > start && one.at < act.end - 2)
        fault('early', `plate ${one.was} > ${one.text}`, one.at - act.end);
    }
    const next = acts.find(({ entered }) => entered > act.entered)?.entered ?? Number.POSITIVE_INFINITY;
    for (const seat of act.seats) {
      if (together.findLast(({ seats }) => seats.includes(seat)) !== act) continue;
      const news = told.filter(
        (one) => one.where === 'plate' && one.seat === seat && one.at >= act.end && one.at < next,
      );
      for (const one of news) {
        if (one.at - act.end > latest) fault('late', `plate ${one.was} > ${one.text}`, one.at - act.end);
        kind.plates.push(one.at - act.end);
      }
    }
    // sounds: none while it moves but those of what ended just before
    for (const at of sounds) {
      if (!justEnded(at, acts) && at > start && at < act.end) fault('early', 'sound', at - act.end);
      if (act.sounds > 0 && at >= act.end && at - act.end <= latest) kind.sounds.push(at - act.end);
    }
  }
  const figures = Object.fromEntries(
    [...kinds]
      .sort()
      .map(([key, { n, moves, words, plates, sounds: heard }]) => [
        key,
        { n, moves: Math.round(middle(moves)), words: most(words), plates: most(plates), sounds: most(heard) },
      ]),
  );
  return { faults, figures };
}

/** Groups are a game at a speed. */
export async function soakTimeline({ minutes, only }) {
  const files = scratch();
  await build({ mode: 'looks', build: { outDir: files.folder, emptyOutDir: true }, logLevel: 'error' });
  const server = await serveApp({ root: files.folder });
  const browser = await launch();
  const groups = GAMES.flatMap((game) => PACES.map((pace) => [game, pace])).filter(([game, pace]) =>
    `${game} ${pace}`.includes(only ?? ''),
  );
  const [failures, all] = [[], {}];
  const matches = questions();
  try {
    for (const [game, pace] of groups) {
      const match = fresh(matches.find(({ id }) => id.startsWith(`${game}_`)));
      const until = Date.now() + (minutes * 60_000) / groups.length;
      const notes = await recorded(browser, server, match, pace, until);
      const { faults, figures } = judged(notes);
      console.error(`${game} ${pace}: ${notes.acts.length} events, ${faults.length} faults`);
      for (const [key, one] of Object.entries(figures)) console.error(`  ${key} ${JSON.stringify(one)}`);
      for (const one of faults.slice(0, 40)) console.error(`FAILED ${game} ${pace}: ${JSON.stringify(one)}`);
      failures.push(...faults.map(({ key, what, where }) => ({ what: `${key} ${what} ${where}` })));
      all[`${game} ${pace}`] = { events: notes.acts.length, faults: faults.length, kinds: Object.keys(figures).length };
    }
  } finally {
    await browser.close();
    await server.close();
    files.remove();
  }
  return { ...all, failures };
}
