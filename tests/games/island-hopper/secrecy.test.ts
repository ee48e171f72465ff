import { expect, test } from 'vitest';
import type { Tally } from './checks';
import { secrecy } from './checks-secrecy';
import { game, type Options } from './position';

/** Rule page A4: secrets are the hands, the purses and calm bribes; whatever was seen stays seen. */

test.each([
  [2, {}],
  [4, {}],
  [3, { dummy: true, flight: 'table' }],
  [5, { bribing: 'calm' }],
  [6, { openMoney: true }],
] as [number, Partial<Options>][])(
  'nothing that others see, are offered or are told depends on a hand or a purse: %i with %j',
  (seats, options) => {
    const tally: Tally = {};
    for (let seed = 1; seed <= 3; seed++) secrecy(game as never, { seats, options, seed }, tally);
    expect(tally.hands).toBeGreaterThan(60);
    expect(tally.draws).toBeGreaterThan(0);
    if (!options.openMoney) expect(tally.purses).toBeGreaterThan(200);
    if (!options.openMoney && seats > 2) expect(tally.words).toBeGreaterThan(20);
  },
);
