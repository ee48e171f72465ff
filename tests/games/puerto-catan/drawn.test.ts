import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/rules';
import type { Drawn } from '../../../src/games/drawn';
import { sheet } from '../../../src/games/puerto-catan/box/sheet';
import { transfer } from '../../../src/games/puerto-catan/box/transfer';
import { spots } from '../../../src/games/puerto-catan/speech/spots';
import { type Entered, reading } from '../../../src/games/sheet';
import type { Standing } from '../../../src/games/transfer';
import { say } from '../../../src/look/say';
import { Entries } from '../../../src/scorekeeper/sheet/entries';
import { blankBook, tapped } from '../tapped';
import { Toucher } from '../toucher';
import { wander } from './checks';
import { type Options, type PuertoCatan, rules, sees, type View } from './position';
import { cellsOf } from './told';

/** A position from a real table, touched in on the island. */

const { form } = transfer;
const optionsOf = ({ board, discard, tradeGold, goldCap }: PuertoCatan): Json =>
  ({ board, discard, tradeGold, goldCap }) as Json;
const drawnFor = (options: Json): Drawn => {
  const drawn = form.drawn?.(options);
  if (!drawn) throw new Error('no board');
  return drawn;
};

/** What is touched in; what stands beside the island is typed. */
const BY_BOARD = /^(terrain|number|harbour|settlements|cities|roads|robber|role|longest|largest)\b/;
const typed = (cells: Entered): Entered =>
  Object.fromEntries(Object.entries(cells).filter(([cell]) => !BY_BOARD.test(cell)));

function touched(s: PuertoCatan): Toucher<View> {
  const cells = cellsOf(s);
  const finger = new Toucher<View>(drawnFor(optionsOf(s)), s.n, typed(cells));
  while (finger.asked !== undefined) finger.answer(finger.asked, cells[finger.asked]);
  for (let seat = 0; seat < s.n; seat++) {
    s.owners.forEach((owner, spot) => {
      if (owner === seat) for (let level = 0; level < s.levels[spot]; level++) finger.touch(`spot:${spot}`, seat);
    });
    s.roads.forEach((owner, edge) => {
      if (owner === seat) finger.touch(`edge:${edge}`, seat);
    });
    s.chosen.forEach((owner, role) => {
      if (owner === seat) finger.touch(`role:${role}`, seat);
    });
    if (s.longest === seat) finger.touch('honour:0', seat);
    if (s.largest === seat) finger.touch('honour:1', seat);
  }
  finger.touch(`hex:${s.robber}`, 'robber');
  return finger;
}

const BOARDS: Options['board'][] = ['beginner', 'preset', 'spiral', 'random'];

/** Some of the moments of random games at which they may go over to the app. */
function positions(count: number, seats: (seed: number) => number, look: (s: PuertoCatan) => void): void {
  let met = 0;
  for (let seed = 0; met < count; seed++) {
    let ready = 0;
    wander(rules, { seats: seats(seed), seed, options: { board: BOARDS[seed % 4] } }, (s) => {
      if (s.todo[0].at !== 'select' || ready++ % 17 !== 11 || met === count) return;
      met++;
      look(s);
    });
  }
}

test('120 positions are the same when they are touched in, and look as they lie', () => {
  positions(
    120,
    (seed) => 3 + (seed % 2),
    (s) => {
      const finger = touched(s);
      const cells = cellsOf(s);
      expect(finger.cells).toEqual(cells);
      const { terrain, tokens, harbours, robber, roads, owners, levels, chosen, roleGold, longest, largest, army } =
        sees(s, null);
      const open = {
        terrain,
        tokens,
        harbours,
        robber,
        roads,
        owners,
        levels,
        chosen,
        roleGold,
        longest,
        largest,
        army,
      };
      expect(finger.view).toMatchObject(open);
    },
  );
}, 60_000);

test('nothing on the board tells of a hand, nor of a bank that is not asked about', () => {
  positions(
    12,
    () => 4,
    (s) => {
      const drawn = drawnFor(optionsOf(s));
      const cells = cellsOf(s);
      const bare = Object.fromEntries(Object.entries(cells).filter(([cell]) => !/^(hand|card):/.test(cell)));
      expect(Object.keys(bare).length).toBeLessThan(Object.keys(cells).length);
      expect(drawn.view(reading(4, cells))).toEqual(drawn.view(reading(4, bare)));
      expect(drawn.view(reading(4, cells))).toMatchObject({ bank: [], deck: -1 });
    },
  );
});

test('a game that goes to the box is pictured step by step: what a step says is new on the board, and marked', () => {
  positions(
    30,
    () => 4,
    (s) => {
      const bare = sees(s, null);
      const lay = transfer.lay(bare);
      const after = lay.map((_, step) => transfer.stands?.(bare, step) as Standing<View>);
      const pieces = ({ owners, roads }: View) => [...owners, ...roads].filter((seat) => seat >= 0).length;
      let stood = 0;
      for (const [step, { heading, lines }] of lay.entries()) {
        const { view, spots: marked } = after[step];
        const said = lines.filter(({ key }) => /\.(settlement|city|road)$/.test(key)).length;
        expect(pieces(view) - stood).toBe(said);
        if (heading.key === 'pc.lay.person') expect(marked.length).toBe(said);
        stood = pieces(view);
      }
      expect(after[0].spots).toEqual([`hex:${s.robber}`]);
      expect(after[4].view.longest).toBe(-1);
      expect(after[5].view).toMatchObject({ longest: s.longest, largest: s.largest, chosen: s.chosen.map(() => -1) });
      expect(after[6].view).toEqual(bare);
    },
  );
});

/** Taps into the rows that the board can do without, by a finger that never has to look for one. */
function byRows(s: PuertoCatan): number {
  const options = optionsOf(s);
  const { play } = blankBook(sheet, 'puerto-catan', s.n);
  const asked = {
    sections: (read: ReturnType<typeof reading>) => form.sections(read, options),
    faults: () => [],
    text: {},
  };
  const wanted = Object.fromEntries(Object.entries(cellsOf(s)).filter(([cell]) => BY_BOARD.test(cell)));
  return tapped(new Entries(play.value, asked, signal(true), async () => undefined), wanted);
}

test('a game of four in its middle takes no more taps on the board than in the rows', () => {
  const all: { rows: number; board: number; island: boolean }[] = [];
  positions(
    60,
    () => 4,
    (s) => {
      const island = s.board === 'spiral' || s.board === 'random';
      all.push({ rows: byRows(s), board: touched(s).taps, island });
    },
  );
  for (const island of [false, true]) {
    const some = all.filter((one) => one.island === island);
    const middle = (of: 'rows' | 'board') => some.map((one) => one[of]).sort((a, b) => a - b)[some.length >> 1];
    console.log(
      `${island ? 'island by chance' : 'printed island'}: ${middle('rows')} taps in the rows, ${middle('board')} on the board`,
    );
    expect(middle('board')).toBeLessThanOrEqual(middle('rows'));
  }
});

describe('a finger', () => {
  const BEGINNER: Json = { board: 'beginner', discard: true, tradeGold: false, goldCap: false };
  const RANDOM: Json = { ...(BEGINNER as object), board: 'random' };

  test('makes a settlement, a city, and nothing again; another person takes the place over', () => {
    const finger = new Toucher<View>(drawnFor(BEGINNER), 4);
    const stands = () => [finger.view.owners[9], finger.view.levels[9]];
    finger.touch('spot:9', 1);
    expect([stands(), finger.cells]).toEqual([[1, 1], { 'settlements@1': '10' }]);
    finger.touch('spot:9', 1);
    expect([stands(), finger.cells]).toEqual([[1, 2], { 'cities@1': '10' }]);
    finger.touch('spot:9', 2);
    expect(stands()).toEqual([2, 1]);
    finger.touch('spot:9', 0, true);
    expect(finger.cells).toEqual({});
    for (let i = 0; i < 3; i++) finger.touch('spot:9', 1);
    expect(finger.cells).toEqual({});
  });

  test('lays roads, moves the robber, and gives roles and special cards to one person each', () => {
    const finger = new Toucher<View>(drawnFor(BEGINNER), 4);
    for (const edge of [70, 4, 5]) finger.touch(`edge:${edge}`, 0);
    finger.touch('edge:5', 3);
    expect(finger.cells).toEqual({ 'roads@0': '5 71', 'roads@3': '6' });
    finger.touch('hex:3', 'robber');
    finger.touch('hex:8', 'robber');
    finger.touch('edge:1', 'robber');
    expect(finger.view.robber).toBe(8);
    finger.touch('role:0', 1);
    finger.touch('role:2', 1);
    expect(finger.cells['role@1']).toBe('builder');
    finger.touch('role:2', 2);
    expect([finger.cells['role@1'], finger.view.chosen[2]]).toEqual([undefined, 2]);
    finger.touch('honour:0', 1);
    finger.touch('honour:0', 3);
    finger.touch('honour:1', 3);
    finger.touch('honour:1', 3);
    expect([finger.view.longest, finger.view.largest]).toEqual([3, -1]);
  });

  test('is asked for the island place by place, and may answer another first', () => {
    const finger = new Toucher<View>(drawnFor(RANDOM), 4);
    finger.answer('terrain:1', 'hills');
    finger.answer('terrain:2', 'desert');
    finger.go('hex:6');
    finger.answer('terrain:7', 'fields');
    expect(finger.asked).toBe('terrain:3');
    // touched again it asks for the number, and once more for the terrain
    finger.go('hex:6');
    finger.go('hex:6');
    finger.answer('number:7', '8');
    finger.go('hex:0');
    finger.answer('terrain:1', 'forest');
    finger.go('harbour:8');
    finger.answer('harbour:9', 'any');
    expect(finger.view).toMatchObject({ robber: -1 });
    expect([finger.view.terrain[6], finger.view.tokens[6], finger.view.harbours]).toEqual([
      3,
      8,
      [-1, -1, -1, -1, -1, -1, -1, -1, 5],
    ]);
  });

  test('finds every place of an island that nobody knows yet by a name of its own', () => {
    const finger = new Toucher<View>(drawnFor(RANDOM), 3);
    const names = spots(finger.view).map(({ text }) => say(text, { text: transfer.text }));
    expect(names.length).toBe(6 + 5 + 5 + 19 + 72 + 9 + 54);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/pc\.|undefined/);
  });
});
