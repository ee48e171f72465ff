// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { type Rng, TABLE } from '../src/engine/rules';
import { Choice, faces } from '../src/games/manila/panels/choice';
import { loadGames } from '../src/headless/registry';
import { addText } from '../src/look/say';
import { prefs } from '../src/storage/prefs';
import { Actions } from '../src/table/Actions';
import { TableModel } from '../src/table/model';
import { text } from '../src/table/text.en';
import { soon } from './soon';

/** What a touch does by itself: nothing that is secret, has a price, or could not be taken back. */

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
afterEach(() => {
  prefs.confirm.value = 'needed';
});

/** Here whatever is open and one pick has its price. */
const PRICY = ['isla-margarita'];
const PRICED = ['cost', 'warn'];

/** What touches came to: so many made a move that is open, and so many of those entered it. */
interface Touched {
  open: number;
  done: number;
}

/** One touch by whoever is asked, in the open; whether it entered anything. */
async function touch(model: TableModel, random: Rng, all: Touched): Promise<boolean> {
  const { viewpoint, selection } = model;
  const { match } = viewpoint;
  const { picks } = selection.level.value;
  const before = match.length;
  const privacy = viewpoint.ask.value?.privacy;
  selection.pick(picks[random.int(picks.length)].id);
  const { move, made } = selection.level.value;
  const lines = selection.preview.value;
  const then = selection.chosen.value.length;
  if (privacy === 'open' && move !== undefined) all.open++;
  await model.doAtOnce();
  if (match.length === before) return false;
  expect(privacy).not.toBe('sealed');
  expect([then, move !== undefined, made.length > 0]).toEqual([1, true, true]);
  if (!made[0].refuses) expect(lines.filter(({ tone = '' }) => PRICED.includes(tone))).toEqual([]);
  if (made[0].refuses) return true;
  expect(made[0].weighty).toBeUndefined();
  const last = match.record.log.findLastIndex(({ seat }) => seat !== TABLE);
  // what the table draws then waits for the grace, so that the person's own entry is still the last one
  expect([last, viewpoint.undoable.value]).toEqual([match.length - 1, true]);
  return true;
}

/** A group plays on, its covers opened and its turns ended, by so many touches. */
async function played(model: TableModel, random: Rng, touches: number): Promise<Touched> {
  const all = { open: 0, done: 0 };
  for (let n = 0; n < touches && !model.viewpoint.over.value; n++) {
    const { viewpoint, selection } = model;
    if (viewpoint.eyes.value.kind === 'shield') model.reveal();
    else if (viewpoint.ending.value) await model.endTurn();
    else if (selection.level.value.move !== undefined) await model.commit();
    else if (selection.level.value.picks.length > 0 && !viewpoint.moving.value)
      all.done += (await touch(model, random, all)) ? 1 : 0;
    else if (selection.bell.value) await model.ring();
    else await model.course.advance();
    await new Promise((go) => setTimeout(go));
  }
  return all;
}

// Island Hopper is flown by hand
const games = (await loadGames()).filter(({ module }) => !module.botWaits);
describe.each(games.map(({ module }) => [module.id, module] as const))('%s', (_, game) => {
  const begun = (byFinger: boolean) => {
    const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
    const options = game.rules.options({}, 3);
    const match = Match.start(game, { id: 'sure', options, chairs, seed: '6'.repeat(32), now: 1 });
    const model = new TableModel(game, match, signal(true));
    model.grace.byFinger = byFinger;
    return model;
  };

  test('a touch alone does only what is open, has no price and can be taken back', async () => {
    const { open, done } = await played(begun(true), rng(4, 4), 400);
    if (open > 0 && !PRICY.includes(game.id)) expect(done).toBeGreaterThan(0);
  });

  test('it does nothing by key, or where everything is to be confirmed', async () => {
    expect((await played(begun(false), rng(4, 4), 120)).done).toBe(0);
    prefs.confirm.value = 'always';
    expect((await played(begun(true), rng(4, 4), 120)).done).toBe(0);
  });
});

test('a finger that rests on a place sees what it does, and does it by a second touch', async () => {
  const catan = games.find(({ module }) => module.id === 'puerto-catan')?.module as (typeof games)[number]['module'];
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
  const setup = {
    id: 'rest',
    options: catan.rules.options({ board: 'preset' }, 3),
    chairs,
    seed: '7'.repeat(32),
    now: 1,
  };
  const model = new TableModel(catan, Match.start(catan, setup), signal(true));
  model.grace.byFinger = true;
  const { viewpoint, selection } = model;
  for (let i = 0; i < 20 && viewpoint.ask.value?.step !== 'select'; i++) await model.course.advance();
  const { length } = viewpoint.match;
  model.touch('role:0', true);
  await new Promise((go) => setTimeout(go));
  expect([viewpoint.match.length, selection.level.value.move]).toEqual([length, { role: 0 }]);
  model.touch('role:0');
  await new Promise((go) => setTimeout(go));
  expect(viewpoint.match.length).toBe(length + 1);
});

describe('the verb that refuses, beside an auction', () => {
  addText(text);
  const sit = async () => {
    const { module: game } = (await loadGames()).find(({ module }) => module.id === 'manila')!;
    const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
    const options = game.rules.options({ opener: 'first' }, 3);
    const match = Match.start(game, { id: 'no', options, chairs, seed: '6'.repeat(32), now: 1 });
    while (match.ask()?.kind !== 'choice') match.draw(1);
    match.enter(0, { bid: 1 }, 1);
    const model = new TableModel(game, match, signal(true));
    model.grace.byFinger = true;
    const table = { panels: { Choice }, faces, spots: game.spots } as never;
    act(() => render(h(Actions, { model, table, listAll: false }), document.body));
    // a click without a finger or a mouse is one of a keyboard
    const tapOn = (it: Element) =>
      act(async () => void it.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    const tap = (words: string) =>
      tapOn([...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === words)!);
    return { match, tap, tapOn };
  };
  afterEach(() => act(() => render(null, document.body)));

  test('the least bid stands ready beside it, and its button alone commits it', async () => {
    const { match, tap, tapOn } = await sit();
    const { length } = match.record.log;
    const commit = document.querySelector<HTMLButtonElement>('.commit')!;
    expect([commit.textContent, commit.disabled]).toEqual(['Bid 2', false]);
    await tapOn(document.querySelector('.panel-number')!);
    expect(match.record.log.length).toBe(length);
    await tap('+1');
    expect(document.querySelector('.commit')?.textContent).toBe('Bid 3');
    await tap('−1');
    await tap('Bid 2');
    await soon(() => expect(match.record.log.at(-1)).toMatchObject({ seat: 1, move: { bid: 2 } }));
  });

  test('is done by one tap', async () => {
    const { match, tap } = await sit();
    await tap('Pass');
    await soon(() => expect(match.record.log.at(-1)).toMatchObject({ seat: 1, move: { pass: true } }));
  });

  test('gives its place to the way back once a bid is picked, and only takes the place of one where everything is to be confirmed', async () => {
    const first = await sit();
    const [bid] = document.querySelectorAll<HTMLElement>('.panel-number');
    await first.tapOn(bid);
    // what is picked goes back first: the quiet button has that place
    await first.tap('Back');
    expect(first.match.record.log.at(-1)).toMatchObject({ seat: 0, move: { bid: 1 } });
    act(() => render(null, document.body));
    prefs.confirm.value = 'always';
    const second = await sit();
    await second.tap('Pass');
    expect(second.match.record.log.at(-1)).toMatchObject({ seat: 0, move: { bid: 1 } });
  });
});
