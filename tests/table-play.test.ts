// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { type Rng, TABLE } from '../src/engine/rules';
import { loadGames, trials } from '../src/headless/registry';
import { TableModel } from '../src/table/model';
import { soon } from './soon';

/** People who tap whatever the table offers them, cover after cover, until every game is over. */

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

interface Seen {
  acts: number;
  refused: number;
  rung: number;
}

/** Taps through the tree of picks to a move, and makes it; asides now and then. */
async function act(model: TableModel, random: Rng, seen: Seen): Promise<void> {
  const seats = model.selection.mayAct.value;
  if (seats.length > 1) model.selection.turnTo(seats[random.int(seats.length)]);
  // what stands ready is not what everybody wants
  const offered = model.selection.levelAt([]).picks;
  if (model.selection.level.value.move !== undefined && offered.length > 1 && random.int(2) > 0)
    model.selection.pick(offered[random.int(offered.length)].id);
  while (model.selection.level.value.move === undefined) {
    // something is still moving: nothing can be picked now
    if (model.viewpoint.moving.value) {
      await new Promise((done) => setTimeout(done));
      return;
    }
    const { picks } = model.selection.level.value;
    const usual = picks.filter((pick) => !pick.aside);
    const list = usual.length > 0 && random.int(8) > 0 ? usual : picks;
    expect(list.length).toBeGreaterThan(0);
    model.selection.pick(list[random.int(list.length)].id);
  }
  const before = model.viewpoint.match.length;
  await model.commit();
  seen.acts++;
  if (model.viewpoint.match.length > before) return;
  expect(model.selection.refusal.value?.key).toBeTruthy();
  expect(model.selection.chosen.value).toEqual([]);
  seen.refused++;
}

/** Whatever the screen waits for just now. */
async function step(model: TableModel, random: Rng, seen: Seen): Promise<void> {
  if (model.viewpoint.eyes.value.kind === 'shield') {
    model.reveal();
    expect(model.viewpoint.ending.value).toBe(false);
    await soon(() => expect(model.viewpoint.moving.value).toBe(false));
  } else if (model.viewpoint.ending.value) await model.endTurn();
  else if (model.selection.bell.value && (model.selection.actor.value === undefined || random.int(3) > 0)) {
    seen.rung++;
    await model.ring();
  } else if (model.selection.actor.value !== undefined && random.int(TIRED) > 0) await act(model, random, seen);
  else if (model.viewpoint.ask.value?.kind === 'choice' && model.viewpoint.ask.value.table)
    await measured(model, random);
  else {
    await model.course.advance();
    // the table may be waiting for the disk
    await new Promise((done) => setTimeout(done));
  }
}

/** How long people go on who could act for ever. */
const TIRED = 12;

/** What the table measures, and a clock that runs out: any of TABLE's moves. */
async function measured(model: TableModel, random: Rng): Promise<void> {
  const moves = model.viewpoint.match.moves(TABLE);
  expect(model.strike(TABLE, moves[random.int(moves.length)])).toBe(true);
  await soon(() => expect(model.viewpoint.moving.value).toBe(false));
}

// a table that measures flights and runs against a clock is played by its end-to-end tests (tests/e2e/games/hopper*)
const still = (await loadGames()).filter(({ module }) => !module.botWaits);
const tables = still.flatMap((found) => {
  const all = trials(found);
  return [all[0], all[all.length - 1]].map(({ seats, options }) => ({ game: found.module, seats, options }));
});

test.each(tables.map((one) => [one.game.id, one.seats, one] as const))(
  '%s is played to the end at a table of %i people',
  async (_, seats, { game, options }) => {
    const chairs = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, colour: i, side: 0 }));
    const match = Match.start(game, { id: 'play', options, chairs, seed: '5'.repeat(32), now: 1 });
    const model = new TableModel(game, match, signal(true));
    const random = rng(seats, 3);
    const seen: Seen = { acts: 0, refused: 0, rung: 0 };
    await model.course.advance();
    for (let steps = 0; !match.over; steps++) {
      expect(steps).toBeLessThan(20_000);
      await step(model, random, seen);
    }
    expect(seen.acts).toBeGreaterThan(Math.min(20, match.length / 2));
    // where nothing is offered that the hand may forbid, nothing is refused
    const offers = Object.values(game.rules.steps).some((one) => one.kind === 'choice' && one.offers);
    if (!offers) expect(seen.refused).toBe(0);
    expect(Match.resume(game, match.record).trouble).toBeUndefined();
  },
);
