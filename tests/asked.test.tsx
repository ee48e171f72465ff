// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { Container } from 'pixi.js';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import type { Json, Phrase } from '../src/engine/rules';
import * as doors from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { Scene, TableModule } from '../src/games/table';
import { addText, say } from '../src/look/say';
import { Actions } from '../src/table/Actions';
import { Camera } from '../src/table/board-camera';
import { hit } from '../src/table/board-targets';
import { TableModel } from '../src/table/model';
import { Ribbon } from '../src/table/Ribbon';
import { Seats } from '../src/table/Seats';
import { text } from '../src/table/text.en';
import { thingAt } from '../src/table/things';
import { overhear } from './contract/picture';
import { onRoot } from './root';

// "What is this?" has an answer for whatever is drawn or stands as a figure: on plates, in the bar, in hands, on cards, on the board.

addText(text);

let root: HTMLElement;
onRoot((page) => {
  root = page;
});
beforeAll(overhear);
afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView ??= () => {};
});

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di'];
/** A question is looked at so often, spread over a game. */
const LOOKS = 5;
const WORDS = 22;

interface Shown {
  id: string;
  game: GameModule;
  table: TableModule;
}

/** A game need not tell of everything that it draws: these do. */
const TELLING = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];
const all: Shown[] = await Promise.all(
  doors.games
    .filter(({ card }) => TELLING.includes(card.id))
    .map(async ({ card, play, draw }) => ({ id: card.id, game: await play(), table: await draw() })),
);

/** Pictures and figures of this part, without what is only said. */
const drawn = (part: Element): Element[] =>
  [...part.querySelectorAll('*')].filter((one) => {
    if (one.closest('.unseen') || one.parentElement?.closest('svg')) return false;
    const words = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return words || one.tagName === 'svg';
  });

/** A match at every question it comes to, a few times each. */
function* questions({ game }: Shown) {
  const chairs = PEOPLE.map((name, i) => ({ name, colour: i, side: 0, ...(i === 3 && { bot: 'simple' }) }));
  const live = Match.start(game, { id: 'asked', options: {}, chairs, seed: '0123456789abcdef'.repeat(2), now: 1 });
  const [random, met] = [rng(11), new Map<string, number>()];
  while (!live.over) {
    const ask = live.ask();
    const times = met.get(ask?.step ?? '') ?? 0;
    met.set(ask?.step ?? '', times + 1);
    if (ask?.kind === 'choice' && Math.log2(times + 1) % 1 === 0 && times < 2 ** LOOKS) yield live;
    const entry = ask?.kind === 'choice' ? randomEntry(game.rules, live.position(), random) : undefined;
    if (entry) live.enter(entry.seat, entry.move as Json, 2);
    else live.draw(2);
  }
  yield live;
}

test.each(all)('$id beside the board', async (one) => {
  const { game, table } = one;
  const { Facts, Hand } = table.panels as { [name: string]: any };
  const [missing, told] = [new Set<string>(), new Set<string>()];
  const words = (phrase: Phrase) => say(phrase, { text: game.text, chairs: PEOPLE.map((name) => ({ name })) });
  for (const live of questions(one)) {
    const model = new TableModel(game, live, signal(true));
    model.reveal();
    const view = model.viewpoint.view.value;
    const chairs = live.record.chairs;
    await act(() =>
      render(
        <>
          <header class="bar">{Facts && <Facts view={view} say={words} chairs={chairs} />}</header>
          <section class="hand">{Hand && <Hand view={view} say={words} chairs={chairs} />}</section>
          <Ribbon model={model} />
          <Seats model={model} table={table} live of={[...chairs.keys()]} at="row" />
          <Actions model={model} table={table} listAll={false} />
        </>,
        root,
      ),
    );
    const answers = (id: string): boolean => {
      const { name, lines } = thingAt(model, table, id);
      const { picks, made } = model.selection.level.value;
      const pick = [...picks, ...made].some((one) => one.id === id);
      for (const line of lines)
        if (line.key.includes('.figure.') && words(line).split(/\s+/).length > WORDS) missing.add(`${id} is long`);
      return name !== undefined && words(name) !== '' && (pick || lines.length > 0);
    };
    const parts = [
      ...root.querySelectorAll('.bar, .hand, .panel-plate, .plate-points, .plate-bot, .hopper-tray, .ribbon-words'),
    ];
    const things = [...parts.flatMap(drawn), ...root.querySelectorAll('.actions .face-card')];
    for (const thing of things) {
      const id = thing.closest<HTMLElement>('[data-about]')?.dataset.about;
      const where = `${live.ask()?.step}: ${thing.outerHTML.slice(0, 90).replace(/\d+/g, '#')}`;
      if (id === undefined) missing.add(where);
      else if (!told.has(id) || id.startsWith('deed:')) {
        if (answers(id)) told.add(id);
        else missing.add(`${id} in ${where}`);
      }
    }
    model.close();
    await act(() => render(null, root));
  }
  expect([...missing]).toEqual([]);
  expect(told.size).toBeGreaterThan(8);
});

/** Lines across the board that lead to what is told of. */
const GROUND: { readonly [game: string]: RegExp } = { 'island-hopper': /^(track|ruler)$/ };

test.each(all)('$id on the board', async (one) => {
  const { table, id } = one;
  const scene = table.scene() as Scene & {
    stage: { pieces: { keyed: { all: ReadonlyMap<unknown, { key: string }> } } };
  };
  const stage = new Container();
  scene.mount(
    stage,
    {
      theme: 'light',
      contrast: false,
      motion: 0,
      chairs: PEOPLE.map((name, colour) => ({ name, colour })),
      say: ({ key }) => key,
    },
    false,
  );
  const camera = new Camera(scene.field);
  camera.resize(1180, 616);
  const missing = new Set<string>();
  let looked = 0;
  for (const live of questions(one)) {
    const view = live.view(null);
    scene.draw(view, new Map(), null);
    const spots = table.spots(view);
    for (const { key } of scene.stage.pieces.keyed.all.values()) {
      const { x, y, width, height } = scene.lies!(key)!;
      if (width > scene.field.width / 2 || !(width > 0)) continue;
      looked++;
      const spot = hit(spots, camera, ...camera.toScreen(x + width / 2, y + height / 2));
      if (!spot || table.about?.(spot.id, view).length === 0) missing.add(key.split(':')[0]);
    }
    for (const { id } of spots) if (table.about?.(id, view).length === 0) missing.add(`place ${id.split(':')[0]}`);
  }
  scene.unmount();
  expect([...missing].filter((key) => !GROUND[id]?.test(key))).toEqual([]);
  expect(looked).toBeGreaterThan(50);
});
