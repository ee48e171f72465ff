import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { Match } from '../../../src/engine/match';
import { playout, randomEntry } from '../../../src/engine/playout';
import type { Json, Phrase } from '../../../src/engine/rules';
import { begin, play } from '../../../src/engine/run';
import { transfer } from '../../../src/games/island-hopper/box/transfer';
import { type Deck, deckOf, HOUSE } from '../../../src/games/island-hopper/rules/deck';
import { readDeck, writeDeck } from '../../../src/games/island-hopper/rules/import';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { any, game, type Hopper, type Options, rules, table, type View } from './position';

/** From the app to the real table and back, at the start of a round, with cards an owner has typed in. */

const NAMES = [...'ABCDEFGHIJKL'].map((letter) => `${letter}${letter.toLowerCase()} Key`);
/** Other names, another round card, and one island whose contracts are all alike. */
const PRINTED: Deck = {
  companies: HOUSE.companies,
  islands: HOUSE.islands.map((one, i) => ({ ...one, name: NAMES[i] })),
  contracts: HOUSE.contracts.map((one) => (one.island === 3 ? { ...one, pays: 4, symbol: 1 } : one)),
  rounds: HOUSE.rounds.map((one, i) => (i === 2 ? { ...one, plus: 3 } : one)),
};
const DECK = readDeck(writeDeck(PRINTED)).text as string;

const words = (phrase: Phrase): string => say(phrase, { text: transfer.text });
const optionsFor = (n: number, more: Partial<Options> = {}): Options =>
  rules.options({ deck: DECK, ...more }, n) as Options;
const bare = (s: Hopper): View => rules.view(s, null) as View;

const MORE: Partial<Options>[] = [{}, { openMoney: true }, { bribing: 'calm' }, { dummy: true }, { tile: 'first' }];

/** Every moment of one random game at which it could change over; the house deck's tests ask for another deck. */
function moments(seed: number): Hopper[] {
  const n = 2 + (seed % 5);
  const s = begin(rules as never, n, optionsFor(n, MORE[(seed * 7 + (seed >> 2)) % 5]));
  const random = rng(seed, 11);
  const out: Hopper[] = [];
  for (;;) {
    const position = s as unknown as Hopper;
    if (transfer.unready(bare(position)) === undefined) out.push(JSON.parse(JSON.stringify(s)));
    const entry = randomEntry(rules as never, s, random);
    if (!entry) return out;
    play(rules as never, s, entry.seat, entry.move);
  }
}

const games = Array.from({ length: 60 }, (_, seed) => moments(seed));
const all = games.flat();

/** What people at the real table would type: the open rows, and their own behind their covers. */
function cellsOf(s: Hopper): Entered {
  const out: { [cell: string]: string } = {};
  const cards = (mark: string, list: readonly number[]): string => list.map((i) => `${mark}${i}`).join(' ');
  out.captain = `${s.captain + 1}`;
  out.card = cards('r', [s.card]);
  out.past = cards('r', s.rounds.slice(0, -1));
  s.money.forEach((coins, island) => {
    if (coins > 0) out[`money${island}`] = `${coins}`;
  });
  out.row = cards('c', s.row);
  out.discards = cards('c', s.discards);
  for (let seat = 0; seat < s.n; seat++) {
    out[cellOf('cash', seat)] = `${s.cash[seat]}`;
    out[cellOf('done', seat)] = cards('c', s.piles[seat]);
    out[cellOf('hand', seat)] = cards(
      'c',
      s.hands[seat].map(({ card }) => card),
    );
    out[cellOf('under', seat)] = cards(
      'c',
      s.under.filter(({ by }) => by === seat).map(({ card }) => card),
    );
  }
  return out;
}

const options = (s: Hopper): Options => {
  const { deck, flight, difficulty, bribing, early, openMoney, dummy, tile, skill, wind } = s;
  return { deck, flight, difficulty, bribing, early, openMoney, dummy, tile, skill, wind };
};
const faultsIn = (n: number, cells: Entered, chosen: Options): string[] => {
  const read = reading(n, cells);
  const json = chosen as unknown as Json;
  return faultsOf(transfer.form.sections(read, json), read, (one) => transfer.form.faults(one, json)).map(
    ({ cell, why }) => `${cell}: ${why.key.startsWith('sheet.') ? why.key : words(why)}`,
  );
};
const typedIn = (n: number, cells: Entered, chosen: Options): Hopper =>
  transfer.form.position(reading(n, cells), chosen as unknown as Json) as unknown as Hopper;

/** A view without what form.ts says cannot be carried over. */
function carried(v: View): unknown {
  return {
    ...v,
    income: null,
    outlay: null,
    flights: null,
    since: null,
    hurt: null,
    hands: v.hands.map((hand, seat) => (seat === v.seat ? hand.map(({ card }) => card) : hand.length)),
    under: v.cash.map((_, seat) =>
      v.under.filter(({ by }) => by === seat).map(({ card }) => (seat === v.seat ? card : null)),
    ),
  };
}

describe('a position typed in from the real table', () => {
  test('there are moments of every kind', () => {
    expect(all.length).toBeGreaterThan(400);
    for (const n of [2, 3, 4, 5, 6]) expect(all.some((s) => s.n === n)).toBe(true);
    expect(all.some((s) => s.last)).toBe(true);
    expect(all.some((s) => s.round === 1)).toBe(true);
    expect(all.some((s) => s.under.length > 1)).toBe(true);
    expect(all.some((s) => s.discards.length > 0)).toBe(true);
    expect(all.some((s) => s.openMoney)).toBe(true);
    expect(all.some((s) => s.dummy)).toBe(true);
  });

  test('is the same position again, in the eyes of the table and of everybody', () => {
    for (const s of all) {
      const cells = cellsOf(s);
      expect(faultsIn(s.n, cells, options(s))).toEqual([]);
      const typed = typedIn(s.n, cells, options(s));
      expect(rules.broken(typed)).toBeUndefined();
      for (let seat = -1; seat < s.n; seat++) {
        const eye = seat < 0 ? null : seat;
        expect(carried(rules.view(typed, eye) as View)).toEqual(carried(rules.view(s, eye) as View));
      }
      expect([typed.cash, typed.bank, typed.bag]).toEqual([s.cash, s.bank, s.bag]);
    }
  });

  test('goes on to its end, through a match', () => {
    games.forEach((moments, seed) => {
      const s = moments[seed % moments.length];
      const match = Match.start(game, {
        id: 'typed',
        options: options(s) as unknown as Json,
        chairs: s.cash.map((_, seat) => ({ name: '', colour: seat, side: 0 })),
        seed: '00112233445566778899aabbccddeeff',
        start: typedIn(s.n, cellsOf(s), options(s)) as unknown as Json,
        now: 0,
      });
      expect(match.trouble).toBeUndefined();
      const on = match.position() as unknown as Hopper;
      playout(rules as never, any(on), rng(seed, 12));
      expect(rules.broken(on)).toBeUndefined();
      expect(on.ending).toMatch(/last|deck/);
      expect(on.round).toBeLessThanOrEqual(9);
    });
  });

  test('tells nobody what another one has: with money behind screens nothing public changes with it', () => {
    const s = all.find((one) => one.n === 4 && one.round === 4 && !one.openMoney) as Hopper;
    const other = { ...cellsOf(s), 'cash@1': '3', 'cash@2': '41' };
    const views = [cellsOf(s), other].map((cells) => rules.view(typedIn(4, cells, options(s)), 0));
    expect(views[1]).toEqual(views[0]);
  });

  test('cards that say the same are interchangeable, until there are too many of them', () => {
    const s = all.find((one) => one.n === 3 && one.round === 1) as Hopper;
    const alike = PRINTED.contracts.flatMap((one, i) => (one.island === 3 ? [i] : []));
    expect(alike).toHaveLength(6);
    const free = s.bag.filter((card) => !alike.includes(card));
    const row = free.splice(0, 3);
    const cells = {
      ...cellsOf(s),
      row: row.map((i) => `c${i}`).join(' '),
      discards: '',
      'hand@0': `c${alike[0]} c${alike[1]} c${free[0]}`,
      'hand@1': `c${alike[0]} c${alike[1]} c${free[1]}`,
      'hand@2': `c${alike[0]} c${alike[5]} c${free[2]}`,
    };
    expect(faultsIn(3, cells, options(s))).toEqual([]);
    const typed = typedIn(3, cells, options(s));
    expect(rules.broken(typed)).toBeUndefined();
    const kinds = typed.hands.map((hand) => hand.filter(({ card }) => alike.includes(card)).length);
    expect(kinds).toEqual([2, 2, 2]);
    const { contracts } = deckOf(DECK);
    expect(contracts[alike[0]]).toEqual(contracts[alike[5]]);
    const seventh = { ...cells, 'hand@2': `c${alike[0]} c${alike[5]} c${alike[2]}` };
    expect(faultsIn(3, seventh, options(s))).toContain(
      'hand@2: You’ve also entered one of these cards somewhere else.',
    );
  });
});

describe('what is wrong with a position is said in words', () => {
  const s = all.find((one) => one.n === 4 && one.round === 5 && one.money.some((coins) => coins > 9)) ?? all[0];
  const chosen = options(s);
  const good = cellsOf(s);
  const n = s.n;
  const others = deckOf(DECK).rounds.flatMap((one, i) => (one.kind === 'last' ? [] : [`r${i}`]));
  const tourist = s.bag.find((card) => deckOf(DECK).contracts[card].island < 0) as number;
  const bag = s.bag.filter((card) => deckOf(DECK).contracts[card].island >= 0);

  test.each<[string, Entered, string]>([
    ['no captain', { captain: '' }, 'captain: Say who has the captain tile.'],
    ['no round card', { card: '' }, 'card: Enter this round’s card.'],
    [
      'the Last Round too early',
      { card: 'r0' },
      'card: The Last Round comes in round 7 at the earliest, not in round 5.',
    ],
    ['the Last Round in the past', { past: `r0 ${good.past}` }, 'past: The game is over after the Last Round.'],
    [
      'a round card twice',
      { card: good.past.split(' ')[0], past: others.join(' ') },
      'card: You’ve also entered one of these cards somewhere else.',
    ],
    [
      'a row of two',
      { row: good.row.split(' ').slice(1).join(' ') },
      'row: 3 contracts lie face up as long as there’s a deck.',
    ],
    ['a row of four', { row: `${good.row} c${bag[0]}` }, 'row: 3 contracts lie face up as long as there’s a deck.'],
    [
      'a hand of two',
      { 'hand@1': good['hand@1'].split(' ').slice(1).join(' ') },
      'hand@1: At the start of a round, each hand holds 3 contracts.',
    ],
    [
      'a completed tourist',
      { 'done@2': `c${tourist}` },
      'done@2: Tourists are never completed: they’re discarded after their round.',
    ],
    [
      'more completed than there were flights for',
      {
        'done@0': bag
          .slice(0, 13)
          .map((i) => `c${i}`)
          .join(' '),
      },
      'done@0: In 4 rounds a player can’t complete more than 12 contracts.',
    ],
    ['no cash entered', { 'cash@3': '' }, 'cash@3: Enter the cash, or 0 if there’s none.'],
    ['debts', { 'cash@3': '-2' }, 'cash@3: sheet.least'],
    ['more than the box', { 'cash@0': '500', 'cash@1': '40' }, `cash@${n - 1}: All the coins in the box come to $530.`],
    ['more than the box on one island', { money3: '531' }, 'money3: All the coins in the box come to $530.'],
    ['no such card', { row: 'c99 c1 c2' }, 'row: sheet.unknown'],
  ])('%s', (_, change, fault) => {
    expect(n).toBe(4);
    expect(faultsIn(n, good, chosen)).toEqual([]);
    expect(faultsIn(n, { ...good, ...change }, chosen)).toContain(fault);
  });

  test('the Last Round is told by its round: from the seventh on, the ninth for two', () => {
    const told = (n: number, past: number): string[] => {
      const cells = { card: 'r0', past: others.slice(0, past).join(' ') };
      return faultsIn(n, cells, optionsFor(n)).filter((fault) => /^(card|past)/.test(fault));
    };
    const early = (from: number, round: number) => [
      `card: The Last Round comes in round ${from} at the earliest, not in round ${round}.`,
    ];
    expect([told(3, 5), told(3, 6), told(6, 8)]).toEqual([early(7, 6), [], []]);
    expect([told(2, 7), told(2, 8)]).toEqual([early(9, 8), []]);
  });

  test('an empty form asks for what is missing, and with the house deck for other cards', () => {
    const asked = faultsIn(2, {}, optionsFor(2));
    expect(asked).toEqual([
      'captain: Say who has the captain tile.',
      'card: Enter this round’s card.',
      'row: 3 contracts lie face up as long as there’s a deck.',
      'hand@0: At the start of a round, each hand holds 4 contracts.',
      'hand@1: At the start of a round, each hand holds 4 contracts.',
      'cash@0: Enter the cash, or 0 if there’s none.',
      'cash@1: Enter the cash, or 0 if there’s none.',
    ]);
    expect(faultsIn(4, good, { ...chosen, deck: 'house' })[0]).toMatch(/^captain: To move a game to the table/);
  });

  test('nonsense that was typed in all the same is found by the rules, never thrown', () => {
    for (const change of [
      { captain: '' },
      { card: '' },
      { 'hand@1': good.discards || 'c1 c2 c3 c4' },
      { 'cash@0': '-900' },
    ] as Entered[]) {
      const typed = typedIn(n, { ...good, ...change }, chosen);
      expect(['string', 'undefined']).toContain(typeof rules.broken(typed));
    }
    expect(rules.broken(typedIn(n, { ...good, 'cash@0': '-900' }, chosen))).toMatch(/dollars/);
    expect(rules.broken(typedIn(n, { ...good, 'hand@1': 'c1 c2 c3 c4 c5' }, chosen))).toMatch(/hand/);
    expect(rules.broken(typedIn(n, { ...good, 'done@1': `c${tourist}` }, chosen))).toMatch(/tourist/);
  });

  test('every row, choice and hint has words, and the choices of a cell differ', () => {
    for (const one of [s, all.find(({ openMoney }) => openMoney) as Hopper]) {
      for (const { text, hint, rows } of transfer.form.sections(reading(one.n, {}), options(one) as unknown as Json)) {
        for (const phrase of [text, hint]) if (phrase) expect(words(phrase)).toMatch(/\w/);
        for (const row of rows) {
          for (const phrase of [row.text, row.hint, row.tooMany]) if (phrase) expect(words(phrase)).toMatch(/\w/);
          if (!('choices' in row)) continue;
          const said = row.choices.map((choice) => words(choice.text));
          expect(new Set(said).size).toBe(said.length);
        }
      }
    }
  });

  test('hands, and cash behind screens, are entered behind covers', () => {
    const secret = (openMoney: boolean) =>
      transfer.form
        .sections(reading(4, {}), optionsFor(4, { openMoney }) as unknown as Json)
        .flatMap(({ rows }) => rows.flatMap((row) => (row.secret ? [row.id] : [])));
    expect([secret(false), secret(true)]).toEqual([
      ['cash', 'hand', 'under'],
      ['hand', 'under'],
    ]);
  });
});

describe('set up on the real table', () => {
  const HOUSE_WORDS =
    'To move a game to the table, play it with your own cards, typed in during set-up. The printed cards aren’t the same as the house deck.';
  const LATER = 'You can move the game at the start of a round, after its round card and before the first bid.';

  test('only at the start of a round, and only with cards of one’s own', () => {
    const why = (s: Hopper): string => {
      const phrase = transfer.unready(bare(s));
      return phrase ? words(phrase) : '';
    };
    expect(why(table({ at: 'auction' }))).toBe(HOUSE_WORDS);
    const at = (moment: Parameters<typeof table>[0]) => why(table({ options: { deck: DECK }, ...moment }));
    expect(at({ at: 'auction' })).toBe('');
    expect(at({ seats: 2, at: 'load' })).toBe('');
    for (const moment of ['round', 'bribe', 'calm', 'fly', 'contracts'] as const)
      expect(at({ at: moment })).toBe(LATER);
    const bidding = table({ options: { deck: DECK }, at: 'auction' });
    play(rules as never, any(bidding), 0, { bid: 1 });
    expect(why(bidding)).toBe(LATER);
    const over = JSON.parse(JSON.stringify(all[0])) as Hopper;
    playout(rules as never, any(over), rng(1));
    expect(why(over)).toBe('The game is over.');
  });

  /** Every card that these phrases name, as it is printed; what everybody only remembers is no card laid out. */
  const REMEMBERED = ['hopper.lay.known', 'hopper.lay.knownUnder'];
  function printed(phrases: readonly Phrase[]): string[] {
    const out: string[] = [];
    const look = (x: unknown): void => {
      if (Array.isArray(x)) x.forEach(look);
      else if (typeof x === 'object' && x !== null) {
        const { key } = x as Partial<Phrase>;
        if (key === 'hopper.card.tourist' || key === 'hopper.lay.contract') out.push(words(x as Phrase));
        else Object.values((x as Phrase).args ?? {}).forEach(look);
      }
    };
    look(phrases.filter(({ key }) => !REMEMBERED.includes(key)));
    return out.sort();
  }
  const cardWords = (list: readonly number[]): string[] =>
    list
      .map((i) => {
        const { island, pays, symbol } = deckOf(DECK).contracts[i];
        if (island < 0) return `a $${pays} tourist`;
        return `${NAMES[island]} $${pays} (${['anchor', 'palm', 'shell', 'star'][symbol]})`;
      })
      .sort();

  test('every card and every dollar has its place', () => {
    for (const s of all) {
      const v = bare(s);
      const laid = transfer.lay(v).flatMap(({ heading, lines }) => [heading, ...lines]);
      const open = [...s.row, ...s.discards, ...s.piles.flat()];
      expect(printed(laid)).toEqual(cardWords(open));
      let dollars = 0;
      for (const { key, args } of laid)
        if (key === 'hopper.lay.coins' || key === 'hopper.lay.cash') dollars += args?.n as number;
      for (let seat = 0; seat < s.n; seat++) {
        const taken = transfer.take(rules.view(s, seat) as View, seat);
        const own = s.hands[seat].map(({ card }) => card);
        const under = s.under.filter(({ by }) => by === seat).map(({ card }) => card);
        expect(printed(taken)).toEqual(cardWords([...own, ...under]));
        for (const { key, args } of taken) if (key === 'hopper.take.cash') dollars += args?.n as number;
        for (const phrase of taken) expect(words(phrase)).toMatch(/\.$/);
      }
      expect(dollars).toBe(530 - s.bank);
      const rest = transfer.rest(v);
      expect(rest[0]).toEqual({ key: 'hopper.rest.deck', args: { n: s.bag.length } });
      const order = rest.find(({ key }) => key === 'hopper.rest.under')?.args?.list ?? [];
      expect(order).toEqual(s.under.map(({ by }) => ({ seat: by })));
      for (const phrase of [...laid, ...rest]) expect(words(phrase)).toMatch(/\w/);
    }
  });

  test('the round cards: nine of them, the Last Round where it may still come', () => {
    const laidIn = (s: Hopper): string[] => (transfer.lay(bare(s))[2]?.lines ?? []).map(words);
    const stack = (n: number, round: number, last: boolean): string[] => {
      const s = all.find((one) => one.n === n && one.round === round && one.last === last) as Hopper;
      return [String(laidIn(s).length), laidIn(s).at(-1) as string];
    };
    expect(stack(4, 1, false)).toEqual([
      '2',
      'Take the Last Round out of the remaining cards and shuffle the other 7 face down. Shuffle two of them, unseen, with the Last Round: these three are the bottom of the stack. The other 5 go on top.',
    ]);
    expect(stack(4, 5, false)[1]).toMatch(/the other 3 face down.* The other one goes on top\.$/);
    expect(stack(4, 6, false)).toEqual([
      '3',
      'Shuffle the 3 remaining round cards, the Last Round among them, and lay them face down.',
    ]);
    expect(stack(5, 7, false)[1]).toMatch(/^Shuffle the 2 remaining round cards/);
    expect(stack(3, 8, false)[1]).toBe('Only the Last Round is left: put it face down as the next card.');
    expect(stack(6, 7, true)[1]).toBe('The other round cards stay in the box: this is the last round.');
    expect(stack(2, 7, false)[1]).toBe(
      'Face down beside it: the Last Round and, on top of it, the other remaining card.',
    );
    expect(stack(2, 6, false)[1]).toBe(
      'Face down beside it: the Last Round and, on top of it, the other 2 remaining cards, shuffled.',
    );
  });

  test('reads as people would say it', () => {
    const s = table({
      options: { deck: DECK },
      at: 'auction',
      round: 2,
      captain: 1,
      card: 1,
      cash: [7, 8, 9, 0],
      money: { I1: 2, O5: 3 },
      hands: [['I1 3 anchor'], [{ card: 'I2 3 star', open: true }, 'I3 5 shell'], [], []],
      piles: [[], ['O6 7 shell'], [], []],
      under: [
        { card: 'O1 6 shell', by: 2 },
        { card: 'O1 6 anchor', by: 0 },
        { card: 'O1 5 palm', by: 2, open: true },
      ],
      row: ['I5 3 star', 'I5 4 palm', 'T1'],
    });
    const laid = transfer.lay(bare(s)).map(({ heading, lines }) => [words(heading), ...lines.map(words)]);
    expect(laid.slice(1)).toMatchObject([
      [
        'Money beside islands',
        '$2 beside Aa Key',
        '$3 beside Kk Key',
        'Put coins at least an inch away from the island, never on it.',
      ],
      [
        'Round 2',
        'This round’s card lies face up: Albatross: $2 at each of its islands. It has already been resolved.',
        'Under it, face up, in order from the first round: Albatross: $3 at each of its islands.',
        expect.stringContaining('shuffle the other 6 face down'),
      ],
      ['Contracts', 'Face up in a row: Ee Key $3 (star), Ee Key $4 (palm) and a $1 tourist.'],
      [
        'Players',
        'Player 2 has the captain tile.',
        'Player 2 has completed these, face down behind the screen: Ll Key $7 (shell).',
        'All players saw Player 2 take Bb Key $3 (star).',
        'All players saw these go under the deck: Gg Key $5 (palm).',
      ],
    ]);
    expect(transfer.take(rules.view(s, 2) as View, 2).map(words)).toEqual([
      'Take $9 behind your screen.',
      'Set aside what you put under the deck, face down and in this order: Gg Key $6 (shell) and Gg Key $5 (palm).',
    ]);
    expect(transfer.rest(bare(s)).map(words).slice(1)).toEqual([
      'Put the cards the players set aside under the deck, face down, working downwards. Each time a name comes up, take one card from that player: Player 3, Player 1 and Player 3.',
      'All other coins form the bank.',
      'Player 3 opens the auction for the captain tile.',
    ]);
  });

  test('what is laid out and what is left depends on no secret, what one takes on no secret of others', () => {
    for (const s of all.filter((_, i) => i % 4 === 0)) {
      const swapped = JSON.parse(JSON.stringify(s)) as Hopper;
      const seat = s.round % s.n;
      const other = (seat + 1) % s.n;
      // all that is hidden in another hand, in the deck and behind screens lies differently
      const [mine, bag] = [swapped.hands[other], swapped.bag];
      for (const held of mine) {
        if (held.open) continue;
        const i = bag.findIndex((card) => card !== held.card);
        if (i < 0) continue;
        [held.card, bag[i]] = [bag[i], held.card];
      }
      if (!s.openMoney) swapped.cash[other] = Math.max(0, swapped.cash[other] - 1);
      for (const under of swapped.under)
        if (!under.open && under.by !== seat && bag.length > 0) [under.card, bag[0]] = [bag[0], under.card];
      expect(transfer.lay(bare(swapped))).toEqual(transfer.lay(bare(s)));
      expect(transfer.rest(bare(swapped))).toEqual(transfer.rest(bare(s)));
      expect(transfer.take(rules.view(swapped, seat) as View, seat)).toEqual(
        transfer.take(rules.view(s, seat) as View, seat),
      );
    }
  });
});
