import { describe, expect, test } from 'vitest';
import { fares, GOODS, HOUSE, islandsOf, SYMBOLS } from '../../../src/games/island-hopper/rules/deck';
import { CORAL, card, island, LAST, REMOVE, SUNSET } from './position';

/** Rule page A2 and A0: the house deck, with all its totals. */

const NAMES =
  'Pelican Key, Drum Rock, Saffron Cay, Hammock Isle, Lantern Point, Turtle Bank, Farewell Atoll, Twin Palms, Old Anchor, Thunder Skerry, Parrot Haven, Glass Lagoon';
const SHOWN = [
  ...['mango', 'coconut', 'fish', 'pearl', 'spice', 'timber'],
  ...['pearl+timber', 'spice+mango', 'timber+coconut', 'mango+fish', 'coconut+pearl', 'fish+spice'],
];
const FLAGS = 'ACSACSSACSAC';

/** Degrees counter-clockwise from the east. */
const angle = (i: number): number => 60 * (i % 6) + (i < 6 ? 0 : 30);
const apart = (i: number, j: number): number => {
  const turn = Math.abs(angle(i) - angle(j)) % 360;
  return Math.min(turn, 360 - turn);
};
const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
const paid = (list: readonly { pays: number }[]): number => list.reduce((sum, { pays }) => sum + pays, 0);

describe('A2 islands', () => {
  test('names, goods and companies as listed', () => {
    expect(HOUSE.islands.map(({ name }) => name).join(', ')).toBe(NAMES);
    expect(HOUSE.islands.map(({ goods }) => goods.map((good) => GOODS[good]).join('+'))).toEqual(SHOWN);
    expect(HOUSE.companies).toEqual(['Albatross', 'Coral', 'Sunset']);
    expect(HOUSE.islands.map(({ company }) => HOUSE.companies[company][0]).join('')).toBe(FLAGS);
  });

  test('A0 the inner six show one good, the outer six two', () => {
    HOUSE.islands.forEach(({ goods }, i) => {
      expect(goods).toHaveLength(i < 6 ? 1 : 2);
      expect(new Set(goods).size).toBe(goods.length);
    });
  });

  test('every good is on three islands, one near and two far, at least 90 degrees apart', () => {
    for (let good = 0; good < 6; good++) {
      const shown = islandsOf(HOUSE, good);
      expect([count(shown, (i) => i < 6), count(shown, (i) => i > 5)]).toEqual([1, 2]);
      for (const i of shown) for (const j of shown) if (i !== j) expect(apart(i, j)).toBeGreaterThanOrEqual(90);
    }
  });

  test('an outer island shares no good with its two neighbours of the inner ring', () => {
    for (let i = 6; i < 12; i++) {
      const near = [0, 1, 2, 3, 4, 5].filter((j) => apart(i, j) === 30);
      expect(near).toHaveLength(2);
      for (const j of near)
        expect(HOUSE.islands[i].goods.some((good) => HOUSE.islands[j].goods.includes(good))).toBe(false);
    }
  });

  test('each company has two inner and two outer islands, never next to each other', () => {
    for (let company = 0; company < 3; company++) {
      const own = HOUSE.islands.flatMap((one, i) => (one.company === company ? [i] : []));
      expect([count(own, (i) => i < 6), count(own, (i) => i > 5)]).toEqual([2, 2]);
      for (const i of own) for (const j of own) if (i !== j) expect(apart(i, j)).toBeGreaterThan(30);
      // side by side in one ring would be 60 degrees
      for (const i of own) for (const j of own) if (i !== j && i < 6 === j < 6) expect(apart(i, j)).toBeGreaterThan(60);
    }
  });
});

describe('A2 contracts', () => {
  const real = HOUSE.contracts.filter((one) => one.island >= 0);

  test('81 cards: 72 of islands for $360, six for each, and nine tourists', () => {
    expect([HOUSE.contracts.length, real.length, paid(real)]).toEqual([81, 72, 360]);
    for (let i = 0; i < 12; i++) expect(count(real, (one) => one.island === i)).toBe(6);
    expect(paid(real.filter((one) => one.island < 6))).toBe(144);
    expect(paid(real.filter((one) => one.island > 5))).toBe(216);
  });

  test('18 contracts and exactly $90 for each symbol', () => {
    for (let symbol = 0; symbol < 4; symbol++) {
      const own = real.filter((one) => one.symbol === symbol);
      expect([SYMBOLS[symbol], own.length, paid(own)]).toEqual([SYMBOLS[symbol], 18, 90]);
    }
  });

  test('tourists: six of $1 and three of $2, with no symbol and no island', () => {
    const tourists = HOUSE.contracts.filter((one) => one.island < 0);
    expect(tourists.map(({ pays }) => pays)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect(new Set(tourists.map(({ symbol }) => symbol))).toEqual(new Set([-1]));
    expect(fares(HOUSE)).toEqual([1, 2]);
  });

  test('every payout of the table is a card', () => {
    const contract = (words: string) => HOUSE.contracts[card(words)];
    expect(contract('I1 3 anchor')).toEqual({ island: 0, pays: 3, symbol: 0 });
    expect(contract('O6 7 shell')).toEqual({ island: 11, pays: 7, symbol: 2 });
    expect(contract("T2''")).toEqual({ island: -1, pays: 2, symbol: -1 });
    for (let i = 0; i < 72; i++) {
      const { island: where, pays, symbol } = HOUSE.contracts[i];
      const id = `${where < 6 ? 'I' : 'O'}${(where % 6) + 1}`;
      expect(card(`${id} ${pays} ${SYMBOLS[symbol]}`)).toBe(i);
    }
  });
});

test('A2 nine round cards: the Last Round, two for each company of $2 at four islands, two that remove', () => {
  const { rounds } = HOUSE;
  expect(rounds).toHaveLength(9);
  expect(rounds.flatMap(({ kind }, i) => (kind === 'last' ? [i] : []))).toEqual([LAST]);
  for (let company = 0; company < 3; company++) {
    const own = rounds.filter((one) => one.kind === 'company' && one.company === company);
    expect(own).toHaveLength(2);
    for (const one of own) {
      const islands = count(HOUSE.islands, (i) => i.company === company);
      expect(one.kind === 'company' && one.plus * islands).toBe(8);
    }
  }
  expect(count(rounds, ({ kind }) => kind === 'remove')).toBe(2);
  expect([rounds[CORAL], rounds[SUNSET], rounds[REMOVE]]).toEqual([
    { kind: 'company', company: 1, plus: 2 },
    { kind: 'company', company: 2, plus: 2 },
    { kind: 'remove' },
  ]);
  expect(HOUSE.islands[island('O3')].company).toBe(1);
});
