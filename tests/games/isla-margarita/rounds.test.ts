import { describe, expect, test } from 'vitest';
import {
  ALTA,
  actors,
  BRISA,
  b,
  bridgesBut,
  CENIZA,
  CORAL,
  closes,
  commerce,
  drafts,
  FARO,
  LIMA,
  MANSA,
  MARGARITA,
  NONE,
  now,
  PALOMA,
  p,
  plays,
  portsBut,
  position,
  put,
  rules,
  TABLE,
  table,
  type Written,
} from './position';

/** Ends of rounds and of the game, and the variants: rule page 4.6, 5.16-18. */

describe('5.16 the round ends', () => {
  test('circle coins join the pools, circles open, all nine cards are there again', () => {
    const s = position(3, { pools: { [LIMA]: [2, 0, 0] } });
    drafts(s, 7, 1, 3);
    plays(s, 1, put({ [FARO]: 4 }));
    plays(s, 2, put({ [ALTA]: 3, [CORAL]: 1, [BRISA]: 1 }));
    plays(s, 0, put({ [LIMA]: 5 }));
    table(s);
    expect(s.pools[LIMA]).toEqual([7, 0, 0]); // 2 + 5
    expect(s.pools[FARO]).toEqual([0, 4, 0]);
    expect(s.pools[ALTA]).toEqual([0, 0, 3]);
    expect(s.round).toBe(2);
    expect(s.revealed).toBe(false);
    expect(s.draft).toEqual({ takes: [], rest: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  });

  test('the King after the round starts the next draft', () => {
    const s = position(4, { king: 1 });
    drafts(s, 1, 2, 5, 3); // seats 1, 2, 3, 0
    plays(s, 1, put({ [LIMA]: 4 }));
    plays(s, 2, put({ [ALTA]: 2, [BRISA]: 1, [CORAL]: 1, [FARO]: 1 }));
    plays(s, 0, put({ [MANSA]: 3, [PALOMA]: 1, [MARGARITA]: 1 }));
    plays(s, 3, { king: true });
    table(s);
    expect(s.todo).toEqual([{ at: 'draft', order: [3, 0, 1, 2] }]);
  });

  test('done in the last round too, before scoring: those coins count', () => {
    // b10 Lima - Ceniza is the last bridge; seat 1 invests on Isla Coral in the same round
    const crowns = [[], [], [1, 2, 2, 3, 3, 3, 4, 4, 5]];
    const s = position(3, { bridges: bridgesBut([10], 0, 1, 2), pools: { [LIMA]: [4, 0, 0] }, king: 1, crowns });
    drafts(s, 7, 5, 4); // seats 1, 2, 0
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    commerce(s, 0, 0, 16);
    plays(s, 2, { king: true });
    plays(s, 1, put({ [CORAL]: 5 }));
    expect(s.end).toBeNull();
    table(s);
    expect(s.end).toBe('bridges');
    expect(s.pools[CORAL]).toEqual([0, 5, 0]);
    closes(s);
    const coins = rules.scores(s).filter(({ category, seat }) => category === 'coins' && seat === 1);
    expect(coins.map(({ points }) => points)).toEqual([2]); // one prince there, 2 x 1
  });
});

describe('5.17 the last bridge or the last port', () => {
  /** All crowns taken, so that a bridge asks for a stack at once. */
  const late = (w: Written): Written => ({
    crowns: [
      [1, 2],
      [2, 3],
      [3, 3, 4],
      [4, 5],
    ],
    king: 0,
    firstKing: 0,
    ...w,
  });

  test('the 17th bridge: the cards after it are still played, further builds included', () => {
    const w = late({ bridges: bridgesBut([10], 0, 1, 2, 3), pools: { [LIMA]: [6, 0, 0, 0], [FARO]: [0, 0, 9, 0] } });
    const s = position(4, w);
    drafts(s, 4, 6, 9, 5); // seats 0, 1, 2, 3
    plays(s, 0, { bridge: b(10), from: [3, 0], cross: LIMA }); // King: 4 - 1
    commerce(s, 0, 0, 1);
    expect(s.bridges).not.toContain(NONE);
    expect(s.end).toBeNull();
    plays(s, 3, { king: true });
    plays(s, 1, put({ [LIMA]: 4, [ALTA]: 1 }));
    plays(s, 2, { port: p(9) });
    expect(s.ports[p(9)]).toBe(2);
    expect(now(s)).toBe(`gather ${TABLE}`);
    table(s);
    expect(rules.ending(s)).toBe('bridges');
    expect(s.todo.at(-1)).toEqual({ at: 'reveal' });
    expect(rules.winners(s)).toEqual([]);
    closes(s);
    expect(s.todo).toEqual([]);
    expect(rules.winners(s)).not.toEqual([]);
    expect(s.round).toBe(1);
  });

  test('the 13th port', () => {
    const s = position(4, late({ ports: portsBut([9], 0, 1, 2, 3), pools: { [FARO]: [0, 5, 0, 0] } }));
    drafts(s, 1, 4, 5, 2);
    plays(s, 0, put({ [LIMA]: 4 }));
    plays(s, 3, put({ [ALTA]: 2, [BRISA]: 1, [CORAL]: 1, [FARO]: 1 }));
    plays(s, 1, { port: p(9) });
    plays(s, 2, { king: true });
    table(s);
    expect(rules.ending(s)).toBe('ports');
  });

  test('both in one round', () => {
    const s = position(
      4,
      late({
        bridges: bridgesBut([10], 0, 1, 2, 3),
        ports: portsBut([9], 0, 1, 2, 3),
        pools: { [FARO]: [0, 5, 0, 0], [LIMA]: [0, 0, 3, 0] },
      }),
    );
    drafts(s, 5, 4, 8, 1);
    plays(s, 3, put({ [LIMA]: 4 }));
    plays(s, 1, { port: p(9) });
    plays(s, 0, { king: true });
    plays(s, 2, { bridge: b(10), from: [3, 0], cross: LIMA });
    commerce(s, 2, 1, 7);
    table(s);
    expect(rules.ending(s)).toBe('both');
  });

  test('16 bridges and 12 ports are not the end', () => {
    const s = position(4, late({ bridges: bridgesBut([10], 0, 1, 2, 3), ports: portsBut([9], 0, 1, 2, 3) }));
    drafts(s, 1, 7, 5, 2);
    plays(s, 0, put({ [LIMA]: 4 }));
    plays(s, 3, put({ [ALTA]: 2, [BRISA]: 1, [CORAL]: 1, [FARO]: 1 }));
    plays(s, 2, { king: true });
    plays(s, 1, put({ [MARGARITA]: 5 }));
    table(s);
    expect(rules.ending(s)).toBeUndefined();
    expect(now(s)).toBe('draft 2');
    expect(s.round).toBe(2);
  });
});

describe('5.18 LOCK', () => {
  // Isla Coral: bridges b4, b5, b16 and ports p7, p8. All built, so coins lying there are stuck.
  const dead = { bridges: { 4: 0, 5: 1, 16: 2 }, ports: { 7: 0, 8: 1 } };
  /** Everybody's last coins lie on Isla Coral but for `spare`: [seat, island, coins]. */
  const stuck = (
    idle: number,
    ...spare: [number, number, number][]
  ): Written & { pools: { [island: number]: number[] } } => {
    const pools: { [island: number]: number[] } = { [CORAL]: [15, 18, 19] }; // 17-2 marks, 20-2, 20-1
    for (const [seat, island, coins] of spare) {
      pools[CORAL][seat] -= coins;
      if (island === NONE) continue;
      pools[island] ??= [0, 0, 0];
      pools[island][seat] = coins;
    }
    return { ...dead, pools, idle };
  };
  const round = (w: Written) => {
    const s = position(3, { ...w, todo: [{ at: 'crownKing', seat: 0 }, { at: 'gather' }] });
    plays(s, 0, { king: true });
    table(s);
    return s;
  };

  test('first half: no Bank coin, and no open site beside any pool coin', () => {
    const s = round(stuck(0));
    expect(s.bank).toEqual([0, 0, 0]);
    expect(rules.ending(s)).toBe('lock');
    closes(s);
    expect(rules.winners(s)).not.toEqual([]);
  });

  test('one Bank coin of anybody keeps the game going', () => {
    const s = round(stuck(0, [2, NONE, 1]));
    expect(s.bank).toEqual([0, 0, 1]);
    expect(rules.ending(s)).toBeUndefined();
  });

  test('one pool coin beside an open bridge: card 8 with King and Bridge Builder would cost 3 - 1 - 1 = 1', () => {
    expect(rules.ending(round(stuck(0, [1, FARO, 1])))).toBeUndefined();
  });

  test('one pool coin beside an open port: card 8 with King and Port Builder would cost 4 - 1 - 2 = 1', () => {
    // Costa Mansa: b3, b4 and b15 are built, p6 is open
    const w = stuck(0, [1, MANSA, 1]);
    w.bridges = { ...dead.bridges, 3: 2, 15: 2 };
    w.pools[CORAL][2] -= 2;
    expect(rules.ending(round(w))).toBeUndefined();
    // and with p6 built too it is a lock
    w.ports = { ...dead.ports, 6: 2 };
    w.pools[CORAL][2] -= 1;
    expect(rules.ending(round(w))).toBe('lock');
  });

  test('circle coins are pool coins by then', () => {
    const w = stuck(0, [1, NONE, 1]);
    expect(rules.ending(round({ ...w, circles: { [FARO]: [1, 1] } }))).toBeUndefined();
    expect(rules.ending(round({ ...w, circles: { [CORAL]: [1, 1] } }))).toBe('lock');
  });

  test('second half: two rounds in a row without a coin invested or anything built', () => {
    const s = position(3);
    // cards 5, 8 and 9 with empty pools: nobody can build
    drafts(s, 5, 8, 9);
    plays(s, 0, { king: true });
    table(s);
    expect(rules.ending(s)).toBeUndefined();
    expect(s.idle).toBe(1);
    expect(now(s)).toBe('draft 0');
    drafts(s, 4, 5, 8);
    plays(s, 1, { king: true });
    table(s);
    expect(rules.ending(s)).toBe('idle');
    expect(s.round).toBe(2);
  });

  test('a coin between two idle rounds starts the count anew', () => {
    const s = position(3, { idle: 1 });
    drafts(s, 1, 8, 5);
    plays(s, 0, put({ [LIMA]: 4 }));
    plays(s, 2, { king: true });
    table(s);
    expect(s.idle).toBe(0);
    drafts(s, 5, 4, 9); // seats 2, 0, 1: seat 0 has 4 in Lima, but the King is gone to seat 2: bridge 4
    plays(s, 0, { bridge: b(6), from: [0, 4], cross: FARO });
    plays(s, TABLE, { crown: 1 });
    commerce(s, 0, 0, 2);
    plays(s, 2, { king: true });
    table(s);
    expect(s.idle).toBe(0);
    drafts(s, 5, 9, 4);
    plays(s, 2, { king: true });
    table(s);
    expect(s.idle).toBe(1);
    expect(rules.ending(s)).toBeUndefined();
  });

  test('an end by the last site is not called a lock', () => {
    const w: Written = { bridges: bridgesBut([], 0, 1, 2), idle: 1 };
    expect(rules.ending(round(w))).toBe('bridges');
  });
});

describe('4.6 two players, and three with 25 coins', () => {
  test('25 coins, 22 for the first King; draft King, other, other, King; two cards each', () => {
    const s = position(2, { firstKing: 1 });
    expect(s.bank).toEqual([25, 22]);
    expect(actors(s)).toEqual([1]);
    plays(s, 1, { take: 6 });
    expect(actors(s)).toEqual([0]);
    plays(s, 0, { take: 5 });
    expect(actors(s)).toEqual([0]);
    plays(s, 0, { take: 3 });
    expect(actors(s)).toEqual([1]);
    plays(s, 1, { take: 1 });
    // resolved 1 (seat 1), 3 (seat 0), 5 (seat 0), 6 (seat 1)
    plays(s, 1, put({ [LIMA]: 4 }));
    plays(s, 0, put({ [ALTA]: 3, [FARO]: 1, [CENIZA]: 1 }));
    plays(s, 0, { king: true });
    plays(s, 1, put({ [BRISA]: 4, [CORAL]: 1 }));
    table(s);
    expect(s.bank).toEqual([20, 13]); // 25 - 5, 22 - 4 - 5
    expect(s.todo).toEqual([{ at: 'draft', order: [0, 1, 1, 0] }]);
  });

  test('a title taken by the first card counts for the second card of the same round', () => {
    // seat 0 plays 4 and 8: the bridge of card 4 brings Bridge Builder, so card 8 builds bridges for 3 - 1 = 2
    const s = position(2, { firstKing: 1, pools: { [LIMA]: [6, 0] } });
    drafts(s, 5, 4, 8, 1); // seats 1, 0, 0, 1
    plays(s, 1, put({ [ALTA]: 4 }));
    plays(s, 0, { bridge: b(6), from: [0, 4], cross: FARO });
    plays(s, TABLE, { crown: 2 });
    commerce(s, 0, 0, 23);
    plays(s, 1, { king: true });
    expect(s.todo[0]).toMatchObject({ at: 'build', seat: 0, card: 8, bridge: 2, port: 4 });
  });

  test('three players with 25 coins: 22 for the first King, all else equal', () => {
    const s = position(3, { coins: 25, firstKing: 2 });
    expect(s.bank).toEqual([25, 25, 22]);
    expect(s.todo).toEqual([{ at: 'draft', order: [2, 0, 1] }]);
  });
});
