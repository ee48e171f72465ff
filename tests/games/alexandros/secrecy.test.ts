import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { Match } from '../../../src/engine/match';
import { secrecy, type Tally } from './checks';
import {
  type Alexandros,
  cards,
  cells,
  game,
  HORSE,
  keyOf,
  LYRE,
  matchFrom,
  plays,
  positionF,
  rules,
  SOLDIER,
  sees,
  TABLE,
  TEMPLE,
  table,
  words,
} from './position';

/** Rule page 2.1 beyond the contract: cards in sight, cards in hand, cards in the supply. */

test.each([2, 3, 4])(
  '2.1 nothing that others see, are offered or are told depends on a hidden card: %i seats',
  (seats) => {
    const tally: Tally = {};
    for (let seed = 1; seed <= 8; seed++) secrecy(game as never, { seats, seed }, tally);
    expect(tally.trades).toBeGreaterThan(150);
    expect(tally.draws).toBeGreaterThan(50);
  },
);

describe('2.1 cards in sight', () => {
  test('a face-up card that is taken is known to all', () => {
    const s = table({ row: 'TH', hands: ['l'] });
    plays(s, 0, { take: 0 });
    for (const eye of [null, 1, 2]) expect(sees(s, eye).hands[0]).toEqual({ open: cards('T'), hidden: 1 });
    plays(s, TABLE, { up: SOLDIER });
    s.todo = [{ at: 'act', seat: 0, left: 2, levied: false }];
    plays(s, 0, { card: 1 });
    for (const eye of [null, 1, 2]) expect(sees(s, eye).hands[0]).toEqual({ open: cards('TH'), hidden: 1 });
  });

  test('so is what the loser of a province is given', () => {
    const s = positionF({ at: 'act', seat: 3, hands: ['', 'a', '', 'ttlsh'] });
    plays(s, 3, { takeOver: keyOf(s, '5/22'), guards: cells('5/22') });
    plays(s, 3, { give: cards('TL') });
    for (const eye of [null, 0, 2, 3]) expect(sees(s, eye).hands[1]).toEqual({ open: cards('TL'), hidden: 1 });
    // what was paid is in the discard for all; what is left stays hidden
    for (const eye of [null, 0, 1, 2]) {
      expect(sees(s, eye).hands[3]).toEqual({ open: cards(''), hidden: 1 });
      expect(sees(s, eye).discards).toEqual(cards('TS'));
    }
  });

  test('playing, paying and levying take a known card first: as many stay hidden', () => {
    const played = table({ hands: ['Ttl'] });
    plays(played, 0, { play: TEMPLE });
    expect(sees(played, 1).hands[0]).toEqual({ open: cards(''), hidden: 2 });
    const levied = positionF({ at: 'act', hands: ['SSsh'] });
    plays(levied, 0, { levy: SOLDIER });
    expect(sees(levied, 1).hands[0]).toEqual({ open: cards('S'), hidden: 2 });
    const paid = positionF({ at: 'act', seat: 1, hands: ['', 'TtAal'] });
    plays(paid, 1, { occupy: keyOf(paid, '7/7'), guards: cells('7/7') });
    expect(sees(paid, 0).hands[1]).toEqual({ open: cards(''), hidden: 3 });
  });

  test('a hidden card that is played was hidden until then', () => {
    const s = table({ hands: ['Tl'] });
    plays(s, 0, { play: LYRE });
    expect(sees(s, 1).hands[0]).toEqual({ open: cards('T'), hidden: 0 });
  });
});

describe('2.1 hidden cards', () => {
  const s = (): Alexandros => table({ hands: ['Thl', 'ss', 'a'] });

  test('a view names those of its own seat alone, and all at the end', () => {
    expect(sees(s(), 0).known).toEqual([cards('HL'), null, null]);
    expect(sees(s(), 1).known).toEqual([null, cards('SS'), null]);
    expect(sees(s(), null).known).toEqual([null, null, null]);
    const end = positionF({ at: 'act', hands: ['Sh', 't'], scores: [99, 0, 0, 0] });
    plays(end, 0, { levy: SOLDIER });
    for (const eye of [null, 2]) expect(sees(end, eye).known).toEqual([cards('H'), cards('T'), cards(''), cards('')]);
  });

  test('the supply shows its size alone', () => {
    expect(sees(s(), 0).supply).toBe(47);
    expect(JSON.stringify(sees(s(), null))).not.toContain('"supply":[');
  });

  test('the deal tells nobody a card; each owner sees it', () => {
    const match = Match.start(game as never, {
      id: 'deal',
      options: null,
      chairs: [0, 1].map((colour) => ({ name: '', colour, side: 0 })),
      seed: 'ab'.repeat(16),
      now: 0,
    });
    expect(match.enter(TABLE, { cards: [HORSE, LYRE] }, 1)).toBe(true);
    for (const eye of [null, 0, 1])
      expect(match.heard(eye).map(({ event }) => words(event))).toEqual(['Each player was dealt a hidden card.']);
    expect((match.view(0) as ReturnType<typeof sees>).known).toEqual([cards('H'), null]);
  });

  test('a drawn card is named to its owner alone', () => {
    const match = matchFrom(positionF({ at: 'act' }));
    match.enter(0, { card: -1 }, 1);
    match.enter(TABLE, { draw: LYRE }, 1);
    const hears = (eye: number | null) => match.heard(eye, 1).map(({ event }) => words(event));
    expect(hears(0)).toEqual(['Player 1 drew a lyre.']);
    for (const eye of [null, 1, 2, 3]) expect(hears(eye)).toEqual(['Player 1 drew a card.']);
  });

  test('what a hand decides is final; a face-up card, a guard taken back and a stop are not', () => {
    const undoes = (move: unknown, hands = ['s']): boolean => {
      const match = matchFrom(positionF({ at: 'act', hands }));
      expect(match.enter(0, move as never, 1)).toBe(true);
      return match.undoable() === true;
    };
    expect(undoes({ levy: SOLDIER })).toBe(false);
    expect(undoes({ card: 0 })).toBe(true);
    expect(undoes({ back: cells('7/1')[0] })).toBe(true);
    expect(undoes({ stop: true })).toBe(true);
    const choice = matchFrom(table({ hands: ['h'] }));
    choice.enter(0, { play: HORSE }, 1);
    expect(choice.undoable()).not.toBe(true);
  });

  test('imagined tables agree with all that was seen', () => {
    const v = sees(s(), 0);
    const met = new Set<string>();
    for (let k = 0; k < 100; k++) {
      const dream = rules.imagine(v, rng(k));
      expect(rules.broken(dream)).toBeUndefined();
      expect(rules.view(dream, 0)).toEqual(v);
      met.add(JSON.stringify(dream.hands[1].hidden));
    }
    expect(met.size).toBeGreaterThan(5);
  });
});
