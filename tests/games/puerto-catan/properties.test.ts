import { expect, test } from 'vitest';
import { ledger, type Tally } from './checks';
import { type Options, rules } from './position';

/** What holds in every game: cards, pieces, gold, sites, robber, special cards, rounds. */

const MODES: [number, Partial<Options>][] = [
  [3, {}],
  [4, {}],
  [4, { board: 'preset', goldCap: true }],
  [4, { board: 'spiral', tradeGold: true }],
  [3, { board: 'random', discard: false }],
];

const all: Tally = {};

test.each(MODES)('the ledger of random games of %i with %j agrees with the page', (seats, options) => {
  const tally: Tally = {};
  for (let seed = 1; seed <= 20; seed++) ledger(rules, { seats, options, seed }, tally);
  for (const one of 'collected fee road settlement city bought longest soldier discarded'.split(' '))
    expect((tally[`pc.${one}`] ?? 0) > 0, one).toBe(one !== 'discarded' || options.discard !== false);
  for (const [key, n] of Object.entries(tally)) all[key] = (all[key] ?? 0) + n;
});

test('these games have met everything that can happen', () => {
  const met =
    'largest lastRound lastRoundCards plenty monopoly monopolyNone roadBuilding bankTrade goldForCard traded declined prospected tookNothing robberMoved robberStays short noSoldier';
  expect(met.split(' ').filter((one) => !all[`pc.${one}`])).toEqual([]);
});
