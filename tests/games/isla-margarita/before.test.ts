import { describe, expect, test } from 'vitest';
import {
  ALTA,
  actors,
  BRISA,
  b,
  bridgesBut,
  CENIZA,
  closes,
  commerce,
  FARO,
  LIMA,
  legal,
  MANSA,
  MARGARITA,
  NONE,
  now,
  PALOMA,
  plays,
  points,
  position,
  refuses,
  rules,
  sees,
  TABLE,
  table,
  type Written,
} from './position';

/** Play Before Scoring: rule page 5.19-22. */

/** The last round is over but for the gathering: all bridges stand. */
function ends(seats: number, w: Written) {
  const s = position(seats, { bridges: bridgesBut([], 0, 1, 2), todo: [{ at: 'gather' }], ...w });
  table(s);
  return s;
}
const asked = (s: ReturnType<typeof ends>): number[] => s.todo.flatMap((f) => (f.at === 'before' ? [f.seat] : []));

describe('5.19 order', () => {
  test('from the King, clockwise; who holds no commerce card is not asked', () => {
    const s = ends(5, { king: 3, hands: [[1], [9], [], [2], [12]] });
    expect(asked(s)).toEqual([3, 4, 0, 1]);
    expect(actors(s)).toEqual([3]);
    refuses(s, 4, { done: true }, 'engine.notYours');
  });

  test('all of one hand in any order, and effects are immediate', () => {
    const w: Written = { king: 0, hands: [[9, 10, 12]], crowns: [[], [5], []], from: [BRISA] };
    for (const order of [
      [9, 10, 12],
      [12, 10, 9],
      [10, 9, 12],
    ]) {
      const s = ends(3, w);
      for (const card of order) {
        plays(s, 0, { show: card });
        if (card === 9) {
          plays(s, 0, { rob: [1] });
          plays(s, TABLE, { steal: 0 });
        }
        if (card === 10) plays(s, 0, { takeOver: b(2) });
        if (card === 12) plays(s, 0, { migrate: [ALTA, PALOMA], to: LIMA });
      }
      expect(s.crowns.map(({ holder }) => holder)).toEqual([0]);
      expect(s.bridges[b(2)]).toBe(0);
      expect(s.princes[LIMA]).toBe(3);
      // the three cards are on the table: nobody can show another one
      expect(now(s)).toBe(`reveal ${TABLE}`);
    }
  });

  test('a card is played once', () => {
    const s = ends(3, { king: 0, hands: [[12, 9]], crowns: [[], [5], []], from: [BRISA] });
    plays(s, 0, { show: 12 });
    plays(s, 0, { migrate: [ALTA, PALOMA], to: LIMA });
    expect(legal(s, 0)).toEqual([{ show: 9 }, { done: true }]);
    refuses(s, 0, { show: 12 });
  });

  test('each may be declined, and there is one pass only', () => {
    const s = ends(3, { king: 1, hands: [[12], [9], [10]], crowns: [[3], [], []], from: [BRISA] });
    expect(asked(s)).toEqual([1, 2, 0]);
    plays(s, 1, { done: true });
    plays(s, 2, { done: true });
    plays(s, 0, { show: 12 });
    plays(s, 0, { migrate: [ALTA, PALOMA], to: LIMA });
    plays(s, 0, { done: true });
    expect(now(s)).toBe(`reveal ${TABLE}`);
    expect(s.shown).toEqual([{ seat: 0, card: 12 }]);
    table(s);
    expect(s.todo).toEqual([]);
    expect(rules.winners(s)).not.toEqual([]);
  });

  test('only 9, 10 and 12 can be shown, and only by who holds them', () => {
    const s = ends(3, { king: 0, hands: [[1, 11], [12]] });
    expect(legal(s, 0)).toEqual([{ done: true }]);
    for (const card of [1, 11, 12]) refuses(s, 0, { show: card });
  });

  test('cards of others stay hidden until they are shown', () => {
    const s = ends(3, { king: 0, hands: [[12], [9], []], crowns: [[3], [], [4]], from: [BRISA, LIMA] });
    for (const seat of [null, 0, 2]) expect(sees(s, seat).stacks[0].takes[1]).toEqual({ seat: 1, card: null });
    // decided behind the cover: nothing is offered in public, so nothing there tells who could show what
    expect(rules.steps.before).not.toHaveProperty('offers');
  });

  test('asked after a lock as well', () => {
    const s = position(3, { idle: 1, hands: [[], [12]], todo: [{ at: 'gather' }] });
    table(s);
    expect(rules.ending(s)).toBe('idle');
    expect(asked(s)).toEqual([1]);
  });
});

describe('5.20 card 9: up to two crowns, different opponents', () => {
  const w: Written = { king: 0, hands: [[9]], crowns: [[1], [2, 5], [], [4]], from: [ALTA, BRISA, LIMA, FARO] };

  test('one from each of two, at random', () => {
    const s = ends(4, w);
    plays(s, 0, { show: 9 });
    plays(s, 0, { rob: [1, 3] });
    expect(now(s)).toBe(`steal ${TABLE}`);
    refuses(s, TABLE, { steal: 2 }); // seat 1 has two crowns
    refuses(s, TABLE, { steal: -1 });
    refuses(s, 0, { steal: 0 }, 'engine.notYours');
    plays(s, TABLE, { steal: 1 }); // the 5
    refuses(s, TABLE, { steal: 1 }); // seat 3 has one
    plays(s, TABLE, { steal: 0 });
    closes(s);
    expect(points(s, 'crowns')).toEqual([10, 2, 0, 0]); // 1 + 5 + 4, 2 is left
  });

  test('either crown of a victim can be drawn', () => {
    const s = ends(4, w);
    plays(s, 0, { show: 9 });
    plays(s, 0, { rob: [1] });
    plays(s, TABLE, { steal: 0 }); // the 2
    closes(s);
    expect(points(s, 'crowns')).toEqual([3, 5, 0, 4]); // 1 + 2
  });

  test('one is enough; never two from one, none from oneself or from who has none', () => {
    const s = ends(4, w);
    plays(s, 0, { show: 9 });
    expect(legal(s, 0)).toEqual([{ rob: [1] }, { rob: [1, 3] }, { rob: [3] }]);
    for (const rob of [[1, 1], [0], [0, 1], [2], [1, 2], [1, 3, 3], []]) refuses(s, 0, { rob });
    plays(s, 0, { rob: [3] });
    plays(s, TABLE, { steal: 0 });
    expect(s.crowns.map(({ holder, value }) => [holder, value])).toEqual([
      [0, 1],
      [1, 2],
      [1, 5],
      [0, 4],
    ]);
  });

  test('where no opponent holds a crown it cannot be played', () => {
    const s = ends(4, { ...w, crowns: [[1, 2, 3]], from: [ALTA, BRISA, LIMA] });
    expect(legal(s, 0)).toEqual([{ done: true }]);
    refuses(s, 0, { show: 9 });
  });

  test('two players: there is one opponent, so one crown', () => {
    const s = ends(2, { bridges: bridgesBut([], 0, 1), hands: [[9]], crowns: [[], [2, 5]], from: [ALTA, BRISA] });
    plays(s, 0, { show: 9 });
    expect(legal(s, 0)).toEqual([{ rob: [1] }]);
  });
});

describe('5.21 card 10: an opponent’s bridge', () => {
  // b2 Paloma - Brisa and b12 Ceniza - Margarita of seat 1, b6 Faro - Lima of seat 0; 13 ports end the game
  const built: Written = {
    bridges: { 2: 1, 12: 1, 6: 0 },
    ports: Object.fromEntries([...'abcdefghijklm'].map((_, i) => [i + 1, 2])),
  };

  test('marks are swapped: one Bank coin for it, the victim’s coin goes home', () => {
    const s = ends(3, { ...built, king: 0, bridgeBuilder: 1, hands: [[10]], pools: { [ALTA]: [3, 4, 0] } });
    expect(s.bank).toEqual([13, 14, 7]); // 17 - 1 - 3, 20 - 2 - 4, 20 - 13
    const princes = s.princes.slice();
    plays(s, 0, { show: 10 });
    expect(legal(s, 0)).toEqual([{ takeOver: b(2) }, { takeOver: b(12) }]);
    plays(s, 0, { takeOver: b(12) });
    expect(s.bank).toEqual([12, 15, 7]);
    expect(s.bridges[b(12)]).toBe(0);
    // no prince, no crown, no title, no card
    expect(s.princes).toEqual(princes);
    expect(s.crowned).toEqual(new Array(9).fill(true));
    expect(s.titles.bridgeBuilder).toBe(1);
    expect(s.stacks.flatMap(({ takes }) => takes)).toHaveLength(1);
    closes(s);
    expect(points(s, 'bridges')).toEqual([31, 12, 0]); // 7 + 6 + 8 + 10, 7 + 5
  });

  test('neither one’s own bridge nor a site without one', () => {
    const s = ends(3, { ...built, king: 0, hands: [[10]] });
    plays(s, 0, { show: 10 });
    for (const n of [6, 1, 17]) refuses(s, 0, { takeOver: b(n) });
  });

  test('without a Bank coin it cannot be played', () => {
    // 17 - 1 mark: all 16 in Costa Alta
    const s = ends(3, { ...built, king: 0, hands: [[10]], pools: { [ALTA]: [16, 0, 0] } });
    expect(s.bank[0]).toBe(0);
    expect(legal(s, 0)).toEqual([{ done: true }]);
    refuses(s, 0, { show: 10 });
  });

  test('one Bank coin is enough, and it is the last', () => {
    const s = ends(3, { ...built, king: 0, hands: [[10]], pools: { [ALTA]: [15, 0, 0] } });
    plays(s, 0, { show: 10 });
    plays(s, 0, { takeOver: b(2) });
    expect(s.bank).toEqual([0, 19, 7]); // 1 - 1, 18 + 1
  });

  test('where no opponent owns a bridge it cannot be played', () => {
    const s = ends(3, { ...built, bridges: { 6: 0 }, king: 0, hands: [[10]] });
    expect(legal(s, 0)).toEqual([{ done: true }]);
  });
});

describe('5.22 card 12: two princes to a third island', () => {
  const shows = (princes: { [island: number]: number }) => {
    const s = ends(3, { king: 0, hands: [[12]], princes });
    plays(s, 0, { show: 12 });
    return s;
  };
  const gone = {
    [ALTA]: 0,
    [PALOMA]: 0,
    [BRISA]: 0,
    [MANSA]: 0,
    4: 0,
    [FARO]: 0,
    [LIMA]: 0,
    [CENIZA]: 0,
    [MARGARITA]: 0,
  };

  test('from two different islands to one that is neither; no crown is taken', () => {
    const s = shows({});
    expect(legal(s, 0)).toHaveLength(252); // C(9,2) = 36 pairs, 7 islands to go to
    refuses(s, 0, { migrate: [ALTA, PALOMA], to: ALTA });
    refuses(s, 0, { migrate: [ALTA, ALTA], to: LIMA });
    refuses(s, 0, { migrate: [ALTA], to: LIMA });
    refuses(s, 0, { migrate: [ALTA, PALOMA, BRISA], to: LIMA });
    plays(s, 0, { migrate: [ALTA, PALOMA], to: MARGARITA });
    expect([s.princes[ALTA], s.princes[PALOMA], s.princes[MARGARITA]]).toEqual([0, 0, 3]); // 1 + 2
    expect(s.crowns).toEqual([]);
    expect(s.crowned).toEqual(new Array(9).fill(true));
  });

  test('two islands with princes: both give one', () => {
    const s = shows({ ...gone, [ALTA]: 8, [LIMA]: 1 });
    expect(legal(s, 0)).toHaveLength(7);
    refuses(s, 0, { migrate: [ALTA], to: LIMA });
    plays(s, 0, { migrate: [ALTA, LIMA], to: CENIZA });
    expect([s.princes[ALTA], s.princes[LIMA], s.princes[CENIZA]]).toEqual([7, 0, 2]);
  });

  test('all nine on one island: one of them moves', () => {
    const s = shows({ ...gone, [FARO]: 9 });
    expect(legal(s, 0)).toHaveLength(8);
    refuses(s, 0, { migrate: [FARO], to: FARO });
    refuses(s, 0, { migrate: [FARO, FARO], to: LIMA });
    plays(s, 0, { migrate: [FARO], to: LIMA });
    expect([s.princes[FARO], s.princes[LIMA]]).toEqual([8, 1]);
  });

  test('never from an island without princes', () => {
    const s = shows({ [ALTA]: 0, [LIMA]: 2 });
    refuses(s, 0, { migrate: [ALTA, LIMA], to: CENIZA });
    plays(s, 0, { migrate: [FARO, LIMA], to: ALTA });
    expect(s.princes[ALTA]).toBe(2);
  });
});

test('5.19 a card kept in the last round is played in the same game', () => {
  const w: Written = {
    bridges: bridgesBut([10], 0, 1, 2),
    pools: { [LIMA]: [4, 0, 0] },
    crowns: [[], [], [3]],
    from: [CENIZA],
  };
  const s = position(3, {
    ...w,
    todo: [{ at: 'crownKing', seat: 0 }, { at: 'act', seat: 0, card: 4 }, { at: 'gather' }],
  });
  plays(s, 0, { king: true });
  plays(s, 0, { bridge: b(10), from: [3, 0], cross: LIMA });
  commerce(s, 0, 0, 12);
  table(s);
  expect(s.bridges).not.toContain(NONE);
  expect(legal(s, 0)).toEqual([{ show: 12 }, { done: true }]);
});
