import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import { Match } from '../../../src/engine/match';
import { playout, randomEntry } from '../../../src/engine/playout';
import type { Json, Phrase } from '../../../src/engine/rules';
import { begin, play } from '../../../src/engine/run';
import { transfer } from '../../../src/games/alexandros/box/transfer';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import {
  type Alexandros,
  F_WALLS,
  game,
  hand,
  type Options,
  point,
  positionF,
  rules,
  sees,
  space,
  table,
  type Written,
} from './position';
import { POINTS, SIDES } from './reference';

/** From the app to the printed board and back. */

const NAMES = ['Ana', 'Ben', 'Cy', 'Di'];
const chairs = NAMES.map((name) => ({ name }));
const words = (phrase: Phrase): string => say(phrase, { text: transfer.text, chairs });
const SYMBOLS = ['temple', 'amphora', 'horse', 'lyre', 'soldier'];
type Cells = { [cell: string]: string };

const OIKUMENE: Options = { land: 'oikumene' };

/** On the table nobody keeps a list of what everybody saw somebody take. */
function carried(s: Alexandros): Alexandros {
  const out = structuredClone(s);
  out.hands = out.hands.map((_, seat) => ({
    open: [0, 0, 0, 0, 0],
    hidden: hand(s, seat).flatMap((n, symbol) => new Array<number>(n).fill(symbol)),
  }));
  return out;
}

const count = (list: string): Cells => {
  const out: Cells = {};
  for (const [, n, symbol] of list.matchAll(/(\d+) × (\w+)/g)) out[symbol] = n;
  return out;
};

/** What people read on the screen, laid on the table and typed in again: no other source. */
function throughWords(s: Alexandros): Cells {
  const out: Cells = {};
  const bare = sees(s, null);
  let walls = 0;
  const rows: string[] = [];
  for (const line of transfer.lay(bare).flatMap(({ lines }) => lines.map(words))) {
    const marks = (line.match(/\d+\/\d+/g) ?? []).join(' ');
    const who = NAMES.findIndex((name) => line.includes(name));
    if (/along the corners/.test(line)) out[`walls${++walls}`] = marks;
    else if (line.startsWith('Alexander')) out.alexander = marks;
    else if (/’s guards: /.test(line)) out[cellOf('guards', who)] = marks;
    else if (/’s disc: /.test(line)) out[cellOf('points', who)] = line.match(/on (\d+)$/)?.[1] ?? '';
    else if (line.startsWith('Face up')) {
      const up = line.split(': ')[1].split(' and ');
      up.forEach((symbol, i) => {
        out[`up${i + 1}`] = symbol;
      });
    } else if (line.startsWith('On the discard'))
      for (const [symbol, n] of Object.entries(count(line))) out[`discards-${symbol}`] = n;
    else if (/is next/.test(line)) {
      out.turn = String(who + 1);
      out.turns = String(Number(line.match(/turn (\d+)/)?.[1]) - 1);
    } else if (line.startsWith('Row')) rows.push(line);
  }
  for (let seat = 0; seat < s.n; seat++) {
    if (out[cellOf('points', seat)] === '100') out[cellOf('points', seat)] = '0';
    const own = Object.entries(count(transfer.take(sees(s, seat), seat).map(words).join(' ')));
    for (const [symbol, n] of own) out[cellOf(`hand-${symbol}`, seat)] = n;
  }
  rows.forEach((line, row) => {
    out[`land${row + 1}`] = lettersOf(line, row);
  });
  return out;
}

/** A row of a new land: the symbols it names, and dots. */
function lettersOf(line: string, row: number): string {
  const named = new Map([...line.matchAll(/(\w+) (\d+\/\d+)/g)].map(([, symbol, mark]) => [mark, symbol]));
  const land = ROWS[row].flatMap((t) => named.get(`${row + 1}/${t + 1}`)?.[0].toUpperCase() ?? '.');
  return land.join('');
}
const ROWS = [
  '~S..~~~~~L.ASL~~~~~AL.~',
  'H.A..H.A..S.T.H~~~T..SH',
  'T.S.L.T..H.....A..L..T.',
  '~~~~~HS.L.AT.L.S..H.A.L',
  '~~~~~~~~.T...H..T..S..S',
  '~~~~~~~~.A.S..TA...H..T',
  '~~~.T.L.H..L.H..L~~~AL.',
  '.HL..A.ST.A...T.S~~~~~~',
  'AT.S.H.~~~.SL.HA.~~~~~~',
].map((row) => [...row].flatMap((letter, t) => (letter === '~' ? [] : [t])));

/** The same by another hand: each wall by itself, from the position. */
function byHand(s: Alexandros): Cells {
  const out = throughWords(s);
  for (const cell of Object.keys(out)) if (cell.startsWith('walls')) delete out[cell];
  const mark = (name: string) => {
    const [y, i] = name.split(',').map(Number);
    return `${y + 1}/${i + 1}`;
  };
  let k = 0;
  s.walls.forEach((wall, side) => {
    if (wall > 0) out[`walls${++k}`] = SIDES[side].split('-').map(mark).reverse().join(', ');
  });
  out.alexander = mark(POINTS[s.alexander]);
  return out;
}

const faults = (n: number, cells: Entered, options: Options = OIKUMENE): string[] => {
  const read = reading(n, cells);
  const all = faultsOf(transfer.form.sections(read, options as never), read, (more) =>
    transfer.form.faults(more, options as never),
  );
  return all.map(({ cell, why }) => `${cell}: ${why.key.startsWith('sheet.') ? why.key : words(why)}`);
};
const typed = (n: number, cells: Entered, options: Options = OIKUMENE): Alexandros =>
  JSON.parse(JSON.stringify(transfer.form.position(reading(n, cells), options as never)));

/** Walks through random games and looks at every moment at which they can change over. */
function moments(games: number, look: (s: Alexandros, seed: number, random: ReturnType<typeof rng>) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const n = 2 + (seed % 3);
    const s = begin(rules, n, rules.options({ land: seed % 15 === 14 ? 'new' : 'oikumene' }, n)) as never as Alexandros;
    const random = rng(seed, n, 12);
    for (;;) {
      if (transfer.unready(sees(s, null)) === undefined) look(s, seed, random);
      const entry = randomEntry(rules, s as never, random);
      if (!entry) break;
      play(rules, s as never, entry.seat, entry.move as never);
    }
  }
}

test('60 games at every start of a turn: what people are told is the whole position', () => {
  let seen = 0;
  let longest = 0;
  moments(60, (s, seed, random) => {
    const options: Options = { land: s.land };
    const wanted = carried(s);
    const cells = throughWords(s);
    const often = random.int(4) === 0;
    for (const one of often ? [cells, byHand(s)] : [cells]) {
      expect(faults(s.n, one, options), `game ${seed}`).toEqual([]);
      const got = typed(s.n, one, options);
      // far quicker than a comparison that can explain itself
      if (!same(got, wanted)) expect(got).toEqual(wanted);
      expect(rules.broken(got)).toBeUndefined();
      for (const eye of [null, ...s.scores.keys()])
        expect(same(rules.view(got, eye), rules.view(wanted, eye)), `${eye}`).toBe(true);
    }
    seen++;
    longest = Math.max(longest, ...Object.values(cells).map((text) => text.length));
    if (random.int(8) > 0) return;
    const got = typed(s.n, cells, options);
    expect(playout(rules, got as never, random)).toBeGreaterThan(0);
    expect(rules.winners(got).length).toBeGreaterThan(0);
    expect(rules.broken(got)).toBeUndefined();
  });
  expect(seen).toBeGreaterThan(1000);
  // it must fit into a cell
  expect(longest).toBeLessThan(480);
}, 300_000);

test('a match goes on from a position that was typed in', () => {
  const cells = throughWords(positionF({ scores: [3, 14, 0, 99], hands: ['SSt', 'a', '', 'HHH'], turns: 11 }));
  const match = Match.start(game, {
    id: 'typed',
    options: OIKUMENE as unknown as Json,
    chairs: NAMES.map((name, colour) => ({ name, colour, side: 0 })),
    seed: '00112233445566778899aabbccddeeff',
    start: typed(4, cells) as unknown as Json,
    now: 0,
  } as never);
  expect(match.trouble).toBeUndefined();
  expect(match.ask()?.step).toBe('choose');
  expect(match.ask()?.actors).toEqual([0]);
});

describe('when it can be done', () => {
  const why = (w: Written): string | undefined => {
    const phrase = transfer.unready(sees(table(w), null));
    return phrase && words(phrase);
  };
  test('at the start of a turn alone', () => {
    expect(why({ at: 'choose' })).toBeUndefined();
    expect(why({ at: 'act' })).toBe('Switch at the start of the next turn.');
    expect(why({ at: 'route' })).toBe('Switch at the start of the next turn.');
  });
  test('not while the game is set up, nor when it is over', () => {
    const s = begin(rules, 3, OIKUMENE) as never as Alexandros;
    expect(words(transfer.unready(sees(s, null)) as Phrase)).toBe(
      'The game is still being set up. Switch at the first turn.',
    );
    playout(rules, s as never, rng(5));
    expect(words(transfer.unready(sees(s, null)) as Phrase)).toBe('The game is over.');
  });
});

describe('secrets', () => {
  test('no hidden card changes what is laid out, nor what another person takes', () => {
    let swaps = 0;
    moments(12, (s, _seed, random) => {
      const owner = random.int(s.n);
      const other = structuredClone(s);
      const [mine, rest] = [other.hands[owner].hidden, other.supply];
      if (mine.length === 0 || rest.length === 0) return;
      const [a, b] = [random.int(mine.length), random.int(rest.length)];
      if (mine[a] === rest[b]) return;
      [mine[a], rest[b]] = [rest[b], mine[a]];
      mine.sort((x, y) => x - y);
      rest.sort((x, y) => x - y);
      swaps++;
      const told = (one: Alexandros, eye: number | null): unknown[] => [
        transfer.lay(sees(one, eye)),
        transfer.rest(sees(one, eye)),
      ];
      expect(told(s, null)).toEqual(told(other, null));
      for (let eye = 0; eye < s.n; eye++) {
        const [x, y] = [s, other].map((one) => transfer.take(sees(one, eye), eye));
        expect(same(x as never, y as never)).toBe(eye !== owner);
      }
    });
    expect(swaps).toBeGreaterThan(50);
  });

  test('everybody takes their own, and nobody is asked where nobody has a card', () => {
    const s = table({ hands: ['TTa', '', 'L'] });
    const all = (seat: number) => transfer.take(sees(s, seat), seat).map(words);
    expect(all(0)).toEqual(['Take 2 × temple from the cards', 'Take 1 × amphora from the cards']);
    expect(all(1)).toEqual(['This hand is empty, so take no cards.']);
    expect(all(2)).toEqual(['Take 1 × lyre from the cards']);
    const bare = table({ hands: [] });
    expect([0, 1, 2].flatMap((seat) => transfer.take(sees(bare, seat), seat))).toEqual([]);
    // another person's view knows nothing of that hand
    expect(transfer.take(sees(s, 1), 0)).toEqual(transfer.take(sees(s, 1), 1));
  });
});

test('position F in words', () => {
  const s = positionF({ scores: [3, 14, 0, 99], hands: ['SSt'], discards: 'LLH', turns: 11 });
  const told = transfer
    .lay(sees(s, null))
    .map(({ heading, lines }) => `${words(heading)}: ${lines.map(words).join(' | ')}`);
  expect(told[0]).toBe('The board: Lay out the printed Oikumene board.');
  expect(told[1]).toMatch(/^Walls: \d+ black walls along the corners \d/);
  expect(told[1]).toMatch(/Beside the board: 29 black walls and 10 red walls$/);
  expect(
    told[1].match(/(\d+|One) black walls? along/g)?.reduce((sum, one) => sum + (Number.parseInt(one, 10) || 1), 0),
  ).toBe(F_WALLS.length);
  expect(told[2]).toBe(
    'Figures: Alexander stands at corner 3/1 | Ana’s guards: amphora 1/12, soldier 1/13, lyre 7/7 and horse 8/2; 0 at home | ' +
      'Ben’s guards: temple 6/23; 3 at home | Cy’s guards: lyre 9/13; 3 at home | Di’s guards: temple 3/1; 3 at home',
  );
  expect(told.slice(3)).toEqual([
    'Scoring discs: Ana’s disc: on 3 | Ben’s disc: on 14 | Cy’s disc: at the start, on 100 | Di’s disc: on 99',
    'Cards: Face up beside the board: temple and amphora | On the discard pile: 1 × horse and 2 × lyre | Ana holds 3 cards | Ben holds 0 cards | Cy holds 0 cards | Di holds 0 cards',
    'The turn: Ana is next. This is turn 12 of the game.',
  ]);
  expect(transfer.rest(sees(s, null)).map(words)).toEqual([
    'Shuffle the other cards: the 47 cards left are the face-down supply.',
  ]);
  expect(point('2,0')).toBe(s.alexander);
  expect(space('0/12')).toBeGreaterThan(0);
});

describe('what cannot lie on the table', () => {
  const start: Cells = { alexander: '2/1', turn: '1', up1: 'temple', up2: 'horse' };
  const wrong = (cells: Cells, n = 3): string[] => faults(n, { ...start, ...cells });

  test('the presets and two cards face up are a sound start', () => {
    const presets = transfer.form.presets?.(3, OIKUMENE as never) as Cells;
    expect({ ...start, ...presets }).toEqual(start);
    expect(faults(3, presets)).toEqual([
      'up1: Two cards lie face up when a turn begins.',
      'up2: Two cards lie face up when a turn begins.',
    ]);
    expect(wrong({})).toEqual([]);
    expect(rules.broken(typed(3, start))).toBeUndefined();
  });

  test('nothing entered', () => {
    expect(faults(2, {})).toEqual([
      'alexander: Enter the corner where Alexander stands.',
      'up1: Two cards lie face up when a turn begins.',
      'up2: Two cards lie face up when a turn begins.',
      'turn: Say whose turn it is.',
    ]);
  });

  test('corners and spaces that do not exist', () => {
    expect(wrong({ walls1: '2/1 3/1 99/1' })).toEqual(['walls1: There’s no corner 99/1.']);
    expect(wrong({ walls1: 'here' })).toEqual(['walls1: There’s no corner here.']);
    expect(wrong({ alexander: '1/1' })).toEqual(['alexander: There’s no corner 1/1.']);
    expect(wrong({ alexander: '2/1 3/1' })).toEqual(['alexander: Enter just one corner for Alexander.']);
    expect(wrong({ 'guards@1': '1/1' })).toEqual(['guards@1: There’s no space 1/1.']);
  });

  test('walls that are none', () => {
    expect(wrong({ walls1: '2/1' })).toEqual(['walls1: A wall needs two corners.']);
    expect(wrong({ walls1: '2/1 3/3' })).toEqual([
      'walls1: Corners 2/1 and 3/3 aren’t side by side. Enter every corner on the way.',
    ]);
    expect(wrong({ walls1: '2/1-3/1,3/2;3/3', walls2: '6/9 7/9' })).toEqual([
      'walls2: The wall between 6/9 and 7/9 isn’t connected to the walls leading from the start, corner 2/1. Alexander builds without gaps.',
    ]);
    expect(wrong({ walls1: '2/1-3/1,3/2', alexander: '3/3' })).toEqual([
      'alexander: No walls lead there from the start, corner 2/1.',
    ]);
    expect(wrong({ walls1: '2/1-3/1,3/2', alexander: '3/2' })).toEqual([]);
  });

  test('more than 65 walls', () => {
    const along = (n: number): Cells => {
      const cells: Cells = {};
      for (const [k, side] of SIDES.slice(0, n).entries()) {
        const ends = side.split('-').map((p) => p.split(',').map((m) => Number(m) + 1));
        cells[`walls${k + 1}`] = ends.map((end) => end.join('/')).join(' ');
      }
      return cells;
    };
    const counted = (n: number) => wrong(along(n)).filter((one) => !/isn’t connected/.test(one));
    expect(counted(65)).toEqual([]);
    expect(counted(66)).toEqual([
      'walls66: That makes 66 walls. There are only 65 black ones. The turn that lays one of the 10 red ones ends the game.',
    ]);
    // the same wall twice is one wall
    const twice = { ...along(65), walls66: along(1).walls1 };
    expect(wrong(twice).filter((one) => /That makes/.test(one))).toEqual([]);
  });

  test('guards', () => {
    expect(wrong({ 'guards@0': '2/1 2/3 2/6 2/8 2/11' })).toEqual(['guards@0: Each player has only 4 guards.']);
    expect(wrong({ 'guards@0': '2/2' })).toEqual([
      'guards@0: The open space 2/2 has no symbol, so no guard can stand there.',
    ]);
    expect(wrong({ 'guards@0': '2/1 2/1' })).toEqual(['guards@0: Only one guard can stand at the horse 2/1.']);
    expect(wrong({ 'guards@0': '2/1', 'guards@2': '9/1' })).toEqual([
      'guards@2: Ana and Cy can’t both have guards in the province of the soldier 1/2.',
    ]);
  });

  test('points, cards and turns', () => {
    expect(wrong({ 'points@1': '100' })).toEqual(['points@1: At 100 points, the game is over.']);
    expect(wrong({ 'points@1': '99' })).toEqual([]);
    expect(wrong({ 'discards-lyre': '12' })).toEqual(['discards-lyre: There are only 11 cards of each symbol.']);
    expect(wrong({ 'discards-temple': '6', 'hand-temple@0': '3', 'hand-temple@2': '2' })).toEqual([
      'discards-temple: Counting all hands, that’s more temple cards than the 11 there are.',
    ]);
    expect(wrong({ 'discards-temple': '6', 'hand-temple@0': '2', 'hand-temple@2': '2' })).toEqual([]);
    expect(wrong({ up2: '' })).toEqual(['up2: Two cards lie face up when a turn begins.']);
    expect(wrong({ up1: 'temple horse' })).toEqual(['up1: sheet.one']);
    expect(wrong({ turns: '150' })).toEqual(['turns: Turn 150 is the last one.']);
    expect(wrong({ turn: '' })).toEqual(['turn: Say whose turn it is.']);
  });

  test('no card face up where there is none any more', () => {
    const cells: Cells = { ...start, up1: '', up2: '' };
    SYMBOLS.forEach((symbol, k) => {
      cells[cellOf(`hand-${symbol}`, k % 2)] = '11';
    });
    expect(faults(2, cells)).toEqual([]);
    const s = typed(2, cells);
    expect(rules.broken(s)).toBeUndefined();
    expect(s.supply).toEqual([]);
    playout(rules, s as never, rng(3));
  });

  test('a new land', () => {
    const land: Options = { land: 'new' };
    expect(faults(2, start, land)).toHaveLength(9);
    expect(faults(2, start, land)[0]).toBe('land1: This row has 11 spaces, not 0.');
    const cells: Cells = { ...start };
    ROWS.forEach((row, r) => {
      cells[`land${r + 1}`] = '.'.repeat(row.length);
    });
    expect(faults(2, cells, land)).toEqual(['land1: A land has fourteen spaces of each symbol.']);
    expect(faults(2, { ...cells, land3: '....' }, land)).toContain('land3: This row has 23 spaces, not 4.');
    expect(faults(2, { ...cells, land3: 'xyz' }, land)).toContain(
      'land3: Use only the letters T, A, H, L and S, and dots.',
    );
  });
});

test('nonsense is refused in sentences, and what is not refused can be played to its end', () => {
  const pool = ['', '0', '1', '7', '12', '100', '-3', '2/1', '3/1 3/2', '5/9', '9/9 9/10', 'x', 'temple', '4', '3/1'];
  const tally = { refused: 0, sound: 0 };
  moments(16, (s, _seed, random) => {
    if (s.land === 'new' || random.int(3) > 0) return;
    const cells = throughWords(s);
    const names = [...Object.keys(cells), cellOf('guards', 0), cellOf('points', 1), 'discards-horse', 'walls9'];
    for (let k = 1 + random.int(2); k > 0; k--) cells[names[random.int(names.length)]] = pool[random.int(pool.length)];
    const found = faults(s.n, cells);
    for (const line of found) expect(line).toMatch(/: (sheet\.\w+|[A-Z].*\.)$/);
    if (found.length > 0) {
      tally.refused++;
      return;
    }
    tally.sound++;
    const got = typed(s.n, cells);
    expect(rules.broken(got)).toBeUndefined();
    playout(rules, got as never, random);
  });
  expect(tally.refused).toBeGreaterThan(40);
  expect(tally.sound).toBeGreaterThan(15);
}, 120_000);
