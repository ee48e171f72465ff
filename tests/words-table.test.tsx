// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { game } from '../src/games/isla-margarita/game';
import * as panels from '../src/games/isla-margarita/panels';
import { addText, pseudo } from '../src/look/say';
import { Actions } from '../src/table/Actions';
import { Log } from '../src/table/Log';
import { Menu } from '../src/table/Menu';
import { TableModel } from '../src/table/model';
import { PlainList } from '../src/table/PlainList';
import { Scores } from '../src/table/Scores';
import { Seats } from '../src/table/Seats';
import { Shield } from '../src/table/Shield';
import { TakeBack } from '../src/table/TakeBack';
import { text } from '../src/table/text.en';
import { shown, strayed } from './stray';

const PEOPLE = ['Wilhelmina-Josephine', 'Öz', 'Ada'];
const table = { panels, faces: panels.faces, spots: game.spots, scene: () => undefined } as never;
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

function match(): Match {
  const chairs = PEOPLE.map((name, i) => ({ name, colour: i, side: i * 120, ...(i === 2 ? { bot: 'simple' } : {}) }));
  return Match.start(game as never, { id: 'words', options: {}, chairs, seed: '0123456789abcdef'.repeat(2), now: 1 });
}

/** Every part of the table's screen as it is now, the private ones opened. */
function faults(model: TableModel): string[] {
  const eyes = model.eyes.value;
  const seat = eyes.kind === 'public' ? 0 : eyes.seat;
  const out: string[] = [];
  const look = () => out.push(...shown(root).filter((words) => strayed(words, PEOPLE) !== ''));
  render(<Shield model={model} seat={seat} />, root);
  look();
  model.reveal();
  render(
    <>
      <Seats model={model} table={table} />
      <Actions model={model} table={table} listAll />
      <PlainList model={model} />
      <Log model={model} />
      <panels.Facts view={model.view.value} say={(phrase) => `[${phrase.key}]`} />
      <Menu model={model} plain={{ value: false }} onClose={nothing} onTakeBack={nothing} />
      <TakeBack model={model} onClose={nothing} />
      {model.over.value && <Scores model={model} onRematch={nothing} onBoard={nothing} />}
    </>,
    root,
  );
  look();
  // one step into the tree of picks, so that previews and what was picked are on the screen
  const [pick] = model.level.value.picks;
  if (pick) model.pick(pick.id);
  look();
  return out;
}

test('the table takes every word from the catalogues, at any moment of a game', () => {
  const live = match();
  const random = rng(7);
  const found = new Set<string>();
  let looks = 0;
  for (let entry = 0; !live.over; entry++) {
    const ask = live.ask();
    if (!ask) break;
    if (entry % 3 === 0) {
      for (const fault of faults(new TableModel(game as never, live, signal(true)))) found.add(fault);
      looks++;
    }
    if (ask.kind !== 'choice') {
      expect(live.draw(2)).toBe(true);
      continue;
    }
    const seat = ask.actors[0] ?? TABLE;
    const moves = live.moves(seat);
    expect(live.enter(seat, moves[random.int(moves.length)], 2)).toBe(true);
  }
  for (const fault of faults(new TableModel(game as never, live, signal(true)))) found.add(fault);
  expect([...found]).toEqual([]);
  expect(looks).toBeGreaterThan(40);
});
