import { expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { TABLE } from '../src/engine/rules';
import { type AnyPosition, begin, play } from '../src/engine/run';
import { game } from '../src/games/alexandros/game';
import { junk } from '../src/games/alexandros/junk';
import { incomes } from '../src/games/alexandros/rules/provinces';
import { nextEntry } from '../src/headless/bots';
import { Counted } from '../src/headless/junk';
import { positionF } from './games/alexandros/position';

/** What simulations count of the moves of computer players. */

test('each move is named for what it is', () => {
  const s = positionF();
  const named = (seat: number, move: unknown) => junk.move?.(s as unknown as AnyPosition, seat, move);
  // rule page 4, figure 12: 12, 4, 6, 9
  expect(incomes(s)).toEqual([12, 4, 6, 9]);
  expect(named(0, { levy: 4 })).toEqual(['levy']);
  expect(named(1, { levy: 0 })).toEqual(['levy', 'levy that pays somebody else more']);
  expect(named(0, { take: 1 })).toEqual(['Alexander moved']);
  expect(named(0, { play: 1 })).toEqual(['Alexander moved', 'Alexander moved by a hand card']);
  expect(named(0, { occupy: 0, guards: [1] })).toEqual(['claim of a free province']);
  expect(named(0, { occupy: 0, guards: [1, 9] })).toEqual(['claim of a free province', 'claim with two guards']);
  expect(named(0, { takeOver: 0, guards: [1, 9] })).toEqual(['take-over']);
  expect(named(0, { stop: true })).toEqual([]);
});

test('mates move Alexander by hand cards, claim with two guards, and feed nobody better than themselves', () => {
  const counted = new Counted(junk);
  for (let number = 0; number < 6; number++) {
    const random = rng(7, number);
    const s: AnyPosition = begin(game.rules, 3, { land: 'oikumene' });
    for (;;) {
      const next = nextEntry(game, s, ['mate', 'mate', 'mate'], random);
      if (!next) break;
      if (next.seat !== TABLE) counted.move(s, next.seat, next.move);
      play(game.rules, s, next.seat, next.move);
    }
  }
  const { each, percent } = counted.summary(1);
  expect(percent['Alexander moved by a hand card']).toBeGreaterThan(0);
  expect(percent['claim with two guards']).toBeGreaterThan(0);
  expect(each.levy).toBeGreaterThan(20);
  expect(percent['levy that pays somebody else more']).toBeLessThan(5);
});
