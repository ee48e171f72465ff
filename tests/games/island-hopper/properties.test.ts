import { expect, test } from 'vitest';
import { ledger, type Tally } from './checks';
import { type Options, rules } from './position';

/** Rule page A0, A3 and A4: what holds in every game, kept by two bookkeepers. */

const MODES: [number, Partial<Options>][] = [
  [2, {}],
  [3, { dummy: true, flight: 'table' }],
  [4, {}],
  [5, { flight: 'cloud', early: false, difficulty: 'calm' }],
  [6, { bribing: 'calm', openMoney: true, skill: 'table', wind: 'gale' }],
];

test.each(MODES)(
  'A0 money and cards, A4 flights, payments, fines, auctions and scores over random games of %i with %j',
  (seats, options) => {
    const tally: Tally = {};
    for (let seed = 1; seed <= 12; seed++) ledger(rules, { seats, options, seed }, tally);
    for (const met of ['landed', 'sea', 'wrong', 'cashed', 'again', 'bonus'])
      if (met !== 'bonus' || seats < 6) expect(tally[met], met).toBeGreaterThan(0);
    for (const met of seats > 2 ? ['fines', 'late'] : []) expect(tally[met], met).toBeGreaterThan(0);
    if (seats > 2 && options.flight !== 'table') expect(tally.back).toBeGreaterThan(0);
    expect((tally['end last'] ?? 0) + (tally['end deck'] ?? 0)).toBe(12);
    if (seats < 6) expect(tally['end last']).toBeGreaterThan(0);
  },
);
