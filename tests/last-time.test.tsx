// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { games } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import { addText } from '../src/look/say';
import { LastTime } from '../src/table/LastTime';
import { isLongAgo, lastTime } from '../src/table/last-time';
import { TableModel } from '../src/table/model';
import { text } from '../src/table/text.en';
import { onRoot } from './root';

addText(text);

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

const DAY = 86_400_000;
const NAMES = ['Ana', 'Ben', 'Cem', 'Dora'];

/** So many random entries, all of them by people. */
function played(game: GameModule, seats: number, entries: number, seed = 3): Match {
  const chairs = NAMES.slice(0, seats).map((name, colour) => ({ name, colour, side: 0 }));
  const options = game.rules.options({}, seats);
  const match = Match.start(game, { id: 'm', options, chairs, seed: '5'.repeat(32), now: 1 });
  const random = rng(seed);
  while (!match.over && match.length < entries) {
    const ask = match.ask();
    if (ask?.kind !== 'choice') match.draw(1);
    else {
      const seat = ask.actors[0] ?? TABLE;
      const moves = match.moves(seat);
      match.enter(seat, moves[random.int(moves.length)], 1);
    }
  }
  return match;
}

test('only a match that has begun, is not over, and lay still for a day, is told again', async () => {
  const game = (await games[0].play?.()) as GameModule;
  const match = played(game, 3, 20);
  match.record.clock.changed = 10 * DAY;
  expect(isLongAgo(match, 10 * DAY + DAY / 2)).toBe(false);
  expect(isLongAgo(match, 11 * DAY)).toBe(true);
  expect(isLongAgo(played(game, 3, 0), 11 * DAY)).toBe(false);
});

test.each(games.map((door) => [door.card.id, door] as const))(
  '%s: at most five lines of what everybody knows, the day and the points among them',
  async (_, door) => {
    const [game, table] = (await Promise.all([door.play?.(), door.draw?.()])) as [GameModule, any];
    const match = played(game, 3, 60);
    const model = new TableModel(game, match, signal(true));
    const { viewpoint } = model;
    const lines = lastTime(viewpoint, table);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines[0]).toMatch(/1 January 1970/);
    expect(lines.at(-1)).toMatch(/Ana|Ben|Cem/);
    expect(lines.join(' ')).not.toMatch(/[{}]|undefined|NaN/);
    // whoever looks, and whatever is held in hands, it says the same
    viewpoint.turnEyes({ kind: 'private', seat: 1 });
    expect(lastTime(viewpoint, table)).toEqual(lines);
  },
);

test('it stands until a person acts or has read it, whatever computer players do meanwhile', async () => {
  const [door] = games;
  const game = (await door.play?.()) as GameModule;
  const match = played(game, 3, 30);
  const model = new TableModel(game, match, signal(true));
  const stand = (entries: number) =>
    act(() => {
      model.looks.stood.value = { entries, lines: ['One.', 'Two.'] };
    });
  await act(() => render(<LastTime model={model} />, root));
  expect(root.textContent).toBe('');
  await stand(match.length);
  expect(root.querySelectorAll('li')).toHaveLength(2);
  await act(() => root.querySelector('button')?.click());
  expect(root.textContent).toBe('');
  const last = match.record.log.findLastIndex(({ seat }) => seat >= 0);
  await stand(last);
  expect(root.textContent).toBe('');
  expect(model.looks.stood.value).toBeUndefined();
  // the same entries by a computer player
  const { seat } = match.record.log[last];
  Object.assign(match.record.chairs[seat], { bot: 'mate' });
  if (match.record.log.slice(last).every((entry) => entry.seat < 0 || entry.seat === seat)) {
    await stand(last);
    expect(root.querySelectorAll('li')).toHaveLength(2);
  }
});
