import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rng, rngAt, shuffle } from '../../src/engine/chance';
import { canonical, copy, isPlain, same } from '../../src/engine/copy';

/** Plain data and chance: what everything else stands on. */

const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)));

/** The same value with the keys of every object in the opposite order. */
function turned(value: any): any {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .reverse()
      .map((key) => [key, turned(value[key])]),
  );
}

describe('copy', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const twin = copy(value);
        expect(twin).toEqual(value);
        expect(same(twin, value)).toBe(true);
      }),
    );
    const nested = { a: [{ b: 1 }] };
    const twin = copy(nested);
    twin.a[0].b = 2;
    expect(nested.a[0].b).toBe(1);
  });
});

describe('same and canonical', () => {
  it('agree with each other, whatever the order of keys', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        fc.pre(!JSON.stringify([a, b]).includes('__proto__'));
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same(a, turned(a))).toBe(true);
        expect(canonical(a)).toBe(canonical(turned(a)));
        expect(JSON.parse(canonical(a))).toEqual(a);
      }),
    );
  });

  it('tell apart what only looks alike', () => {
    const pairs: [unknown, unknown][] = [
      [[], {}],
      [{ a: undefined }, {}],
      [{ a: undefined }, { b: undefined }],
      [[1, 2], [1]],
      [null, {}],
      ['1', 1],
      [{ constructor: 1 }, {}],
    ];
    for (const [a, b] of pairs) {
      expect(same(a, b)).toBe(false);
      expect(same(b, a)).toBe(false);
    }
  });
});

describe('isPlain', () => {
  it('takes all JSON that has no prototype tricks', () => {
    fc.assert(
      fc.property(json, (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(isPlain(value)).toBe(true);
      }),
    );
  });

  it('refuses everything else', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const deep = JSON.parse('['.repeat(60) + ']'.repeat(60));
    const alien = [undefined, Number.NaN, -1 / 0, 10n, () => 1, Symbol('x'), new Map(), new Date(0), cycle, deep];
    for (const value of [...alien, JSON.parse('{"__proto__":1}'), Object.create({ a: 1 })]) {
      expect(isPlain(value)).toBe(false);
      expect(isPlain({ inside: [value] })).toBe(false);
    }
  });
});

describe('chance', () => {
  const SEED = '0123456789abcdef0123456789abcdef';
  const first = (...args: Parameters<typeof rngAt>) =>
    Array.from({ length: 8 }, () => rngAt(...args).int(2 ** 32)).join();
  const draws = (...args: Parameters<typeof rngAt>) => {
    const random = rngAt(...args);
    return Array.from({ length: 8 }, () => random.int(2 ** 32)).join();
  };

  it('is the same for the same draw, and another for every other', () => {
    expect(draws(SEED, 5, 0)).toBe(draws(SEED, 5, 0));
    const seen = new Set<string>();
    for (let entry = 0; entry < 300; entry++) for (let back = 0; back < 3; back++) seen.add(draws(SEED, entry, back));
    for (let digit = 0; digit < 32; digit++)
      seen.add(draws(`${SEED.slice(0, digit)}${SEED[digit] === 'f' ? 'e' : 'f'}${SEED.slice(digit + 1)}`, 0, 0));
    expect(seen.size).toBe(932);
    expect(first(SEED, 1, 0)).not.toBe(first(SEED, 0, 1));
  });

  it('wants a whole seed', () => {
    for (const seed of ['', '0', SEED.toUpperCase(), `${SEED}0`, SEED.replace('a', 'g')])
      expect(() => rngAt(seed, 0, 0)).toThrow();
    expect(() => rng(1).int(0)).toThrow();
    expect(() => rng(1).int(Number.NaN)).toThrow();
  });

  it('is even over small numbers, over neighbouring entries as well as within one', () => {
    for (const n of [2, 3, 6, 9, 24]) {
      const within = new Array(n).fill(0);
      const across = new Array(n).fill(0);
      const random = rng(n);
      const tries = 2000 * n;
      for (let i = 0; i < tries; i++) {
        within[random.int(n)]++;
        across[rngAt(SEED, i, 0).int(n)]++;
      }
      for (const counts of [within, across]) {
        // chi-squared, far beyond any reasonable doubt
        const chi = counts.reduce((sum: number, count: number) => sum + (count - 2000) ** 2 / 2000, 0);
        expect(chi).toBeLessThan(n + 8 * Math.sqrt(2 * n));
      }
    }
  });

  it('next() fills [0, 1) and shuffle reaches every order alike', () => {
    const random = rng(3);
    let sum = 0;
    for (let i = 0; i < 20000; i++) {
      const x = random.next();
      expect(x >= 0 && x < 1).toBe(true);
      sum += x;
    }
    expect(sum / 20000).toBeCloseTo(0.5, 1);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12000; i++) {
      const order = shuffle([0, 1, 2, 3], random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(140);
  });
});
