import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/rules';
import { hourOf, lagoonOf, placeOf } from '../../../src/games/island-hopper/box/lagoon';
import { transfer } from '../../../src/games/island-hopper/box/transfer';
import { deckOf, HOUSE, ISLANDS } from '../../../src/games/island-hopper/rules/deck';
import { readDeck, writeDeck } from '../../../src/games/island-hopper/rules/import';
import { MIDDLES } from '../../../src/games/island-hopper/rules/lagoon';
import { spots } from '../../../src/games/island-hopper/speech/spots';
import { Toucher } from '../toucher';
import { rules, type View } from './position';

/** The drawn lagoon as a way to tell a real table: islands by the clock in a round, by their names in a position. */

const islands = Array.from({ length: ISLANDS }, (_, island) => island);

test('an island has the hour at which it lies, seen from the compass', () => {
  const least = Math.min(...MIDDLES.map(([, y]) => y));
  expect(MIDDLES[hourIsland(0)][1]).toBe(least);
  // clockwise: the angle grows from hour to hour
  const angles = islands.map((hour) => {
    const [x, y] = MIDDLES[hourIsland(hour)];
    return (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  });
  expect([...angles].sort((a, b) => a - b)).toEqual(angles);
});

const hourIsland = (hour: number): number => Number(placeOf(hour).slice('island:'.length));

test('what lies there stands beside the island of its hour, and every hour has its place', () => {
  const money = islands.map((hour) => hour * 3);
  const view = lagoonOf({ money });
  expect(view.money.map((n, island) => n === hourOf(island) * 3)).not.toContain(false);
  expect(spots(view).map(({ id }) => id)).toEqual(expect.arrayContaining(islands.map(placeOf)));
  // nothing of it pretends to be printed in the box
  const { islands: all } = deckOf(view.deck);
  expect(all.map(({ name }) => Number(name) % ISLANDS)).toEqual(islands.map(hourOf));
  expect(all.flatMap(({ goods }) => goods)).toEqual([]);
});

test('in a position coins are put down one by one and taken off again, with nobody asked whose they are', () => {
  const deck = readDeck(writeDeck(HOUSE)).text as string;
  const drawn = transfer.form.drawn?.(rules.options({ deck }, 3) as unknown as Json);
  if (!drawn) throw new Error('no board');
  expect([drawn.nobodys, drawn.things.map(({ id }) => id)]).toEqual([true, ['1', '5', '10']]);
  const finger = new Toucher<View>(drawn, 3);
  finger.touch('island:4', '10');
  finger.touch('island:4', '1');
  finger.touch('island:9', '5');
  expect(finger.cells).toEqual({ money4: '11', money9: '5' });
  expect(finger.view.money[4]).toBe(11);
  finger.touch('island:9', '5', true);
  finger.touch('island:9', '1', true);
  finger.touch('good:0', '5');
  expect(finger.cells).toEqual({ money4: '11' });
});
