// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { TableModule } from '../src/games/table';
import { Camera } from '../src/table/board-camera';
import { type Trace, Traces } from '../src/table/board-traces';
import { deedsOf, whoIn } from '../src/table/deeds';
import { TableModel } from '../src/table/model';
import { nextTask } from '../src/table/task';

/** What the others did, as the ribbon says it and the board marks it: read against what was heard. */

const games = ['isla-margarita', 'puerto-catan', 'manila'];
const facets = import.meta.glob<Pick<TableModule, 'where'>>('../src/games/*/speech/where.ts', { eager: true });

/** Chairs named here are bots. */
function sit(game: GameModule, bots: readonly number[]): Match {
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, i) => ({
    name,
    colour: i,
    side: 0,
    ...(bots.includes(i) && { bot: 'mate' }),
  }));
  return Match.start(game, { id: 'seen', options: game.rules.options({}, 3), chairs, seed: '7'.repeat(32), now: 1 });
}

/** One entry by whoever is to act, at random. */
function goOn(match: Match, random: () => number): void {
  const ask = match.ask();
  if (ask?.kind !== 'choice') expect(match.draw(1)).toBe(true);
  else {
    const seat = ask.actors.length > 0 ? ask.actors[Math.floor(random() * ask.actors.length)] : TABLE;
    const moves = match.moves(seat);
    expect(match.enter(seat, moves[Math.floor(random() * moves.length)], 1)).toBe(true);
  }
}

describe.each(games)('%s', (id) => {
  const table = facets[`../src/games/${id}/speech/where.ts`] as TableModule;
  let game: GameModule;
  beforeAll(async () => {
    game = (await gameOf(id)?.play()) as GameModule;
  });
  const begun = (bots: readonly number[]) => {
    const match = sit(game, bots);
    const model = new TableModel(game, match, signal(true));
    const random = rng(3, 3, 5);
    const step = () => {
      goOn(match, () => random.next());
      model.viewpoint.changed(false);
    };
    return { match, model, step };
  };

  test('with one person, all that the others did since that person’s last decision is marked, and nothing else', () => {
    const { match, model, step } = begun([1, 2]);
    model.viewpoint.uncover();
    let marked = 0;
    for (let i = 0; i < 160 && !match.over; i++) {
      step();
      const since = match.record.log.findLastIndex(({ seat }) => seat === 0);
      const marks = model.seeing.marks(table);
      expect(marks.map(({ n }) => n)).toEqual(marks.map((_, at) => at + 1));
      for (const { entry, colour, ways } of marks) {
        expect(entry).toBeGreaterThan(since);
        const { seat } = match.record.log[entry];
        expect(seat).not.toBe(0);
        if (seat !== TABLE) expect(colour).toBe(seat);
        const spots = game.spots(match.view(null)).map((spot) => spot.id);
        for (const spot of ways.flat()) expect(spots).toContain(spot);
      }
      // shown again, what came later is not marked yet
      const [first] = marks;
      if (first) {
        const then = model.seeing.marks(table, false, first.entry).map(({ entry }) => entry);
        expect(then[0]).toBeLessThanOrEqual(first.entry);
        expect(Math.max(...then)).toBeLessThanOrEqual(first.entry);
      }
      if (match.record.log.at(-1)?.seat === 0) expect(marks).toEqual([]);
      const last = match.heard(null, match.length - 1);
      const { seat } = match.record.log[match.length - 1];
      const placed = last.filter(
        ({ event }) => (table.where[event.key]?.(event.args ?? {}, match.view(null)) ?? []).length,
      );
      if (seat > 0 && placed.length > 0) expect(marks.at(-1)?.entry, placed[0].event.key).toBe(match.length - 1);
      marked += marks.length;
    }
    expect(marked).toBeGreaterThan(30);
  });

  test('the ribbon says the last two acts of others in the words these eyes heard', () => {
    for (const bots of [[1, 2], []]) {
      const { match, model, step } = begun(bots);
      const eyes = bots.length > 0 ? 0 : null;
      for (let i = 0; i < 90 && !match.over; i++) {
        step();
        if (model.viewpoint.seat.value !== eyes) continue;
        const said = model.seeing.ribbon.value;
        expect(said.length).toBeLessThanOrEqual(2);
        for (const one of said) if (one.seat === eyes) expect(match.record.log[one.entry].seat).toBe(TABLE);
        const { seat } = match.record.log[match.length - 1];
        const heard = deedsOf(match, eyes, match.length - 1).at(-1)?.events ?? [];
        if (seat === eyes || heard.length === 0) continue;
        const own = (who: unknown) => eyes !== null && seat !== TABLE && (who as { seat?: number })?.seat === eyes;
        const told = heard.filter(({ args }) => !own(args?.who)).at(-1);
        if (!told || heard.some(({ args }) => own(args?.who))) continue;
        expect(said.at(-1)?.events.at(-1)).toBe(told);
        if (whoIn(told) !== undefined) expect(said.at(-1)?.seat).toBe(whoIn(told));
      }
    }
  });

  test('behind the cover there is neither', () => {
    const { model, step } = begun([2]);
    for (let i = 0; i < 40; i++) step();
    model.viewpoint.turnEyes({ kind: 'shield', seat: 0 });
    expect(model.seeing.ribbon.value).toEqual([]);
    expect(model.seeing.marks(table)).toEqual([]);
    model.viewpoint.turnEyes({ kind: 'public' });
    expect(model.seeing.ribbon.value.length).toBe(2);
  });
});

describe('the layer above the board', () => {
  const spots = [
    { id: 'a', shape: { kind: 'circle', x: 100, y: 100, r: 50 }, text: { key: 'app.close' } },
    {
      id: 'b',
      shape: {
        kind: 'polygon',
        points: [
          [300, 80],
          [340, 80],
          [340, 120],
          [300, 120],
        ],
      },
      text: { key: 'app.close' },
    },
  ] as const;
  const marks: Trace[] = [
    { n: 1, entry: 7, colour: 0, ways: [['a', 'b']] },
    { n: 2, entry: 8, colour: 1, ways: [['b'], ['a']] },
    { n: 3, entry: 9, colour: undefined, ways: [['gone']] },
  ];
  const told: number[] = [];
  const open = () => {
    const camera = new Camera({ x: 0, y: 0, width: 400, height: 200 });
    camera.resize(400, 200);
    return { camera, layer: new Traces({ camera, tell: (entry) => told.push(entry) }) };
  };
  const discs = (layer: Traces) =>
    [...layer.element.querySelectorAll<HTMLElement>('.trace-disc')].map((one) => ({
      n: one.textContent,
      at: (one.style.transform.match(/-?\d+/g) ?? []).map(Number) as [number, number],
    }));

  test('rings every place once, draws the path, and hangs discs that do not lie on each other', async () => {
    const { layer } = open();
    layer.show(spots as never);
    layer.mark(marks);
    await nextTask();
    expect(layer.element.querySelectorAll('.trace-ring:not(.casing)').length).toBe(3);
    expect(layer.element.querySelectorAll('.trace-line:not(.casing)').length).toBe(1);
    const hung = discs(layer);
    expect(hung.map(({ n }) => n).sort()).toEqual(['1', '2', '2']);
    for (const [i, one] of hung.entries())
      for (const other of hung.slice(i + 1))
        expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(20);
  });

  test('keeps to the rim of a circle, clear of what is printed in its middle', async () => {
    const { layer, camera } = open();
    layer.show(spots as never);
    layer.mark(marks);
    await nextTask();
    const [x, y] = camera.toScreen(100, 100);
    const [disc] = discs(layer).filter(({ at }) => Math.hypot(at[0] + 12 - x, at[1] + 12 - y) < 90);
    expect(Math.hypot(disc.at[0] + 12 - x, disc.at[1] + 12 - y)).toBeGreaterThan(50 * camera.zoom);
  });

  test('lets a finger through to what may be picked below it', async () => {
    const { layer } = open();
    layer.mark(marks);
    await nextTask();
    const through = () =>
      [...layer.element.querySelectorAll<HTMLElement>('.trace-disc')].map(
        ({ style }) => style.pointerEvents === 'none',
      );
    layer.show(spots as never);
    await nextTask();
    expect(through()).not.toContain(true);
    layer.show(spots as never, spots as never);
    await nextTask();
    // the others hang beside their places
    expect(through()).toContain(true);
  });

  test('a tapped disc names its entry; what is cleared is gone', async () => {
    const { layer } = open();
    layer.show(spots as never);
    layer.mark(marks);
    await nextTask();
    layer.element.querySelector<HTMLElement>('.trace-disc')?.click();
    expect(told.at(-1)).toBeOneOf([7, 8]);
    layer.clear();
    expect(layer.element.querySelectorAll('.trace-disc, .trace-ring, .trace-line').length).toBe(0);
  });
});
