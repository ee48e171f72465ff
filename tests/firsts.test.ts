// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { games } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import { prefs } from '../src/storage/prefs';
import { TableModel } from '../src/table/model';

/** Help in the moment: one line the first time a player may do something, once a player and game. */

beforeEach(() => {
  prefs.met.value = [];
  prefs.firsts.value = true;
});

const start = (game: GameModule, seats: number, seed: number) =>
  Match.start(game, {
    ...{ id: `firsts-${seed}`, options: {}, now: 0, seed: seed.toString(16).padStart(32, '0') },
    chairs: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i, side: i / seats })),
  });

/** One entry of anybody; false at the end. */
function on(match: Match, random: ReturnType<typeof rng>): boolean {
  const ask = match.ask();
  if (!ask) return false;
  if (ask.kind !== 'choice') {
    match.draw(1);
    return true;
  }
  const able = [...ask.actors, TABLE].filter((one) => match.moves(one).length > 0);
  const seat = able[random.int(able.length)];
  const moves = match.moves(seat);
  return match.enter(seat, moves[random.int(moves.length)], 1) === true;
}

const ids = games.filter(({ card }) => card.brings?.includes('lesson')).map(({ card }) => card.id);

describe.each(ids)('%s', (id) => {
  const door = games.find(({ card }) => card.id === id)!;

  test('every line has its moment in some game, with a rule that is in the reader', { timeout: 60_000 }, async () => {
    const game = await door.play();
    const firsts = game.firsts ?? [];
    expect(firsts.length).toBeGreaterThanOrEqual(2);
    const rules = new Set(game.reference.map((one) => one.id));
    for (const { text } of firsts) expect(rules, text.key).toContain(text.rule);
    const met = new Set<string>();
    for (let seed = 1; seed <= 40 && met.size < firsts.length; seed++) {
      const match = start(game, door.card.seats.usual, seed);
      const random = rng(seed);
      for (let i = 0; i < 1200 && on(match, random); i++) {
        const ask = match.ask();
        if (ask?.kind !== 'choice') continue;
        const bare = match.view(null);
        for (const seat of ask.actors) for (const one of firsts) if (one.when(bare, seat)) met.add(one.id);
      }
    }
    expect(firsts.map((one) => one.id).filter((one) => !met.has(one))).toEqual([]);
  });

  test('it is told once to each player, and not at all where nobody wants it', async () => {
    const game = await door.play();
    const match = start(game, door.card.seats.usual, 5);
    const model = new TableModel(game, match, signal(true));
    const random = rng(5);
    const { helping, selection, viewpoint } = model;
    const told = new Map<string, number>();
    for (let i = 0; i < 1500; i++) {
      const [first, seat] = [helping.first.value, selection.actor.value];
      if (first && seat !== undefined) {
        const who = `${first.id} ${match.record.chairs[seat].name}`;
        told.set(who, (told.get(who) ?? 0) + 1);
        prefs.firsts.value = false;
        expect(helping.first.value).toBeUndefined();
        prefs.firsts.value = true;
        helping.meet(first, seat);
        expect(helping.first.value?.id).not.toBe(first.id);
      }
      if (!on(match, random)) break;
      viewpoint.changed(false);
      if (viewpoint.eyes.value.kind === 'shield') viewpoint.uncover();
    }
    expect([...told.values()].every((n) => n === 1)).toBe(true);
    expect(told.size).toBeGreaterThan(1);
    model.close();
  });
});

test('on the open board it is told from what all players see', async () => {
  const game = await games[0].play();
  const seen = new Set<number | null>();
  const when = (view: { seat: number | null }) => {
    seen.add(view.seat);
    return false;
  };
  const match = start(game, 4, 5);
  const spied = { ...game, firsts: [{ id: 'spied', text: game.firsts?.[0].text, when }] } as GameModule;
  const model = new TableModel(spied, match, signal(true));
  const random = rng(5);
  for (let i = 0; i < 60; i++) {
    expect(model.helping.first.value).toBeUndefined();
    if (!on(match, random)) break;
    model.viewpoint.changed(false);
    if (model.viewpoint.eyes.value.kind === 'shield') model.viewpoint.uncover();
  }
  expect([...seen]).toEqual([null]);
  model.close();
});
