// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { type Ask, Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import { type Json, type Phrase, type Rng, TABLE } from '../src/engine/rules';
import { games } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { PanelProps, TableModule } from '../src/games/table';
import { addText, pseudo } from '../src/look/say';
import { Actions } from '../src/table/Actions';
import { LogDrawer } from '../src/table/Log';
import { Menu } from '../src/table/Menu';
import { TableModel } from '../src/table/model';
import { PlainList } from '../src/table/PlainList';
import { Ribbon } from '../src/table/Ribbon';
import { Scores } from '../src/table/Scores';
import { Seats } from '../src/table/Seats';
import { Shield } from '../src/table/Shield';
import { TakeBack } from '../src/table/TakeBack';
import { text } from '../src/table/text.en';
import { shown, strayed } from './stray';

const PEOPLE = ['Wilhelmina-Josephine', 'Öz', 'Ada', 'Rubén', 'Mira'];
const parts = import.meta.glob('../src/games/*/panels/*.tsx', { eager: true }) as { [path: string]: Partial<Panels> };

interface Panels {
  Facts?: ComponentType<PanelProps>;
  faces?(id: string): boolean;
}

/** A game that can be played and drawn, with what its table module shows beside the board. */
interface Shown {
  game: GameModule;
  panels: Panels;
  table: TableModule;
}

const heardIn = import.meta.glob<object>('../src/games/*/speech/where.ts', { eager: true });

/** Every panel of a game: its door to the screen would bring the drawn board along. */
function panelsOf(id: string): Panels {
  const own = Object.entries(parts).filter(([path]) => path.startsWith(`../src/games/${id}/`));
  return Object.assign({}, ...own.map(([, part]) => part));
}

/** Of a game that does not say where its events happen. */
const NO_PLACES = { where: {}, chapter: () => undefined };

async function shownGames(): Promise<Shown[]> {
  const out: Shown[] = [];
  for (const { card, play } of games) {
    const panels = panelsOf(card.id);
    const game = await play();
    const heard = heardIn[`../src/games/${card.id}/speech/where.ts`];
    const table = {
      panels,
      faces: panels.faces ?? (() => false),
      spots: game.spots,
      scene: () => undefined,
      ...NO_PLACES,
      ...heard,
    };
    out.push({ game, panels, table: table as never });
  }
  return out;
}

const nothing = () => {};

addText(text);

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView ??= nothing;
  pseudo.value = true;
});

afterEach(() => {
  render(null, root);
  root.remove();
  pseudo.value = false;
  vi.unstubAllGlobals();
});

/** Two people and a bot, and as many more as the game needs. */
function match(game: GameModule, seats: number): Match {
  const chairs = PEOPLE.slice(0, seats).map((name, i) => ({
    name,
    colour: i,
    side: i * 70,
    ...(i === 2 && { bot: 'simple' }),
  }));
  return Match.start(game, { id: 'words', options: {}, chairs, seed: '0123456789abcdef'.repeat(2), now: 1 });
}

/** Every part of the table's screen as it is now, the private ones opened. */
function faults({ game, panels, table }: Shown, live: Match): string[] {
  const model = new TableModel(game, live, signal(true));
  const eyes = model.viewpoint.eyes.value;
  const seat = eyes.kind === 'public' ? 0 : eyes.seat;
  const out: string[] = [];
  const look = () => out.push(...shown(root).filter((words) => strayed(words, PEOPLE) !== ''));
  // what mounts and goes does so at once: nothing is left waiting for a frame that never comes
  act(() => render(<Shield chair={model.viewpoint.match.record.chairs[seat]} onOpen={() => model.reveal()} />, root));
  look();
  model.reveal();
  act(() =>
    render(
      <>
        <Seats model={model} table={table} live={false} of={[...live.record.chairs.keys()]} at="row" />
        <Actions model={model} table={table} listAll />
        <PlainList viewpoint={model.viewpoint} />
        <LogDrawer model={model} table={table} onClose={nothing} />
        <Ribbon model={model} />
        {panels.Facts && (
          <panels.Facts
            view={model.viewpoint.view.value}
            say={(phrase) => `[${phrase.key}]`}
            chairs={live.record.chairs}
          />
        )}
        <Menu model={model} table={table} plain={{ value: false }} onClose={nothing} onTakeBack={nothing} />
        <TakeBack model={model} onClose={nothing} />
        {model.viewpoint.over.value && <Scores viewpoint={model.viewpoint} onRematch={nothing} onBoard={nothing} />}
      </>,
      root,
    ),
  );
  look();
  // one step into the tree of picks, so that previews and what was picked are on the screen
  const [pick] = model.selection.level.value.picks;
  if (pick) model.selection.pick(pick.id);
  look();
  // or the computer players would go on with the game
  model.close();
  return out;
}

/** It is looked at every so many entries, from another one on each day. */
const EVERY = 16;
const FIRST = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / 86_400_000)) % EVERY;
/** After so many entries a game is looked at now and then only, and brought to its end. */
const LONG = 240;

/** Somebody's next entry at random; where TABLE has a bell, it is rung about as often as anybody acts. */
function enter(live: Match, ask: Ask, random: Rng): true | Phrase {
  if (ask.kind !== 'choice') return live.draw(2);
  if (live.length > LONG) {
    const entry = randomEntry(live.game.rules, live.position(), random);
    return live.enter(entry?.seat as number, entry?.move as Json, 2);
  }
  const seats = [...ask.actors, ...(ask.table ? [TABLE] : [])];
  const seat = seats[random.int(seats.length)];
  const moves = live.moves(seat);
  return live.enter(seat, moves[random.int(moves.length)], 2);
}

test.each((await shownGames()).map((one) => [one.game.id, one] as const))(
  'the table of %s takes every word from the catalogues, at any moment of a game',
  async (id, one) => {
    const seats = games.find(({ card }) => card.id === id)?.card.seats.min ?? 3;
    const live = match(one.game, Math.max(3, seats));
    const random = rng(7);
    const found = new Set<string>();
    let looks = 0;
    for (let entry = 0; !live.over; entry++) {
      const ask = live.ask();
      if (!ask) break;
      if (entry < LONG ? entry % EVERY === FIRST : entry % 150 === 0) {
        for (const fault of faults(one, live)) found.add(fault);
        act(() => render(null, root));
        // what was on the screen is let go of between two looks, as a page does
        await new Promise((done) => setTimeout(done));
        looks++;
      }
      expect(enter(live, ask, random)).toBe(true);
    }
    for (const fault of faults(one, live)) found.add(fault);
    expect([...found]).toEqual([]);
    expect(looks).toBeGreaterThanOrEqual(Math.min(10, Math.floor(live.length / EVERY)));
  },
);
