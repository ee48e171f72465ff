import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import {
  A,
  any,
  B,
  C,
  card,
  cards,
  D,
  type Hopper,
  heardBy,
  held,
  ILLEGAL,
  legal,
  matchFrom,
  NOT_YOURS,
  now,
  plays,
  refuses,
  rules,
  sees,
  TABLE,
  table,
  type Written,
} from './position';

/** Rule page A4, P5: one card under the deck, then draw up; and who knows what after it. */

const FULL = [
  ['I1 3 anchor', 'I1 3 palm', 'I1 4 shell'],
  ['I2 3 shell', 'I2 3 star', 'I2 4 anchor'],
  ['I3 3 anchor', 'I3 3 shell', 'I3 4 palm'],
  ['I4 3 palm', 'I4 3 star', 'I4 4 anchor'],
];
const ROW = ['O1 5 palm', 'O2 5 star', 'T2'];

const draw = (more: Written = {}): Hopper => table({ at: 'contracts', hands: FULL, row: ROW, ...more });
/** The refill of the row: as many as are missing, from the front of the bag, then what lies under the deck. */
const refill = (s: Hopper): void => {
  const n = 3 - s.row.length;
  const next = [...s.bag, ...s.under.map((one) => one.card)].slice(0, n);
  plays(s, TABLE, { drawn: next });
};
const without = (seat: number, n: number) => FULL.map((hand, i) => (i === seat ? hand.slice(n) : hand));

describe('P5 the end by the deck', () => {
  test('when all hands cannot be filled from deck and row the game ends at once', () => {
    const hands = FULL.map((hand) => hand.slice(1));
    // four are needed: three in the row and none in the deck
    const over = table({ at: 'home', hands, row: ROW, left: 0 });
    expect([now(over), over.ending, over.open, over.row.length]).toEqual(['over', 'deck', true, 3]);
    expect(table({ at: 'home', hands, row: ROW, left: 1 }).ending).toBe('');
    expect(table({ at: 'home', hands, row: ROW, left: 0, under: [{ card: 'O4 5 palm', by: C }] }).ending).toBe('');
  });

  test('full hands need nothing: the game goes on with no deck at all', () => {
    const s = table({ at: 'home', hands: FULL, row: ROW, left: 0 });
    for (const seat of [A, B, C, D]) {
      plays(s, seat, { keep: true });
      plays(s, TABLE, { drawn: [] });
    }
    expect([now(s), s.round]).toEqual([`round ${TABLE}`, 2]);
  });

  test('the discards are never shuffled in again', () => {
    const s = draw({ hands: without(A, 1), left: 0, under: [{ card: 'O4 5 palm', by: C }] });
    expect(s.discards.length).toBeGreaterThan(40);
    plays(s, A, { blind: true });
    for (const bad of [s.discards.slice(0, 1), cards('O1 5 palm'), [], [81]])
      refuses(s, TABLE, { drawn: bad }, ILLEGAL);
    plays(s, TABLE, { drawn: cards('O4 5 palm') });
    expect(rules.broken(s)).toBeUndefined();
  });

  test('after the Last Round it is skipped, however empty the hands are', () => {
    const s = table({ last: true, at: 'home', left: 0 });
    expect([now(s), s.ending]).toEqual(['over', 'last']);
  });
});

describe('P5 in turn', () => {
  test('clockwise from the captain; the row is filled when that person has finished', () => {
    const s = draw({ captain: C, hands: FULL.map((hand) => hand.slice(2)) });
    for (const seat of [C, D, A, B]) {
      expect(now(s)).toBe(`contracts ${seat}`);
      plays(s, seat, { pick: s.row[0] });
      expect(s.row).toHaveLength(2);
      plays(s, seat, { pick: s.row[1] });
      expect([s.row.length, now(s)]).toEqual([1, `refill ${TABLE}`]);
      refuses(s, TABLE, { drawn: s.bag.slice(0, 1) }, ILLEGAL);
      refill(s);
      expect(s.row).toHaveLength(3);
    }
    expect([now(s), s.round]).toEqual([`round ${TABLE}`, 2]);
    refuses(s, A, { blind: true }, NOT_YOURS);
  });

  test('a full hand may be kept, or one card goes under the deck and one is drawn', () => {
    const s = draw();
    expect(legal(s, A)).toEqual([...cards(...FULL[A]).map((under) => ({ under })), { keep: true }]);
    refuses(s, A, { blind: true }, 'Your hand is full.');
    refuses(s, A, { pick: s.row[0] }, 'Your hand is full.');
    plays(s, A, { under: card('I1 3 palm') });
    refuses(
      s,
      A,
      { under: card('I1 3 anchor') },
      'You can put only one card under the deck, and only before you draw.',
    );
    refuses(s, A, { keep: true }, ILLEGAL);
    plays(s, A, { pick: card('O2 5 star') });
    expect([held(s, A), now(s)]).toEqual([cards('I1 3 anchor', 'I1 4 shell', 'O2 5 star'), `refill ${TABLE}`]);
    expect(s.under).toEqual([{ card: card('I1 3 palm'), by: A, open: false }]);
  });

  test('a hand that is not full has to be filled, from the row and blind as one likes', () => {
    const s = draw({ hands: without(A, 2) });
    expect(legal(s, A)).toEqual([{ under: card('I1 4 shell') }, ...s.row.map((pick) => ({ pick })), { blind: true }]);
    refuses(s, A, { keep: true }, ILLEGAL);
    refuses(s, A, { pick: s.bag[0] }, ILLEGAL);
    plays(s, A, { blind: true });
    expect(now(s)).toBe(`blind ${TABLE}`);
    plays(s, TABLE, { drawn: [s.bag[5]] });
    refuses(s, A, { under: card('I1 4 shell') }, 'You can put only one card under the deck, and only before you draw.');
    plays(s, A, { pick: card('T2') });
    expect([s.hands[A].length, now(s)]).toEqual([3, `refill ${TABLE}`]);
  });

  test('with two cards one of them may go under first; then two are drawn', () => {
    const s = draw({ hands: without(A, 1) });
    plays(s, A, { under: card('I1 3 palm') });
    plays(s, A, { pick: s.row[0] });
    expect(now(s)).toBe(`contracts ${A}`);
    plays(s, A, { pick: s.row[0] });
    expect(now(s)).toBe(`refill ${TABLE}`);
  });

  test('it is a secret of the hand: the tablet goes round', () => {
    expect(matchFrom(draw()).ask()).toMatchObject({ privacy: 'hand' });
  });

  test('what is drawn blind is any card that nobody has seen', () => {
    const s = draw({ hands: without(A, 1) });
    plays(s, A, { blind: true });
    const met = new Set<number>();
    for (let seed = 0; seed < 2000; seed++) met.add((rules.steps.blind as any).draw(s, s.todo[0], rng(seed)).drawn[0]);
    expect([...met].sort((a, b) => a - b)).toEqual(s.bag);
  });
});

describe('P5 under the deck', () => {
  const UNDER = [
    { card: 'O4 5 palm', by: C },
    { card: 'O5 7 star', by: A },
  ];

  test('is drawn after everything that was in it, in that order', () => {
    const s = draw({ hands: FULL.map((hand) => hand.slice(2)), left: 1, under: UNDER });
    plays(s, A, { blind: true });
    for (const bad of ['O4 5 palm', 'O5 7 star']) refuses(s, TABLE, { drawn: cards(bad) }, ILLEGAL);
    plays(s, TABLE, { drawn: [s.bag[0]] });
    plays(s, A, { blind: true });
    refuses(s, TABLE, { drawn: cards('O5 7 star') }, ILLEGAL);
    plays(s, TABLE, { drawn: cards('O4 5 palm') });
    expect(s.under.map((one) => one.card)).toEqual(cards('O5 7 star'));
  });

  test('what has gone under now lies last of all', () => {
    const s = draw({ left: 0, under: UNDER });
    plays(s, A, { under: card('I1 3 anchor') });
    expect(s.under.map((one) => one.card)).toEqual(cards('O4 5 palm', 'O5 7 star', 'I1 3 anchor'));
    const random = rng(7);
    plays(s, A, { blind: true });
    expect((rules.steps.blind as any).draw(s, s.todo[0], random)).toEqual({ drawn: cards('O4 5 palm') });
  });

  test('the row is filled over the seam', () => {
    const s = draw({ hands: without(A, 2), left: 1, under: UNDER });
    const [last] = s.bag;
    plays(s, A, { pick: s.row[0] });
    plays(s, A, { pick: s.row[0] });
    refuses(s, TABLE, { drawn: cards('O4 5 palm', 'O5 7 star') }, ILLEGAL);
    plays(s, TABLE, { drawn: [last, card('O4 5 palm')] });
    expect(s.row).toEqual([card('T2'), last, card('O4 5 palm')]);
  });
});

describe('P5 who knows what', () => {
  const seen = (s: Hopper, eye: number | null, owner: number) => sees(s, eye).hands[owner].map((one) => one.card);
  const hidden = (n: number) => new Array(n).fill(null);

  test('a card taken from the row: everybody knows it, as long as it is held', () => {
    const s = draw({ hands: without(A, 1) });
    for (const eye of [null, A, B])
      expect(heardBy(structuredClone(s), eye, A, { pick: card('O2 5 star') })).toEqual([
        'Player 1 took Twin Palms, $5, star.',
      ]);
    plays(s, A, { pick: card('O2 5 star') });
    for (const eye of [null, B, D]) expect(seen(s, eye, A)).toEqual([card('O2 5 star'), null, null]);
    expect(seen(s, A, A)).toEqual(held(s, A));
  });

  test('a card drawn blind: its owner alone', () => {
    const s = draw({ hands: without(A, 1) });
    plays(s, A, { blind: true });
    const one = s.bag[0];
    const told = (eye: number | null) => heardBy(structuredClone(s), eye, TABLE, { drawn: [one] });
    for (const eye of [null, B, C, D]) expect(told(eye)).toEqual(['Player 1 drew a contract from the deck.']);
    expect(told(A)[0]).toMatch(/^Player 1 drew .*, \$\d, \w+\.$/);
    plays(s, TABLE, { drawn: [one] });
    for (const eye of [null, B, C, D]) expect(seen(s, eye, A)).toEqual(hidden(3));
  });

  test('a card put under the deck: whoever put it there, where it came from the hand', () => {
    const s = draw();
    const told = (eye: number | null) => heardBy(structuredClone(s), eye, A, { under: card('I1 3 palm') });
    for (const eye of [null, B]) expect(told(eye)).toEqual(['Player 1 put a contract under the deck.']);
    expect(told(A)).toEqual(['Player 1 put Pelican Key, $3, palm under the deck.']);
    plays(s, A, { under: card('I1 3 palm') });
    expect(sees(s, A).under).toEqual([{ card: card('I1 3 palm'), by: A, open: false }]);
    for (const eye of [null, B, C, D]) expect(sees(s, eye).under).toEqual([{ card: null, by: A, open: false }]);
  });

  test('a card that everybody saw being taken goes under the deck in the eyes of everybody', () => {
    const hands = [[{ card: 'O6 5 anchor', open: true }, ...FULL[A].slice(1)], ...FULL.slice(1)];
    const s = draw({ hands });
    for (const eye of [null, A, B])
      expect(heardBy(structuredClone(s), eye, A, { under: card('O6 5 anchor') })).toEqual([
        'Player 1 put Glass Lagoon, $5, anchor under the deck.',
      ]);
    plays(s, A, { under: card('O6 5 anchor') });
    for (const eye of [null, A, B])
      expect(sees(s, eye).under).toEqual([{ card: card('O6 5 anchor'), by: A, open: true }]);
  });

  test('which of two hidden cards has gone cannot be told from those that are known', () => {
    const hands = [['I1 3 anchor', { card: 'O6 5 anchor', open: true }, 'I1 4 shell'], ...FULL.slice(1)];
    const [early, late] = ['I1 3 anchor', 'I1 4 shell'].map((one) => {
      const s = draw({ hands });
      plays(s, A, { under: card(one) });
      return s;
    });
    for (const eye of [null, B, C]) expect(sees(early, eye)).toEqual(sees(late, eye));
    expect(sees(early, A)).not.toEqual(sees(late, A));
  });

  test('drawn again from under the deck: whoever had put it there knows, and nobody else', () => {
    const s = draw({ hands: without(A, 1), left: 0, under: [{ card: 'O4 5 palm', by: C }] });
    plays(s, A, { blind: true });
    const told = (eye: number | null) => heardBy(structuredClone(s), eye, TABLE, { drawn: cards('O4 5 palm') });
    for (const eye of [A, C]) expect(told(eye)).toEqual(['Player 1 drew Thunder Skerry, $5, palm.']);
    for (const eye of [null, B, D]) expect(told(eye)).toEqual(['Player 1 drew a contract from the deck.']);
    plays(s, TABLE, { drawn: cards('O4 5 palm') });
    expect(seen(s, C, A)).toEqual([card('O4 5 palm'), null, null]);
    for (const eye of [null, B, D]) expect(seen(s, eye, A)).toEqual(hidden(3));
    expect(s.hands[A][2]).toEqual({ card: card('O4 5 palm'), open: false, from: C });
  });

  test('one’s own card back, or one that everybody knew', () => {
    const own = draw({ hands: without(A, 1), left: 0, under: [{ card: 'O4 5 palm', by: A }] });
    plays(own, A, { blind: true });
    plays(own, TABLE, { drawn: cards('O4 5 palm') });
    expect(own.hands[A][2]).toEqual({ card: card('O4 5 palm'), open: false, from: -1 });
    const known = draw({ hands: without(A, 1), left: 0, under: [{ card: 'O4 5 palm', by: C, open: true }] });
    plays(known, A, { blind: true });
    expect(heardBy(structuredClone(known), null, TABLE, { drawn: cards('O4 5 palm') })).toEqual([
      'Player 1 drew Thunder Skerry, $5, palm.',
    ]);
    plays(known, TABLE, { drawn: cards('O4 5 palm') });
    for (const eye of [null, B]) expect(seen(known, eye, A)).toEqual([card('O4 5 palm'), null, null]);
  });

  test('imagined hands and decks agree with all of that', () => {
    const s = draw({
      hands: [[{ card: 'O4 5 palm', from: C }, { card: 'O6 5 anchor', open: true }, 'T1'], ...FULL.slice(1)],
      under: [
        { card: 'O5 7 star', by: B },
        { card: 'O5 5 star', by: A, open: true },
      ],
    });
    const random = rng(5);
    for (const eye of [null, A, B, C, D]) {
      const v = sees(s, eye);
      const met = new Set<number>();
      for (let i = 0; i < 40; i++) {
        const dream = rules.imagine(v, random) as Hopper;
        expect(rules.broken(any(dream) as never)).toBeUndefined();
        expect(rules.view(dream, eye)).toEqual(v);
        met.add(dream.under[0].card);
        if (eye === C) expect(held(dream, A)).toContain(card('O4 5 palm'));
      }
      expect(met.size === 1).toBe(eye === B);
    }
  });
});
