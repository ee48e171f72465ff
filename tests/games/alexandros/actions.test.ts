import { describe, expect, test } from 'vitest';
import { incomes } from '../../../src/games/alexandros/rules/provinces';
import {
  AMPHORA,
  cards,
  cells,
  finish,
  HORSE,
  hand,
  keyOf,
  LYRE,
  legal,
  now,
  plays,
  point,
  positionF,
  refuses,
  round,
  rules,
  SOLDIER,
  space,
  TABLE,
  TEMPLE,
  table,
  way,
} from './position';

/** Rule page 2.5 to 2.7: cards, levies, guards taken back, and the end. */

const act = (more = {}) => positionF({ at: 'act', ...more });

describe('2.5 a card', () => {
  test('a face-up one, seen by all; its place stays empty until the turn ends', () => {
    const s = act({ row: 'TH' });
    expect(plays(s, 0, { card: 1 })).toEqual(['Player 1 took the horse.']);
    expect([s.row, s.hands[0].open, now(s)]).toEqual([[TEMPLE, -1], [0, 0, 1, 0, 0], 'act 0']);
    refuses(s, 0, { card: 1 }, 'There’s no card there.');
  });

  test('the top of the supply: its owner alone hears which', () => {
    const s = act({ row: 'TH' });
    expect(plays(s, 0, { card: -1 })).toEqual([]);
    expect(now(s)).toBe(`draw ${TABLE}`);
    plays(s, TABLE, { draw: LYRE });
    expect(s.hands[0]).toEqual({ open: [0, 0, 0, 0, 0], hidden: [LYRE] });
    expect(s.supply).toHaveLength(52);
    expect(now(s)).toBe('act 0');
  });

  test('two cards in one turn, of either kind', () => {
    const s = act({ row: 'TH' });
    plays(s, 0, { card: -1 });
    plays(s, TABLE, { draw: AMPHORA });
    plays(s, 0, { card: -1 });
    plays(s, TABLE, { draw: AMPHORA });
    expect([s.hands[0].hidden, now(s)]).toEqual([[AMPHORA, AMPHORA], `next ${TABLE}`]);
  });

  test('no hand limit', () => {
    const s = act({ row: 'TH', rest: 0 });
    expect(hand(s, 0).reduce((a, b) => a + b)).toBe(53);
    plays(s, 0, { card: 0 });
    plays(s, 0, { card: 1 });
    expect(hand(s, 0)).toEqual([11, 11, 11, 11, 11]);
    expect([s.row, now(s)]).toEqual([[-1, -1], `next ${TABLE}`]);
  });
});

describe('2.6 cards run out', () => {
  test('an empty supply is made of the discards before a card is drawn', () => {
    const s = act({ rest: 1, discards: 'TTS' });
    expect(s.supply).toEqual([]);
    expect(plays(s, 0, { card: -1 })).toEqual(['The discards were shuffled into a new supply.']);
    expect([s.supply, s.discards]).toEqual([
      [TEMPLE, TEMPLE, SOLDIER],
      [0, 0, 0, 0, 0],
    ]);
    plays(s, TABLE, { draw: SOLDIER });
    expect(s.supply).toEqual([TEMPLE, TEMPLE]);
  });

  test('both empty: there is no card to draw; the face-up ones can be taken', () => {
    const s = act({ row: 'TH', rest: 1 });
    refuses(s, 0, { card: -1 }, 'There’s no card left to draw.');
    expect(legal(s, 0).filter((move) => 'card' in move)).toEqual([{ card: 0 }, { card: 1 }]);
    plays(s, 0, { card: 0 });
    plays(s, 0, { stop: true });
    expect([s.row, now(s)]).toEqual([[-1, HORSE], `next ${TABLE}`]);
  });

  test('the row is filled only as far as there are cards', () => {
    const s = act({ row: '--', rest: 1, discards: 'L' });
    plays(s, 0, { stop: true });
    plays(s, TABLE, { up: LYRE });
    expect([s.row, now(s)]).toEqual([[LYRE, -1], `next ${TABLE}`]);
  });
});

describe('2.5 a levy', () => {
  test('by the card that all have seen first; it goes to the discard', () => {
    const s = act({ hands: ['Sss'] });
    plays(s, 0, { levy: SOLDIER });
    expect([s.hands[0], s.discards]).toEqual([{ open: [0, 0, 0, 0, 0], hidden: [SOLDIER, SOLDIER] }, [0, 0, 0, 0, 1]]);
  });

  test('with the symbol under a guard of a two-guard province (figure 12)', () => {
    for (const symbol of [AMPHORA, SOLDIER]) {
      const s = act({ hands: ['AS'] });
      plays(s, 0, { levy: symbol });
      expect(s.scores).toEqual([12, 4, 6, 9]);
    }
  });

  test('the others score clockwise from whoever levies', () => {
    const s = act({ seat: 2, hands: ['', '', 'l'] });
    expect(plays(s, 2, { levy: LYRE })).toEqual([
      'Player 3 levied taxes with a lyre: Player 3 6, Player 4 9, Player 1 12 and Player 2 4.',
    ]);
  });

  test('allowed even if it brings nothing', () => {
    const s = table({ at: 'act', hands: ['sa'], walls: round('0/12'), guards: { '0/12': 0 } });
    expect(incomes(s)).toEqual([0, 0, 0]);
    plays(s, 0, { levy: SOLDIER });
    expect(s.scores).toEqual([0, 0, 0]);
    refuses(s, 0, { levy: SOLDIER }, 'You can levy only once a turn.');
  });

  test('no guard out, or none on that symbol, or no such card', () => {
    refuses(table({ at: 'act', hands: ['s'] }), 0, { levy: SOLDIER }, 'None of your guards stands on a soldier.');
    refuses(act({ hands: ['tl'] }), 0, { levy: TEMPLE }, 'None of your guards stands on a temple.');
    refuses(act({ hands: ['tl'] }), 0, { levy: HORSE }, 'There’s no horse in this hand.');
  });

  test('once a turn, but again in the next one', () => {
    const s = act({ seats: 4, hands: ['SS', 'T'] });
    plays(s, 0, { levy: SOLDIER });
    refuses(s, 0, { levy: SOLDIER }, 'You can levy only once a turn.');
    refuses(s, 0, { levy: HORSE }, 'You can levy only once a turn.');
    finish(s);
    plays(s, 1, { take: 0 });
    plays(s, TABLE, { up: s.supply[0] });
    plays(s, 1, legal(s, 1)[0]);
    expect(legal(s, 1)).toContainEqual({ levy: TEMPLE });
  });

  test('two guards parted by a wall each score their part', () => {
    const s = positionF({ at: 'route', symbol: HORSE, guards: { '2/0': 3, '1/7': 3 } });
    expect(incomes(s)).toEqual([0, 0, 0, 0]);
    plays(s, 0, { to: space('1/5'), walk: way('2,0', '2,1', '2,2', '2,3') });
    expect(incomes(s)).toEqual([0, 0, 0, 9]);
    expect(s.alexander).toBe(point('2,3'));
  });
});

describe('2.5 a guard taken back', () => {
  test('costs an action and no card', () => {
    const s = act({ hands: ['s'] });
    expect(plays(s, 0, { back: space('7/1') })).toEqual(['Player 1 took back the guard at the horse west of Libya.']);
    expect([s.stock[0], s.guards[space('7/1')], s.hands[0].hidden]).toEqual([1, -1, [SOLDIER]]);
    expect(s.todo[0]).toMatchObject({ at: 'act', left: 1 });
  });

  test('one of two: the province pays from then on, and stays occupied', () => {
    const s = act();
    expect(incomes(s)).toEqual([12, 4, 6, 9]);
    plays(s, 0, { back: space('0/12') });
    expect(incomes(s)).toEqual([20, 4, 6, 9]);
    refuses(s, 0, { occupy: space('0/9'), guards: cells('0/12') }, 'You already hold that province.');
  });

  test('the last one: the province is free for all at full price, the owner too', () => {
    const s = act({ seat: 2, hands: ['', 'tshls', 'tsahls'] });
    plays(s, 2, { back: space('8/12') });
    expect([s.stock[2], incomes(s)]).toEqual([4, [12, 4, 0, 9]]);
    const again = { occupy: keyOf(s, '7/14'), guards: cells('7/14') };
    plays(s, 2, again);
    expect(s.discards).toEqual(cards('SAHLS'));
    expect([s.stock[2], incomes(s)]).toEqual([3, [12, 4, 6, 9]]);
  });

  test('twice in one turn; never a guard of somebody else', () => {
    const s = act();
    plays(s, 0, { back: space('7/1') });
    refuses(s, 0, { back: space('7/1') }, 'You can only bring home your own guards.');
    refuses(s, 0, { back: space('2/0') }, 'You can only bring home your own guards.');
    plays(s, 0, { back: space('6/6') });
    expect([s.stock[0], now(s)]).toEqual([2, `next ${TABLE}`]);
  });

  test('occupying with two and taking one back: nothing is paid for the uncovered space', () => {
    const s = act({ seat: 1, hands: ['', 'A'] });
    plays(s, 1, { occupy: space('7/7'), guards: cells('7/7', '7/8') });
    expect(incomes(s)[1]).toBe(4);
    plays(s, 1, { back: space('7/8') });
    expect([incomes(s)[1], s.discards, s.stock[1]]).toEqual([6, [0, 1, 0, 0, 0], 2]);
  });
});

describe('2.7 the end', () => {
  test('100 after a levy: over at once, after everybody has scored; the rest lapses', () => {
    const s = act({ hands: ['SSh'], scores: [80, 96, 95, 90] });
    const heard = plays(s, 0, { levy: SOLDIER });
    expect(heard[1]).toBe('100 points reached. The game ends.');
    expect(s.scores).toEqual([92, 100, 101, 99]);
    expect([now(s), rules.ending(s), s.open]).toEqual(['over', 'hundred', true]);
    // not whoever levied, but the highest
    expect(rules.winners(s)).toEqual([2]);
    expect(rules.scores(s).map(({ points }) => points)).toEqual([92, 100, 101, 99]);
  });

  test('99 is not enough', () => {
    const s = act({ hands: ['S'], scores: [87, 95, 93, 90] });
    plays(s, 0, { levy: SOLDIER });
    expect([s.scores, now(s)]).toEqual([[99, 99, 99, 99], 'act 0']);
  });

  test('equal scores share the win', () => {
    const s = act({ hands: ['S'], scores: [88, 96, 0, 91] });
    plays(s, 0, { levy: SOLDIER });
    expect([s.scores, rules.winners(s)]).toEqual([
      [100, 100, 6, 100],
      [0, 1, 3],
    ]);
  });

  test('100 in the final turn is the end by 100', () => {
    const s = act({ hands: ['S'], scores: [99, 0, 0, 0], last: 'stuck' });
    plays(s, 0, { levy: SOLDIER });
    expect(rules.ending(s)).toBe('hundred');
  });

  test('the final turn: both actions are finished, then it is over, with no equal turns', () => {
    const s = act({ row: 'TH', hands: ['S'], last: 'stuck', scores: [0, 9, 6, 3] });
    expect(rules.ending(s)).toBeUndefined();
    plays(s, 0, { levy: SOLDIER });
    expect(now(s)).toBe('act 0');
    plays(s, 0, { card: 0 });
    plays(s, TABLE, { up: TEMPLE });
    expect(rules.winners(s)).toEqual([]);
    plays(s, TABLE, null);
    expect([now(s), s.open, rules.winners(s)]).toEqual(['over', true, [1]]);
  });

  test('red walls: the end by walls', () => {
    const s = table({ at: 'route', symbol: TEMPLE, left: [1, 10], seats: 2, scores: [4, 4] });
    plays(s, 0, { to: space('2/0'), walk: way('1,0', '2,0', '3,0') });
    plays(s, 0, { stop: true });
    expect(plays(s, TABLE, null)).toEqual(['The walls are built. The game ends.']);
    expect([rules.ending(s), rules.winners(s)]).toEqual(['walls', [0, 1]]);
  });

  test('nobody wins while the game runs, and nothing is scored at its end', () => {
    const s = act({ last: 'turns', scores: [10, 20, 30, 0] });
    expect(rules.winners(s)).toEqual([]);
    finish(s);
    expect([rules.scores(s).map(({ points }) => points), rules.winners(s)]).toEqual([[10, 20, 30, 0], [2]]);
  });
});
