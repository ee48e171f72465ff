import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/isla-margarita/game';
import type { Move, View } from '../../../src/games/isla-margarita/rules/state';
import {
  ALTA,
  BRISA,
  b,
  CENIZA,
  CORAL,
  commerce,
  FARO,
  LIMA,
  legal,
  MANSA,
  MARGARITA,
  NONE,
  now,
  PALOMA,
  p,
  plays,
  position,
  refuses,
  TABLE,
  type Written,
} from './position';

/** What building does: rule page 5.11-14. */

/** Seat 1 keeps the King with card 5; then seat 0 plays a build card. Without titles: bridge 4, port 5 (card 8: 3, 4). */
function builds(card: number, w: Written) {
  const todo: Written['todo'] = [{ at: 'crownKing', seat: 1 }, { at: 'act', seat: 0, card }, { at: 'gather' }];
  const s = position(4, { firstKing: 1, todo, ...w });
  plays(s, 1, { king: true });
  return s;
}
const over = `gather ${TABLE}`;

describe('4.4 and 5.12 build cards: as fully as possible', () => {
  test('card 4: one structure, bridge 4 or port 5, and one must be built', () => {
    const s = builds(4, { pools: { [LIMA]: [9, 0, 0, 0] } });
    refuses(s, 0, { stop: true });
    plays(s, 0, { port: p(10) });
    expect(s.pools[LIMA][0]).toBe(4); // 9 - 5
    expect(now(s)).toBe(over); // the 4 that are left would pay a bridge, but the card builds one
  });

  test('card 8: one structure, bridge 3 or port 4', () => {
    const s = builds(8, { pools: { [LIMA]: [7, 0, 0, 0] } });
    refuses(s, 0, { stop: true });
    plays(s, 0, { port: p(11) });
    expect(s.pools[LIMA][0]).toBe(3); // 7 - 4
    expect(now(s)).toBe(over);
  });

  test('card 9: one or two structures, bridge 4 or port 5 each', () => {
    const s = builds(9, { pools: { [LIMA]: [14, 0, 0, 0] } });
    plays(s, 0, { port: p(10) });
    plays(s, 0, { port: p(11) });
    expect(s.pools[LIMA][0]).toBe(4); // 14 - 5 - 5; no third, though a bridge could be paid
    expect(s.bank[0]).toBe(14); // 20 - 14 = 6, + 4 + 4
    expect(now(s)).toBe(over);
  });

  test.each([4, 8, 9])('card %i without a legal build does nothing', (card) => {
    const s = builds(card, { pools: { [LIMA]: [2, 0, 0, 0] } });
    expect(now(s)).toBe(over);
    expect(s.busy).toBe(false);
    expect(s.pools[LIMA][0]).toBe(2);
  });

  test('where only one thing can be built it must be that one', () => {
    // 5 on Costa Mansa: its bridges b3, b4, b15 are built, the port p6 is open
    const s = builds(4, {
      pools: { [MANSA]: [5, 0, 0, 0] },
      bridges: { 3: 1, 4: 2, 15: 3 },
      princes: { [MANSA]: 0, [ALTA]: 2 },
    });
    // without a prince here: no prince, or one from the other eight islands
    expect(legal(s, 0)).toHaveLength(9);
    expect(legal(s, 0).every((move) => 'port' in move && move.port === p(6))).toBe(true);
  });

  test('card 9: the first build is a must, the second is free', () => {
    const s = builds(9, { pools: { [LIMA]: [10, 0, 0, 0] } });
    refuses(s, 0, { stop: true });
    plays(s, 0, { port: p(10) });
    expect(legal(s, 0)).toContainEqual({ stop: true });
    plays(s, 0, { stop: true });
    expect(s.pools[LIMA][0]).toBe(5);
    expect(now(s)).toBe(over);
  });

  test('card 9: the second is not asked for where nothing more can be built', () => {
    const s = builds(9, { pools: { [LIMA]: [8, 0, 0, 0] } });
    plays(s, 0, { port: p(10) }); // 3 left
    expect(now(s)).toBe(over);
  });
});

describe('5.10, 5.13, 5.14: what is asked in the middle of a build', () => {
  const s = builds(4, { pools: { [LIMA]: [5, 0, 0, 0], [CENIZA]: [5, 0, 0, 0] } });
  const v = game.rules.view(s, 0) as View;
  const asked = (move: Move, stages: number) => game.prompt(v, game.walk(move, v).slice(0, stages).flat()).key;

  test('from which end it is paid, and then which of two princes crosses', () => {
    const bridge: Move = { bridge: b(10), from: [2, 2], cross: LIMA };
    expect([0, 1, 2].map((stages) => asked(bridge, stages))).toEqual([
      'isla.ask.build',
      'isla.ask.pay',
      'isla.ask.cross',
    ]);
  });

  test('nothing where the prince stands at one end alone, or everything is said', () => {
    const one = builds(4, { pools: { [LIMA]: [5, 0, 0, 0], [CENIZA]: [5, 0, 0, 0] } });
    one.princes[CENIZA] = 0;
    const view = game.rules.view(one, 0) as View;
    const walk = game.walk({ bridge: b(10), from: [2, 2], cross: LIMA }, view).flat();
    expect(game.prompt(view, walk).key).toBe('isla.ask.buildThis');
    const port = game.walk({ port: p(10), prince: [LIMA, FARO] }, v).flat();
    expect(game.prompt(v, port).key).toBe('isla.ask.buildThis');
  });

  test('whether a prince comes or goes, and then to where', () => {
    const port: Move = { port: p(10), prince: [LIMA, FARO] };
    expect([1, 2].map((stages) => asked(port, stages))).toEqual(['isla.ask.prince', 'isla.ask.princeTo']);
  });
});

describe('5.12 card 9: what changes between its two builds', () => {
  test('prices are those of the start: a title taken by the first build helps only next time', () => {
    const s = builds(9, { pools: { [LIMA]: [18, 0, 0, 0] } });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    plays(s, TABLE, { crown: 2 });
    commerce(s, 0, 0, 1);
    expect(s.titles.bridgeBuilder).toBe(0);
    expect(s.todo[0]).toMatchObject({ at: 'build', bridge: 4, port: 5, optional: true });
    refuses(s, 0, { bridge: b(6), from: [0, 3], cross: FARO });
    plays(s, 0, { bridge: b(6), from: [0, 4], cross: FARO });
    expect(s.pools[LIMA][0]).toBe(10); // 18 - 4 - 4
  });

  test('discounts held at the start last for both builds', () => {
    const s = builds(9, { bridgeBuilder: 0, portBuilder: 0, pools: { [LIMA]: [9, 0, 0, 0] } });
    plays(s, 0, { port: p(10) }); // 5 - 2
    plays(s, 0, { port: p(11) }); // 5 - 2
    expect(s.pools[LIMA][0]).toBe(3); // 9 - 3 - 3
  });

  test('a bridge and a port take both titles', () => {
    const s = builds(9, { bridgeBuilder: 2, portBuilder: 3, pools: { [LIMA]: [9, 0, 0, 0] } });
    plays(s, 0, { port: p(11) });
    expect(s.titles).toEqual({ king: 1, bridgeBuilder: 2, portBuilder: 0 });
    plays(s, 0, { bridge: b(7), from: [4, 0], cross: ALTA });
    plays(s, TABLE, { crown: 1 });
    commerce(s, 0, 3, 24);
    expect(s.titles).toEqual({ king: 1, bridgeBuilder: 0, portBuilder: 0 });
  });

  test('returned coins are in the Bank before the second build', () => {
    // 20 coins, all on the board: 9 in Lima, 11 on Isla Coral
    const s = builds(9, { pools: { [LIMA]: [9, 0, 0, 0], [CORAL]: [11, 0, 0, 0] } });
    expect(s.bank[0]).toBe(0);
    plays(s, 0, { port: p(10) });
    expect(s.bank[0]).toBe(4); // 0 + 5 - 1
    plays(s, 0, { bridge: b(7), from: [4, 0], cross: LIMA });
    expect(s.bank[0]).toBe(7); // 4 + 4 - 1
  });

  test('a prince brought by the first build may cross by the second', () => {
    const w: Written = { pools: { [LIMA]: [9, 0, 0, 0] }, princes: { [LIMA]: 0, [CENIZA]: 0, [FARO]: 3 } };
    const s = builds(9, w);
    plays(s, 0, { port: p(10), prince: [FARO, LIMA] });
    refuses(s, 0, { bridge: b(10), from: [4, 0] });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    expect([s.princes[LIMA], s.princes[CENIZA], s.princes[FARO]]).toEqual([0, 1, 2]);
    plays(s, TABLE, { crown: 5 });
    expect(s.crowned[CENIZA]).toBe(false);
  });
});

describe('5.11 payment goes home, one coin marks the site', () => {
  test('bridge of 4: pool -4, Bank +3, mark +1', () => {
    const s = builds(4, { pools: { [LIMA]: [4, 0, 0, 0] } });
    expect(s.bank[0]).toBe(16);
    plays(s, 0, { bridge: b(6), from: [0, 4], cross: FARO });
    expect([s.pools[LIMA][0], s.bank[0], s.bridges[b(6)]]).toEqual([0, 19, 0]);
  });

  test('port of 5: pool -5, Bank +4, mark +1', () => {
    const s = builds(4, { pools: { [LIMA]: [5, 0, 0, 0] } });
    plays(s, 0, { port: p(10) });
    expect([s.pools[LIMA][0], s.bank[0], s.ports[p(10)]]).toEqual([0, 19, 0]);
  });
});

describe('5.13 bridges: prince and crown', () => {
  const rich: Written = { pools: { [LIMA]: [9, 0, 0, 0] } };
  const crossings = (s: ReturnType<typeof builds>, n: number): (number | undefined)[] =>
    legal(s, 0).flatMap((move) => ('bridge' in move && move.bridge === b(n) ? [move.cross] : []));

  test('princes on both ends: the builder picks which one, and one must cross', () => {
    const s = builds(4, rich);
    expect(crossings(s, 10)).toEqual([LIMA, CENIZA]);
    refuses(s, 0, { bridge: b(10), from: [4, 0] });
    refuses(s, 0, { bridge: b(10), from: [4, 0], cross: FARO });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: CENIZA });
    expect([s.princes[LIMA], s.princes[CENIZA]]).toEqual([2, 0]);
    // the crown of the island he reaches, not of the one he leaves
    plays(s, TABLE, { crown: 4 });
    expect([s.crowned[LIMA], s.crowned[CENIZA]]).toEqual([false, true]);
    expect(s.crowns).toEqual([{ holder: 0, value: 4, seen: [0] }]);
  });

  test('a prince on one end only: he crosses', () => {
    const s = builds(4, { ...rich, princes: { [LIMA]: 0, [ALTA]: 2 } });
    expect(crossings(s, 10)).toEqual([CENIZA]);
    expect(crossings(s, 7)).toEqual([ALTA]);
  });

  test('no prince on either end: nobody crosses, no crown, but a commerce card and the title', () => {
    const s = builds(4, { ...rich, princes: { [LIMA]: 0, [CENIZA]: 0, [ALTA]: 3 } });
    expect(crossings(s, 10)).toEqual([undefined]);
    plays(s, 0, { bridge: b(10), from: [4, 0] });
    expect(now(s)).toBe('stack 0');
    expect(s.crowned).toEqual(new Array(9).fill(true));
    commerce(s, 0, 2, 6);
    expect(s.titles.bridgeBuilder).toBe(0);
  });

  test('exactly one of several crosses', () => {
    const s = builds(4, { ...rich, princes: { [LIMA]: 4, [FARO]: 0, [ALTA]: 0, [BRISA]: 0 } });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    expect([s.princes[LIMA], s.princes[CENIZA]]).toEqual([3, 2]); // 4 - 1, 1 + 1
  });

  test('a crown that is gone is not there again', () => {
    const s = builds(4, { ...rich, crowns: [[], [5]], from: [CENIZA] });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    expect(now(s)).toBe('stack 0');
    expect(s.crowns).toHaveLength(1);
  });

  test('the island he starts from gives none, with its crown still there', () => {
    // Ceniza has lost its crown, Lima has not: crossing from Lima gives nothing
    const s = builds(4, { ...rich, crowns: [[], [3]], from: [CENIZA] });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    expect(s.crowned[LIMA]).toBe(true);
    expect(s.crowns.filter(({ holder }) => holder === 0)).toEqual([]);
  });

  test('a drawn crown must be one of those still on islands', () => {
    const s = builds(4, { ...rich, crowns: [[], [5]], from: [ALTA] });
    plays(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    refuses(s, TABLE, { crown: 5 }); // there is only one 5
    refuses(s, TABLE, { crown: 6 });
    refuses(s, 0, { crown: 4 }, 'engine.notYours');
    plays(s, TABLE, { crown: 4 });
    expect(s.crownBag).toEqual([1, 2, 2, 3, 3, 3, 4]);
  });
});

describe('5.13 bridges: commerce and Bridge Builder', () => {
  const rich: Written = { pools: { [LIMA]: [9, 0, 0, 0] }, crowns: [[], [5]], from: [CENIZA] };
  const bridge = { bridge: b(10), from: [4, 0] as [number, number], cross: LIMA };

  test('one of four stacks, looked through, one card kept, the rest in their order', () => {
    const s = builds(4, rich);
    plays(s, 0, bridge);
    expect(legal(s, 0)).toEqual([{ stack: 0 }, { stack: 1 }, { stack: 2 }, { stack: 3 }]);
    refuses(s, 0, { stack: 4 });
    plays(s, 0, { stack: 2 });
    expect(now(s)).toBe(`look ${TABLE}`);
    refuses(s, TABLE, { cards: [1, 2, 3, 4, 5] });
    refuses(s, TABLE, { cards: [1, 2, 3, 4, 5, 5] });
    refuses(s, TABLE, { cards: [1, 2, 3, 4, 5, 25] });
    plays(s, TABLE, { cards: [3, 8, 11, 17, 21, 24] });
    expect(legal(s, 0)).toEqual([3, 8, 11, 17, 21, 24].map((keep) => ({ keep })));
    refuses(s, 0, { keep: 1 });
    plays(s, 0, { keep: 11 });
    expect(s.stacks[2]).toEqual({ takes: [{ seat: 0, card: 11 }], rest: [3, 8, 17, 21, 24] });
    expect(s.commerceBag).toHaveLength(18);
  });

  test('a stack that was looked through before has the same cards, without chance', () => {
    const s = builds(4, { ...rich, stacks: [{ takes: [[2, 9]], rest: [1, 2, 3, 4, 5] }] });
    plays(s, 0, bridge);
    plays(s, 0, { stack: 0 });
    expect(legal(s, 0)).toEqual([1, 2, 3, 4, 5].map((keep) => ({ keep })));
    refuses(s, 0, { keep: 9 });
  });

  test('an empty stack is not offered', () => {
    const takes = [1, 2, 3, 4, 5, 6].map((card, i): [number, number] => [i % 4, card]);
    const s = builds(4, { ...rich, stacks: [{ takes, rest: [] }] });
    plays(s, 0, bridge);
    expect(legal(s, 0)).toEqual([{ stack: 1 }, { stack: 2 }, { stack: 3 }]);
    refuses(s, 0, { stack: 0 });
  });

  test('the last card of a stack can be kept', () => {
    const takes = [1, 2, 3, 4, 5].map((card): [number, number] => [1, card]);
    const s = builds(4, { ...rich, stacks: [{ takes, rest: [19] }] });
    plays(s, 0, bridge);
    plays(s, 0, { stack: 0 });
    expect(legal(s, 0)).toEqual([{ keep: 19 }]);
    plays(s, 0, { keep: 19 });
    expect(s.stacks[0].rest).toEqual([]);
  });

  test.each([
    ['nobody', NONE],
    ['another', 3],
    ['oneself', 0],
  ])('Bridge Builder is taken last, from %s; Port Builder and King stay', (_, holder) => {
    const s = builds(4, { ...rich, bridgeBuilder: holder, portBuilder: 2 });
    plays(s, 0, { ...bridge, from: holder === 0 ? [3, 0] : [4, 0] });
    expect(s.titles.bridgeBuilder).toBe(holder);
    commerce(s, 0, 1, 20);
    expect(s.titles).toEqual({ king: 1, bridgeBuilder: 0, portBuilder: 2 });
  });
});

describe('5.14 ports', () => {
  const rich: Written = { pools: { [LIMA]: [9, 0, 0, 0] } };

  test('a prince may come from any other island, one may go to any, or none moves', () => {
    const s = builds(4, rich);
    const moves = legal(s, 0).filter((move) => 'port' in move && move.port === p(10));
    expect(moves).toHaveLength(17); // 1 + 8 here + 8 away
    expect(moves).toContainEqual({ port: p(10) });
    expect(moves).toContainEqual({ port: p(10), prince: [BRISA, LIMA] });
    expect(moves).toContainEqual({ port: p(10), prince: [LIMA, PALOMA] });
    refuses(s, 0, { port: p(10), prince: [BRISA, PALOMA] });
    refuses(s, 0, { port: p(10), prince: [LIMA, LIMA] });
  });

  test('only from where a prince is', () => {
    const s = builds(4, { ...rich, princes: { [LIMA]: 0, [BRISA]: 0, [MARGARITA]: 3 } });
    refuses(s, 0, { port: p(10), prince: [BRISA, LIMA] });
    refuses(s, 0, { port: p(10), prince: [LIMA, BRISA] });
    plays(s, 0, { port: p(10), prince: [MARGARITA, LIMA] });
    expect([s.princes[MARGARITA], s.princes[LIMA]]).toEqual([2, 1]);
  });

  test.each([
    ['here', [BRISA, LIMA]],
    ['away', [LIMA, BRISA]],
  ] as [string, [number, number]][])(
    'a prince going %s takes no crown, and a port gives no commerce card',
    (_, prince) => {
      const s = builds(4, rich);
      plays(s, 0, { port: p(10), prince });
      expect(s.princes[prince[0]]).toBe(0);
      expect(s.princes[prince[1]]).toBe(2);
      expect(now(s)).toBe(over);
      expect(s.crowns).toEqual([]);
      expect(s.crowned).toEqual(new Array(9).fill(true));
      expect(s.stacks.every(({ takes }) => takes.length === 0)).toBe(true);
    },
  );

  test.each([
    ['nobody', NONE],
    ['another', 2],
    ['oneself', 0],
  ])('Port Builder is taken from %s; Bridge Builder and King stay', (_, holder) => {
    const s = builds(4, { ...rich, portBuilder: holder, bridgeBuilder: 3 });
    plays(s, 0, { port: p(11) });
    expect(s.titles).toEqual({ king: 1, bridgeBuilder: 3, portBuilder: 0 });
  });
});
