// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { type Json, type Phrase, TABLE } from '../src/engine/rules';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { Sound, TableModule } from '../src/games/table';
import { addText } from '../src/look/say';
import { Actions } from '../src/table/Actions';
import type { Board } from '../src/table/board';
import { sayer } from '../src/table/context';
import { useSound } from '../src/table/hearing';
import { LogDrawer } from '../src/table/Log';
import { TableModel } from '../src/table/model';
import { Ribbon } from '../src/table/Ribbon';
import { Seats } from '../src/table/Seats';
import { text } from '../src/table/text.en';
import { onRoot } from './root';

/** Things move, then words speak: ribbon, log, plates and sounds hear of an event once its movement has ended. */

addText(text);

let game: GameModule;
let table: TableModule;
beforeAll(async () => {
  const door = gameOf('manila');
  [game, table] = (await Promise.all([door?.play?.(), door?.draw?.()])) as [GameModule, TableModule];
});

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

/** A board on which a movement ends when the test says so. */
class Slow {
  scene = {};
  ground = { live: () => {} };
  events: readonly Phrase[] = [];
  private ended: ((n: number) => void) | undefined;
  private over = () => {};

  play(events: readonly Phrase[], _before: unknown, _after: unknown, ended?: (n: number) => void): Promise<void> {
    this.events = events;
    this.ended = ended;
    return new Promise((done) => {
      this.over = done;
    });
  }

  reach = (n: number) => act(() => this.ended?.(n));
  skip = () => this.over();
}

const board = new Slow();
const heard: Sound[] = [];
let match: Match;
let model: TableModel;

/** Computer players all round, up to the first payday that pays several. */
beforeEach(async () => {
  heard.length = 0;
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0, bot: 'mate' }));
  const options = game.rules.options({}, 3);
  match = Match.start(game, { id: 'timeline', options, chairs, seed: '5'.repeat(32), now: 1 });
  model = new TableModel(game, match, signal(true));
  vi.spyOn(model.sounds, 'play').mockImplementation((some) => void heard.push(...some));
  model.stage.open(board as unknown as Board);
  function All() {
    useSound(model, { ...table, sounds: { 'manila.rolled': 'dice', 'manila.sailed': 'pawn' } } as TableModule);
    return (
      <>
        <Ribbon model={model} />
        <Seats model={model} table={table} live={false} of={[0, 1, 2]} at="left" />
        <LogDrawer model={model} table={table} onClose={() => {}} />
      </>
    );
  }
  await act(() => render(<All />, root));
});

const entries = () => (model as unknown as { entries: { make(entry: () => true | Phrase): Promise<boolean> } }).entries;

/** Up to that question, by the first moves there are, without a screen. */
async function until(step: string) {
  while (match.ask()?.step !== step) {
    const ask = match.ask();
    if (ask?.kind !== 'choice') match.draw(1);
    else {
      const seat = ask.actors[0] ?? TABLE;
      const moves = match.moves(seat);
      // placing people makes paydays pay
      const placed = moves.find((move) => 'place' in (move as object));
      expect(match.enter(seat, (placed ?? moves[0]) as Json, 1)).toBe(true);
    }
  }
  await act(() => model.viewpoint.changed(false));
}

const where = (selector: string) => root.querySelector(selector)?.textContent ?? '';
const plate = (seat: number) => where(`[data-plate="${seat}"]`);

test('each event is told when its movement has ended, in ribbon, log and sound', async () => {
  await until('roll');
  const say = sayer(model.viewpoint);
  const made = entries().make(() => match.draw(1));
  await act(async () => {});
  const { events } = board;
  expect(events.length).toBeGreaterThan(2);
  for (let n = 0; n < events.length; n++) {
    expect(where('.log')).not.toContain(say(events[n]));
    expect(where('.ribbon')).not.toContain(say(events[n]));
    const sounds = heard.length;
    await board.reach(n + 1);
    expect(where('.log')).toContain(say(events[n]));
    expect(where('.ribbon')).toContain(say(events[n]));
    expect(heard.length).toBe(sounds + 1);
  }
  board.skip();
  await act(() => made.then(() => {}));
  expect(heard.length).toBe(events.length);
});

test('a question is gone as soon as it is answered, and the next one comes when that has been shown', async () => {
  await until('hire');
  const props = { say: sayer(model.viewpoint), listAll: false };
  await act(() => render(<Actions model={model} table={table} {...props} />, root));
  const asked = where('.asked');
  expect(asked).not.toBe('');
  const seat = match.ask()?.actors[0] ?? TABLE;
  const made = entries().make(() => match.enter(seat, match.moves(seat)[0] as Json, 1));
  await act(async () => {});
  expect(where('.actions > :not(h2)')).toBe('');
  board.skip();
  await act(() => made.then(() => {}));
  expect([where('.asked') === '', where('.asked') === asked]).toEqual([false, false]);
});

test('a plate waits for the last event that names it, and for all of them where none does', async () => {
  await until('payday');
  const before = [0, 1, 2].map(plate);
  const made = entries().make(() => match.draw(1));
  await act(async () => {});
  const { events } = board;
  const last = [0, 1, 2].map((seat) => events.findLastIndex((one) => JSON.stringify(one).includes(`{"seat":${seat}}`)));
  const sums = () => [0, 1, 2].map((seat) => /Pesos(\d+)/.exec(plate(seat))?.[1]);
  const old = sums();
  expect(last.filter((at) => at >= 0).length).toBeGreaterThan(0);
  expect([0, 1, 2].map(plate)).toEqual(before);
  for (let n = 0; n < events.length; n++) {
    await board.reach(n + 1);
    for (const seat of [0, 1, 2]) if (n < last[seat]) expect(sums()[seat]).toBe(old[seat]);
    for (const seat of [0, 1, 2]) if (n === last[seat]) expect(sums()[seat]).not.toBe(old[seat]);
  }
  // what it changed is coins, and is shown beside one
  expect(where('.plate-gain')).toMatch(/coins? since the last turn$/);
  expect(root.querySelector('.plate-gain > [data-of="coin"]')).not.toBeNull();
  board.skip();
  await act(() => made.then(() => {}));
});

test('a movement that is cut short tells all at once', async () => {
  await until('roll');
  const say = sayer(model.viewpoint);
  const made = entries().make(() => match.draw(1));
  await act(async () => {});
  board.skip();
  await act(() => made.then(() => {}));
  for (const event of board.events) expect(where('.log')).toContain(say(event));
});

test('each line of the log has the number of its entry, and what was taken back is struck through', async () => {
  await until('roll');
  const numbers = () =>
    [...root.querySelectorAll('.log-line')].map((line) => line.querySelector('.log-n')?.textContent);
  for (const [i, { entry }] of match.heard(null).entries()) expect(numbers()[i]).toBe(entry < 0 ? '' : `${entry + 1}`);
  const lines = [...root.querySelectorAll('.log-line')].map((line) => line.textContent);
  const at = match.length - 3;
  await act(() => {
    match.takeBack(at, 1);
    model.viewpoint.changed(false);
  });
  const after = [...root.querySelectorAll('.log-line')];
  expect(after.map((line) => line.textContent)).toEqual(lines);
  const gone = after.filter((line) => line.querySelector('del'));
  expect(gone.length).toBeGreaterThan(0);
  for (const line of after) expect(Number(line.querySelector('.log-n')?.textContent) > at).toBe(gone.includes(line));
  // the record keeps it: another window reads the same
  expect(
    Match.resume(game, match.record)
      .takenBack()
      .map((one) => one.at),
  ).toEqual([at]);
});
