import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { copy } from '../../../src/engine/copy';
import { Match } from '../../../src/engine/match';
import { playout, randomEntry } from '../../../src/engine/playout';
import type { Json, Phrase } from '../../../src/engine/rules';
import { type AnyPosition, begin, play } from '../../../src/engine/run';
import { transfer } from '../../../src/games/isla-margarita/box/transfer';
import { game } from '../../../src/games/isla-margarita/game';
import { crownsOf, handOf } from '../../../src/games/isla-margarita/rules/before';
import { BRIDGES, ISLANDS, PORTS, STACKS } from '../../../src/games/isla-margarita/rules/setup';
import type { Isla, View } from '../../../src/games/isla-margarita/rules/state';
import { cardsOf, describe as told } from '../../../src/games/isla-margarita/speech/describe';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { checkGame } from '../../../src/headless/contract';
import { loadWords } from '../../../src/headless/registry';
import { say } from '../../../src/look/say';
import { FARO, LIMA, PALOMA, position } from './position';

/** From the app to the printed board and back. */

const { rules } = game;
const any = (s: Isla): AnyPosition => s as unknown as AnyPosition;
const chairs = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'].map((name) => ({ name }));
const words = (phrase: Phrase): string => say(phrase, { text: transfer.text, chairs });
const optionsOf = (s: Isla): Json => ({ coins: s.coins });

/** Every moment of that random game at which it may move. */
function moments(seed: number, seats: number, options: object = {}): Isla[] {
  const s = begin(rules, seats, rules.options(options, seats));
  const random = rng(seed, seats, 3);
  const out: Isla[] = [];
  for (;;) {
    if (transfer.unready(rules.view(s as unknown as Isla, null)) === undefined) out.push(copy(s) as unknown as Isla);
    const entry = randomEntry(rules, s, random);
    if (!entry) return out;
    play(rules, s, entry.seat, entry.move);
  }
}

const seated = (game: number): number => 2 + (game % 4);
const optioned = (game: number): object => (seated(game) === 3 && game % 8 === 1 ? { coins: 25 } : {});
const played = Array.from({ length: 60 }, (_, game) => moments(game, seated(game), optioned(game)));
const games = (count: number): Isla[][] => played.slice(0, count);

const holder = (seat: number): string => (seat < 0 ? '' : `${seat + 1}`);
const filled = (cells: Entered): Entered => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));

/** What people at the real table type, each their own hidden cells too. */
function cellsOf(s: Isla): Entered {
  const cells: { [cell: string]: string } = { round: `${s.round}`, idle: s.idle > 0 ? '1' : '' };
  for (const title of ['king', 'bridgeBuilder', 'portBuilder'] as const) cells[title] = holder(s.titles[title]);
  cells.firstKing = holder(s.firstKing);
  for (const [site, owner] of s.bridges.entries()) cells[`bridge.${site}`] = holder(owner);
  for (const [site, owner] of s.ports.entries()) cells[`port.${site}`] = holder(owner);
  for (const [i] of ISLANDS.entries()) {
    cells[`princes.${i}`] = s.princes[i] > 0 ? `${s.princes[i]}` : '';
    cells[`crowned.${i}`] = s.crowned[i] ? '1' : '';
  }
  for (let k = 0; k < STACKS; k++) cells[`stack.${k}`] = `${s.stacks[k].rest?.length ?? s.stacks[k].size ?? 6}`;
  for (let seat = 0; seat < s.n; seat++) {
    for (const [i] of ISLANDS.entries())
      cells[cellOf(`pool.${i}`, seat)] = s.pools[i][seat] ? `${s.pools[i][seat]}` : '';
    cells[cellOf('bank', seat)] = `${s.bank[seat]}`;
    const values = crownsOf(s, seat).map((i) => s.crowns[i].value);
    cells[cellOf('crowns', seat)] = values.sort((a, b) => a - b).join('+');
    const hand = handOf(s, seat);
    cells[cellOf('cards', seat)] = hand.sort((a, b) => a - b).join(' ');
  }
  return filled(cells);
}

const flat = (x: unknown): string => JSON.stringify(x);

/** Everything of a view that can be carried over: cards by person instead of by stack, and nothing of others' cards. */
function carried(v: View): object {
  const { stacks, crowns, ...rest } = v;
  return {
    ...rest,
    left: stacks.slice(0, STACKS).map(({ left }) => left),
    crowns: crowns.map((values, seat) => (seat === v.seat ? values : values.length)),
    hands: crowns.map((_, seat) => {
      const hand = cardsOf(v, seat);
      return seat === v.seat ? hand.sort((a, b) => Number(a) - Number(b)) : hand.length;
    }),
  };
}

function typedIn(n: number, cells: Entered, options: Json): Isla {
  const read = reading(n, cells);
  const sections = transfer.form.sections(read, options);
  expect(faultsOf(sections, read, (r) => transfer.form.faults(r, options))).toEqual([]);
  return transfer.form.position(read, options) as unknown as Isla;
}

describe('a position typed in', () => {
  test('is the position that lay on the table, to everybody', () => {
    let seen = 0;
    for (const all of games(60)) {
      for (const s of all) {
        const again = typedIn(s.n, cellsOf(s), optionsOf(s));
        expect(rules.broken(again)).toBeUndefined();
        for (const seat of [null, ...s.bank.keys()])
          expect(flat(carried(rules.view(again, seat)))).toBe(flat(carried(rules.view(s, seat))));
        expect(flat(cellsOf(again))).toBe(flat(cellsOf(s)));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(600);
  });

  test('is played to its end as a match, also after it was saved', () => {
    for (const [g, all] of games(12).entries()) {
      const s = all[Math.floor((all.length * (g % 5)) / 5)];
      const start = typedIn(s.n, cellsOf(s), optionsOf(s)) as unknown as Json;
      const match = Match.start(game, {
        id: 'x',
        options: optionsOf(s),
        chairs: chairs.slice(0, s.n).map(({ name }, i) => ({ name, colour: i, side: 0 })),
        seed: 'b'.repeat(32),
        now: 0,
        start,
      });
      expect(match.trouble).toBeUndefined();
      const random = rng(g, 9);
      for (let at = 0; !match.over && at < 2000; at++) {
        const entry = randomEntry(rules, match.position(), random);
        if (entry) expect(match.enter(entry.seat, entry.move as Json, 0)).toBe(true);
      }
      expect(match.over).toBe(true);
      expect(match.winners().length).toBeGreaterThan(0);
      expect(Match.resume(game, JSON.parse(JSON.stringify(match.record))).trouble).toBeUndefined();
    }
  });

  test('keeps its secrets and the whole contract', async () => {
    const said = await loadWords();
    for (const [g, all] of games(4).entries()) {
      const s = all[Math.floor(all.length * 0.6)];
      const start = typedIn(s.n, cellsOf(s), optionsOf(s));
      const from = { ...game, rules: { ...rules, setup: () => copy(start) } };
      const trial = { seats: s.n, options: optionsOf(s), seed: 40 + g, effort: 0.05, words: said };
      expect(checkGame(from as never, trial as never).decisions).toBeGreaterThan(0);
    }
  });

  test('has four stacks, whoever brought cards', () => {
    const s = games(8)[3].at(-1) as Isla;
    const again = typedIn(s.n, cellsOf(s), optionsOf(s));
    expect(again.stacks.length).toBeGreaterThan(STACKS);
    expect(told(rules.view(again, null)).at(-1)?.lines).toHaveLength(STACKS);
  });
});

/** Sets the table up by the phrases alone, as cells. */
function followed(n: number, lay: readonly Phrase[], takes: readonly (readonly Phrase[])[], rest: readonly Phrase[]) {
  const cells: { [cell: string]: string } = {};
  const islandAt = (phrase: any): number => ISLANDS.findIndex(({ id }) => phrase.key === `isla.island.${id}`);
  const siteAt = (phrase: any): string => {
    if (phrase.key === 'isla.spot.bridge') {
      const [a, b] = [islandAt(phrase.args.a), islandAt(phrase.args.b)];
      return `bridge.${BRIDGES.findIndex((bridge) => bridge.a === a && bridge.b === b)}`;
    }
    const { island, value } = phrase.args;
    return `port.${PORTS.findIndex((port) => port.island === islandAt(island) && port.value === value)}`;
  };
  const follow: { [key: string]: (args: any) => void } = {
    'isla.medium.bank': ({ who, n }) => (cells[cellOf('bank', who.seat)] = `${n}`),
    'isla.medium.discard': ({ who }) => (cells.firstKing = `${who.seat + 1}`),
    'isla.medium.marks': ({ who, list }) => list.map((site: any) => (cells[siteAt(site)] = `${who.seat + 1}`)),
    'isla.medium.pool': ({ island, list }) =>
      list.map(({ args }: any) => (cells[cellOf(`pool.${islandAt(island)}`, args.who.seat)] = `${args.n}`)),
    'isla.medium.prince': ({ island, n }) => (cells[`princes.${islandAt(island)}`] = `${n}`),
    'isla.words.title': ({ title, who }) => (cells[title.key.split('.').pop()] = `${who.seat + 1}`),
    'isla.medium.idle': () => (cells.idle = '1'),
    'isla.medium.next': ({ n }) => (cells.round = `${n}`),
    'isla.medium.crowns': ({ list }) => list.map((island: any) => (cells[`crowned.${islandAt(island)}`] = '1')),
    'isla.medium.stacks': ({ list }) => list.map(({ args }: any, k: number) => (cells[`stack.${k}`] = `${args.n}`)),
  };
  for (const phrase of [...lay, ...rest]) follow[phrase.key]?.(phrase.args);
  for (let seat = 0; seat < n; seat++) {
    for (const { key, args } of takes[seat] as any[]) {
      if (key === 'isla.medium.takeCrowns') cells[cellOf('crowns', seat)] = args.list.join('+');
      else cells[cellOf('cards', seat)] = args.list.map((card: any) => card.args.n).join(' ');
    }
  }
  return cells;
}

describe('setting it up on the real table', () => {
  const laid = (s: Isla) => transfer.lay(rules.view(s, null));
  const lines = (s: Isla) => laid(s).flatMap((section) => section.lines);
  const taken = (s: Isla) => [...s.bank.keys()].map((seat) => transfer.take(rules.view(s, seat), seat));
  const left = (s: Isla) => transfer.rest(rules.view(s, null));

  test('says everything: who follows it has the very table', () => {
    for (const all of games(60)) {
      for (const s of all) expect(followed(s.n, lines(s), taken(s), left(s))).toEqual(cellsOf(s));
    }
  });

  test('has a sentence for everything', () => {
    for (const all of games(16)) {
      for (const s of all) {
        for (const { heading } of laid(s)) expect(words(heading)).toMatch(/\w$/);
        for (const phrase of [...lines(s), ...taken(s).flat(), ...left(s)]) expect(words(phrase)).toMatch(/\w/);
      }
    }
  });

  test('reads like this', () => {
    const s = position(3, {
      bridges: { 1: 0, 12: 1 },
      ports: { 7: 1 },
      bridgeBuilder: 1,
      portBuilder: 1,
      pools: { [LIMA]: [3, 0, 1], [FARO]: [0, 0, 2] },
      crowns: [[], [4, 2]],
      princes: { [PALOMA]: 0, [FARO]: 2 },
      stacks: [
        { takes: [[1, 20]], rest: [1, 2, 3, 4, 5] },
        { takes: [[0, 9]], rest: [10, 11, 12, 13, 14] },
      ],
      round: 6,
      idle: 1,
    });
    expect(lines(s).map(words)).toEqual([
      'Ana: Costa Alta – Isla Paloma',
      'Ben: Isla Ceniza – Isla Margarita',
      'Ben: Isla Coral port, 10 points',
      'Isla Faro: Cy 2',
      'Cayo Lima: Ana 3 and Cy 1',
      'Ana: 13 coins',
      'Ben: 18 coins',
      'Cy: 17 coins',
      'Three coins stay in the box for Ana, the first King',
      ...['Costa Alta', 'Isla Brisa', 'Costa Mansa', 'Isla Coral'].map((island) => `${island}: one prince`),
      'Isla Faro: 2 princes',
      ...['Cayo Lima', 'Isla Ceniza', 'Isla Margarita'].map((island) => `${island}: one prince`),
      'King: Ana',
      'Bridge Builder: Ben',
      'Port Builder: Ben',
      'Round 6 begins',
      'Nothing was invested or built in the last round. If that happens again, the game ends',
    ]);
    expect(taken(s).map((own) => own.map(words))).toEqual([
      ['These commerce cards: 9 · Crown Thief'],
      ['Crowns with these values: 2 and 4', 'These commerce cards: 20 · Tiki of the West'],
      [],
    ]);
    expect(left(s).map(words)).toEqual([
      'Shuffle the other crowns face down. Lay one on each of these islands: Isla Brisa, Costa Mansa, Isla Coral, Isla Faro, Cayo Lima, Isla Ceniza and Isla Margarita',
      'Shuffle the other commerce cards face down. Deal four stacks, in this order: 5 cards, 5 cards, 6 cards and 6 cards',
      'What players saw in the stacks no longer counts: those cards are shuffled again',
      'Stack all nine action cards as one deck. Ana, the King, drafts first',
    ]);
  });

  test('nobody is told of what others hide', () => {
    let swaps = 0;
    for (const all of games(24)) {
      for (const s of all) {
        for (const pool of ['crown', 'commerce']) {
          for (const seat of s.bank.keys()) {
            // two things this person does not hold trade places: its own lines stay, and so do the common ones
            const mine = new Set(pool === 'crown' ? crownsOf(s, seat).map((i) => `crowns.${i}.value`) : []);
            const places = rules
              .secrets(s, seat)
              .filter((one) => one.pool === pool && !mine.has(one.path) && !isOwn(s, seat, one.path))
              .map(({ path }) => path);
            const [a, b] = [places[0], places[places.length - 1]];
            if (a === b) continue;
            const other = copy(s);
            swap(other, a, b);
            if (flat(other) === flat(s)) continue;
            const all = (t: Isla) => flat([transfer.take(rules.view(t, seat), seat), lines(t), left(t)]);
            expect(all(other)).toBe(all(s));
            swaps++;
          }
        }
      }
    }
    expect(swaps).toBeGreaterThan(500);
  });
});

/** Whether that place of the position is a card in this person's hand. */
function isOwn(s: Isla, seat: number, path: string): boolean {
  const [top, k, list, t] = path.split('.');
  return top === 'stacks' && list === 'takes' && s.stacks[Number(k)].takes[Number(t)].seat === seat;
}

function swap(s: Isla, a: string, b: string): void {
  const spot = (path: string): [any, string] => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    return [keys.reduce((at: any, key) => at[key], s), last];
  };
  const [[x, i], [y, j]] = [spot(a), spot(b)];
  [x[i], y[j]] = [y[j], x[i]];
}

describe('a game moves between two rounds', () => {
  test('and at no other moment', () => {
    const s = begin(rules, 3, rules.options({}, 3)) as unknown as Isla;
    const why = () => {
      const phrase = transfer.unready(rules.view(s, null));
      return phrase && words(phrase);
    };
    expect(why()).toBe('Deal the King first.');
    const random = rng(3);
    const said = new Set<string | undefined>();
    let ready = 0;
    for (;;) {
      const entry = randomEntry(rules, any(s), random);
      if (!entry) break;
      play(rules, any(s), entry.seat, entry.move);
      said.add(why());
      if (why() === undefined) {
        expect(s.todo.map(({ at }) => at)).toEqual(['draft']);
        expect([s.draft.takes.length, s.circles.some(Boolean), s.end]).toEqual([0, false, null]);
        ready++;
      }
    }
    expect(ready).toBe(s.round);
    expect([...said].sort()).toEqual([
      'Finish this round first. You can move the game when the next one begins.',
      'The game is over.',
      'The last round is over. Score this game here.',
      undefined,
    ]);
  });
});

describe('what cannot lie on the table is marked with the reason', () => {
  const s = position(3, {
    bridges: { 1: 0, 12: 1 },
    ports: { 7: 1 },
    bridgeBuilder: 1,
    portBuilder: 1,
    pools: { [LIMA]: [3, 0, 1] },
    crowns: [[5], [4, 2]],
    stacks: [
      { takes: [[1, 20]], rest: [1, 2, 3, 4, 5] },
      { takes: [[0, 9]], rest: [10, 11, 12, 13, 14] },
    ],
  });
  const cells = cellsOf(s);
  const faults = (more: Entered): { [cell: string]: string } => {
    const read = reading(3, { ...cells, ...more });
    const found = faultsOf(transfer.form.sections(read, { coins: 20 }), read, (r) =>
      transfer.form.faults(r, { coins: 20 }),
    );
    return Object.fromEntries(found.map(({ cell, why }) => [cell, words(why)]));
  };

  test.each<[string, Entered, { [cell: string]: string }]>([
    ['nothing', {}, {}],
    ['no King', { king: '' }, { king: 'Say who holds the King: one player always does.' }],
    [
      'no first King',
      { firstKing: '' },
      {
        firstKing: 'Say which player was the first King.',
        'bank@0': 'Ana has 17 coins in Bank, pools and marks together. It must be 20.',
      },
    ],
    [
      'a title of nobody',
      { bridgeBuilder: '' },
      { bridgeBuilder: 'The player who built the latest bridge is Bridge Builder.' },
    ],
    ['a title without cause', { portBuilder: '1' }, { portBuilder: 'The Port Builder must own a port.' }],
    ['a builder of nothing', { bridgeBuilder: '3' }, { bridgeBuilder: 'The Bridge Builder must own a bridge.' }],
    ['ten princes', { 'princes.3': '2' }, { 'princes.8': 'There are nine princes, not 10.' }],
    [
      'a coin too many',
      { 'bank@2': '20' },
      { 'bank@2': 'Cy has 21 coins in Bank, pools and marks together. It must be 20.' },
    ],
    [
      'a lost crown',
      { 'crowns@0': '' },
      { 'crowned.8': '2 crowns are with players and 6 on islands. There are nine.' },
    ],
    [
      'crowns twice',
      { 'crowns@1': '4+5' },
      { 'crowns@1': 'Between you, you’ve entered too many crowns of one value.' },
    ],
    ['a card twice', { 'cards@1': '9' }, { 'cards@1': 'Another player entered one of these cards too.' }],
    ['a card short', { 'stack.0': '4' }, { 'stack.3': '2 cards are with players and 21 in the stacks. There are 24.' }],
    [
      'a card for nothing',
      { 'stack.0': '4', 'cards@2': '7' },
      { 'stack.3': 'Each bridge brings its builder one card: 2 bridges, but players hold 3 cards.' },
    ],
  ])('%s', (_, more, found) => {
    expect(faults(more)).toEqual(found);
  });

  test('a game that is over', () => {
    const all = Object.fromEntries(PORTS.map((_, site) => [`port.${site}`, '2']));
    expect(faults({ ...all, 'bank@1': '6' })).toEqual({
      'port.12': 'All of these are built, so the game is over. Enter it on the score sheet instead.',
    });
    const broke = position(2, { coins: 25, bridges: { 1: 0 }, bridgeBuilder: 0 });
    broke.bank = [0, 0];
    const read = reading(2, cellsOf(broke));
    const why = transfer.form.faults(read, { coins: 25 }).map((fault) => words(fault.why));
    expect(why).toContain('Nobody can ever build again, so the game is over. Enter it on the score sheet instead.');
  });

  test('an empty form, a preset one and nonsense stop nothing', () => {
    const presets = transfer.form.presets?.(3, { coins: 20 }) ?? {};
    for (const some of [{}, presets]) {
      const read = reading(3, some);
      for (const { why } of transfer.form.faults(read, { coins: 20 })) expect(words(why)).toMatch(/\.$/);
    }
    const rows = transfer.form.sections(reading(3, {}), { coins: 20 }).flatMap((section) => [...section.rows]);
    for (const cell of Object.keys(presets)) expect(rows.map(({ id }) => id)).toContain(cell);
    for (const row of rows) expect(words(row.text)).not.toBe('');
    for (const text of ['-3', '999999', 'x', '__proto__', '1+', '77 4']) {
      const read = reading(
        3,
        Object.fromEntries(rows.flatMap(({ id, per }) => (per === 'table' ? [[id, text]] : [[`${id}@0`, text]]))),
      );
      expect(transfer.form.faults(read, { coins: 20 })).toBeInstanceOf(Array);
    }
  });
});

test('a finished game can be reached from a table with cards and crowns in hand', () => {
  const s = games(4)[3].at(-1) as Isla;
  const again = typedIn(s.n, cellsOf(s), optionsOf(s));
  expect(playout(rules, any(again), rng(8))).toBeGreaterThan(0);
  expect(again.todo).toEqual([]);
  expect(rules.broken(again)).toBeUndefined();
});
