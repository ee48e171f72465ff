import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { copy } from '../../../src/engine/copy';
import { Match } from '../../../src/engine/match';
import { playout } from '../../../src/engine/playout';
import type { Arg, Choice, Json, Phrase, Seat } from '../../../src/engine/rules';
import { transfer } from '../../../src/games/manila/box/transfer';
import type { Manila, Move, Options, ShareView, View } from '../../../src/games/manila/rules/state';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { wander } from './checks';
import { A, any, game, rules, sees, table } from './position';

const IDS = ['ginseng', 'nutmeg', 'silk', 'jade'];
const CHAIRS = ['Ana', 'Ben', 'Cy', 'Dot', 'Eve'].map((name) => ({ name }));
const told = (phrase: Phrase): string => say(phrase, { text: transfer.text, chairs: CHAIRS });

const optionsOf = (s: Options): Json => {
  const { dealPool, blindPassenger, strongPirates, hiddenMoney, opener, moving } = s;
  return { dealPool, blindPassenger, strongPirates, hiddenMoney, opener, moving };
};

const optionsFor = (seed: number): Partial<Options> => ({
  dealPool: seed % 2 ? 'all20' : 'threeEach',
  hiddenMoney: seed % 3 === 1,
  strongPirates: seed % 4 === 1,
  blindPassenger: seed % 5 === 0 ? 'anyButInsurance' : 'puntsOnly',
  moving: seed % 4 === 0 ? 'choose' : 'route',
});

/** Types a whole position into the form, secrets included; a little differently every time. */
function cellsOf(s: Manila, variant = 0): Entered {
  const out: { [cell: string]: string } = { ...transfer.form.presets?.(s.n, optionsOf(s)) };
  out.master = String(s.master + 1);
  out.voyage = String(s.voyage);
  if (s.hiddenMoney) out.purse = '400';
  IDS.forEach((id, ware) => {
    out[`value:${id}`] = String(s.values[ware]);
    out[`left:${id}`] = String(s.supply[ware]);
  });
  s.hands.forEach((hand, seat) => {
    out[cellOf('cash', seat)] = s.cash[seat] > 12 ? `${s.cash[seat] - 12}+12` : String(s.cash[seat]);
    if (s.pledged[seat] > 0) out[cellOf('pledged', seat)] = String(s.pledged[seat]);
    const dealt = hand.filter((share) => !share.bought).map(({ ware }) => IDS[ware]);
    if (variant % 2) dealt.reverse();
    [out[cellOf('first', seat)], out[cellOf('second', seat)]] = dealt;
    IDS.forEach((id, ware) => {
      const mine = hand.filter((share) => share.ware === ware);
      const bought = mine.filter((share) => share.bought).length;
      const down = mine.filter((share) => share.pledged).length;
      if (bought > 0) out[cellOf(`bought:${id}`, seat)] = String(bought);
      if (down > 0) out[cellOf(`down:${id}`, seat)] = String(down);
    });
  });
  return out;
}

const faultsIn = (cells: Entered, n: number, options: Json) => {
  const read = reading(n, cells);
  return faultsOf(transfer.form.sections(read, options), read, (r) => transfer.form.faults(r, options));
};

const typedIn = (cells: Entered, n: number, options: Json): Manila =>
  transfer.form.position(reading(n, cells), options) as unknown as Manila;

/** A view without what honestly cannot be carried over; see transfer.ts. */
function carried(v: View): unknown {
  const show = (share: ShareView) => `${share.ware} ${share.bought}`;
  const out = copy(v) as any;
  out.income = null;
  out.outlay = null;
  out.hands = v.hands.map((hand) => ({
    shares: hand.map(show).sort(),
    down: hand.map(({ ware, pledged }) => (pledged === null ? 'unseen' : pledged ? `${ware}` : 'up')).sort(),
  }));
  return out;
}

const eyes = (s: Manila): (Seat | null)[] => [null, ...s.cash.map((_, seat) => seat)];

function checkSame(before: Manila, after: Manila): void {
  expect(rules.broken(after)).toBeUndefined();
  for (const eye of eyes(before)) expect(carried(sees(after, eye))).toEqual(carried(sees(before, eye)));
}

/** What is said, as somebody at the table understands it: the cells of the form from the sentences' facts alone. */
function heardCells(s: Manila): Entered {
  const out: { [cell: string]: string } = s.hiddenMoney ? { purse: '400' } : {};
  const idOf = (arg: Arg): string => (arg as Phrase).key.split('.')[2];
  const seatOf = (arg: Arg): Seat => (arg as { seat: Seat }).seat;
  for (const { key, args } of transfer.lay(sees(s, null)).flatMap(({ lines }) => lines)) {
    const a = (args ?? {}) as { [name: string]: Arg };
    const what = key.replace('manila.medium.', '');
    if (what === 'value') out[`value:${idOf(a.ware)}`] = String(a.value);
    if (what === 'voyage') out.voyage = String(a.n);
    if (what === 'opens') out.master = String(seatOf(a.who) + 1);
    if (what === 'person') out[cellOf('cash', seatOf(a.who))] = String(a.cash);
    if (what === 'pledged') out[cellOf('pledged', seatOf(a.who))] = String(a.n);
    if (what === 'bought') {
      for (const one of a.list as readonly Phrase[])
        out[cellOf(`bought:${idOf(one.args?.ware as Arg)}`, seatOf(a.who))] = String(one.args?.n);
    }
  }
  for (const seat of s.cash.keys()) {
    const dealt: string[] = [];
    for (const { key, args } of transfer.take(sees(s, seat), seat)) {
      const what = key.replace('manila.medium.', '');
      if (what === 'takeCash') out[cellOf('cash', seat)] = String(args?.n);
      if (what === 'turn') out[cellOf(`down:${idOf(args?.ware as Arg)}`, seat)] = String(args?.n);
      if (what !== 'take') continue;
      const id = idOf(args?.ware as Arg);
      const n = Number(args?.n) - Number(out[cellOf(`bought:${id}`, seat)] ?? 0);
      for (let i = 0; i < n; i++) dealt.push(id);
    }
    expect(dealt).toHaveLength(2);
    [out[cellOf('first', seat)], out[cellOf('second', seat)]] = dealt;
  }
  for (const { key, args } of transfer.rest(sees(s, null))) {
    if (key === 'manila.medium.supply') out[`left:${idOf(args?.ware as Arg)}`] = String(args?.n);
    if (key === 'manila.medium.soldOut') out[`left:${idOf(args?.ware as Arg)}`] = '0';
  }
  return out;
}

/** Every position at which a game may change over, of so many random games. */
function everyReady(games: number, look: (s: Manila, seed: number) => void): number {
  let looked = 0;
  for (let seed = 0; seed < games; seed++) {
    wander(rules, { seats: 3 + (seed % 3), seed, options: optionsFor(seed) }, (s) => {
      if (transfer.unready(sees(s, null))) return;
      looked++;
      look(s, seed);
    });
  }
  return looked;
}

test('60 random games: what is typed in is the position that was left', () => {
  let loans = 0;
  const looked = everyReady(60, (s, seed) => {
    const options = optionsOf(s);
    const cells = cellsOf(s, seed);
    expect(faultsIn(cells, s.n, options)).toEqual([]);
    const typed = typedIn(cells, s.n, options);
    checkSame(s, typed);
    const dealt = (one: Manila) => one.hands.map((hand) => hand.slice(0, 2).map(({ ware }) => ware));
    expect(dealt(typed)).toEqual(dealt(s));
    if (s.pledged.some((n) => n > 0)) loans++;
  });
  expect(looked).toBeGreaterThan(400);
  expect(loans).toBeGreaterThan(100);
}, 240_000);

test('60 random games: what is said to lay, to take and to do with the rest is all there is', () => {
  const looked = everyReady(60, (s) => {
    const options = optionsOf(s);
    const cells = heardCells(s);
    expect(faultsIn(cells, s.n, options)).toEqual([]);
    checkSame(s, typedIn(cells, s.n, options));
    const people = transfer.lay(sees(s, null))[1].lines.filter(({ key }) => key.startsWith('manila.medium.person'));
    expect(people.map(({ args }) => args?.pieces)).toEqual(s.pieces);
    expect(people.map(({ args }) => args?.shares)).toEqual(s.hands.map((hand) => hand.length));
  });
  expect(looked).toBeGreaterThan(400);
}, 240_000);

test('60 random games: laying tells nothing hidden, taking nothing of others, and all of it has words', () => {
  let swapped = 0;
  everyReady(60, (s, seed) => {
    const bare = sees(s, null);
    const other = rules.imagine(bare, rng(seed, 5));
    const open = [transfer.lay(bare), transfer.rest(bare)];
    expect([transfer.lay(sees(other, null)), transfer.rest(sees(other, null))]).toEqual(open);
    if (JSON.stringify(other.hands) !== JSON.stringify(s.hands)) swapped++;
    for (const seat of s.cash.keys()) {
      const mine = transfer.take(sees(s, seat), seat);
      const dreamt = rules.imagine(sees(s, seat), rng(seed, seat, 6));
      expect(transfer.take(sees(dreamt, seat), seat)).toEqual(mine);
      for (const phrase of mine) expect(told(phrase)).not.toBe('');
    }
    for (const { heading, lines } of transfer.lay(bare))
      for (const one of [heading, ...lines]) expect(told(one)).not.toBe('');
    for (const phrase of transfer.rest(bare)) expect(told(phrase)).not.toBe('');
  });
  expect(swapped).toBeGreaterThan(400);
}, 240_000);

test('60 random games: typed-in positions are played to their end', () => {
  let played = 0;
  everyReady(60, (s, seed) => {
    if ((s.voyage + seed) % 5 > 0) return;
    const options = optionsOf(s);
    const start = typedIn(cellsOf(s), s.n, options);
    const chairs = s.cash.map((_, i) => ({ name: `P${i}`, colour: i, side: 0 }));
    const match = Match.start(game as never, {
      id: `typed-${seed}`,
      options,
      chairs,
      seed: seed.toString(16).padStart(32, '0'),
      now: 0,
      start: start as unknown as Json,
    });
    expect(match.trouble).toBeUndefined();
    expect(match.position()).toEqual(start);
    const after = match.position();
    playout(rules, after, rng(seed, 3));
    expect(rules.winners(any(after as never) as unknown as Manila).length).toBeGreaterThan(0);
    expect(rules.broken(any(after as never) as unknown as Manila)).toBeUndefined();
    played++;
  });
  expect(played).toBeGreaterThan(60);
}, 240_000);

const auction = rules.steps.auction as Choice<Manila, never, Move, never>;

describe('when', () => {
  const why = (s: Manila): string | undefined => {
    const phrase = transfer.unready(sees(s, null));
    return phrase && told(phrase);
  };

  test('only as an auction opens, and it is said why not', () => {
    expect(why(table({ at: 'auction' }))).toBeUndefined();
    expect(why(table({ at: 'P1' }))).toMatch(/^Finish this voyage first/);
    expect(why(table({ at: 'M2' }))).toMatch(/^Finish this voyage first/);
    const fresh = rules.setup(3, rules.options({}, 3) as Options);
    expect(why(fresh)).toMatch(/^The shares haven’t been dealt yet/);
    const bid = table({ at: 'auction' });
    auction.apply(bid, bid.todo[0] as never, A, { bid: 4 }, () => {});
    expect(why(bid)).toMatch(/^The auction is under way/);
    const passed = table({ at: 'auction' });
    auction.apply(passed, passed.todo[0] as never, A, { pass: true }, () => {});
    expect(why(passed)).toMatch(/^The auction is under way/);
    expect(why({ ...fresh, todo: [] })).toBe('The game is over.');
    expect(why({ ...fresh, todo: [{ at: 'pause' }] })).toMatch(/^Start the next voyage first/);
  });

  test('a loan before the first bid changes nothing about that', () => {
    const s = table({ at: 'auction' });
    auction.apply(s, s.todo[0] as never, A, { loan: true }, () => {});
    expect(why(s)).toBeUndefined();
  });
});

describe('in words', () => {
  const s = table({
    at: 'auction',
    seats: 3,
    voyage: 4,
    master: 2,
    values: [5, 0, 20, 10],
    cash: [31, 1, 8],
    hands: [
      [0, 1],
      [2, 2],
      [1, 3],
    ],
    bought: [[2], [], [3, 3]],
    pledged: [1, 0, 0],
    options: { strongPirates: true },
  });

  test('the table is laid', () => {
    expect(transfer.lay(sees(s, null)).map(({ heading, lines }) => [told(heading), ...lines.map(told)])).toEqual([
      [
        'The board',
        'Lay out the board with no punts on the water. Put the punts, the loads and the four dice beside it.',
        'Black market: put the Ginseng marker on 5.',
        'Black market: put the Nutmeg marker on 0.',
        'Black market: put the Silk marker on 20.',
        'Black market: put the Jade marker on 10.',
      ],
      [
        'At the table',
        'Ana: 31 pesos, 4 accomplices, and 3 shares to take.',
        'All players know that Ana has bought 1 Silk.',
        'Ana: one of these shares is pledged, face down.',
        'Ben: one peso, 4 accomplices, and 2 shares to take.',
        'Cy: 8 pesos, 4 accomplices, and 4 shares to take.',
        'All players know that Cy has bought 2 Jade.',
      ],
      [
        'The shares',
        'Sort all 20 shares into four piles of five, one for each ware, face down and squared up.',
        'Each player will take their own shares from these piles while the others look away. Don’t count what’s left in a pile.',
      ],
      [
        'What comes next',
        'Voyage 4 begins with the auction.',
        'Cy opens it, and keeps the office for free if nobody bids.',
        'As agreed: pirates may take a seat on a full punt on 13.',
      ],
    ]);
  });

  test('Ana takes hers, and the piles are turned up', () => {
    expect(transfer.take(sees(s, A), A).map(told)).toEqual([
      'Take one share from the Ginseng pile.',
      'Take one share from the Nutmeg pile.',
      'Take one share from the Silk pile.',
      'Lay one share of Ginseng face down in front of you, as pledged.',
      'Keep the other shares hidden. Square up the piles to cover your tracks.',
    ]);
    expect(transfer.rest(sees(s, null)).map(told).slice(0, 4)).toEqual([
      'Ginseng: 4 shares are left. Turn the pile face up beside the board.',
      'Nutmeg: 3 shares are left. Turn the pile face up beside the board.',
      'Silk: 2 shares are left. Turn the pile face up beside the board.',
      'Jade: 2 shares are left. Turn the pile face up beside the board.',
    ]);
  });

  const OPTIONS = optionsOf(s);
  const reasons = (changes: Entered, from: Manila = s): { [cell: string]: string } =>
    Object.fromEntries(
      faultsIn({ ...cellsOf(from), ...changes }, from.n, optionsOf(from)).map(({ cell, why }) => [
        cell,
        told(why.key.startsWith('sheet.') ? { key: 'manila.medium.mark', args: { n: 0 } } : why),
      ]),
    );

  test('nonsense is marked with its reason', () => {
    expect(reasons({})).toEqual({});
    expect(reasons({ master: '', 'cash@1': '', 'first@2': '' })).toEqual({
      master: 'This is still missing.',
      'cash@1': 'This is still missing.',
      'first@2': 'This is still missing.',
    });
    expect(reasons({ 'left:silk': '6' })).toEqual({ 'left:silk': 'There are only five shares of Silk.' });
    expect(reasons({ 'left:jade': '4' })).toMatchObject({
      'left:jade': 'There are only five shares of Jade; left and bought add up to 6.',
    });
    expect(reasons({ 'left:nutmeg': '2' })['left:nutmeg']).toBe(
      'Shares left and bought add up to 13 of 20. That leaves 7 hidden, but at two each there should be 6.',
    );
    expect(reasons({ 'pledged@1': '3' })['pledged@1']).toBe('3 shares are pledged, but only 2 are held.');
    expect(reasons({ 'pledged@0': '2' })).toEqual({
      'down:ginseng@0': 'One share is face down, but 2 are pledged.',
    });
    expect(reasons({ 'down:ginseng@0': '', 'down:jade@0': '1' })).toEqual({
      'down:jade@0': 'There are no Jade shares in this hand.',
    });
    expect(reasons({ 'pledged@0': '2', 'down:ginseng@0': '2' })).toEqual({
      'down:ginseng@0': 'Only one share of Ginseng is in this hand.',
    });
    expect(reasons({ 'left:silk': '4', 'left:nutmeg': '1' })).toMatchObject({
      'first@1': 'No Silk shares can be hidden: all five are in the supply or bought.',
      'second@1': 'No Silk shares can be hidden: all five are in the supply or bought.',
    });
    expect(reasons({ 'left:silk': '3', 'left:nutmeg': '2' })).toMatchObject({
      'second@1': 'Only one share of Silk can be hidden: the rest are in the supply or bought.',
    });
    expect(Object.keys(reasons({ 'value:silk': '30', 'cash@0': 'x', 'first@1': 'gold' })).sort()).toEqual([
      'cash@0',
      'first@1',
      'value:silk',
    ]);
  });

  test('a hand named wrong, which only all hands together show, is found by the rules', () => {
    const cells = { ...cellsOf(s), 'first@1': 'jade' };
    expect(faultsIn(cells, 3, OPTIONS)).toEqual([]);
    expect(rules.broken(typedIn(cells, 3, OPTIONS))).toBe('4 shares of silk instead of 5');
    const greedy = { ...cellsOf(s), 'first@0': 'silk', 'first@1': 'ginseng', 'second@2': 'ginseng' };
    expect(rules.broken(typedIn(greedy, 3, OPTIONS))).toMatch(/^\d shares of \w+ instead of 5$/);
  });

  test('face down without a name are the cheapest, as in the app', () => {
    const typed = typedIn({ ...cellsOf(s), 'pledged@0': '2', 'down:ginseng@0': '' }, 3, OPTIONS);
    expect(typed.hands[A].map(({ ware, pledged }) => [ware, pledged])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
    expect([typed.cash[A], typed.income[A]]).toEqual([31, 31]);
    expect(rules.broken(typed)).toBeUndefined();
  });

  test('hidden money is taken and typed behind the cover, and the public bound tells nothing', () => {
    const hidden = table({ at: 'auction', options: { hiddenMoney: true }, cash: [17, 60, 0] });
    expect(transfer.lay(sees(hidden, null))[1].lines.map(told)[1]).toBe(
      'Ben: 4 accomplices and 2 shares. They take their pesos in secret.',
    );
    expect(transfer.lay(sees(hidden, 1))).toEqual(transfer.lay(sees(hidden, null)));
    expect(transfer.take(sees(hidden, 1), 1).map(told)).toContain('Take 60 pesos and keep them hidden.');
    const options = optionsOf(hidden);
    const rows = transfer.form.sections(reading(3, {}), options).flatMap((section) => section.rows);
    expect(rows.find(({ id }) => id === 'cash')?.secret).toBe(true);
    expect(typedIn({ ...cellsOf(hidden), purse: '150' }, 3, options).income).toEqual([150, 150, 150]);
    expect(reasons({ purse: '59' }, hidden)).toEqual({ 'cash@1': 'You said no player has more than 59.' });
    expect(reasons({ purse: '401' }, hidden)).toEqual({ purse: 'The app only counts cash up to 400.' });
  });

  test('what is secret on the form is what is hidden at the table', () => {
    const secretRows = (options: Json) =>
      transfer.form
        .sections(reading(3, { 'pledged@0': '1' }), options)
        .flatMap((section) => section.rows)
        .flatMap(({ id, secret }) => (secret ? [id] : []));
    expect(secretRows(OPTIONS)).toEqual(['first', 'second', ...IDS.map((id) => `down:${id}`)]);
  });

  test('every row, hint and choice has words', () => {
    const options = optionsOf(table({ at: 'auction', options: { hiddenMoney: true } }));
    for (const section of transfer.form.sections(reading(5, { 'pledged@0': '1' }), options)) {
      for (const phrase of [section.text, section.hint]) if (phrase) expect(told(phrase)).not.toBe('');
      for (const row of section.rows) {
        for (const phrase of [row.text, row.hint]) if (phrase) expect(told(phrase)).not.toBe('');
        if (row.kind === 'one') for (const { text } of row.choices) expect(told(text)).not.toBe('');
        if (row.kind === 'number' && row.tooMany) expect(told(row.tooMany)).not.toBe('');
      }
    }
  });

  test('hidden money leaves room for every bid on the list of picks', () => {
    const hidden = table({ at: 'auction', options: { hiddenMoney: true } });
    const typed = typedIn({ ...cellsOf(hidden), purse: '400' }, 3, optionsOf(hidden));
    const offers = auction.offers?.(typed, typed.todo[0] as never, typed.master) ?? [];
    const first = new Set(offers.map((move) => game.walk(move, sees(typed, null))[0][0].id));
    expect(first.size).toBeLessThanOrEqual(60);
  });
});
