import { expect, test } from 'vitest';
import { Counted, junkOf } from '../src/headless/junk';
import { bringing } from './facets';

/** Silliness as numbers: see src/games/junk. */

test('a game that counts something says what that is a share of', async () => {
  for (const game of bringing('junk')) expect((await junkOf(game)).shares.length, game).toBeGreaterThan(0);
  expect(await junkOf('no such game')).toEqual({ shares: [] });
});

test('counts are told by the game, and as shares', () => {
  const counted = new Counted({
    move: (_s, seat) => (seat === 0 ? ['act', 'silly act'] : ['act']),
    told: { burnt: 'money burnt' },
    shares: [
      ['silly act', 'act'],
      ['never', 'nothing'],
    ],
  });
  for (const seat of [0, 1, 1, 1]) counted.move({ todo: [] }, seat, null);
  counted.event('burnt');
  counted.event('something else');
  expect(counted.summary(2)).toEqual({
    each: { act: 2, 'silly act': 0.5, 'money burnt': 0.5 },
    percent: { 'silly act': 25, never: 0 },
  });
});

test('in Manila a loan in the plunder step is one, and elsewhere it is not', async () => {
  const { move } = await junkOf('manila');
  const at = (step: string) => ({ todo: [{ at: step }] }) as never;
  expect(move?.(at('plunder'), 0, { loan: true })).toEqual(['loan', 'loan before plunder']);
  expect(move?.(at('auction'), 0, { loan: true })).toEqual(['loan']);
  expect(move?.(at('hire'), 0, { place: 'small' })).toEqual(['pilot hired']);
});

test('in Isla Margarita a card that does nothing is told', async () => {
  const { move, told } = await junkOf('isla-margarita');
  expect(move?.({ todo: [{ at: 'draft' }] }, 0, { take: 1 })).toEqual(['action card taken', 'King taken']);
  expect(move?.({ todo: [{ at: 'keep' }] }, 0, { take: 1 })).toEqual([]);
  expect(told?.['isla.nothingToBuild']).toBe('action card that did nothing');
});
