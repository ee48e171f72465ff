// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import type { Json, Phrase } from '../src/engine/rules';
import { games } from '../src/games/doors';
import { begun } from '../src/games/island-hopper/live/course';
import { FlightDeck } from '../src/games/island-hopper/live/fly';
import type { GameModule } from '../src/games/module';
import { reading } from '../src/games/sheet';
import type { TableModule } from '../src/games/table';
import { addText, say } from '../src/look/say';
import { Actions, Undo } from '../src/table/Actions';
import { TableModel } from '../src/table/model';
import { Seats } from '../src/table/Seats';
import { text } from '../src/table/text.en';
import { misnamed } from './label-in-name';
import { soon } from './soon';

// Every button of every game, at the table and beside the score sheet, is called what stands on it.

addText(text);

const nothing = () => {};
const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di'].map((name, colour) => ({ name, colour }));

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

// the door to a game's screen would bring the drawn board along
const parts = import.meta.glob(['../src/games/*/panels/*.tsx', '../src/games/*/live/{tray,air}.tsx'], { eager: true });

const all = await Promise.all(
  games.map(async ({ card, play, keeper }) => {
    const own = Object.keys(parts).filter((path) => path.includes(`/games/${card.id}/`));
    const panels = Object.assign({}, ...own.map((path) => parts[path])) as TableModule['panels'];
    const game = (await play()) as GameModule;
    const table = { panels, faces: () => false, spots: game.spots, where: () => [], ...panels } as never as TableModule;
    const { Tray, Over } = panels as never as TableModule['live'] & object;
    return {
      live: [Tray, Over].filter(Boolean) as ComponentType<any>[],
      id: card.id,
      seats: Math.max(3, card.seats.min),
      game,
      keeper,
      table,
    };
  }),
);

const liveProps = ({ viewpoint }: TableModel, { game, record }: Match, seat: number): any => ({
  ...{ view: viewpoint.view.value, seat, chairs: record.chairs, people: [...record.chairs.keys()], sound: false },
  ...{
    characters: [],
    left: signal(60_000),
    say: (phrase: Phrase) => say(phrase, game as GameModule),
    strike: () => true,
  },
  ...{ ground: () => undefined, viewOf: (one: number) => game.rules.view(viewpoint.match.position(), one) },
});

/** Games with tests of their own are large ones. */
const TESTED = Object.keys(import.meta.glob('./games/*/*.test.*'));

test.each(all)('$id at the table', async ({ seats, game, table, live: parts }) => {
  const chairs = PEOPLE.slice(0, seats).map((one, i) => ({ ...one, side: i * 70 }));
  const live = Match.start(game, { id: 'names', options: {}, chairs, seed: '0123456789abcdef'.repeat(2), now: 1 });
  const [random, found, steps] = [rng(5), new Set<string>(), new Map<string, number>()];
  while (!live.over) {
    const ask = live.ask();
    if (!ask) break;
    const looked = steps.get(ask.step) ?? 0;
    // a question is the same after a few times
    if (ask.kind === 'choice' && looked < 6) {
      steps.set(ask.step, looked + 1);
      const model = new TableModel(game, live, signal(true));
      model.reveal();
      const draw = () =>
        act(() =>
          render(
            <>
              <Seats model={model} table={table} live of={[...live.record.chairs.keys()]} at="row" />
              <Undo model={model} />
              <Actions model={model} table={table} listAll={false} />
            </>,
            root,
          ),
        );
      draw();
      for (const fault of misnamed(root)) found.add(fault);
      const [pick] = model.selection.level.value.picks;
      if (pick) act(() => model.selection.pick(pick.id));
      for (const fault of misnamed(root)) found.add(fault);
      for (const Part of parts)
        for (const seat of chairs.keys()) {
          act(() => render(<Part {...liveProps(model, live, seat)} />, root));
          for (const fault of misnamed(root)) found.add(fault);
        }
      model.close();
      act(() => render(null, root));
    }
    const entry = ask.kind === 'choice' ? randomEntry(game.rules, live.position(), random) : undefined;
    if (entry) live.enter(entry.seat, entry.move as Json, 2);
    else live.draw(2);
  }
  expect([...found]).toEqual([]);
  // a small example asks one or two kinds of question
  expect(steps.size).toBeGreaterThan(TESTED.some((path) => path.startsWith(`./games/${game.id}/`)) ? 2 : 0);
});

test.each(all.filter(({ keeper }) => keeper))('$id beside the score sheet', async ({ seats, keeper }) => {
  const module = await keeper!();
  const found = new Set<string>();
  const { Panel } = module.helper;
  const props = {
    ...{ people: PEOPLE.slice(0, seats), kept: undefined, keep: nothing, read: reading(seats, {}), ledger: [] },
    ...{
      enter: nothing,
      roll: () => 1,
      tell: nothing,
      takeOut: nothing,
      say: (phrase: any) => say(phrase, { text: module.text }),
    },
  };
  act(() => render(<Panel {...props} />, root));
  await soon(() => expect(root.childElementCount).toBeGreaterThan(0));
  for (const fault of misnamed(root)) found.add(fault);
  expect([...found]).toEqual([]);
});

test('the instruments of a flight by dead reckoning', async () => {
  const { text } = all.find(({ id }) => id === 'island-hopper')!.game;
  const props = { good: 0, now: begun('1'), fly: nothing, say: (phrase: Phrase) => say(phrase, { text }) };
  act(() => render(<FlightDeck {...(props as any)} />, root));
  expect(root.querySelectorAll('.hopper-step')).toHaveLength(8);
  expect(misnamed(root)).toEqual([]);
});
