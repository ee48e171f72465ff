// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sumChances, tallies, usual } from '../src/games/kit/dice';
import { afterwards, BANK, balances, overdrawn, paid, readBank, unpaid } from '../src/scorekeeper/tools/bank-state';
import { fair, shuffled } from '../src/scorekeeper/tools/chance';
import {
  cleared,
  clockTime,
  countedTo,
  goneOn,
  handedOn,
  left,
  paused,
  readClocks,
  tapped,
} from '../src/scorekeeper/tools/clock-state';
import {
  averages,
  counted,
  type DiceState,
  lastThrow,
  NOBODY,
  passedOn,
  readDice,
  type Throw,
  takenUp,
} from '../src/scorekeeper/tools/dice-state';
import { readOrder, started } from '../src/scorekeeper/tools/order-state';
import { pageTime } from '../src/scorekeeper/tools/running';
import { readSand, sandAt, sandOn, sandPaused, turned } from '../src/scorekeeper/tools/sand-state';

/** What the table tools reckon with, and what they make of a save that somebody has been at. */

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  localStorage.clear();
});

/** C(n, k) in whole numbers. */
function choose(n: number, k: number): bigint {
  let out = 1n;
  for (let i = 1; i <= k; i++) out = (out * BigInt(n - k + i)) / BigInt(i);
  return out;
}

/** The same range from the definition, with whole numbers of any size: p = a / b, at most 1/40 beyond either end. */
function byHand(n: number, a: number, b: number): { low: number; high: number } {
  const ways = Array.from(
    { length: n + 1 },
    (_, k) => choose(n, k) * BigInt(a) ** BigInt(k) * BigInt(b - a) ** BigInt(n - k),
  );
  const all = BigInt(b) ** BigInt(n);
  const sum = (from: number, to: number) => ways.slice(from, to + 1).reduce((x, y) => x + y, 0n);
  let low = 0;
  while (sum(0, low) * 40n <= all) low++;
  let high = n;
  while (sum(high, n) * 40n <= all) high--;
  return { low, high };
}

describe('honest dice', () => {
  test('the chances of sums are those of counting all throws', () => {
    for (const dice of [1, 2, 3, 4]) {
      const counts = new Map<number, number>();
      for (let code = 0; code < 6 ** dice; code++) {
        let sum = 0;
        for (let die = 0, rest = code; die < dice; die++, rest = Math.floor(rest / 6)) sum += (rest % 6) + 1;
        counts.set(sum, (counts.get(sum) ?? 0) + 1);
      }
      const chances = sumChances(dice);
      expect(chances).toHaveLength(counts.size);
      for (const [i, chance] of chances.entries())
        expect(chance).toBeCloseTo((counts.get(i + dice) as number) / 6 ** dice, 12);
    }
  });

  test('the usual range is that of the definition, counted in whole numbers', () => {
    for (const n of [0, 1, 2, 3, 7, 20, 40, 57, 100, 173]) {
      for (const [a, b] of [
        [1, 6],
        [1, 36],
        [2, 36],
        [5, 36],
        [1, 216],
        [1, 2],
        [35, 36],
      ])
        expect(usual(n, a / b), `${n} throws of ${a}/${b}`).toEqual(byHand(n, a, b));
    }
  });

  test('the usual range holds for very many throws, and holds what honest dice do 19 times in 20', () => {
    const { low, high } = usual(18_000, 1 / 6);
    expect([low, high]).toEqual([2902, 3098]);
    let outside = 0;
    const range = usual(60, 1 / 6);
    for (let game = 0; game < 2000; game++) {
      let sixes = 0;
      for (let i = 0; i < 60; i++) if (fair(6) === 5) sixes++;
      if (sixes < range.low || sixes > range.high) outside++;
    }
    // 4 % by the definition; 0 or 8 % would be five deviations off
    expect(outside / 2000).toBeGreaterThan(0.01);
    expect(outside / 2000).toBeLessThan(0.07);
  });

  test('seven in forty throws is normal from 2 to 12 times', () => {
    const seven = tallies([0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0], sumChances(2))[5];
    expect(seven).toMatchObject({ count: 40, low: 2, high: 12 });
    expect(seven.mean).toBeCloseTo(40 / 6);
  });
});

describe('chance', () => {
  test('throws again what would favour the low faces', () => {
    const drawn = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 11];
    const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array: any) => {
      array[0] = drawn.shift();
      return array;
    });
    // 2^32 = 4 mod 6: the four highest numbers are one too many for four faces
    expect(fair(6)).toBe(5);
    expect(spy).toHaveBeenCalledTimes(3);
    expect(fair(6)).toBe(5);
    expect(fair(1)).toBe(0);
  });

  test('shows every face equally often', () => {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[fair(6)]++;
    const chi = counts.reduce((sum, one) => sum + (one - 10_000) ** 2 / 10_000, 0);
    // 5 degrees of freedom: beyond 35 once in 700,000 runs
    expect(chi).toBeLessThan(35);
  });

  test('deals every order equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const key = shuffled(4).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, one) => sum + (one - 1000) ** 2 / 1000, 0);
    // 23 degrees of freedom: beyond 70 once in 700,000 runs
    expect(chi).toBeLessThan(70);
  });
});

const junk: unknown[] = [
  undefined,
  null,
  0,
  'x',
  [],
  [1],
  { count: 'two', throws: 7, next: {}, order: 'x', base: {}, left: '1' },
];

describe('the dice keep', () => {
  const fresh: DiceState = { count: 2, throws: [], next: NOBODY };
  const fell = (faces: number[], by = NOBODY): Throw => ({ faces, by, real: false });

  test('whose turn it is, which passes on clockwise and comes back', () => {
    const state: DiceState = { ...fresh, next: 2 };
    expect(passedOn(state, 3).next).toBe(0);
    expect(passedOn(fresh, 3)).toEqual(fresh);
    expect(takenUp({ ...state, throws: [fell([1, 1], 0)] }).next).toBe(0);
    expect(takenUp({ ...fresh, throws: [fell([1, 1], 0)] }).next).toBe(NOBODY);
    expect(takenUp({ ...state, throws: [fell([1, 1])] }).next).toBe(2);
  });

  test('no throws of their own: the ledger has them, behind those of an older version', () => {
    const told = [
      {
        by: 'dice',
        what: { key: 'dice.told' as const },
        moves: [],
        dice: [
          { faces: [3, 4], seat: 2 },
          { faces: [1, 1], real: true as const },
        ],
      },
      { by: 'bank', what: { key: 'dice.told' as const }, moves: [] },
      { by: 'voyage', what: { key: 'dice.told' as const }, moves: [], dice: [{ faces: [6, 6, 6] }] },
    ];
    const old = fell([5, 5]);
    const { throws } = readDice({ count: 2, throws: [old], next: -1 }, 3, 2, told);
    expect(throws).toEqual([old, fell([3, 4], 2), { ...fell([1, 1]), real: true }]);
    expect(lastThrow(told)).toEqual({ line: 0, thrown: 1 });
    expect(lastThrow([])).toBe(undefined);
  });

  test('count sums, faces, and only throws with as many dice as now', () => {
    const throws = [[1, 2], [2, 1], [6, 6], [4], [1, 1, 1]].map((faces) => fell(faces));
    const state = { ...fresh, throws };
    const sums = counted(state, 'sum');
    expect(sums.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sums.map(({ count }) => count)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(sums[5].mean).toBeCloseTo(3 / 6);
    const faces = counted(state, 'face');
    expect(faces.map(({ count }) => count)).toEqual([2, 2, 0, 0, 0, 2]);
    expect(faces[0].mean).toBeCloseTo(1);
    expect(counted({ ...state, count: 1 }, 'sum').map(({ count }) => count)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(counted({ ...state, count: 6 }, 'sum')).toHaveLength(31);
  });

  test('tell what a person throws on average, with the range of so many throws', () => {
    const throws = Array.from({ length: 24 }, (_, i) => fell(i % 2 ? [6, 6] : [3, 4], i % 2));
    const state: DiceState = { ...fresh, throws };
    const [ana, ben] = averages(state, 2);
    expect([ana.throws, ana.mean, ben.mean]).toEqual([12, 7, 12]);
    // 1.96 * sqrt(35/6 / 12)
    expect(ana.high - 7).toBeCloseTo(1.3665, 3);
    expect(7 - ana.low).toBeCloseTo(1.3665, 3);
    expect(averages({ ...state, throws: [] }, 2)).toEqual([]);
  });

  test('are read back with distrust', () => {
    for (const kept of junk) expect(readDice(kept, 3, 2)).toEqual(fresh);
    const good = { faces: [1, 6], by: 2, real: false };
    const throws = [
      good,
      { ...good, faces: [0, 3] },
      { ...good, faces: [] },
      { ...good, by: -7 },
      { ...good, real: 1 },
      null,
    ];
    expect(readDice({ count: 9, throws, next: 3 }, 3, 2)).toEqual({ ...fresh, throws: [good] });
    // somebody left
    expect(readDice({ count: 3, throws: [good], next: 2 }, 2, 2)).toEqual({
      count: 3,
      throws: [{ ...good, by: NOBODY }],
      next: NOBODY,
    });
    const state: DiceState = { count: 2, throws: [{ ...fell([2, 5], 1), real: true }], next: 2 };
    expect(readDice(JSON.parse(JSON.stringify(state)), 3, 2)).toEqual(state);
    const many = Array.from({ length: 5000 }, () => good);
    expect(readDice({ count: 2, throws: many, next: -1 }, 3, 2).throws).toHaveLength(3000);
  });
});

describe('the order', () => {
  test('goes clockwise from whoever starts, and round', () => {
    expect(started(2, 4)).toEqual({ order: [2, 3, 0, 1], drawn: 'start' });
  });

  test('is read back with distrust', () => {
    const fresh = { order: [0, 1, 2], drawn: 'none' };
    for (const kept of junk) expect(readOrder(kept, 3)).toEqual(fresh);
    for (const order of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
      [0, 1, 2, 3],
      [0, 1, 1.5],
    ])
      expect(readOrder({ order, drawn: 'order', turn: 4 }, 3)).toEqual(fresh);
    expect(readOrder({ order: [2, 0, 1], drawn: 'order', turn: 4 }, 3)).toEqual({
      order: [2, 0, 1],
      drawn: 'order',
    });
    expect(readOrder({ order: [2, 0, 1], drawn: 'x', turn: -1 }, 3)).toEqual({
      order: [2, 0, 1],
      drawn: 'none',
    });
  });
});

describe('the bank', () => {
  test('pays between people and itself, and takes back', () => {
    let state = readBank(undefined, 3, 10);
    state = paid(state, { from: 0, to: BANK, amount: 4 });
    state = paid(state, { from: BANK, to: 1, amount: 20 });
    state = paid(state, { from: 1, to: 2, amount: 5 });
    expect(balances(state)).toEqual([6, 25, 15]);
    expect(balances(unpaid(state))).toEqual([6, 30, 10]);
    expect(balances(state, 1)).toEqual([6, 10, 10]);
  });

  test('marks what was not there, and refuses nothing', () => {
    let state = readBank(undefined, 2, 10);
    expect(afterwards(state, { from: 0, to: BANK, amount: 12 })).toBe(-2);
    expect(afterwards(state, { from: BANK, to: 0, amount: 12 })).toBeUndefined();
    state = paid(state, { from: 0, to: BANK, amount: 10 });
    state = paid(state, { from: 0, to: 1, amount: 1 });
    state = paid(state, { from: BANK, to: 0, amount: 6 });
    state = paid(state, { from: 0, to: BANK, amount: 5 });
    state = paid(state, { from: BANK, to: 1, amount: 1 });
    expect(balances(state)).toEqual([0, 12]);
    expect(overdrawn(state)).toEqual([false, true, false, false, false]);
  });

  test('forgets old payments and no money', () => {
    let state = readBank(undefined, 2, 100);
    for (let i = 0; i < 700; i++) state = paid(state, { from: i % 3 ? 0 : BANK, to: 1, amount: 1 + (i % 7) });
    const sum = Array.from({ length: 700 }, (_, i) => 1 + (i % 7)).reduce((x, y) => x + y, 0);
    expect(state.payments).toHaveLength(500);
    expect(balances(state)[1]).toBe(100 + sum);
  });

  test('is read back with distrust', () => {
    for (const kept of junk) expect(readBank(kept, 2, 7)).toEqual({ base: [7, 7], payments: [] });
    for (const base of [[], [1, 'x'], [1, Number.NaN], [1.5, 2], [1e300, 0]])
      expect(readBank({ base, payments: [] }, 2, 7).base).toEqual([7, 7]);
    const good = { from: 0, to: 1, amount: 3 };
    const payments = [
      good,
      { ...good, amount: 0 },
      { ...good, amount: -1 },
      { ...good, to: 0 },
      { ...good, from: 5 },
      { ...good, to: -2 },
      4,
    ];
    expect(readBank({ base: [5, 5], payments }, 2, 7)).toEqual({ base: [5, 5], payments: [good] });
    // somebody came, somebody left: money stays
    expect(readBank({ base: [5, 5], payments: [good] }, 3, 7)).toEqual({ base: [2, 8, 7], payments: [] });
    expect(readBank({ base: [5, 5], payments: [good] }, 1, 7)).toEqual({ base: [2], payments: [] });
  });
});

describe('the clocks', () => {
  const T = 1_700_000_000_000;

  test('count for whoever was tapped, and for the play', () => {
    let state = tapped(readClocks(undefined, 3), 1, T);
    expect(countedTo(state, T + 5000)).toMatchObject({ people: [0, 5000, 0], play: 5000, turn: 5000 });
    state = tapped(state, 2, T + 5000);
    state = paused(state, T + 8000);
    expect(countedTo(state, T + 99_000)).toMatchObject({ people: [0, 5000, 3000], turns: [0, 1, 1], play: 8000 });
    state = goneOn(state, T + 100_000);
    // the same turn goes on
    expect(countedTo(state, T + 101_000)).toMatchObject({ people: [0, 5000, 4000], turns: [0, 1, 1], turn: 4000 });
    // tapped again: that clock stands, the play's runs on
    state = tapped(state, 2, T + 101_000);
    expect(countedTo(state, T + 103_000)).toMatchObject({ people: [0, 5000, 4000], play: 11_000, turn: 0, who: -1 });
    state = handedOn(handedOn(state, T + 103_000), T + 104_000);
    expect(state).toMatchObject({ who: 1, people: [1000, 5000, 4000], turns: [1, 2, 1] });
    expect(cleared({ ...state, limit: 30 })).toMatchObject({ people: [0, 0, 0], play: 0, limit: 30, running: null });
  });

  test('say what is left of a turn', () => {
    const state = { ...tapped(readClocks(undefined, 2), 0, T), limit: 30 };
    expect(left(countedTo(state, T + 12_000))).toBe(18_000);
    expect(left(countedTo(state, T + 31_000))).toBe(-1000);
    expect(left({ ...state, limit: 0 })).toBeUndefined();
    expect(left(readClocks(undefined, 2))).toBeUndefined();
  });

  test('lose nothing when the device is set back, and gain nothing', () => {
    const state = countedTo(tapped(readClocks(undefined, 2), 0, T), T - 3600_000);
    expect(state.people).toEqual([0, 0]);
    expect(countedTo(state, T - 3590_000).people).toEqual([10_000, 0]);
  });

  test('are printed as clocks are', () => {
    expect([0, 999, 7000, 61_000, 3_723_000, -12_000].map(clockTime)).toEqual([
      '0:00',
      '0:00',
      '0:07',
      '1:01',
      '1:02:03',
      '0:12',
    ]);
  });

  test('are read back with distrust', () => {
    const fresh = readClocks(undefined, 2);
    for (const kept of junk) expect(readClocks(kept, 2)).toEqual(fresh);
    const bad = {
      people: [1, -5],
      turns: ['x'],
      play: Number.NaN,
      turn: null,
      who: 2,
      limit: 17,
      running: { since: 'x', page: 1 },
    };
    expect(readClocks(bad, 2)).toEqual(fresh);
    const state = paused(tapped(fresh, 1, T), T + 500);
    expect(readClocks(JSON.parse(JSON.stringify(state)), 2)).toEqual(state);
    expect(readClocks(state, 3)).toMatchObject({ people: [0, 500, 0], turns: [0, 1, 0], who: 1 });
    expect(readClocks(state, 1)).toMatchObject({ people: [0], turns: [0], who: -1, play: 500 });
  });
});

describe('a kill', () => {
  const T = 1_700_000_000_000;
  // the modules of one page: loading them anew is a new page
  const page = async () => ({
    ...(await import('../src/scorekeeper/tools/running')),
    ...(await import('../src/scorekeeper/tools/clock-state')),
    ...(await import('../src/scorekeeper/tools/sand-state')),
  });

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: T });
  });

  test('loses a second at most, and the clocks stand while the page is gone', async () => {
    const one = await page();
    const kept = JSON.parse(JSON.stringify(one.tapped(one.readClocks(undefined, 2), 0, T)));
    expect(one.startBeat()).toBe(true);
    await vi.advanceTimersByTimeAsync(61_700);
    // folded away or open, it goes on in the same page
    expect(one.countedTo(one.readClocks(kept, 2), Date.now()).people[0]).toBe(61_700);
    vi.clearAllTimers();
    vi.setSystemTime(T + 9 * 3600_000);
    vi.resetModules();
    const two = await page();
    const state = two.readClocks(kept, 2);
    expect(state.running).toBeNull();
    expect(state.people[0]).toBeGreaterThan(60_600);
    expect(state.people[0]).toBeLessThanOrEqual(61_700);
    expect(state).toMatchObject({ play: state.people[0], turn: state.people[0], who: 0 });
    // the new page lives too, and may be asked again
    two.startBeat();
    expect(two.readClocks(kept, 2)).toEqual(state);
    expect(two.countedTo(two.goneOn(state, T + 10 * 3600_000), T + 10 * 3600_000 + 500).people[0]).toBe(
      state.people[0] + 500,
    );
  });

  test('without notes of the browser keeps what was written down', async () => {
    const one = await page();
    const kept = one.countedTo(one.tapped(one.readClocks(undefined, 2), 0, T), T + 4000);
    const refuse = () => {
      throw new Error('no');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear() {} });
    expect(one.startBeat()).toBe(false);
    vi.resetModules();
    const two = await page();
    expect(two.readClocks(kept, 2)).toMatchObject({ people: [4000, 0], running: null });
  });

  test('does not take the beat of another page for its own', async () => {
    const one = await page();
    const kept = one.tapped(one.readClocks(undefined, 2), 0, T);
    localStorage.setItem('tidetable.beat.other', `${T + 50_000}`);
    vi.resetModules();
    const two = await page();
    expect(two.readClocks(kept, 2)).toMatchObject({ people: [0, 0], running: null });
  });

  test('stops the sand as well', async () => {
    const one = await page();
    const kept = one.turned(60_000, T);
    one.startBeat();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(one.sandAt(kept, Date.now())).toBe(40_000);
    vi.clearAllTimers();
    vi.setSystemTime(T + 3600_000);
    vi.resetModules();
    const two = await page();
    expect(two.readSand(kept, 60_000)).toEqual({ left: 40_000, running: null });
  });
});

describe('the sand', () => {
  const T = 1_700_000_000_000;

  test('runs, stands, goes on and runs out', () => {
    let state = turned(60_000, T);
    state = sandPaused(state, T + 25_000);
    expect(sandAt(state, T + 90_000)).toBe(35_000);
    state = sandOn(state, T + 90_000);
    expect(sandAt(state, T + 100_000)).toBe(25_000);
    expect(sandAt(state, T + 200_000)).toBe(0);
  });

  test('is read back with distrust', () => {
    for (const kept of junk) expect(readSand(kept, 60_000)).toEqual({ left: 60_000, running: null });
    expect(readSand({ left: 99_000_000, running: { page: 'x' } }, 60_000)).toEqual({ left: 60_000, running: null });
    expect(readSand({ left: 0, running: null }, 60_000)).toEqual({ left: 0, running: null });
  });
});

test.each([86_400_000, -86_400_000])(
  'a device clock that is put forward or back (%i ms) moves no clock of a tool',
  (jump) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = pageTime();
    vi.setSystemTime(Date.now() + jump);
    const passed = pageTime() - before;
    vi.useRealTimers();
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(60_000);
  },
);
